import * as z from 'zod';
import { calendarDate } from './fields.ts';

const localized = z.object({ de: z.string(), en: z.string() });
const dayHours = z.object({ from: z.string(), to: z.string() });
const weeklyHours = z.array(dayHours.extend({ weekday: z.literal([1, 2, 3, 4, 5, 6, 7]) }));

/**
 * When the practice is open, in its wall time: the week that holds today, weeks that hold from a later day on, and the
 * closures and special days that are not over yet. Public holidays follow from the federal state and are not listed.
 */
export const openingHours = z.object({
  today: calendarDate,
  weekly: weeklyHours,
  later: z.array(z.object({ from: calendarDate, weekly: weeklyHours })),
  closures: z.array(
    z.object({
      from: calendarDate,
      to: calendarDate,
      /** A part of each of these days; all day if null */
      hours: dayHours.nullable(),
      reason: localized.nullable(),
    }),
  ),
  specialDays: z.array(
    z.object({ date: calendarDate, hours: z.array(dayHours), reason: localized.nullable() }),
  ),
});
export type OpeningHours = z.infer<typeof openingHours>;
