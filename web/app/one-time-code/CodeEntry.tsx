import { limits } from '@praxisportal/contract/limits';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useTexts } from '../i18n/use-language.ts';
import { Button } from '../ui/Button.tsx';
import { CodeField } from '../ui/CodeField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { CodeChannel } from './code-target.ts';
import { codeTexts } from './texts.ts';
import { useCodeEntry } from './use-code-entry.ts';

type CodeEntryProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'required' | 'name' | 'autoComplete' | 'placeholder'
> & {
  channel: CodeChannel;
  value: string;
  onChange: (value: string) => void;
  isVerified: boolean;
  onVerify: (code: string) => Promise<void>;
};

/** An address or number that is proven by a one-time code: type it, have a code sent, type the code. */
export function CodeEntry(props: CodeEntryProps) {
  const { channel, value, onChange, isVerified, onVerify, error, ...field } = props;
  const texts = useTexts(codeTexts);
  const words = texts[channel];
  const entry = useCodeEntry({ channel, value, onVerify });
  const sendText = entry.isSent ? words.resend : words.send;
  const wait = entry.secondsLeft > 0 ? ` (${texts.waitSeconds(entry.secondsLeft)})` : '';
  const type = channel === 'email' ? 'email' : 'tel';
  return (
    <div className="grid gap-3">
      <TextField
        {...field}
        ref={entry.targetRef}
        type={type}
        inputMode={type}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(text) => {
          entry.forgetProblem();
          onChange(text);
        }}
        error={entry.targetProblem ?? error}
      />
      <p role="status" className="text-small empty:hidden">
        {isVerified && (
          <span className="flex items-center gap-2 font-semibold text-leaf-700">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            {words.verified}
          </span>
        )}
        {!isVerified && entry.isSent && words.sent(value.trim())}
      </p>
      {!isVerified && entry.isSent && <CodeInput channel={channel} entry={entry} />}
      {!isVerified && (
        <div>
          <Button
            variant="secondary"
            size="small"
            isPending={entry.pending === 'send'}
            disabled={entry.secondsLeft > 0 || entry.pending === 'verify'}
            onClick={() => void entry.send()}
          >
            <span className="tabular-nums">
              {entry.pending === 'send' ? words.sending : `${sendText}${wait}`}
            </span>
          </Button>
        </div>
      )}
    </div>
  );
}

type CodeInputProps = { channel: CodeChannel; entry: ReturnType<typeof useCodeEntry> };

function CodeInput({ channel, entry }: CodeInputProps) {
  const texts = useTexts(codeTexts);
  const isWhole = entry.code.length === limits.codeLength;
  // Enter is about the code here, not about the form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isWhole && entry.pending === null) void entry.verify(entry.code);
  };
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-control bg-leaf-50 p-4">
      <CodeField
        ref={entry.codeRef}
        label={texts[channel].codeLabel}
        hint={texts.codeHint}
        error={entry.codeProblem}
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
