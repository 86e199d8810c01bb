import { isCalendarDate } from '../../../shared/clock/calendar-date.ts';
import type { BookingQuery } from '../../paths.ts';

/** An appointment that somebody wants: everything is chosen. */
export type GuestWish = { treatment: string; doctor: string; date: string; time: string };

/** The choices of the wizard if they are complete; whether they can be booked is up to the server. */
export function toWish(choices: BookingQuery | undefined): GuestWish | undefined {
  const { treatment, doctor, date, time } = choices ?? {};
  if (!treatment || !doctor || !date || !isCalendarDate(date)) return undefined;
  return time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? { treatment, doctor, date, time } : undefined;
}
