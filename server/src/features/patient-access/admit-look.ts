import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { type Onlooker, recordLooks } from '../audit/commands.ts';
import { listPersonIds } from '../patients/queries.ts';
import { toNamed } from '../staff/rules.ts';
import { tellOwnersOnce } from '../staff/tell-owners.ts';
import type { StaffPerson } from '../staff-sign-in/queries.ts';
import { countTry, hasTried, listUntried, recordTries, throttle } from '../throttle/commands.ts';
import { throttleRules } from '../throttle/rules.ts';

type Looker = Pick<StaffPerson, 'staffId' | 'firstName' | 'lastName' | 'email'>;
type LookRule = 'staff_card' | 'staff_search' | 'staff_far_day';

/**
 * Counts that a member of staff looks at patients, as `times` looks, over all their sessions, so that a stolen one can't read
 * them all out. One answer that shows more than is left is admitted, and then no other. Far more than a busy desk needs is
 * refused by `too_many_looks`; that is in the audit and in a mail to the owners once an hour, as is half of it.
 */
export async function admitLook(
  context: AppContext,
  rule: LookRule,
  { session, caller }: { session: Looker; caller: Caller },
  times = 1,
): Promise<void> {
  if (times === 0) return;
  try {
    const { remaining } = await throttle(context, rule, caller, { target: session.staffId }, times);
    for (const [index, { most, periodSeconds }] of throttleRules[rule].entries()) {
      const left = remaining[index] ?? most;
      const isHalfReached = left + times > most / 2 && left <= most / 2;
      if (isHalfReached) await reportHalf(context, rule, session, periodSeconds);
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_looks') await report(context, session);
    throw error;
  }
}

/** The caller's session, and where the request comes from. */
export type LookBy = { session: Looker & Onlooker; caller: Caller };

/**
 * Counts looks at these patients as `admitLook` does, but for those that this session was shown within the hour. To be asked
 * before their data are answered, and before the look is kept.
 */
export async function admitCards(
  context: AppContext,
  by: LookBy,
  patientIds: readonly string[],
): Promise<void> {
  const personIds = await listPersonIds(context.db, patientIds);
  const ids = patientIds.map((askedId) => personIds.get(askedId) ?? askedId);
  await admitContacts(context, by, ids);
}

/**
 * Counts that phone numbers or addresses are shown, by the ids of those whose they are: each is a look as at their card, unless
 * this session was shown it within the hour. Throws `too_many_looks`.
 */
export async function admitContacts(context: AppContext, by: LookBy, ids: readonly string[]): Promise<void> {
  await admitNew(context, 'staff_card', by, ids);
}

/** Counts the patients in a search result, but for those of other searches of this session within the hour. */
export async function admitFound(context: AppContext, by: LookBy, ids: readonly string[]): Promise<void> {
  await admitNew(context, 'staff_search', by, ids);
}

async function admitNew(
  context: AppContext,
  rule: 'staff_card' | 'staff_search',
  by: LookBy,
  ids: readonly string[],
): Promise<void> {
  const targets = [...new Set(ids)].map((id) => `${by.session.sessionId} ${id}`);
  const untried = await listUntried(context, `${rule}_again`, targets);
  await admitLook(context, rule, by, untried.length);
  await recordTries(context, `${rule}_again`, untried);
}

/** Counts looks at these patients, and keeps them. */
export async function admitAndRecordCards(
  context: AppContext,
  by: LookBy,
  patientIds: readonly string[],
): Promise<void> {
  await admitCards(context, by, patientIds);
  await recordLooks(context.db, by.session, patientIds, new Date(context.clock.nowMs()));
}

/**
 * Counts a look at days far from today as `admitLook` does, unless this session was shown the same `what` in the last ten
 * minutes: pages ask anew whenever something changes.
 */
export async function admitFarDays(
  context: AppContext,
  by: LookBy,
  { what, times }: { what: string; times: number },
): Promise<void> {
  const again = { target: `${by.session.sessionId} ${what}` };
  if (await hasTried(context, 'staff_far_day_again', again)) return;
  await admitLook(context, 'staff_far_day', by, times);
  await countTry(context, 'staff_far_day_again', again);
}

async function report(context: AppContext, looker: Looker): Promise<void> {
  const { staffId } = looker;
  const condition = { rule: 'staff_news_of_hour', target: `${staffId} all of looks` } as const;
  const news = { what: 'many_looks', ...toNamed(looker) } as const;
  const entry = { staffId, action: 'reach_limit', subjectKind: 'staff', subjectId: staffId } as const;
  await tellOwnersOnce(context, condition, news, entry);
}

async function reportHalf(
  context: AppContext,
  rule: LookRule,
  looker: Looker,
  periodSeconds: number,
): Promise<void> {
  const { staffId } = looker;
  const period = periodSeconds > 3600 ? 'staff_news_of_day' : 'staff_news_of_hour';
  const condition = { rule: period, target: `${staffId} half of ${rule}` } as const;
  const news = { what: 'half_of_looks', ...toNamed(looker) } as const;
  const entry = { staffId, action: 'reach_half_limit', subjectKind: 'staff', subjectId: staffId } as const;
  await tellOwnersOnce(context, condition, news, entry);
}
