import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { toPhoneNumber } from '../codes/rules.ts';
import { verifyCode } from '../codes/verify-code.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { findAccountByPhone } from './queries.ts';

/**
 * Starts a session by the code that was spoken to the account's number. Throws `invalid_phone`, `invalid_code`,
 * `cookie_required` or `too_many_requests`.
 */
export async function logInByPhone(
  context: AppContext,
  { phone, code }: { phone: string; code: string },
  caller: Caller,
): Promise<OpenedSession> {
  const target = toPhoneNumber(context, phone);
  const use = { channel: 'phone', target, purpose: 'login' } as const;
  const proof = await verifyCode(context, [use], code, caller).catch(refuseLogIn);
  const account = await findAccountByPhone(context.db, target);
  // Nobody has heard the code of a number without account, so this was a lucky guess.
  if (!account) throw new AppError('invalid_code', { status: 401 });
  return openSession(context, account, caller, proof).catch(refuseLogIn);
}

/** A wrong code is a wrong credential here, as a wrong password is. */
function refuseLogIn(error: unknown): never {
  const isWrong = error instanceof AppError && ['invalid_code', 'invalid_credentials'].includes(error.code);
  throw isWrong ? new AppError('invalid_code', { status: 401 }) : error;
}
