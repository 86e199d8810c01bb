import type { DayColumn } from '@praxisportal/contract/staff/day';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { PracticeData } from '../../context.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { findWorkingDay, hasDay } from '../../domain/working-day.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import { toDoctorCalendar } from '../doctors/rules.ts';

/** A doctor's column on a day: when they work, and if they don't, why. */
export function toColumn(practice: PracticeData, doctor: DoctorFacts, date: string): DayColumn {
  const { timeZone } = practice.facts;
  const calendar = toDoctorCalendar(practice, doctor);
  const workingDay = findWorkingDay(calendar, date);
  const column = {
    ...{ id: doctor.id, name: doctor.name, hours: [], breaks: [], absence: null, closure: null },
    away: listAway(practice, doctor.id, date),
  };
  if (workingDay.open) {
    const toWall = (ms: number) => toEndTime(ms, date, timeZone);
    const hours = workingDay.intervals.map(({ startMs, endMs }) => ({
      from: toWall(startMs),
      to: toWall(endMs),
    }));
    const breaks = hours.slice(1).map(({ from }, index) => ({ from: hours[index]?.to ?? from, to: from }));
    return { ...column, hours, breaks };
  }
  switch (workingDay.reason) {
    case 'holiday':
      return { ...column, closure: { kind: 'holiday', reason: null } };
    case 'closed':
      return { ...column, closure: { kind: 'closed', reason: findReason(practice, null, date) } };
    case 'absent': {
      const isPlanned = listAbsences(practice, doctor.id, date).length > 0;
      return { ...column, absence: { isPlanned, reason: findReason(practice, doctor.id, date) } };
    }
  }
}

/** Absences of a doctor, or closures of the practice, that a day is in. */
function listAbsences({ plan }: PracticeData, doctorId: string | null, date: string) {
  return plan.rows.absences.filter((row) => row.doctorId === doctorId && hasDay(row, date));
}

/** Why a doctor is away, or the practice closed, all of a day; an illness is not for every screen to tell. */
function findReason(
  practice: PracticeData,
  doctorId: string | null,
  date: string,
): DayColumn['away'][number]['reason'] {
  const rows = listAbsences(practice, doctorId, date);
  const found = rows.find(({ hours }) => hours === null) ?? rows[0];
  return found?.isReasonShown ? found.reason : null;
}

/** The parts of a day on which a doctor is away, or the practice closed. */
function listAway({ plan }: PracticeData, doctorId: string, date: string): DayColumn['away'] {
  return plan.rows.absences.flatMap((row) => {
    const isTheirs = row.doctorId === null || row.doctorId === doctorId;
    return isTheirs && row.hours && hasDay(row, date)
      ? [{ ...row.hours, reason: row.isReasonShown ? row.reason : null }]
      : [];
  });
}

/** The wall time of an instant of the day; its end, which the next day begins with, is 24:00. */
function toEndTime(ms: number, date: string, timeZone: string): string {
  return toWallDate(ms, timeZone) === date ? toWallTime(ms, timeZone) : '24:00';
}

/** The days around today that a desk sees all the time; others are looked up, and how many of them is counted. */
const nearDays = 31;

/** Whether somebody looks something up on this day rather than working with it. */
export function isFarDay(date: string, today: string): boolean {
  return date < addDays(today, -nearDays) || date > addDays(today, nearDays);
}
