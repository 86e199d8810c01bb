import { dayLimits } from '@praxisportal/contract/day-limits';
import type { AppContext } from '../../context.ts';
import { addMonths } from '../../domain/calendar-date.ts';
import { toInterval } from '../../domain/intervals.ts';
import { isLeftOutside } from '../../domain/plan-hits.ts';
import { type PracticePlan, toCalendarOf } from '../../domain/practice-plan.ts';
import { findPeriodInterval } from '../../domain/zone-day.ts';
import { mapInTurns } from '../../map-in-turns.ts';
import type { DeskAppointment } from '../desk-appointments/queries.ts';
import { listComing } from './queries.ts';

/** Whose appointments, of one doctor or of all, from a day on and to another if one is said */
type Which = { doctorId: string | null; from: string; to?: string };

/** Appointments that were inside of working time by one plan, and are not by the other. */
export async function findLeftOutside(
  { db, clock, practice }: AppContext,
  { doctorId, from, to = addMonths(from, dayLimits.bookingYearsMax * 12) }: Which,
  before: PracticePlan,
  after: PracticePlan,
): Promise<DeskAppointment[]> {
  const { facts } = practice;
  const within = findPeriodInterval({ firstDate: from, lastDate: to }, facts.timeZone);
  const rows = await listComing(db, { doctorId, within, now: new Date(clock.nowMs()) });
  const ids = new Set(rows.map((row) => row.doctorId));
  const calendarsBy = (plan: PracticePlan) =>
    new Map([...ids].map((id) => [id, toCalendarOf(plan, id, facts)]));
  const [calendarsBefore, calendarsAfter] = [calendarsBy(before), calendarsBy(after)];
  const left = await mapInTurns(rows, (row) => {
    const was = calendarsBefore.get(row.doctorId);
    const is = calendarsAfter.get(row.doctorId);
    return was && is && isLeftOutside(was, is, toInterval(row)) ? [row] : [];
  });
  return left.flat();
}
