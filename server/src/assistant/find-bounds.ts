import { formatMinuteOfDay, toMinuteOfDay } from '../domain/wall-time.ts';
import { schoolEndsAt } from './read-wish.ts';
import type { BookingWish, StartBounds } from './turn.ts';

/** Within which days and times a start is wished, where no certain day is; when work ends nobody knows. */
export function findBounds({
  fromDate,
  toDate,
  weekdays,
  refusedDates,
  time,
  timeFrom,
  timeTo,
  after,
}: BookingWish): StartBounds | undefined {
  const bounds = {
    ...{ fromDate, toDate, weekdays, refusedDates },
    ...(time === undefined
      ? { timeFrom: after === 'school' ? schoolEndsAt : timeFrom, timeTo }
      : { timeFrom: time, timeTo: formatMinuteOfDay(toMinuteOfDay(time) + 1) }),
  };
  return Object.values(bounds).some((bound) => bound !== undefined) ? bounds : undefined;
}
