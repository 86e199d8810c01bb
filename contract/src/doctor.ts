import * as z from 'zod';
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

/** `treatment` is a bookable treatment's German name; without it a slot is 30 minutes long. */
export const slotsQuery = z.object({ date: calendarDate, treatment: lineOfText.max(80).optional() });

/** Bookable starts of the day as wall times of the practice, in order. */
export const slots = z.object({ slots: z.array(wallTime) });

export const daysQuery = z.object({ month: calendarMonth, treatment: lineOfText.max(80).optional() });

/** Free starts a day, for every day of the month: 0 means full, closed or outside the booking window. */
export const days = z.object({ days: z.record(calendarDate, z.int().min(0)) });
