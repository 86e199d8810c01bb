import type { Appointment, Booking } from '@praxisportal/contract/appointment';
import type { BookableTreatment } from '@praxisportal/practice/types';
import { AppError } from '../../app-error.ts';
import type { PracticeData } from '../../context.ts';
import { checkBooking } from '../../domain/booking-rules.ts';
import type { Interval } from '../../domain/intervals.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import { toDoctorCalendar } from '../doctors/rules.ts';
import type { AppointmentRow } from './queries.ts';

/** The wished treatment and when it would take place; throws `outside_rules` with the rule it breaks. */
export function requireBookable(
  practice: PracticeData,
  booking: Booking,
  nowMs: number,
): { treatmentId: string; during: Interval } {
  const doctor = practice.doctors.find(({ id }) => id === booking.doctorId);
  if (!doctor) throw new AppError('outside_rules', { rule: 'unknown_doctor' });
  const treatment = requireTreatment(practice, booking.treatmentType);
  const checked = checkBooking({
    calendar: toDoctorCalendar(practice, doctor),
    date: booking.date,
    time: booking.time,
    treatmentMinutes: treatment.bookableMinutes,
    nowMs,
  });
  if (!checked.ok) throw new AppError('outside_rules', { rule: checked.rule });
  return { treatmentId: treatment.id, during: checked.during };
}

function requireTreatment(practice: PracticeData, germanName: string): BookableTreatment {
  const treatment = practice.treatments.find(({ name }) => name.de === germanName);
  if (!treatment) throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  return treatment;
}

/** Whether the patient may cancel: scheduled, and dated today or later (docs/product.md, "Appointments"). */
export function isCancellable(row: AppointmentRow, nowMs: number, timeZone: string): boolean {
  if (row.status !== 'scheduled') return false;
  return toWallDate(row.startAt.getTime(), timeZone) >= toWallDate(nowMs, timeZone);
}

/** The appointment as the contract shows it. */
export function toAppointment(row: AppointmentRow, nowMs: number, timeZone: string): Appointment {
  const startMs = row.startAt.getTime();
  return {
    id: row.id,
    date: toWallDate(startMs, timeZone),
    time: toWallTime(startMs, timeZone),
    durationMinutes: (row.endAt.getTime() - startMs) / 60_000,
    treatment_type: row.treatmentType,
    doctorId: row.doctorId,
    doctor_name: row.doctorName,
    status: row.status,
    bookingMethod: row.bookingMethod,
    cancellable: isCancellable(row, nowMs, timeZone),
  };
}
