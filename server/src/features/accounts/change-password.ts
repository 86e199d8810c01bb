import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import type { Caller } from '../../security/caller.ts';
import { rememberDevice } from '../../security/device-cookie.ts';
import { hashPassword } from '../../security/passwords.ts';
import { requireGoodPassword } from '../passwords/require-good-password.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { endOtherSessions, requireLiveSession, updatePassword } from './commands.ts';
import { confirmOwner } from './confirm-owner.ts';
import { passwordChangedMail } from './mails.ts';
import { findAccountLanguage, type Session } from './queries.ts';

/**
 * Sets a new password if the present one is given; every other session ends and a mail tells. Answers the cookie by
 * which this browser stays known. Throws `current_password_wrong`, what is wrong with the new one,
 * `too_many_requests` or `unavailable`.
 */
export async function changePassword(
  context: AppContext,
  session: Session,
  { currentPassword, password }: ParsedInput<'changePassword'>['body'],
  caller: Caller,
): Promise<string> {
  const { db, clock, config, practice, listener, secretKey } = context;
  await confirmOwner(context, session, { currentPassword }, caller);
  await requireGoodPassword(context, password, session);
  const passwordHash = await hashPassword(password, caller.prefix);
  const { accountId, email: to } = session;
  const now = new Date(clock.nowMs());
  await inTransaction(db, async (transaction) => {
    await requireLiveSession(transaction, session);
    await updatePassword(transaction, accountId, passwordHash);
    await endOtherSessions(transaction, session);
    const language = await findAccountLanguage(transaction, accountId);
    const mail = passwordChangedMail(language, practice.facts, session);
    const message = { kind: 'notice', channel: 'email', to, language, accountId, ...mail } as const;
    await enqueueMessage(transaction, config, message, now);
  });
  deliverSoon(listener);
  await recordSecurityEvent(context, caller, { kind: 'password_changed', account: accountId });
  return rememberDevice(secretKey, caller.device, { accountId, passwordHash }, now.getTime());
}
