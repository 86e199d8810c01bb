import type {
  Changed,
  DayAppointment,
  DayColumn,
  MessageState,
  StaffBooking,
} from '@praxisportal/contract/staff/day';
import { mayStaff } from '@praxisportal/contract/staff/rights';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { PracticeData, Service } from '../../context.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { checkDeskStart, findDeskException } from '../../domain/desk-times.ts';
import { toInitials } from '../../domain/initials.ts';
import type { Interval } from '../../domain/intervals.ts';
import { findTreatment } from '../../domain/practice-settings.ts';
import { toPresence } from '../../domain/presence.ts';
import { findWorkingDay, hasDay } from '../../domain/working-day.ts';
import { findZoneDayAt, toWallDate, toWallTime } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AppointmentView } from '../appointments/queries.ts';
import type { StaffActor } from '../audit/commands.ts';
import type { DeskAppointment } from '../desk-appointments/queries.ts';
import { toDoctorCalendar } from '../doctors/rules.ts';
import type { OwnChange, UndoEnd } from './queries.ts';

/** Whether somebody may book two at once with this doctor. */
export function mayOverbook({ role, doctorId: own }: StaffActor, doctorId: string): boolean {
  return mayStaff(role, 'overbook_any') || (mayStaff(role, 'overbook_own') && own === doctorId);
}

/** Throws `not_permitted` if there is a note from somebody who may not write any. */
export function requireNoteRight({ role }: StaffActor, note: string | undefined): void {
  if (note && !mayStaff(role, 'write_notes')) throw new AppError('not_permitted');
}

/** A wish of the practice for one appointment. */
export type DeskWords = Pick<
  StaffBooking,
  'doctorId' | 'treatmentId' | 'date' | 'time' | 'overbookedReason' | 'minutes'
>;

/** What a wish comes to, other appointments not looked at. */
export type DeskPlan = {
  doctor: DoctorFacts;
  treatment: Service;
  during: Interval;
  /** What the website keeps free after it */
  bufferMinutes: number;
  /** Whether it is outside of working time, as the practice means it. */
  isException: boolean;
  /** By which plan of the practice */
  planRevision: number;
};

/**
 * Who does what and when. Throws `unknown_column`, `outside_rules` for a treatment that there is not, `minutes_needed`,
 * `time_refused`, or `outside_working_time` if nobody says why it is to be outside of it.
 */
export function planAtDesk(practice: PracticeData, wish: DeskWords, nowMs: number): DeskPlan {
  const doctor = practice.doctors.find(({ id }) => id === wish.doctorId);
  if (!doctor) throw new AppError('unknown_column');
  const treatment = practice.services.find(({ id }) => id === wish.treatmentId);
  if (!treatment) throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  const set = findTreatment(practice.plan.settings, treatment.id, wish.date);
  const minutes = wish.minutes ?? set?.minutes ?? null;
  if (minutes === null) throw new AppError('minutes_needed');
  const calendar = toDoctorCalendar(practice, doctor);
  const check = checkDeskStart({ calendar, date: wish.date, time: wish.time, minutes }, nowMs);
  // The sentences of the other rules tell of the website's.
  if (!check.ok) throw new AppError('time_refused', check.refused === 'in_past' ? { rule: 'in_past' } : {});
  const isException = check.except !== undefined;
  if (check.except && !wish.overbookedReason)
    throw new AppError('outside_working_time', { rule: check.except });
  const planRevision = practice.plan.rows.revision;
  const bufferMinutes = set?.bufferMinutes ?? 0;
  return { doctor, treatment, during: check.during, bufferMinutes, isException, planRevision };
}

/** The appointment as the contract shows it to the practice. */
export function toDayAppointment(row: DeskAppointment, practice: PracticeData): DayAppointment {
  const { timeZone } = practice.facts;
  const startMs = row.startAt.getTime();
  const during = { startMs, endMs: row.endAt.getTime() };
  const doctor = practice.doctors.find(({ id }) => id === row.doctorId);
  return {
    id: row.id,
    version: row.version,
    doctorId: row.doctorId,
    doctorName: row.doctorName,
    patient: {
      id: row.patientId,
      name: `${row.patientFirstName} ${row.patientLastName}`,
      initials: toInitials({ firstName: row.patientFirstName, lastName: row.patientLastName }),
      dateOfBirth: row.dateOfBirth,
    },
    treatmentId: row.treatmentId,
    treatmentName: row.treatmentType,
    date: toWallDate(startMs, timeZone),
    start: toWallTime(startMs, timeZone),
    startsAt: row.startAt.toISOString(),
    minutes: (during.endMs - startMs) / 60_000,
    status: row.status,
    state: toPresence(row),
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    seatedAt: row.seatedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    overbooked: row.overbooked,
    overbookedReason: row.overbookedReason,
    outsideHours: !doctor || findDeskException(toDoctorCalendar(practice, doctor), during) !== undefined,
    note: row.note,
    patientNote: row.patientNote,
    pain: row.pain,
    bookingMethod: row.bookingMethod,
    message: toMessageState(row),
    cancelledBy: row.cancelledBy,
    cancelReason: row.cancelReason,
  };
}

/** What became of a message, in the words of the contract. */
export function toMessageState({
  mailState,
  phonedAt,
}: Pick<AppointmentView, 'mailState'> & { phonedAt: Date | null }): MessageState {
  if (phonedAt) return 'phoned';
  switch (mailState) {
    case null:
      return 'none';
    case 'sending':
      return 'waiting';
    case 'waiting':
    case 'kept':
    case 'sent':
    case 'failed':
      return mailState;
  }
}

/** Throws `appointment_changed` with the appointment as it is: somebody was faster, and both versions are to be seen. */
export function refuseStale(row: DeskAppointment, practice: PracticeData): never {
  throw new AppError('appointment_changed', { appointment: toDayAppointment(row, practice) });
}

/** The constraints' refusals in the words of the practice. */
export function toDeskRefusal(error: unknown): never {
  if (error instanceof AppError && error.code === 'patient_busy') throw new AppError('person_busy');
  if (error instanceof AppError && error.code === 'slot_taken') throw new AppError('doctor_busy');
  throw error;
}

/** Whether it can still be undone. */
export function isOpen({ until }: UndoEnd, nowMs: number): boolean {
  return nowMs < until.getTime();
}

/** Whether a change was made as this wish says: whoever wishes now that the patient is told, or not, asks for something else. */
export function isAsWished(own: OwnChange, { inform }: { inform: boolean }): boolean {
  return own.inform === null || own.inform === inform;
}

/** A change with what it takes to undo it. */
export function toChanged(row: DeskAppointment, practice: PracticeData, undo: UndoEnd | undefined): Changed {
  return {
    appointment: toDayAppointment(row, practice),
    undo: undo ? { id: undo.id, until: undo.until.toISOString() } : null,
  };
}

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

/** The end of the day that an appointment is on: until then a guest's link opens it. */
export function findDayEnd({ timeZone }: PracticeData['facts'], startMs: number): Date {
  return new Date(findZoneDayAt(timeZone, startMs).endMs);
}

/** The days around today that a desk sees all the time; others are looked up, and how many of them is counted. */
const nearDays = 31;

/** Whether somebody looks something up on this day rather than working with it. */
export function isFarDay(date: string, today: string): boolean {
  return date < addDays(today, -nearDays) || date > addDays(today, nearDays);
}
