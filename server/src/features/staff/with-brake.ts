import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import type { StaffSession } from '../staff-sign-in/queries.ts';
import { isLately } from '../staff-sign-in/session-rules.ts';
import { type CountedTry, countTry, findLastTry, forgetTries, forgetTry } from '../throttle/commands.ts';
import type { BrakedChange } from './mails.ts';
import { toNamed } from './rules.ts';
import { tellOwnersOnce } from './tell-owners.ts';

/** The session that changes something, and when its member of staff last showed both factors. */
export type Changer = Pick<StaffSession, 'staffId' | 'firstName' | 'lastName' | 'email' | 'fullyProvenAt'>;

/**
 * Makes changes that destroy something, `times` of them, within the budget of one member of staff: a stolen session can't
 * cancel, erase or merge a practice away. Past the budget it takes a full proof newer than the last change, which gives as much
 * again; each proof is in the audit, and the owners get a mail once an hour. What is refused for another reason is not counted. Throws
 * `brake_proof_needed`.
 */
export async function withBrake<Answer>(
  context: AppContext,
  change: BrakedChange,
  session: Changer,
  work: () => Promise<Answer>,
  times = 1,
): Promise<Answer> {
  if (times === 0) return work();
  const counted = await admitChange(context, change, session, times);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) await forgetTry(context.db, counted);
    throw error;
  }
}

async function admitChange(
  context: AppContext,
  change: BrakedChange,
  session: Changer,
  times: number,
): Promise<CountedTry> {
  const subjects = { target: session.staffId };
  const first = await countTry(context, change, subjects, times, { mustFit: true });
  if ('remaining' in first) return first;
  await report(context, change, session);
  const isProven =
    (await isProvenSince(context, change, session)) && (await spendProof(context, change, session));
  if (isProven) await forgetTries(context, change, subjects);
  // What is more than a budget at once takes a proof, and then goes as one.
  const again = await countTry(context, change, subjects, times, { mustFit: !isProven });
  if (!('remaining' in again)) throw new AppError('brake_proof_needed');
  if (isProven) {
    const deed = { staffId: session.staffId, action: 'pass_brake', detail: { change } } as const;
    const subject = { subjectKind: 'staff', subjectId: session.staffId } as const;
    await recordStaffDeed(context.db, { ...deed, ...subject }, new Date(context.clock.nowMs()));
  }
  return again;
}

/** Whether this proof is spent now; only one of many changes at once may renew the budget by it. */
async function spendProof(
  context: AppContext,
  change: BrakedChange,
  { staffId, fullyProvenAt }: Changer,
): Promise<boolean> {
  const target = `${staffId} ${change} ${fullyProvenAt?.getTime()}`;
  return 'remaining' in (await countTry(context, 'staff_brake_proof', { target }));
}

/** Whether both factors were shown lately, after the last change and after the budget was found used up. */
async function isProvenSince(
  context: AppContext,
  change: BrakedChange,
  { staffId, fullyProvenAt }: Changer,
): Promise<boolean> {
  if (fullyProvenAt === null || !isLately(fullyProvenAt, new Date(context.clock.nowMs()))) return false;
  const changedAt = await findLastTry(context, change, { target: staffId });
  const reportedAt = await findLastTry(context, 'staff_news_of_hour', toReport(change, staffId));
  return [changedAt, reportedAt].every((at) => at === undefined || fullyProvenAt > at);
}

function toReport(change: BrakedChange, staffId: string): { target: string } {
  return { target: `${staffId} ${change}` };
}

async function report(context: AppContext, change: BrakedChange, session: Changer): Promise<void> {
  const { staffId } = session;
  const condition = { rule: 'staff_news_of_hour', ...toReport(change, staffId) } as const;
  const news = { what: 'many_changes', change, ...toNamed(session) } as const;
  const subject = { action: 'reach_brake', subjectKind: 'staff', subjectId: staffId } as const;
  await tellOwnersOnce(context, condition, news, { staffId, ...subject, detail: { change } });
}
