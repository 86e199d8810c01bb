import { toWeekday } from '../domain/calendar-date.ts';
import { toWallDate } from '../domain/zone-day.ts';
import type { AppointmentsTask, PointedMarks } from './task.ts';
import type { AssistantPractice, OwnAppointment } from './turn.ts';

/** Which appointments a task can be about at all, in their order; only the one at the named place, if there are so many. */
export function listRelevant(
  { purpose, isPast, appointmentIds, exceptId, patientId, place }: AppointmentsTask,
  appointments: readonly OwnAppointment[],
  { nowMs, practice }: { nowMs: number; practice: AssistantPractice },
): OwnAppointment[] {
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const relevant = appointments
    .filter(({ id }) => id !== exceptId && (appointmentIds === undefined || appointmentIds.includes(id)))
    .filter((each) => purpose !== 'list' || patientId === undefined || each.patientId === patientId)
    .filter(({ date, status, cancellable, movable }) => {
      if (purpose === 'cancel') return cancellable;
      if (purpose === 'reschedule') return movable;
      return isPast ? date < today : date >= today && status === 'scheduled';
    })
    .sort((a, b) => (a.date + a.time < b.date + b.time ? -1 : 1));
  const placed = place === undefined ? undefined : relevant[place];
  return placed ? [placed] : relevant;
}

/** Of those that bear what is said of one the next, where that is asked for: "my next" one is one's own, if there is any. */
export function chooseNext(
  appointments: readonly OwnAppointment[],
  { next }: AppointmentsTask,
): readonly OwnAppointment[] {
  if (next === undefined) return appointments;
  const own = appointments.filter(({ patientId }) => patientId === next.patientId);
  return (own.length > 0 ? own : appointments).slice(0, 1);
}

/** Whether it is on one of these days, both included. */
export function isWithin(
  { date }: OwnAppointment,
  { fromDate = '', toDate = '9999-12-31' }: Pick<PointedMarks, 'fromDate' | 'toDate'>,
): boolean {
  return date >= fromDate && date <= toDate;
}

/** Whether it is on the day that is named, or on that weekday in whichever week. */
export function isOnDay(
  { date }: Pick<OwnAppointment, 'date'>,
  named: Pick<PointedMarks, 'date' | 'weekday'>,
): boolean {
  return date === named.date || (named.weekday !== undefined && toWeekday(date) === named.weekday);
}

/** Those that bear the marks; a mark that none of them bears is left out, for it may tell of something else. */
export function narrow(
  appointments: readonly OwnAppointment[],
  { date, weekday, time, doctorId, treatmentTypes = [], patientId, fromDate, toDate }: PointedMarks,
): readonly OwnAppointment[] {
  const marks: ((appointment: OwnAppointment) => boolean)[] = [
    (each) => patientId === undefined || each.patientId === patientId,
    (each) => doctorId === undefined || each.doctorId === doctorId,
    (each) => treatmentTypes.length === 0 || treatmentTypes.includes(each.treatment_type),
    (each) => date === undefined || isOnDay(each, { date, weekday }),
    (each) => isWithin(each, { fromDate, toDate }),
    (each) => time === undefined || each.time === time,
  ];
  return marks.reduce((kept, bears) => (kept.some(bears) ? kept.filter(bears) : kept), appointments);
}
