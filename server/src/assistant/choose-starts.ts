import { toMinuteOfDay } from '../domain/wall-time.ts';
import type { BookingWish, Findings, OfferedStart, OwnAppointment, Place, StartsAround } from './turn.ts';

/** More would be a calendar, and the form has one. */
const offeredStarts = 4;
const offeredDays = 2;

/** Whether some of these are on another day than the wished one, so that their times alone do not tell which they are. */
export function areElsewhere(
  starts: readonly OfferedStart[],
  { date }: Pick<BookingWish, 'date'> = {},
): boolean {
  return date !== undefined && starts.some((start) => start.date !== date);
}

/** The starts nearest to the time, in the order of the day; the first ones, if there is no time to be near to. */
export function chooseNear(
  starts: readonly string[],
  time: string | undefined,
  count = offeredStarts,
): string[] {
  if (time === undefined) return starts.slice(0, count);
  const distance = (start: string) => Math.abs(toMinuteOfDay(start) - toMinuteOfDay(time));
  return [...starts]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort();
}

/** Where an appointment is: its day, time and doctor. */
export function toPlace({ date, time, doctorId }: Place): Place {
  return { date, time, doctorId };
}

/** What is free without the place that the appointment has: it stands in nobody's way, but is no other one either. */
export function withoutOwnPlace(
  findings: Findings,
  { date, time, doctorId }: OwnAppointment,
  wish: BookingWish,
): Findings {
  const isOwn = (day: string | undefined, start: string, whose: string | undefined) =>
    day === date && start === time && whose === doctorId;
  const { starts: found, startsAround } = findings;
  return {
    ...findings,
    ...(found && {
      starts: {
        ...found,
        starts: found.starts.filter((start) => !isOwn(wish.date, start, found.doctorId ?? wish.doctorId)),
      },
    }),
    ...(startsAround && {
      startsAround: startsAround
        .map((day) => ({
          ...day,
          starts: day.starts.filter((start) => !isOwn(day.date, start, day.doctorId ?? wish.doctorId)),
        }))
        .filter(({ starts }) => starts.length > 0),
    }),
  };
}

/** Of the days around one, the nearest before and after, and of each the starts nearest to the time; those that suit, if any do. */
export function chooseAround(
  days: StartsAround,
  { date: wished = '', timeFrom = '00:00', timeTo = '24:00' }: BookingWish,
  near: string,
): OfferedStart[] {
  const suiting = days
    .map((day) => ({ ...day, starts: day.starts.filter((start) => start >= timeFrom && start < timeTo) }))
    .filter(({ starts }) => starts.length > 0);
  return pickDays(suiting.length > 0 ? suiting : days, wished).flatMap(({ starts, ...day }) =>
    chooseNear(starts, near, offeredStarts / offeredDays).map((time) => ({ ...day, time })),
  );
}

/** The starts nearest to one that is taken, on its own day and the next. */
export function chooseFrom(
  days: StartsAround,
  { date, time }: { date: string; time: string },
): OfferedStart[] {
  const later = days.filter((day) => day.date >= date);
  return (later.length > 0 ? later : days)
    .slice(0, offeredDays)
    .flatMap(({ starts, ...day }) =>
      chooseNear(starts, time, offeredStarts / offeredDays).map((start) => ({ ...day, time: start })),
    );
}

/** The nearest on each side; where one side has none, the two nearest of the other. */
function pickDays(days: StartsAround, wished: string): StartsAround {
  const before = days.filter(({ date }) => date < wished);
  const after = days.filter(({ date }) => date > wished);
  return [
    ...before.slice(after.length === 0 ? -offeredDays : -1),
    ...after.slice(0, before.length === 0 ? offeredDays : 1),
  ];
}
