import { dayMs } from './calendar-date.ts';
import type { Interval } from './intervals.ts';

/** Taken times, found by day without looking at all of them. */
export type BusyDays = {
  /** Those that reach into a stretch of time or begin at most `reachMs` after it, and perhaps some beside them. */
  listNear: (stretch: Interval) => readonly Interval[];
  add: (interval: Interval) => void;
};

/**
 * Keeps taken times by days of UTC, which are quick to tell; a day of a zone has parts of two or three. `reachMs` is the
 * longest time that is kept free before one of them for the sake of another, so that it may reach into the day before.
 */
export function createBusyDays(busy: readonly Interval[], reachMs: number): BusyDays {
  const days = new Map<number, Interval[]>();

  function add(interval: Interval): void {
    for (const number of listUtcDays(interval.startMs - reachMs, interval.endMs)) {
      const others = days.get(number);
      if (others) others.push(interval);
      else days.set(number, [interval]);
    }
  }

  for (const interval of busy) add(interval);
  return {
    add,
    listNear: ({ startMs, endMs }) => [
      ...new Set(listUtcDays(startMs, endMs).flatMap((number) => days.get(number) ?? [])),
    ],
  };
}

/** The days of UTC, counted from 1970, that a stretch of time has a part of; also the one that begins with its end. */
function listUtcDays(startMs: number, endMs: number): number[] {
  const first = Math.floor(startMs / dayMs);
  return Array.from({ length: Math.floor(endMs / dayMs) - first + 1 }, (_, index) => first + index);
}
