import { CircleCheck } from 'lucide-react';
import { WorkNotice } from '../../shared/forms/WorkNotice.tsx';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { paths } from '../paths.ts';
import type { CodeChannel } from './code-target.ts';
import { codeTexts } from './texts.ts';
import type { CodeEntryState } from './use-code-entry.ts';

type CodeNewsProps = {
  channel: CodeChannel;
  entry: CodeEntryState;
  /** Named in the sentence; whoever says it in words of their own leaves it out. */
  target?: string | undefined;
  isVerified?: boolean | undefined;
};

/** Where the code went, and that it was right. Stands there from the beginning, so that it is read out. */
export function CodeNews({ channel, entry, target, isVerified = false }: CodeNewsProps) {
  const words = useTexts(codeTexts)[channel];
  const isWaited = !isVerified && entry.isSent && !entry.isSpent;
  return (
    <>
      <div role="status" className="text-small empty:hidden">
        {isVerified && (
          <p className="flex items-center gap-2 font-semibold text-leaf-700">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            {words.verified}
          </p>
        )}
        {isWaited && target && <p>{words.sent(target)}</p>}
        {isWaited && entry.isInOutbox && <OutboxHint />}
      </div>
      <WorkNotice isShown={entry.pending !== null} />
    </>
  );
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
