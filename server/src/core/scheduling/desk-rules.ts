import type { StaffBooking } from '@praxisportal/contract/staff/day';
import { mayStaff } from '@praxisportal/contract/staff/rights';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { PracticeData, Service } from '../../context.ts';
import { checkDeskStart } from '../../domain/desk-times.ts';
import type { Interval } from '../../domain/intervals.ts';
import { findTreatment } from '../../domain/practice-settings.ts';
import { findZoneDayAt } from '../../domain/zone-day.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import { toDoctorCalendar } from '../../features/doctors/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { toDayAppointment } from './present-desk-appointment.ts';
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
type DeskWords = Pick<
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

/** The end of the day that an appointment is on: until then a guest's link opens it. */
export function findDayEnd({ timeZone }: PracticeData['facts'], startMs: number): Date {
  return new Date(findZoneDayAt(timeZone, startMs).endMs);
}
