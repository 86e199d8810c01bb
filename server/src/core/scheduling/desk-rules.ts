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
import type { UndoEnd } from './queries.ts';

/** Whether a member of staff may overbook this doctor. */
export function mayOverbook({ role, doctorId: own }: StaffActor, doctorId: string): boolean {
  return mayStaff(role, 'overbook_any') || (mayStaff(role, 'overbook_own') && own === doctorId);
}

/** Throws `not_permitted` for a note by a role that may not write any. */
export function requireNoteRight({ role }: StaffActor, note: string | undefined): void {
  if (note && !mayStaff(role, 'write_notes')) throw new AppError('not_permitted');
}

/** What the desk asks for. */
type DeskRequest = Pick<
  StaffBooking,
  'doctorId' | 'treatmentId' | 'date' | 'time' | 'overbookedReason' | 'minutes'
>;

/** What a request comes to by the rules of the desk, regardless of other appointments. */
export type DeskPlan = {
  doctor: DoctorFacts;
  treatment: Service;
  during: Interval;
  /** What the website keeps free after it */
  bufferMinutes: number;
  /** Whether it is outside of working time, on purpose */
  isException: boolean;
  /** Schedule version that says so */
  planRevision: number;
};

/**
 * The doctor, treatment and time of a request. Throws `unknown_column`, `outside_rules` for an unknown treatment,
 * `minutes_needed`, `time_refused`, or `outside_working_time` if no reason is given for a time outside of it.
 */
export function planAtDesk(practice: PracticeData, request: DeskRequest, nowMs: number): DeskPlan {
  const doctor = practice.doctors.find(({ id }) => id === request.doctorId);
  if (!doctor) throw new AppError('unknown_column');
  const treatment = practice.services.find(({ id }) => id === request.treatmentId);
  if (!treatment) throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  const set = findTreatment(practice.plan.settings, treatment.id, request.date);
  const minutes = request.minutes ?? set?.minutes ?? null;
  if (minutes === null) throw new AppError('minutes_needed');
  const calendar = toDoctorCalendar(practice, doctor);
  const check = checkDeskStart({ calendar, date: request.date, time: request.time, minutes }, nowMs);
  // The sentences of the other rules tell of the website's.
  if (!check.ok) throw new AppError('time_refused', check.refused === 'in_past' ? { rule: 'in_past' } : {});
  const isException = check.except !== undefined;
  if (check.except && !request.overbookedReason)
    throw new AppError('outside_working_time', { rule: check.except });
  const planRevision = practice.plan.rows.revision;
  const bufferMinutes = set?.bufferMinutes ?? 0;
  return { doctor, treatment, during: check.during, bufferMinutes, isException, planRevision };
}

/** Throws `appointment_changed` with the appointment as it is, so that the desk shows both versions. */
export function refuseStale(row: DeskAppointment, practice: PracticeData): never {
  throw new AppError('appointment_changed', { appointment: toDayAppointment(row, practice) });
}

/** Throws a constraint's refusal as an error of the desk's calls. */
export function toDeskRefusal(error: unknown): never {
  if (error instanceof AppError && error.code === 'patient_busy') throw new AppError('person_busy');
  if (error instanceof AppError && error.code === 'slot_taken') throw new AppError('doctor_busy');
  throw error;
}

/** Whether it can still be undone. */
export function isOpen({ until }: UndoEnd, nowMs: number): boolean {
  return nowMs < until.getTime();
}

/** The end of the day that an appointment is on: until then a guest's link opens it. */
export function findDayEnd({ timeZone }: PracticeData['facts'], startMs: number): Date {
  return new Date(findZoneDayAt(timeZone, startMs).endMs);
}
