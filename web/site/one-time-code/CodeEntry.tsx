import type { ComponentProps } from 'react';
import { emailInput } from '../../shared/ui/EmailField.tsx';
import { isEnter } from '../../shared/ui/is-enter.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { CodeInput } from './CodeInput.tsx';
import { CodeNews } from './CodeNews.tsx';
import { SendButton } from './SendButton.tsx';
import { type CodeEntryOptions, useCodeEntry } from './use-code-entry.ts';
import { useEntrySentence } from './use-entry-sentence.ts';

type CodeEntryProps = CodeEntryOptions &
  Pick<
    ComponentProps<typeof TextField>,
    'id' | 'label' | 'hint' | 'error' | 'required' | 'readOnly' | 'name' | 'autoComplete'
  > & {
    onChange?: ((value: string) => void) | undefined;
    isVerified: boolean;
  };

const phoneInput = { type: 'tel', inputMode: 'tel' } as const;

/** An address or number that is proven by a one-time code: type it, have a code sent, type the code. */
export function CodeEntry(props: CodeEntryProps) {
  const { channel, purpose, memory, value, onChange, isVerified, beforeSend, onVerify, error, ...field } =
    props;
  const entry = useCodeEntry({ channel, purpose, memory, value, beforeSend, onVerify });
  const sayProblem = useEntrySentence(entry);
  const canSend = !isVerified && entry.secondsLeft === 0 && entry.pending === null;
  return (
    <div className="grid gap-3">
      <TextField
        {...field}
        ref={entry.targetRef}
        {...(channel === 'email' ? emailInput : phoneInput)}
        enterKeyHint="send"
        value={value}
        onChange={(text) => {
          entry.forgetProblem();
          onChange?.(text);
        }}
        onKeyDown={(event) => {
          // Enter is about the code here, not about the form around it.
          if (!isEnter(event) || isVerified) return;
          event.preventDefault();
          if (canSend) void entry.send();
        }}
        error={sayProblem('target') ?? error}
      />
      <CodeNews channel={channel} entry={entry} target={value.trim()} isVerified={isVerified} />
      {!isVerified && entry.isSent && !entry.isSpent && <CodeInput channel={channel} entry={entry} />}
      {!isVerified && (
        <div>
          <SendButton channel={channel} entry={entry} />
        </div>
      )}
    </div>
  );
}
