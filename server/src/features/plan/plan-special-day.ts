import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Hit, NewSpecialDay } from '@praxisportal/contract/staff/plan';
import type { AppContext } from '../../context.ts';
import { areHoursPossible } from '../../domain/planned-hours.ts';
import { type PlannedSpecialDay, type PlanRows, toPlan } from '../../domain/practice-plan.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { requireColumn } from '../staff/require-column.ts';
import { changePlan } from './change-plan.ts';
import { deleteSpecialDay, upsertSpecialDay } from './commands.ts';
import { describeHits } from './describe-hits.ts';
import { findLeftOutside } from './find-left-outside.ts';
import { listColumns, type Planner, refuseClosedDay, refuseOtherTimes, requireSeen } from './rules.ts';

type Words = Omit<PlannedSpecialDay, 'id' | 'version'>;

/**
 * Opens the practice on a day otherwise than its weekday says, with who works then, in place of what was planned for that
 * day. Sent twice, it is planned once. Throws `unknown_column`, `hours_impossible`, `plan_in_past`, `plan_too_long`, `closed_then` if a
 * closure has the day, or `hours_changed` if what was planned for it is not what somebody saw.
 */
export async function planSpecialDay(
  context: AppContext,
  { staffId }: Planner,
  { version, ...words }: Words & Pick<NewSpecialDay, 'version'>,
): Promise<{ specialDay: PlannedSpecialDay; hits: Hit[] }> {
  checkSpecialDay(context, words);
  const columns = listColumns(context.practice, null);
  const { written, before } = await changePlan(context, columns, async (transaction, { rows, now }) => {
    refuseClosedDay(rows, words.date);
    const present = rows.specialDays.find(({ date }) => date === words.date);
    if (present && isAsPlanned(present, words)) return { written: present, before: rows };
    requireSeen(present, version);
    const { date, hours, doctors } = words;
    const row = await upsertSpecialDay(transaction, words);
    const detail = { date, hours: JSON.stringify(hours), doctors: JSON.stringify(doctors) };
    const deed = { action: 'plan_special_day', subjectKind: 'settings', subjectId: row.id, detail } as const;
    await recordStaffDeed(transaction, { ...deed, staffId }, now);
    return { written: row, before: rows };
  });
  const hits = await findHits(context, words.date, before, withSpecialDay(before, words));
  return { specialDay: { ...words, id: written.id, version: written.version }, hits };
}

/** Whom a special day would leave outside; nothing is written. Throws as planning it does. */
export async function previewSpecialDay(context: AppContext, words: Words): Promise<Hit[]> {
  checkSpecialDay(context, words);
  const { rows } = context.practice.plan;
  refuseClosedDay(rows, words.date);
  return findHits(context, words.date, rows, withSpecialDay(rows, words));
}

/** Takes a special day back; whom that leaves outside is answered. Throws `not_found`, or `plan_in_past` for one that is over. */
export async function removeSpecialDay(
  context: AppContext,
  { staffId }: Planner,
  id: string,
): Promise<Hit[]> {
  const { clock, practice } = context;
  const today = toWallDate(clock.nowMs(), practice.facts.timeZone);
  const columns = listColumns(practice, null);
  const { date, before } = await changePlan(context, columns, async (transaction, { rows, now }) => {
    const planned = rows.specialDays.find((each) => each.id === id);
    if (!planned) throw new AppError('not_found');
    if (planned.date < today) throw new AppError('plan_in_past');
    await deleteSpecialDay(transaction, id);
    const detail = { date: planned.date };
    const deed = { action: 'remove_special_day', subjectKind: 'settings', subjectId: id, detail } as const;
    await recordStaffDeed(transaction, { ...deed, staffId }, now);
    return { date: planned.date, before: rows };
  });
  return findHits(context, date, before, without(before, date));
}

function checkSpecialDay(context: AppContext, { date, hours, doctors }: Words): void {
  const { clock, practice } = context;
  for (const { doctorId } of doctors) requireColumn(context, doctorId);
  const isTwice = new Set(doctors.map(({ doctorId }) => doctorId)).size < doctors.length;
  const lists = [hours, ...doctors.map((each) => each.hours)];
  if (isTwice || !lists.every(areHoursPossible)) throw new AppError('hours_impossible');
  refuseOtherTimes({ from: date, to: date }, toWallDate(clock.nowMs(), practice.facts.timeZone));
}

function isAsPlanned({ id: _id, version: _version, ...planned }: PlannedSpecialDay, words: Words): boolean {
  return isDeepStrictEqual(planned, words);
}

function without(rows: PlanRows, date: string): PlanRows {
  return { ...rows, specialDays: rows.specialDays.filter((day) => day.date !== date) };
}

function withSpecialDay(rows: PlanRows, words: Words): PlanRows {
  const { specialDays } = without(rows, words.date);
  return { ...rows, specialDays: [...specialDays, { ...words, id: randomUUID(), version: 1 }] };
}

async function findHits(
  context: AppContext,
  date: string,
  before: PlanRows,
  after: PlanRows,
): Promise<Hit[]> {
  const plan = toPlan(after);
  const which = { doctorId: null, from: date, to: date };
  const rows = await findLeftOutside(context, which, toPlan(before), plan);
  return describeHits(context, { rows, plan });
}
