import { formatSeconds } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { CodeChannel } from './code-target.ts';
import { codeTexts } from './texts.ts';
import type { CodeEntryState } from './use-code-entry.ts';

/** Has a code sent; a further one once the server allows it. */
export function SendButton({ channel, entry }: { channel: CodeChannel; entry: CodeEntryState }) {
  const texts = useTexts(codeTexts);
  const words = texts[channel];
  const sendText = entry.isSent ? words.resend : words.send;
  const wait = entry.secondsLeft > 0 ? ` (${texts.waitSeconds(formatSeconds(entry.secondsLeft))})` : '';
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={entry.pending === 'send'}
      disabled={entry.secondsLeft > 0 || entry.pending === 'verify'}
      onClick={() => void entry.send()}
    >
      <span className="tabular-nums">{entry.pending === 'send' ? words.sending : `${sendText}${wait}`}</span>
    </Button>
  );
}
