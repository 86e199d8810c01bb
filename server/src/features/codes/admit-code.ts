import { limits } from '@praxisportal/contract/limits';
import type { AppContext } from '../../context.ts';
import { hasProvider } from '../../delivery/outgoing-message.ts';
import { findCallingInstantMs } from '../../domain/calling-hours.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Session } from '../accounts/queries.ts';
import { reportLoad } from '../human-check/report-load.ts';
import { requireHuman } from '../human-check/require-human.ts';
import { type CountedTry, forgetTry, readLoads, throttle } from '../throttle/commands.ts';
import { toMailbox } from '../throttle/rules.ts';
import { findAskingDevice } from './find-asking-device.ts';
import { countCodeFailures, findProvenEmail } from './queries.ts';
import {
  afterManyWrongCodes,
  type CodeUse,
  hashTarget,
  type Requester,
  toCodeSubjects,
  toForeignCountry,
} from './rules.ts';

/**
 * Counts a code that is asked for. Devices that have logged in to the account before, and sessions, have budgets of their
 * own; other browsers work for it past the soft limits, and the work grows with the load. A call to a number that is not the
 * own account's takes an e-mail address that was proven in this browser before, or a session, and daytime; all such calls
 * share one budget. Throws `code_too_soon`,
 * `too_many_requests`, `proof_of_work_required`, `codes_paused`, `email_not_verified` or `calls_by_day`.
 */
export async function admitCode(
  context: AppContext,
  to: CodeUse,
  asker: Requester,
  session: Session | undefined,
): Promise<CountedTry> {
  const { target } = toCodeSubjects(to);
  const device = await findAskingDevice(context, to, asker);
  if (device) return throttle(context, 'code_of_known_device', asker, { target, device });
  await refusePausedTarget(context, to);
  if (session) return admitCodeOfSession(context, to, asker, session);
  const countCode = () => throttle(context, 'code', asker, { target, requester: asker.requester });
  if (to.channel === 'email') {
    const isReset = to.purpose === 'password_reset';
    await requireHuman(context, isReset ? 'soft_mail_to_reset' : 'soft_mail_to_newcomer', asker);
    return countCode();
  }
  if (to.purpose === 'login') {
    await requireHuman(context, 'soft_call_to_log_in', asker);
    return countCode();
  }
  const mailbox = await requireProvenMailbox(context, asker);
  refuseCallsAtNight(context);
  await requireHuman(context, 'soft_call_to_newcomer', asker);
  return countInTurn(context.db, [countCode, () => countNewcomerCall(context, to, asker, mailbox)]);
}

/** A session may have any contact that is not its account's own proven: those who own it bear no more of sessions than of others. */
async function admitCodeOfSession(
  context: AppContext,
  to: CodeUse,
  asker: Requester,
  { accountId: account, ...own }: Session,
): Promise<CountedTry> {
  const { target } = toCodeSubjects(to);
  const countBySession = () => throttle(context, 'code_of_session', asker, { target, account });
  if (own[to.channel] === to.target) return countBySession();
  const countByTarget = () => throttle(context, 'code_of_session_to_new_contact', asker, { target });
  if (to.channel === 'email') return countInTurn(context.db, [countBySession, countByTarget]);
  refuseCallsAtNight(context);
  const countCall = () => countNewcomerCall(context, to, asker, toMailbox(own.email));
  return countInTurn(context.db, [countBySession, countByTarget, countCall]);
}

/** Counts a call to a number that is not the caller's own, one abroad also by its country; the operator hears when a budget is used up. */
async function countNewcomerCall(
  context: AppContext,
  to: CodeUse,
  asker: Requester,
  mailbox: string,
): Promise<CountedTry> {
  const { numberBlock } = toCodeSubjects(to);
  const subjects = { mailbox, ...(numberBlock && { numberBlock }) };
  const countCall = () =>
    throttle(context, 'call_to_newcomer', asker, subjects).catch(async (error) => {
      const loads = await readLoads(context, 'call_to_newcomer', {});
      if (loads.some(({ taken, free }) => taken >= free))
        await reportLoad(context, asker, 'call_to_newcomer');
      throw error;
    });
  const country = toForeignCountry(to);
  if (!country) return countCall();
  const countAbroad = () =>
    throttle(context, 'call_abroad', asker, { country }).catch(async (error) => {
      await reportLoad(context, asker, 'call_abroad');
      throw error;
    });
  return countInTurn(context.db, [countCall, countAbroad]);
}

/** Counts by several rules; where one refuses, those before it forget the try. */
async function countInTurn(
  db: AppContext['db'],
  counts: readonly (() => Promise<CountedTry>)[],
): Promise<CountedTry> {
  const all: { eventIds: string[]; remaining: number[] } = { eventIds: [], remaining: [] };
  for (const count of counts) {
    const next = await count().catch(async (error) => {
      if (all.eventIds.length > 0) await forgetTry(db, all);
      throw error;
    });
    all.eventIds.push(...next.eventIds);
    all.remaining.push(...next.remaining);
  }
  return all;
}

/** A code that would not be looked at is not sent either. */
async function refusePausedTarget({ db, secretKey, clock }: AppContext, to: CodeUse): Promise<void> {
  if (afterManyWrongCodes(to.purpose) !== 'pause') return;
  const failures = await countCodeFailures(db, hashTarget(secretKey, to), new Date(clock.nowMs()));
  if (failures >= limits.codeFailuresMax) throw new AppError('codes_paused');
}

async function requireProvenMailbox({ db, clock }: AppContext, { requester }: Requester): Promise<string> {
  const email = await findProvenEmail(db, requester, new Date(clock.nowMs()));
  if (email === undefined) throw new AppError('email_not_verified');
  return toMailbox(email);
}

/** Anyone may give a stranger's number. Where no call leaves the house, none wakes anyone. */
function refuseCallsAtNight({ config, clock, practice }: AppContext): void {
  if (!hasProvider(config, 'phone')) return;
  const nowMs = clock.nowMs();
  const hours = { from: limits.newcomerCallsFromHour, to: limits.newcomerCallsToHour };
  const callableMs = findCallingInstantMs(nowMs, practice.facts.timeZone, hours);
  if (callableMs > nowMs)
    throw new AppError('calls_by_day', { retryAfterSeconds: Math.ceil((callableMs - nowMs) / 1000) });
}
