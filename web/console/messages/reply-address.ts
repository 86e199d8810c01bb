import type { InboxMessage } from '@praxisportal/contract/staff/messages';
import { practice } from '@praxisportal/practice/practice';

/** The subject of an answer, in the language of whoever wrote. */
export const replySubjects = {
  de: `Ihre Nachricht an ${practice.name}`,
  en: `Your message to ${practice.name}`,
};

/** Windows hands no longer address to a mail program. */
const addressMaxLength = 2_000;

/**
 * The link (RFC 6068) that opens an answer in the practice's mail program: to whoever wrote, with a subject and the
 * question as a quotation. Of a long question only the beginning is quoted.
 */
export function toReplyAddress(
  { email, message }: Pick<InboxMessage, 'email' | 'message'>,
  subject: string,
): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent('\r\n\r\n')}`;
  const lines = message.toWellFormed().trim().split(/\r?\n/);
  const letters = [...lines.map((line) => `> ${line}`).join('\n')].map((letter) =>
    encodeURIComponent(letter === '\n' ? '\r\n' : letter),
  );
  const rest = encodeURIComponent(' …');
  let quote = '';
  for (const [index, letter] of letters.entries()) {
    const isLast = index === letters.length - 1;
    if (start.length + quote.length + letter.length + (isLast ? 0 : rest.length) > addressMaxLength)
      return start + quote + rest;
    quote += letter;
  }
  return start + quote;
}
