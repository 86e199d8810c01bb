import * as z from 'zod';
import { calendarDate, lineOfText, wallTime } from './fields.ts';

/** How an appointment came about. */
export const bookingMethod = z.enum(['website', 'chatbot', 'guest', 'phone', 'counter', 'waitlist']);
export type BookingMethod = z.infer<typeof bookingMethod>;

/** `no_show`: the patient did not come. */
export const appointmentStatus = z.enum(['scheduled', 'completed', 'cancelled', 'no_show']);
export type AppointmentStatus = z.infer<typeof appointmentStatus>;

/** A patient's appointment; `date` and `time` are wall time of the practice. */
export const appointment = z.object({
  id: z.uuid(),
  date: calendarDate,
  time: wallTime,
  durationMinutes: z.int(),
  treatment_type: z.string(),
  doctorId: z.string(),
  doctor_name: z.string(),
  status: appointmentStatus,
  bookingMethod,
  /** Whether the patient may cancel it now: scheduled, and dated today or later. */
  cancellable: z.boolean(),
});
export type Appointment = z.infer<typeof appointment>;

/**
 * `treatmentType` is a bookable treatment's German name. `doctorId` may be `any`: whom the patient visits most if
 * that one is free, else who has the fewest booked minutes on that day; the answer names the doctor.
 */
export const booking = z.object({
  doctorId: lineOfText.min(1).max(60),
  treatmentType: lineOfText.min(1).max(80),
  date: calendarDate,
  time: wallTime,
  /** What a signed-in patient books with. */
  bookingMethod: bookingMethod.extract(['website', 'chatbot']),
});
export type Booking = z.infer<typeof booking>;

/**
 * A request that is repeated with the same key books nothing: it answers the appointment that the first one made, as
 * it stands by then. If that was cancelled meanwhile, its `status` says so.
 */
export const bookingHeaders = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() });

export const appointmentParams = z.object({ id: z.uuid() });
