import { limits } from '@praxisportal/contract/limits';
import type { OpeningHours } from '@praxisportal/contract/opening-hours';
import type { Absence, Plan } from '@praxisportal/contract/staff/plan';
import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import { mayStaff } from '@praxisportal/contract/staff/rights';
import type { PracticeData } from '../../context.ts';
import { addDays, addMonths } from '../../domain/calendar-date.ts';
import { listOpeningExceptions } from '../../domain/opening-exceptions.ts';
import type { AbsenceDays } from '../../domain/plan-hits.ts';
import { areHoursPossible } from '../../domain/planned-hours.ts';
import {
  type PlannedAbsence,
  type PlannedHours,
  type PlannedSpecialDay,
  type PlanRows,
  toPracticeCalendar,
} from '../../domain/practice-plan.ts';
import { hasDay } from '../../domain/working-day.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffActor, StaffDeed } from '../audit/commands.ts';
import type { DecidedRow } from './queries.ts';

/** Who of the practice plans. */
export type Planner = StaffActor;

/** Whether somebody may plan this doctor's absences, or closures of the practice. */
export function mayPlan({ role, doctorId: own }: Planner, doctorId: string | null): boolean {
  if (mayStaff(role, 'plan_any_absence')) return true;
  return doctorId !== null && doctorId === own && mayStaff(role, 'plan_own_absence');
}

/** Throws `not_permitted` unless somebody may plan this doctor's absences, or closures of the practice. */
export function requirePlanner(planner: Planner, doctorId: string | null): void {
  if (!mayPlan(planner, doctorId)) throw new AppError('not_permitted');
}

type Days = Omit<AbsenceDays, 'doctorId'>;

/**
 * Throws `hours_impossible` if something ends before it begins, `plan_in_past` if it is over, or `plan_too_long`, also if
 * it begins years ahead. It may have begun: who is ill since yesterday is entered today.
 */
export function checkDays({ from, to, hours }: Days, today: string): void {
  if (from > to || !areHoursPossible(hours ? [hours] : [])) throw new AppError('hours_impossible');
  refuseOtherTimes({ from, to }, today);
  if (to > addMonths(from, planLimits.yearsMax * 12)) throw new AppError('plan_too_long');
}

/** Throws `hours_changed` unless what is to be replaced is of the version that somebody saw, or is not there and nobody saw any. */
export function requireSeen(present: { version: number } | undefined, version: number | null): void {
  if ((present?.version ?? null) !== version) throw new AppError('hours_changed');
}

/** Throws `plan_in_past` for days that are over, or `plan_too_long` for those that are years ahead. */
export function refuseOtherTimes({ from, to }: { from: string; to: string }, today: string): void {
  if (to < today) throw new AppError('plan_in_past');
  if (from > addMonths(today, planLimits.yearsMax * 12)) throw new AppError('plan_too_long');
}

/** Whether somebody has to speak to the patient: no mail has told them, nor will, and nobody has on the phone. */
export function mustTell({ messageState, toldAt, phonedAt }: DecidedRow): boolean {
  const isOnItsWay = messageState === 'waiting' || messageState === 'sending' || messageState === 'sent';
  return !isOnItsWay && !toldAt && !phonedAt;
}

/** What the audit keeps of an absence; the reason may be about somebody's health, and is not kept. */
export function toDeedDetail({ doctorId, from, to, hours }: AbsenceDays): NonNullable<StaffDeed['detail']> {
  return { doctor: doctorId, from, to, hours: hours && `${hours.from}-${hours.to}` };
}

/** The doctors whose calendars it changes: all of them for the practice. */
export function listColumns({ doctors }: PracticeData, doctorId: string | null): string[] {
  return doctorId === null ? doctors.map(({ id }) => id) : [doctorId];
}

/** An absence or closure as somebody may see it: the reason only if it is for everybody, or theirs to plan. */
export function toAbsence(planned: PlannedAbsence, reader: Planner): Absence {
  const { id, version, doctorId, from, to, hours, isReasonShown } = planned;
  const reason = isReasonShown || mayPlan(reader, doctorId) ? planned.reason : null;
  return { id, version, doctorId, from, to, hours, reason, isReasonShown };
}

/** What is left to do about an absence: undecided appointments, and patients to be told. */
export type LeftToDo = { open: number; toTell: number };

/** What is planned from a day on, with the weekly hours that hold on it, and what is left to do about absences by id. */
export function toPlanFrom(
  rows: PlanRows,
  from: string,
  reader: Planner,
  left: ReadonlyMap<string, LeftToDo>,
): Omit<Plan, 'doctors'> {
  return {
    hours: rows.hours
      .filter((planned) => (findLastDate(rows.hours, planned) ?? from) >= from)
      .map(({ hours, ...planned }) => ({ ...planned, hours: [...hours] })),
    absences: rows.absences
      .filter(({ to }) => to >= from)
      .map((planned) => ({
        ...toAbsence(planned, reader),
        ...(left.get(planned.id) ?? { open: null, toTell: null }),
      })),
    specialDays: rows.specialDays.filter(({ date }) => date >= from).map(toSpecialDay),
  };
}

/** A special day as the contract shows it. */
export function toSpecialDay({ hours, doctors, ...day }: PlannedSpecialDay): Plan['specialDays'][number] {
  return {
    ...day,
    hours: [...hours],
    doctors: doctors.map((each) => ({ ...each, hours: [...each.hours] })),
  };
}

/** When the practice is open and who works when, as everybody may know it. */
export function toOpeningHours({ facts, doctors, plan }: PracticeData, today: string): OpeningHours {
  const { rows } = plan;
  const hoursOf = (doctorId: string | null) => rows.hours.filter((planned) => planned.doctorId === doctorId);
  const holding = (planned: readonly PlannedHours[]) => [
    ...(planned.findLast(({ validFrom }) => validFrom <= today)?.hours ?? []),
  ];
  const period = { firstDate: today, lastDate: addMonths(today, limits.bookingWindowMonths) };
  return {
    today,
    weekly: holding(hoursOf(null)),
    later: hoursOf(null)
      .filter(({ validFrom }) => validFrom > today)
      .map(({ validFrom, hours }) => ({ from: validFrom, weekly: [...hours] })),
    exceptions: listOpeningExceptions(toPracticeCalendar(plan, facts), period).map((exception) =>
      exception.kind === 'special' ? { ...exception, hours: [...exception.hours] } : exception,
    ),
    doctors: doctors.map(({ id }) => ({ doctorId: id, weekly: holding(hoursOf(id)) })),
  };
}

/** The last day of weekly hours; undefined if none come after them. */
export function findLastDate(all: readonly PlannedHours[], planned: PlannedHours): string | undefined {
  const next = all
    .filter(({ doctorId, validFrom }) => doctorId === planned.doctorId && validFrom > planned.validFrom)
    .map(({ validFrom }) => validFrom)
    .sort()[0];
  return next && addDays(next, -1);
}

/** Throws `closed_then` if a closure takes the whole day. */
export function refuseClosedDay({ absences }: PlanRows, date: string): void {
  const isClosed = absences.some(
    (planned) => planned.doctorId === null && planned.hours === null && hasDay(planned, date),
  );
  if (isClosed) throw new AppError('closed_then');
}
