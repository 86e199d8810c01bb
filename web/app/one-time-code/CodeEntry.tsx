import { formProblemSentences } from '@praxisportal/contract/form-problems';
import { limits } from '@praxisportal/contract/limits';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { formatSeconds } from '../i18n/format.ts';
import { useLanguage, useTexts } from '../i18n/use-language.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { CodeField } from '../ui/CodeField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ProblemPlace } from './code-problems.ts';
import { codeTexts } from './texts.ts';
import { type CodeEntryOptions, useCodeEntry } from './use-code-entry.ts';

type CodeEntryProps = CodeEntryOptions &
  Pick<
    ComponentProps<typeof TextField>,
    'id' | 'label' | 'hint' | 'error' | 'required' | 'readOnly' | 'name' | 'autoComplete'
  > & {
    onChange?: ((value: string) => void) | undefined;
    isVerified: boolean;
  };

/** An address or number that is proven by a one-time code: type it, have a code sent, type the code. */
export function CodeEntry(props: CodeEntryProps) {
  const { channel, purpose, memory, value, onChange, isVerified, beforeSend, onVerify, error, ...field } =
    props;
  const texts = useTexts(codeTexts);
  const words = texts[channel];
  const entry = useCodeEntry({ channel, purpose, memory, value, beforeSend, onVerify });
  const sayProblem = useProblemSentence(entry);
  const sendText = entry.isSent ? words.resend : words.send;
  const wait = entry.secondsLeft > 0 ? ` (${texts.waitSeconds(formatSeconds(entry.secondsLeft))})` : '';
  const type = channel === 'email' ? 'email' : 'tel';
  const canSend = !isVerified && entry.secondsLeft === 0 && entry.pending === null;
  return (
    <div className="grid gap-3">
      <TextField
        {...field}
        ref={entry.targetRef}
        type={type}
        inputMode={type}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        value={value}
        onChange={(text) => {
          entry.forgetProblem();
          onChange?.(text);
        }}
        onKeyDown={(event) => {
          // Enter is about the code here, not about the form around it.
          if (event.key !== 'Enter' || isVerified) return;
          event.preventDefault();
          if (canSend) void entry.send();
        }}
        error={sayProblem('target') ?? error}
      />
      <div role="status" className="text-small empty:hidden">
        {isVerified && (
          <p className="flex items-center gap-2 font-semibold text-leaf-700">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            {words.verified}
          </p>
        )}
        {!isVerified && entry.isSent && !entry.isSpent && <p>{words.sent(value.trim())}</p>}
        {!isVerified && entry.isInOutbox && !entry.isSpent && <OutboxHint />}
      </div>
      {!isVerified && entry.isSent && !entry.isSpent && (
        <CodeInput channel={channel} entry={entry} error={sayProblem('code')} />
      )}
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

type Entry = ReturnType<typeof useCodeEntry>;

function useProblemSentence(entry: Entry): (place: ProblemPlace) => string | undefined {
  const language = useLanguage();
  const sayError = useErrorSentence();
  return (place) => {
    const problem = entry.problemAt(place);
    if (problem === null) return undefined;
    return 'code' in problem
      ? formProblemSentences[problem.code][language]
      : sayError(problem.error, problem.failure);
  };
}

/** As long as no provider is set up, messages are not sent: whoever tries the site out finds them here. */
function OutboxHint() {
  const { outbox } = useTexts(codeTexts);
  return (
    <p className="mt-1">
      {outbox.before}
      <a href={paths.outbox()} target="_blank" rel="noopener" className="text-link font-semibold">
        {outbox.link}
        <span className="sr-only">{outbox.newTab}</span>
      </a>
      {outbox.after}
    </p>
  );
}

type CodeInputProps = { channel: CodeEntryOptions['channel']; entry: Entry; error: string | undefined };

function CodeInput({ channel, entry, error }: CodeInputProps) {
  const texts = useTexts(codeTexts);
  const isWhole = entry.code.length === limits.codeLength;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isWhole && entry.pending === null) void entry.verify(entry.code);
  };
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-control bg-leaf-50 p-4 max-[26rem]:-mx-2 max-[26rem]:px-2">
      <CodeField
        ref={entry.codeRef}
        label={texts[channel].codeLabel}
        hint={texts.codeHint}
        error={error}
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
