import type { OutboxMessage } from '@praxisportal/contract/outbox';
import { Link } from 'react-router';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { paths } from '../paths.ts';
import type { MailLook } from './apply-look.ts';
import { MessageItem } from './MessageItem.tsx';
import { outboxTexts as texts } from './texts.de.ts';

/** All kept messages, newest first, as the server sorts them. */
export function MessageList({ messages, look }: { messages: readonly OutboxMessage[]; look: MailLook }) {
  if (messages.length === 0) {
    return (
      <div className="py-12">
        <h2>{texts.emptyTitle}</h2>
        <p className="mt-3 max-w-text">{texts.emptyText}</p>
        <Link to={paths.register('de')} className={`${buttonClass()} mt-6`}>
          {texts.toRegister}
        </Link>
      </div>
    );
  }
  return (
    <ul>
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} look={look} />
      ))}
    </ul>
  );
}
