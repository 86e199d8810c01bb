import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { forgetTries, throttle } from '../throttle/commands.ts';
import { startSession } from './commands.ts';
import { type Account, findAccountByEmail } from './queries.ts';

/** Starts a session by e-mail and password; throws `invalid_credentials` or `too_many_requests`. */
export async function logIn(
  context: AppContext,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<{ token: string; account: Account }> {
  const { db, clock } = context;
  const target = email;
  await throttle(context, 'log_in', caller, { target });
  const account = await findAccountByEmail(db, email);
  const isRight = await verifyPassword(password, account?.passwordHash, caller.prefix);
  if (!account || !isRight) throw new AppError('invalid_credentials');
  await forgetTries(context, 'log_in', { target });
  return { token: await startSession(db, account.accountId, new Date(clock.nowMs())), account };
}
