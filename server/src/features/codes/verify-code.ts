import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { isSameHash } from '../../security/keyed-hash.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { throttle } from '../throttle/commands.ts';
import { countCodeTry, hashCode, markVerified } from './commands.ts';
import { type CodeOwner, type CodeUse, requireRequester } from './rules.ts';

/**
 * Proves one of the targets by the newest code that this browser asked for, and answers the proof; throws
 * `cookie_required`, `invalid_code` or `too_many_requests`. Every try is counted before it is looked at, so
 * that guesses sent at once don't count as one. It takes no transaction, because one that is rolled back would
 * forget the try.
 */
export async function verifyCode(
  context: AppContext,
  uses: readonly CodeUse[],
  code: string,
  caller: Caller,
): Promise<CodeOwner> {
  const { db, secretKey, clock } = context;
  const { requester } = requireRequester(caller);
  await throttle(context, 'code_try', caller);
  const now = new Date(clock.nowMs());
  for (const use of uses) {
    const owner = { ...use, requester };
    const newest = await countCodeTry(db, owner, now);
    if (!newest || !isSameHash(newest.codeHmac, hashCode(secretKey, owner, code))) continue;
    await markVerified(db, newest.id, now);
    return owner;
  }
  const [first] = uses;
  const event = { kind: 'code_wrong', detail: first?.purpose ?? '', account: first?.target } as const;
  await recordSecurityEvent(context, caller, event);
  throw new AppError('invalid_code');
}
