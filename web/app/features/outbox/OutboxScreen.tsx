import type { OutboxMessage } from '@praxisportal/contract/message';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { errorSentence } from '../../api/errors.ts';
import { outboxQuery } from '../../api/queries.ts';
import { formatInstant, formatPhone } from '../../i18n/format.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { outboxTexts } from './texts.ts';

const refreshMs = 3000;

function Message({ message }: { message: OutboxMessage }) {
  const language = useLanguage();
  const isCall = message.channel === 'call';
  const Icon = isCall ? Phone : Mail;
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
        <Icon aria-hidden="true" className="size-5 text-leaf-600" />
        <span>{isCall ? outboxTexts.call : outboxTexts.email}</span>
        <span>{isCall ? formatPhone(message.to) : message.to}</span>
        <time dateTime={message.createdAt}>{formatInstant(language, message.createdAt)}</time>
      </p>
      <h2 className="mt-3 text-h3">{message.subject}</h2>
      <p className="mt-2 whitespace-pre-line">{message.text}</p>
    </Card>
  );
}

/** Messages that no provider carries (DESIGN §2): here whoever sets the site up reads the one-time codes. */
export default function OutboxScreen() {
  const { status, errors, actions } = useMessages();
  const outbox = useQuery({ ...outboxQuery(), refetchInterval: refreshMs });
  return (
    <main className="page-width section grid gap-6">
      <title>{outboxTexts.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{outboxTexts.title}</h1>
      <p className="max-w-text text-lead">{outboxTexts.explanation}</p>
      {outbox.isPending && <Skeleton label={status.loading} />}
      {outbox.isError && (
        <Notice tone="error">
          <p>{errorSentence(outbox.error, errors.generic)}</p>
          <Button size="small" variant="secondary" className="mt-3" onClick={() => void outbox.refetch()}>
            {actions.retry}
          </Button>
        </Notice>
      )}
      {outbox.data?.length === 0 && <p>{outboxTexts.empty}</p>}
      {outbox.data && outbox.data.length > 0 && (
        <ul className="grid gap-4">
          {outbox.data.map((message) => (
            <li key={message.id}>
              <Message message={message} />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
