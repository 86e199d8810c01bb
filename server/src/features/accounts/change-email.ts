import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import type { Session } from '../../http/session.ts';
import { useProof, verifyCode } from '../codes/commands.ts';
import { endOtherSessions, updateContact } from './commands.ts';
import { emailChangedMail } from './mails.ts';
import type { Account } from './queries.ts';

/**
 * Changes the address to log in with, if the code proves the new one; both addresses are told, and every other
 * session ends. Throws `invalid_code` or `email_taken`.
 */
export async function changeEmail(
  context: AppContext,
  session: Session,
  { email, code }: { email: string; code: string },
  language: Language,
): Promise<Account> {
  const { db, listener, clock, config, practice } = context;
  const now = new Date(clock.nowMs());
  await verifyCode(context, { channel: 'email', target: email, code });
  await inTransaction(db, async (transaction) => {
    await useProof(transaction, { channel: 'email', target: email }, now);
    await updateContact(transaction, session.accountId, { email });
    await endOtherSessions(transaction, session);
    const mail = emailChangedMail(language, practice.facts, session, email);
    const { accountId } = session;
    for (const to of new Set([session.email, email])) {
      const message = { kind: 'notice', channel: 'email', to, language, accountId, ...mail } as const;
      await enqueueMessage(transaction, config, message, now);
    }
  });
  deliverSoon(listener);
  return { ...session, email };
}
