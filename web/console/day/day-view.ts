import type { Language } from '@praxisportal/contract/language';
import type { Day, DayAppointment, DayColumn as DoctorDay, Week } from '@praxisportal/contract/staff/day';
import { addDays, isCalendarDate, weekdayOf } from '../../shared/clock/calendar-date.ts';
import { minuteOfDay } from '../../shared/clock/wall-clock.ts';
import { formatShortDate } from '../../shared/i18n/format.ts';
import {
  type ClosedReason,
  type Column,
  findClosedSpans,
  findDayRange,
  overlaps,
  type PlacedAppointment,
  type Span,
  stepMinutes,
} from './day-model.ts';

/** The first and the last day that can be looked at; the calls take no others. */
export const firstDate = '1000-01-01';
export const lastDate = '2999-12-31';

/** Whether a text is a day that can be looked at. */
export function isShownDate(text: string): boolean {
  return isCalendarDate(text) && text >= firstDate && text <= lastDate;
}

/** Monday and Sunday of the week of a day. */
export function weekOf(date: string): [monday: string, sunday: string] {
  const monday = addDays(date, 1 - weekdayOf(date));
  return [monday, addDays(monday, 6)];
}

/** An appointment in its place. */
export type Visit = DayAppointment & PlacedAppointment;

/** A dentist's day, as a column. */
export type DayColumn = Column<Visit> & {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly date: string;
  /** What stands over it: the dentist of a day, the day of a week. */
  readonly name: string;
  readonly hours: DoctorDay['hours'];
  /** Why nobody works on the whole day; null if somebody does. */
  readonly wholeDay: Exclude<ClosedReason, 'break'> | null;
  /** The practice's own word for that. */
  readonly reason: { de: string; en: string } | null;
};

const toSpan = ({ from, to }: { from: string; to: string }): Span => ({
  from: minuteOfDay(from),
  to: minuteOfDay(to),
});

/** An appointment with its minutes of the day. */
export function toVisit(appointment: DayAppointment): Visit {
  const from = minuteOfDay(appointment.start);
  return { ...appointment, from, to: from + appointment.minutes };
}

function wholeDayOf({ hours, absence, closure }: DoctorDay): DayColumn['wholeDay'] {
  if (closure) return closure.kind === 'holiday' ? 'holiday' : 'closure';
  if (absence?.isPlanned) return 'absence';
  return hours.length === 0 ? 'closed' : null;
}

/** The columns of a day and the times that they show. What was cancelled leaves its place. */
export function toColumns(day: Day): { columns: DayColumn[]; range: Span } {
  const range = rangeOf([day]);
  return { columns: day.doctors.map((doctor) => toColumn(day, doctor, doctor.name, range)), range };
}

/** The days of a dentist's week as columns. A Saturday or Sunday on which nothing is has none. */
export function toWeekColumns({ days }: Week, language: Language): { columns: DayColumn[]; range: Span } {
  const range = rangeOf(days);
  const columns = days.flatMap((day) =>
    day.doctors
      .filter(({ hours }) => weekdayOf(day.date) < 6 || hours.length > 0 || day.appointments.length > 0)
      .map((doctor) => toColumn(day, doctor, formatShortDate(language, day.date), range)),
  );
  return { columns, range };
}

function placed({ appointments }: Day): Visit[] {
  return appointments.filter(({ status }) => status !== 'cancelled').map(toVisit);
}

function rangeOf(days: readonly Day[]): Span {
  return findDayRange(
    days.flatMap((day) => [...day.doctors.flatMap(({ hours }) => hours.map(toSpan)), ...placed(day)]),
  );
}

function toColumn(day: Day, doctor: DoctorDay, name: string, range: Span): DayColumn {
  const wholeDay = wholeDayOf(doctor);
  return {
    key: `${day.date} ${doctor.id}`,
    doctorId: doctor.id,
    doctorName: doctor.name,
    date: day.date,
    name,
    hours: doctor.hours,
    wholeDay,
    reason: doctor.closure?.reason ?? doctor.absence?.reason ?? null,
    closed: [
      ...doctor.away.map((span) => ({ ...toSpan(span), reason: 'absence' as const })),
      ...findClosedSpans(doctor.hours.map(toSpan), range, wholeDay),
    ],
    appointments: placed(day)
      .filter(({ doctorId }) => doctorId === doctor.id)
      .sort((a, b) => a.from - b.from),
  };
}

/** The column in which something stands, or else the one of the same dentist, or the first. */
export function findColumn(
  columns: readonly Pick<DayColumn, 'doctorId' | 'date'>[],
  { doctorId, date }: Pick<DayAppointment, 'doctorId' | 'date'>,
): number {
  const own = columns.findIndex((column) => column.doctorId === doctorId && column.date === date);
  return Math.max(0, own < 0 ? columns.findIndex((column) => column.doctorId === doctorId) : own);
}

/** A gap as it can still be used at a minute of today, from the next step on; null if it is over. */
export function leaveOutPast(
  gap: { minute: number; freeMinutes: number },
  nowMinute: number,
): { minute: number; freeMinutes: number } | null {
  const minute = Math.max(gap.minute, Math.ceil(nowMinute / stepMinutes) * stepMinutes);
  const freeMinutes = gap.minute + gap.freeMinutes - minute;
  return freeMinutes > 0 ? { minute, freeMinutes } : null;
}

/** Whom an appointment of `minutes` would meet at a dentist's time; the one that moves does not stand in its own way. */
export function findInTheWay(
  day: Day,
  { doctorId, time, minutes }: { doctorId: string; time: string; minutes: number },
  movingId?: string,
): Visit[] {
  const from = minuteOfDay(time);
  return placed(day)
    .filter((other) => other.doctorId === doctorId && other.id !== movingId)
    .filter((other) => overlaps(other, { from, to: from + minutes }))
    .sort((a, b) => a.from - b.from);
}

/** The slot that is chosen in the form beside the plan, before it is booked. */
export type PlannedSlot = { doctorId: string; date: string; time: string; minutes: number };

/** Where a planned slot stands in the plan, in minutes of the day; null if these columns do not show it. */
export function findGhostBlock(
  columns: readonly Pick<DayColumn, 'doctorId' | 'date'>[],
  range: Span,
  { doctorId, date, time, minutes }: PlannedSlot,
): { column: number; from: number; minutes: number; isChosen: true } | null {
  const column = columns.findIndex((each) => each.doctorId === doctorId && each.date === date);
  if (column < 0 || !/^\d\d:\d\d$/.test(time)) return null;
  const from = minuteOfDay(time);
  const to = Math.min(from + minutes, range.to);
  return from < range.from || from >= to ? null : { column, from, minutes: to - from, isChosen: true };
}

/** Who it is, for this screen: initials where strangers see it. */
export function sayName({ patient }: Pick<DayAppointment, 'patient'>, areNamesHidden: boolean): string {
  return areNamesHidden ? patient.initials : patient.name;
}

/** Whole minutes that somebody has been waiting; null for who does not wait. */
export function waitingMinutes(
  { state, arrivedAt }: Pick<DayAppointment, 'state' | 'arrivedAt'>,
  nowMs: number,
): number | null {
  if (state !== 'arrived' || arrivedAt === null) return null;
  return Math.max(0, Math.floor((nowMs - Date.parse(arrivedAt)) / 60_000));
}

/** "09:05" of minutes since midnight. */
export function toTime(minute: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}
