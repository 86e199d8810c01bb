import { limits } from '@praxisportal/contract/limits';
import type { AppContext } from '../../context.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { isSameHash } from '../../security/keyed-hash.ts';
import { codesPausedMail } from '../accounts/mails.ts';
import { findAccountByEmail, findAccountByPhone } from '../accounts/queries.ts';
import { requireMostWork } from '../human-check/require-human.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { throttle } from '../throttle/commands.ts';
import { countCodeFailure, countCodeTry, forgetCodeFailures, hashCode, markVerified } from './commands.ts';
import { findAskingDevice } from './find-asking-device.ts';
import { countCodeFailures } from './queries.ts';
import { afterManyWrongCodes, type CodeOwner, type CodeUse, hashTarget, requireRequester } from './rules.ts';

/**
 * Proves one of the targets by the newest code that this browser asked for, and answers the proof; throws
 * `cookie_required`, `invalid_code`, `codes_paused`, `proof_of_work_required` or `too_many_requests`. Every try is counted before it is looked at,
 * by its code and by its target, so that guesses sent at once don't count as one. Wrong codes for a target add up over
 * days, those of verification apart. After a hundred in a row a code that opens an account is looked at only for devices
 * that are known to it, and its owner is told; one of verification takes the most work. It takes no transaction, because
 * one that is rolled back would forget the try.
 */
export async function verifyCode(
  context: AppContext,
  uses: readonly CodeUse[],
  code: string,
  caller: Caller,
): Promise<CodeOwner> {
  const { db, secretKey, clock } = context;
  const { requester } = requireRequester(caller);
  const now = new Date(clock.nowMs());
  let isWaiting = false;
  for (const use of uses) {
    const owner = { ...use, requester };
    const target = hashTarget(secretKey, use);
    // Before the try is counted: a browser that works first must not lose one of the code's five tries.
    const isDoubted = (await countCodeFailures(db, target, now)) >= limits.codeFailuresMax;
    if (isDoubted) await admitGuess(context, use, caller);
    const newest = await countCodeTry(db, owner, now);
    if (!newest) continue;
    isWaiting = true;
    const failures = await countCodeFailure(db, target, now);
    // Others have guessed at the same time.
    if (failures > limits.codeFailuresMax && !isDoubted) await admitGuess(context, use, caller);
    if (!isSameHash(newest.codeHmac, hashCode(secretKey, owner, code))) {
      if (failures === limits.codeFailuresMax) await tellOfManyCodes(context, use);
      continue;
    }
    await markVerified(db, newest.id, now);
    await forgetCodeFailures(db, target);
    return owner;
  }
  // A code that is waiting counts its own tries, so that other callers from the same address can't use them up.
  if (!isWaiting) await throttle(context, 'code_try', caller);
  const [first] = uses;
  const event = { kind: 'code_wrong', detail: first?.purpose ?? '', account: first?.target } as const;
  await recordSecurityEvent(context, caller, event);
  throw new AppError('invalid_code');
}

/** Lets a code be looked at past the limit of wrong ones, or throws `codes_paused` or `proof_of_work_required`. */
async function admitGuess(context: AppContext, use: CodeUse, caller: Caller): Promise<void> {
  const measure = afterManyWrongCodes(use.purpose);
  if (measure === 'nothing' || (await findAskingDevice(context, use, caller))) return;
  if (measure === 'pause') throw new AppError('codes_paused');
  await requireMostWork(context, caller);
}

/** Tells the owner of the contact's account, if there is one and its codes are paused, by mail. */
async function tellOfManyCodes(
  { db, clock, config, practice, listener }: AppContext,
  { channel, target, purpose }: CodeUse,
): Promise<void> {
  if (purpose === 'verification') return;
  const find = channel === 'email' ? findAccountByEmail : findAccountByPhone;
  const account = await find(db, target);
  if (!account) return;
  const { email: to, language, accountId } = account;
  const mail = codesPausedMail(language, practice.facts, account);
  const message = { kind: 'notice', channel: 'email', to, language, accountId, ...mail } as const;
  await enqueueMessage(db, config, message, new Date(clock.nowMs()));
  deliverSoon(listener);
}
