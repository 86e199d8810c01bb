import * as z from 'zod';
import { calendarDate, lineOfText, wallTime } from './fields.ts';

export const bookingMethod = z.enum(['website', 'chatbot']);

/** SPEC §4; any value but the first two is shown as Storniert. */
export const appointmentStatus = z.enum(['scheduled', 'completed', 'cancelled']);

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

/** `treatmentType` is a bookable treatment's German name. */
export const booking = z.object({
  doctorId: lineOfText.min(1).max(60),
  treatmentType: lineOfText.min(1).max(80),
  date: calendarDate,
  time: wallTime,
  bookingMethod,
});
export type Booking = z.infer<typeof booking>;

/** A repeated request with the same key answers as the first one did. */
export const bookingHeaders = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() });

export const appointmentParams = z.object({ id: z.uuid() });
