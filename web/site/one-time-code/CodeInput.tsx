import { limits } from '@praxisportal/contract/limits';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { CodeField } from '../../shared/ui/CodeField.tsx';
import { isEnter } from '../../shared/ui/is-enter.ts';
import type { CodeChannel } from './code-target.ts';
import { codeTexts } from './texts.ts';
import type { CodeEntryState } from './use-code-entry.ts';
import { useEntrySentence } from './use-entry-sentence.ts';

type CodeInputProps = { channel: CodeChannel; entry: CodeEntryState };

/** The six digits; they are checked as soon as all of them are there. */
export function CodeInput({ channel, entry }: CodeInputProps) {
  const texts = useTexts(codeTexts);
  const sayProblem = useEntrySentence(entry);
  const isWhole = entry.code.length === limits.codeLength;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    if (isWhole && entry.pending === null) void entry.verify(entry.code);
  };
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-control border border-leaf-50 bg-leaf-50 p-4 max-[26rem]:-mx-2 max-[26rem]:px-2">
      <CodeField
        ref={entry.codeRef}
        label={texts[channel].codeLabel}
        hint={texts.codeHint}
        error={sayProblem('code')}
        value={entry.code}
        length={limits.codeLength}
        readOnly={entry.pending === 'verify'}
        onChange={entry.typeCode}
        onComplete={(digits) => void entry.verify(digits)}
        onKeyDown={onKeyDown}
      />
      {isWhole && (
        <Button
          variant="secondary"
          isPending={entry.pending === 'verify'}
          onClick={() => void entry.verify(entry.code)}
        >
          {entry.pending === 'verify' ? texts.verifying : texts.verify}
        </Button>
      )}
    </div>
  );
}
