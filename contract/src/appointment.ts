import * as z from 'zod';
import { calendarDate, email, lineOfText, personName, phone, textWithLines, wallTime } from './fields.ts';
import { limits } from './limits.ts';

/** How an appointment came about. */
export const bookingMethod = z.enum(['website', 'chatbot', 'guest', 'phone', 'counter', 'waitlist']);
export type BookingMethod = z.infer<typeof bookingMethod>;

/** `no_show`: the patient did not come. */
export const appointmentStatus = z.enum(['scheduled', 'completed', 'cancelled', 'no_show']);
export type AppointmentStatus = z.infer<typeof appointmentStatus>;

/**
 * What became of the last mail about an appointment: `kept` means that there is no mail server and it stands in the
 * outbox. `at` is the ISO instant at which it was delivered or given up.
 */
export const mailDelivery = z.object({
  state: z.enum(['waiting', 'delivered', 'failed', 'kept']),
  at: z.iso.datetime().nullable(),
  /** Why it could not be delivered, as a sentence in the caller's language. */
  reason: z.string().optional(),
});
export type MailDelivery = z.infer<typeof mailDelivery>;

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
  /** Whose it is: the account's own person or one it looks after. */
  patientId: z.uuid(),
  patientName: z.string(),
  /**
   * The patient's name where it is not the account's own person, told apart from others of that name by relation and year
   * of birth; null for the own person and for guests.
   */
  otherPatientName: z.string().nullable(),
  /** Each change adds one; who moves it says which one they saw. */
  version: z.int(),
  /** Whether the patient may move it now: scheduled, and not begun. */
  movable: z.boolean(),
  /** Whether it begins within the notice of the cancellation policy, which is told before it is given up. */
  lateCancellation: z.boolean(),
  /** Of the cancellation policy that was accepted with it */
  noticeHours: z.int(),
  confirmation: mailDelivery.nullable(),
});
export type Appointment = z.infer<typeof appointment>;

/** What a patient may say with a booking: a note to the practice as plain text, and whether there is pain. */
const fromPatient = {
  note: textWithLines.trim().max(limits.bookingNoteMaxLength).optional(),
  pain: z.boolean().optional(),
};

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
  /** Whom it is for; the account's own person if not said. */
  patientId: z.uuid().optional(),
  /** Whether to remind of it, and of later ones; what the account said before stays if not said. */
  reminderConsent: z.boolean().optional(),
  ...fromPatient,
});
export type Booking = z.infer<typeof booking>;

/**
 * A request that is repeated with the same key books nothing: it answers the appointment that the first one made, as
 * it stands by then. If that was cancelled meanwhile, its `status` says so.
 */
export const bookingHeaders = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() });

export const appointmentParams = z.object({ id: z.uuid() });

/** A new time, and another doctor if one is named; refused if `version` is not the present one. */
export const appointmentMove = z.object({
  date: calendarDate,
  time: wallTime,
  doctorId: lineOfText.min(1).max(60).optional(),
  version: z.int().min(1),
});
export type AppointmentMove = z.infer<typeof appointmentMove>;

/** A booking without an account; the e-mail address must have been proven by code, from the same browser. */
export const guestBooking = z.object({
  firstName: personName,
  lastName: personName,
  email,
  phone,
  doctorId: lineOfText.min(1).max(60),
  treatmentType: lineOfText.min(1).max(80),
  date: calendarDate,
  time: wallTime,
  policyAccepted: z.literal(true),
  reminderConsent: z.boolean().optional(),
  ...fromPatient,
});
export type GuestBooking = z.infer<typeof guestBooking>;

/** `cancelToken` opens this appointment alone; the server keeps only its hash. */
export const guestBooked = z.object({ appointment, cancelToken: z.string() });

/** The token of a guest's link, in a header: servers and proxies write addresses into their logs. */
export const guestHeaders = z.object({ 'appointment-token': z.string().regex(/^[\w-]{1,100}$/) });
export const guestParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
export const reminderWithdrawal = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) });
export const guestLinksRequest = z.object({ email });
export const guestLinksRequested = z.object({ accepted: z.literal(true) });
