import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Hit, NewHours } from '@praxisportal/contract/staff/plan';
import type { AppContext } from '../../context.ts';
import { areHoursPossible } from '../../domain/planned-hours.ts';
import { type PlannedHours, type PlanRows, toPlan } from '../../domain/practice-plan.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { requireColumn } from '../staff/require-column.ts';
import { changePlan } from './change-plan.ts';
import { deleteHours, upsertHours } from './commands.ts';
import { describeHits } from './describe-hits.ts';
import { findLeftOutside } from './find-left-outside.ts';
import { listColumns, type Planner, refuseOtherTimes, requireSeen } from './rules.ts';

/**
 * Plans weekly hours from a day on, in place of those that began on the same day. No appointment moves; those now outside
 * of working time are answered. Sent twice, they are planned once. Throws `unknown_column`, `hours_impossible`, `plan_in_past` for a
 * day before today, `plan_too_long` for one that is years ahead, or `hours_changed` if those of the same day are not what somebody saw.
 */
export async function planHours(
  context: AppContext,
  { staffId }: Planner,
  wish: NewHours,
): Promise<{ hours: PlannedHours; hits: Hit[] }> {
  checkHours(context, wish);
  const { practice } = context;
  const columns = listColumns(practice, wish.doctorId);
  const { written, before } = await changePlan(context, columns, async (transaction, { rows, now }) => {
    const present = rows.hours.find((each) => isOfSameDay(each, wish));
    if (present && isDeepStrictEqual(present.hours, wish.hours)) return { written: present, before: rows };
    requireSeen(present, wish.version);
    const { id, version } = await upsertHours(transaction, wish);
    const detail = { doctor: wish.doctorId, from: wish.validFrom, hours: JSON.stringify(wish.hours) };
    const deed = { action: 'plan_hours', subjectKind: 'settings', subjectId: id, detail } as const;
    await recordStaffDeed(transaction, { ...deed, staffId }, now);
    return { written: { id, version }, before: rows };
  });
  const hours = { ...wish, id: written.id, version: written.version };
  return { hours, hits: await findHits(context, wish, before, withHours(before, wish)) };
}

/** Whom weekly hours would leave outside; nothing is written. Throws as planning them does. */
export async function previewHours(context: AppContext, wish: NewHours): Promise<Hit[]> {
  checkHours(context, wish);
  const { rows } = context.practice.plan;
  return findHits(context, wish, rows, withHours(rows, wish));
}

/** Takes back weekly hours that do not hold yet. Throws `not_found`, or `first_hours_stay` for those that do. */
export async function removeHours(context: AppContext, { staffId }: Planner, id: string): Promise<Hit[]> {
  const { clock, practice } = context;
  const today = toWallDate(clock.nowMs(), practice.facts.timeZone);
  const columns = listColumns(practice, null);
  const { removed, before } = await changePlan(context, columns, async (transaction, { rows, now }) => {
    const planned = rows.hours.find((each) => each.id === id);
    if (!planned) throw new AppError('not_found');
    if (planned.validFrom <= today) throw new AppError('first_hours_stay');
    await deleteHours(transaction, id);
    const detail = { doctor: planned.doctorId, from: planned.validFrom };
    const deed = { action: 'remove_hours', subjectKind: 'settings', subjectId: id, detail } as const;
    await recordStaffDeed(transaction, { ...deed, staffId }, now);
    return { removed: planned, before: rows };
  });
  const after = { ...before, hours: before.hours.filter((each) => each.id !== id) };
  return findHits(context, removed, before, after);
}

type Words = Pick<NewHours, 'doctorId' | 'validFrom'>;

function checkHours(context: AppContext, { doctorId, validFrom, hours }: NewHours): void {
  const { clock, practice } = context;
  requireColumn(context, doctorId);
  if (!areHoursPossible(hours)) throw new AppError('hours_impossible');
  refuseOtherTimes({ from: validFrom, to: validFrom }, toWallDate(clock.nowMs(), practice.facts.timeZone));
}

function withHours(rows: PlanRows, wish: NewHours): PlanRows {
  const others = rows.hours.filter((each) => !isOfSameDay(each, wish));
  return { ...rows, hours: [...others, { ...wish, id: randomUUID(), version: 1 }] };
}

function isOfSameDay(a: Words, b: Words): boolean {
  return a.doctorId === b.doctorId && a.validFrom === b.validFrom;
}

async function findHits(context: AppContext, words: Words, before: PlanRows, after: PlanRows) {
  // The practice's opening hours are what is said at the door; who works when is said by the dentists' own.
  if (words.doctorId === null) return [];
  const plan = toPlan(after);
  const { doctorId, validFrom: from } = words;
  const rows = await findLeftOutside(context, { doctorId, from }, toPlan(before), plan);
  return describeHits(context, { rows, plan });
}
