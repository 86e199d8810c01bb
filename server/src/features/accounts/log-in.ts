import type { AppContext } from '../../context.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { findKnownDevice } from '../../security/device-cookie.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { requireHuman } from '../human-check/require-human.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { countTry, forgetTries, forgetTry, throttle } from '../throttle/commands.ts';
import { logInPausedMail } from './mails.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { type AccountWithPassword, findAccountByEmail } from './queries.ts';

/**
 * Starts a session by e-mail and password; throws `invalid_credentials`, `too_many_requests`, `log_in_paused` or
 * `unavailable`. Wrong tries shut out whoever makes them and, when there are very many, browsers that have never
 * logged in to the account; a browser that has is never shut out by others, nor by those at the same
 * address: it is asked first, and has budgets of its own. An address without account is treated just the same. Past the soft
 * limits an unknown browser is asked for a proof of work first.
 */
export async function logIn(
  context: AppContext,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<OpenedSession> {
  const { db, clock, secretKey } = context;
  const account = await findAccountByEmail(db, email);
  const known = account && findKnownDevice(secretKey, caller.device, account, clock.nowMs());
  if (!known) {
    await requireHuman(context, 'soft_log_in', caller);
    await throttle(context, 'log_in', caller);
  }
  const subjects = { target: email, ...(known ? { device: known } : { prefix: caller.prefix }) };
  const rule = known ? 'log_in_known_device' : 'log_in_unknown_device';
  const counted = await throttle(context, rule, caller, subjects);
  const isRight = await verifyPassword(password, account?.passwordHash, caller.prefix);
  const detail = known ? 'known device' : 'unknown device';
  const event = { detail, account: account?.accountId ?? email };
  if (!account || !isRight) {
    await recordSecurityEvent(context, caller, { kind: 'log_in_failed', ...event });
    const isLastOfAll = counted.remaining.at(-1) === 0;
    if (account && !known && isLastOfAll) await tellOfManyFailures(context, account);
    throw new AppError('invalid_credentials');
  }
  await forgetTry(db, counted);
  await forgetTries(context, rule, subjects);
  return openSession(context, account, caller);
}

/** Once a day at most; whoever goes on trying must not fill the patient's mailbox too. */
async function tellOfManyFailures(context: AppContext, account: AccountWithPassword): Promise<void> {
  const { db, listener, config, clock, practice } = context;
  const notice = await countTry(context, 'log_in_notice', { target: account.accountId });
  if ('refusal' in notice) return;
  const { email: to, language, accountId } = account;
  const mail = logInPausedMail(language, practice.facts, account);
  const message = { kind: 'notice', channel: 'email', to, language, accountId, ...mail } as const;
  await enqueueMessage(db, config, message, new Date(clock.nowMs()));
  deliverSoon(listener);
}
