import * as z from 'zod';
import { calendarDate } from './fields.ts';

const localized = z.object({ de: z.string(), en: z.string() });
const dayHours = z.object({ from: z.string(), to: z.string() });
const weeklyHours = z.array(dayHours.extend({ weekday: z.literal([1, 2, 3, 4, 5, 6, 7]) }));

const days = { from: calendarDate, to: calendarDate };
const reason = localized.nullable();

/**
 * Calendar days, both included, on which the practice is not open as its weekdays say: closed all day, closed as a public
 * holiday, closed for some hours of each day, or open for hours of their own.
 */
const exception = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('closed'), ...days, reason }),
  z.object({ kind: z.literal('closedHours'), ...days, hours: dayHours, reason }),
  z.object({ kind: z.literal('special'), ...days, hours: z.array(dayHours), reason }),
  z.object({ kind: z.literal('holiday'), ...days }),
]);

/**
 * When the practice is open, in its wall time: the week that holds today, weeks that hold from a later day on, and the
 * exceptions of the months that can be booked, by first day; and the weekly hours of each doctor that hold today.
 */
export const openingHours = z.object({
  today: calendarDate,
  weekly: weeklyHours,
  later: z.array(z.object({ from: calendarDate, weekly: weeklyHours })),
  exceptions: z.array(exception),
  doctors: z.array(z.object({ doctorId: z.string(), weekly: weeklyHours })),
});
export type OpeningHours = z.infer<typeof openingHours>;
