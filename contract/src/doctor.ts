import * as z from 'zod';
import type { BookingRule } from './errors.ts';
import { calendarDate, calendarMonth, lineOfText, wallTime } from './fields.ts';

const localized = z.object({ de: z.string(), en: z.string() });

/** A dentist of the practice; texts come in both languages, `image` is a path on this site. */
export const doctor = z.object({
  id: z.string(),
  name: z.string(),
  role: localized,
  specialization: localized,
  qualifications: z.array(localized),
  bio: localized,
  image: z.string(),
});
export type Doctor = z.infer<typeof doctor>;

export const doctorParams = z.object({ id: lineOfText.min(1).max(60) });

/** A doctor's id, or `any` for the times that at least one of the doctors has. */
export const calendarParams = doctorParams;

const treatment = lineOfText.max(80).optional();

/**
 * An appointment that is to be moved: its own time counts as free. Its id is random and known only to whoever may
 * move it.
 */
const moving = z.uuid().optional();

/** `treatment` is a bookable treatment's German name; without it a slot is 30 minutes long. */
export const slotsQuery = z.object({ date: calendarDate, treatment, moving });

/** Bookable starts of the day as wall times of the practice, in order. */
export const slots = z.object({ slots: z.array(wallTime) });

/** `from` and `to` (exclusive) bound the starts that are counted; the state of a day is that of all its starts. */
export const daysQuery = z.object({
  month: calendarMonth,
  treatment,
  moving,
  from: wallTime.optional(),
  to: wallTime.optional(),
});

/** The booking rules that can close a whole day. */
export const closedReason = z.enum([
  'in_past',
  'after_cutoff',
  'beyond_window',
  'holiday',
  'closed',
  'absent',
  'too_soon',
  'outside_hours',
  'not_offered',
] as const satisfies readonly BookingRule[]);
export type ClosedReason = z.infer<typeof closedReason>;

/**
 * What a day has for the treatment: a start that can be booked; none because all are taken; or none even if
 * nothing were booked, for `reason`. `too_soon` is a day whose starts have passed or are too near,
 * `outside_hours` one on which the treatment is longer than any stretch of consulting hours, `not_offered` one on which
 * the doctor does not do it, or not by way of the website.
 */
export const dayState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('free') }),
  z.object({ state: z.literal('full') }),
  z.object({ state: z.literal('closed'), reason: closedReason }),
]);
export type DayState = z.infer<typeof dayState>;

/** Free starts and state of every day of the month; without bounds a day has free starts exactly if it is `free`. */
export const days = z.object({
  days: z.record(calendarDate, z.int().min(0)),
  states: z.record(calendarDate, dayState),
});
export type Days = z.infer<typeof days>;

export const availabilityQuery = z.object({ treatment });

const start = z.object({ date: calendarDate, time: wallTime });

/** The next start within the booking window, by doctor's id and for any of them; null where there is none. */
export const availability = z.object({
  any: start.extend({ doctorId: z.string() }).nullable(),
  doctors: z.record(z.string(), start.nullable()),
});
export type Availability = z.infer<typeof availability>;
