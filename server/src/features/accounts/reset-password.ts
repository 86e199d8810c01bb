import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { rememberDevice } from '../../security/device-cookie.ts';
import { hashPassword } from '../../security/passwords.ts';
import { useCode } from '../codes/commands.ts';
import { verifyCode } from '../codes/verify-code.ts';
import { requireGoodPassword } from '../passwords/require-good-password.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { forgetTries } from '../throttle/commands.ts';
import { endAllSessions, holdLogIn, startSession, updatePassword } from './commands.ts';
import { passwordChangedMail } from './mails.ts';
import type { OpenedSession } from './open-session.ts';
import { findAccountByEmail } from './queries.ts';

/**
 * Sets a new password by the code that was sent to the account's address, and signs in; every other session ends and
 * a mail tells. A password that is refused leaves the code good. Throws `invalid_code`, `cookie_required`, what is
 * wrong with the password, `too_many_requests` or `unavailable`.
 */
export async function resetPassword(
  context: AppContext,
  { email, code, password }: ParsedInput<'resetPassword'>['body'],
  caller: Caller,
): Promise<OpenedSession> {
  const { db, clock, config, practice, listener, secretKey } = context;
  const use = { channel: 'email', target: email, purpose: 'password_reset' } as const;
  const proof = await verifyCode(context, [use], code, caller);
  const account = await findAccountByEmail(db, email);
  if (!account) throw new AppError('invalid_code');
  await requireGoodPassword(context, password, account);
  const passwordHash = await hashPassword(password, caller.prefix);
  const { accountId, language } = account;
  const now = new Date(clock.nowMs());
  const token = await inTransaction(db, async (transaction) => {
    await useCode(transaction, proof, now);
    // The address may have been changed meanwhile; the code was sent to the one of before.
    if (!(await holdLogIn(transaction, account))) throw new AppError('invalid_code');
    await updatePassword(transaction, accountId, passwordHash);
    await endAllSessions(transaction, accountId);
    const mail = passwordChangedMail(language, practice.facts, account);
    const message = { kind: 'notice', channel: 'email', to: email, language, accountId, ...mail } as const;
    await enqueueMessage(transaction, config, message, now);
    return startSession(transaction, secretKey, accountId, now, caller.userAgent);
  });
  deliverSoon(listener);
  // The wrong passwords of before pause nothing any more: they were meant for another password.
  await forgetTries(context, 'log_in_unknown_device', { target: email, prefix: caller.prefix });
  await forgetTries(context, 'log_in_unknown_device', { target: email });
  await recordSecurityEvent(context, caller, {
    kind: 'password_changed',
    detail: 'reset',
    account: accountId,
  });
  const device = rememberDevice(secretKey, caller.device, { accountId, passwordHash }, now.getTime());
  return { token, account, device };
}
