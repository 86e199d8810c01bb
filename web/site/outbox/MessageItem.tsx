import { limits } from '@praxisportal/contract/limits';
import type { OutboxMessage } from '@praxisportal/contract/outbox';
import { Mail, PhoneCall } from 'lucide-react';
import { useMemo } from 'react';
import { formatInstant } from '../../shared/i18n/format.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { applyLook, type MailLook } from './apply-look.ts';
import { findCode } from './find-code.ts';
import { outboxTexts as texts } from './texts.de.ts';

/** One kept e-mail or call; its code, if it has one, stands out. */
export function MessageItem({ message, look }: { message: OutboxMessage; look: MailLook }) {
  const { channel, to, subject, text, html, createdAt } = message;
  const code = findCode(message);
  const shown = useMemo(() => html && applyLook(html, look), [html, look]);
  const Icon = channel === 'email' ? Mail : PhoneCall;
  return (
    <li className="grid gap-x-10 gap-y-4 border-b border-line py-7 md:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-semibold text-leaf-900">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-leaf-600" />
          {texts.channels[channel]}
        </p>
        <p className="mt-1 wrap-anywhere">{texts.to(to)}</p>
        <p className="text-small text-ink-soft">
          <time dateTime={createdAt}>{formatInstant('de', createdAt)}</time>
        </p>
      </div>
      <div className="min-w-0">
        <h2 className="text-h3">{subject}</h2>
        {code && (
          <p className="mt-3 flex w-fit flex-wrap items-center gap-x-3 rounded-control bg-honey-100 py-1 pr-1 pl-4">
            <span className="text-small text-honey-700">{texts.code}</span>
            <span className="font-mono text-h3 font-semibold tracking-widest text-ink">{code}</span>
            <CopyButton
              text={code}
              label={texts.copyCode(code)}
              copiedLabel={texts.copied}
              failedLabel={texts.copyFailed}
              feedbackMs={limits.clipboardFeedbackMs}
            />
          </p>
        )}
        {html && (
          <iframe
            title={texts.preview(subject)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={shown}
            loading="lazy"
            style={{ maxWidth: look.widthPx }}
            className="mt-4 h-144 w-full rounded-control border border-line bg-white"
          />
        )}
        {html ? (
          <details className="mt-3 max-w-text">
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
              {texts.asText}
            </summary>
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
          </details>
        ) : (
          <p className="mt-3 max-w-text wrap-anywhere whitespace-pre-wrap">{text}</p>
        )}
      </div>
    </li>
  );
}
