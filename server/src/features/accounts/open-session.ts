import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { nameDevice } from '../../domain/device-name.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { findKnownDevice, rememberDevice } from '../../security/device-cookie.ts';
import { useCode } from '../codes/commands.ts';
import type { CodeOwner } from '../codes/rules.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { holdLogIn, startSession } from './commands.ts';
import { newDeviceMail } from './mails.ts';
import type { Account, AccountWithPassword } from './queries.ts';

/** A session that has just begun; `device` is the cookie by which the browser is known from now on. */
export type OpenedSession = { token: string; account: Account; device: string };

/**
 * Signs in whoever has shown that the account is theirs, by the password or by the proof of a code, which is used up
 * with it. A browser that was never in this account before is told of by mail. Throws `invalid_credentials` or
 * `invalid_code` if another request came first that changed the one or used up the other.
 */
export async function openSession(
  context: AppContext,
  account: AccountWithPassword,
  caller: Caller,
  proof?: CodeOwner,
): Promise<OpenedSession> {
  const { db, clock, secretKey, config, practice, listener } = context;
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  const { accountId, email: to, language } = account;
  const isKnown = findKnownDevice(secretKey, caller.device, account, nowMs) !== undefined;
  const token = await inTransaction(db, async (transaction) => {
    if (proof) await useCode(transaction, proof, now);
    // The password may have been changed while this one was looked at.
    if (!(await holdLogIn(transaction, account))) throw new AppError('invalid_credentials');
    if (!isKnown) {
      const device = nameDevice(caller.userAgent, language);
      const mail = newDeviceMail(language, practice.facts, account, { device, now });
      const message = { kind: 'notice', channel: 'email', to, language, accountId, ...mail } as const;
      await enqueueMessage(transaction, config, message, now);
    }
    return startSession(transaction, secretKey, accountId, now, caller.userAgent);
  });
  if (!isKnown) deliverSoon(listener);
  const detail = isKnown ? 'known device' : 'unknown device';
  await recordSecurityEvent(context, caller, { kind: 'logged_in', detail, account: accountId });
  return { token, account, device: rememberDevice(secretKey, caller.device, account, nowMs) };
}
