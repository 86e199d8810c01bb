import type { DayState } from '@praxisportal/contract/doctor';
import type { Weekday } from '@praxisportal/practice/types';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { checkBooking } from './booking-rules.ts';
import { addDays } from './calendar-date.ts';
import { hasOverlap } from './intervals.ts';
import { findDayOffer, findFirstStart, findMonthOffers } from './slots.ts';
import {
  autumnDays,
  closedPeriod,
  doctorCalendar,
  findSlots,
  type SlotQuery,
  springDays,
  toOfferQuery,
  usualTerms,
} from './test-calendar.ts';
import { formatMinuteOfDay } from './wall-time.ts';

const zone = 'Europe/Berlin';
const weekdays: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const dayMs = 86_400_000;

const anyDate = fc.oneof(
  fc.integer({ min: 0, max: 7 * 365 }).map((days) => addDays('2024-01-01', days)),
  fc.constantFrom(...springDays, ...autumnDays, '2028-02-29', '2026-12-31', '2027-01-01'),
);

// The same hours on all weekdays, so that the nights of the clock changes, which are Sundays, have some too.
const anyHours = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 40 })), { maxLength: 3 })
  .map((rows) =>
    rows.flatMap(([quarter, length]) =>
      weekdays.map((weekday) => ({
        weekday,
        from: formatMinuteOfDay(quarter * 15),
        to: formatMinuteOfDay(Math.min(quarter + length, 96) * 15),
      })),
    ),
  );

/** Appointments as first quarter hour of the day and number of quarter hours; often enough the whole day is taken. */
const anyBusy: fc.Arbitrary<[number, number][]> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.array(fc.tuple(fc.integer({ min: -4, max: 100 }), fc.integer({ min: 1, max: 8 })), {
      maxLength: 6,
    }),
  },
  { weight: 1, arbitrary: fc.constant<[number, number][]>([[-4, 110]]) },
);

/** One to three doctors, of whom the first may be away on four days a month, and one wish. */
const anyQueries: fc.Arbitrary<SlotQuery[]> = fc
  .record({
    date: anyDate,
    doctors: fc.array(fc.record({ workingHours: anyHours, isAbsent: fc.boolean(), busyQuarters: anyBusy }), {
      minLength: 1,
      maxLength: 3,
    }),
    treatmentMinutes: fc.constantFrom(15, 30, 45, 60, 90, 120),
    hoursAhead: fc.oneof(fc.integer({ min: -30, max: 60 }), fc.integer({ min: -48, max: 24 * 95 })),
    minutesAhead: fc.integer({ min: 0, max: 59 }),
  })
  .map(({ date, doctors, treatmentMinutes, hoursAhead, minutesAhead }) => {
    const startMs = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
    // Four absent days a month, without making most of the queries empty.
    const absence = closedPeriod(`${date.slice(0, 7)}-10`, `${date.slice(0, 7)}-13`);
    return doctors.map(({ workingHours, isAbsent, busyQuarters }) => ({
      calendar: doctorCalendar({ workingHours, absences: isAbsent ? [absence] : [] }),
      date,
      treatmentMinutes,
      nowMs: startMs - hoursAhead * 3_600_000 - minutesAhead * 60_000,
      busy: busyQuarters.map(([quarter, length]) => ({
        startMs: startMs + quarter * 900_000,
        endMs: startMs + (quarter + length) * 900_000,
      })),
    }));
  });

const anyQuery: fc.Arbitrary<SlotQuery> = anyQueries.map(([query]) => {
  if (!query) throw new Error('there is at least one doctor');
  return query;
});

function toWallMinute(ms: number): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  return wall.hour * 60 + wall.minute;
}

const toMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('for any calendar, day, treatment, busy times and now', () => {
  test('a start is a slot exactly if it may be booked and nothing overlaps it', () => {
    let slotCount = 0;
    fc.assert(
      fc.property(anyQuery, (query) => {
        const bookable: string[] = [];
        for (let minuteOfDay = 0; minuteOfDay < 1440; minuteOfDay += 10) {
          const time = formatMinuteOfDay(minuteOfDay);
          const check = checkBooking({ ...query, terms: usualTerms, time });
          if (check.ok && !query.busy.some((busy) => hasOverlap(busy, check.during))) bookable.push(time);
        }
        slotCount += bookable.length;
        expect(findSlots(query)).toEqual(bookable);
      }),
      { numRuns: 300 },
    );
    expect(slotCount).toBeGreaterThan(300);
  });

  test('every quarter hour of a slot is working time on the wall clock, free, and late enough', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        for (const time of findSlots(query)) {
          // Temporal's way from wall time to instant, as a second opinion.
          const startMs = Temporal.PlainDateTime.from(`${query.date}T${time}`).toZonedDateTime(zone, {
            disambiguation: 'earlier',
          }).epochMilliseconds;
          expect(toWallMinute(startMs)).toBe(toMinute(time));
          expect(toMinute(time) % 30).toBe(0);
          expect(startMs - query.nowMs).toBeGreaterThan(60 * 60_000);
          const quarters = Array.from(
            { length: query.treatmentMinutes / 15 },
            (_, index) => startMs + index * 900_000,
          );
          const isWorked = (ms: number) => {
            const minute = toWallMinute(ms);
            // In an hour's second run the doctor goes on with what began in the first, whatever the clock says.
            if (toWallMinute(ms - 3_600_000) === minute) return true;
            return query.calendar.workingHours.some(
              (row) => toMinute(row.from) <= minute && minute < toMinute(row.to),
            );
          };
          const isTaken = (ms: number) => query.busy.some((busy) => busy.startMs <= ms && ms < busy.endMs);
          expect(quarters.filter((ms) => !isWorked(ms) || isTaken(ms))).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a slot that is there with more busy times is there with fewer', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const withFewer = findSlots({ ...query, busy: query.busy.slice(1) });
        expect(withFewer).toEqual(expect.arrayContaining(findSlots(query)));
      }),
    );
  });

  test('a plain day offers every start whose quarter hours are all worked', () => {
    const days = ['2026-02-03', '2026-07-07', '2028-02-29'];
    fc.assert(
      fc.property(
        anyHours,
        fc.constantFrom(30, 45, 60, 90),
        fc.constantFrom(...days),
        (hours, minutes, date) => {
          const nowMs = Date.parse(`${date}T12:00Z`) - 10 * dayMs;
          const isWorked = (minute: number) =>
            hours.some((row) => toMinute(row.from) <= minute && minute < toMinute(row.to));
          const expected = Array.from({ length: 48 }, (_, index) => index * 30)
            .filter((start) => {
              const quarters = Array.from({ length: minutes / 15 }, (_, index) => start + index * 15);
              return quarters.every(isWorked);
            })
            .map(formatMinuteOfDay);
          const calendar = doctorCalendar({ workingHours: hours });
          expect(findSlots({ calendar, date, treatmentMinutes: minutes, busy: [], nowMs })).toEqual(expected);
        },
      ),
    );
  });
});

describe('for any calendars, the offer of a day', () => {
  /** The state as a stranger would find it: by looking at slots, with what is booked and without. */
  function findStateFromSlots(query: SlotQuery): DayState['state'] {
    if (findSlots(query).length > 0) return 'free';
    return findSlots({ ...query, busy: [] }).length > 0 ? 'full' : 'closed';
  }

  test('is free, full or closed as its slots say', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { state, starts } = findDayOffer(toOfferQuery([query]), query.date);
        seen.add(state.state);
        expect(starts).toEqual(findSlots(query));
        expect(state.state).toBe(findStateFromSlots(query));
      }),
      { numRuns: 500 },
    );
    expect(seen).toEqual(new Set(['free', 'full', 'closed']));
  });

  test('is closed for a reason that a booking would hear too', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { state } = findDayOffer(toOfferQuery([query]), query.date);
        if (state.state !== 'closed') return;
        seen.add(state.reason);
        const rules = Array.from({ length: 48 }, (_, index) => {
          const check = checkBooking({ ...query, terms: usualTerms, time: formatMinuteOfDay(index * 30) });
          return check.ok ? 'ok' : check.rule;
        });
        expect(rules).not.toContain('ok');
        // Without the clock, a day that is merely too soon has starts, and one without fitting hours still none.
        const earlierMs = Date.parse(`${query.date}T12:00Z`) - 10 * dayMs;
        const startsEarlier = findSlots({ ...query, busy: [], nowMs: earlierMs });
        if (state.reason === 'too_soon') expect(startsEarlier).not.toEqual([]);
        else if (state.reason === 'outside_hours') expect(startsEarlier).toEqual([]);
        // In the day's last half hour every start of it is past.
        else if (state.reason === 'after_cutoff') expect(['after_cutoff', 'in_past']).toContain(rules.at(-1));
        else expect(rules).toContain(state.reason);
      }),
      { numRuns: 1000 },
    );
    expect(seen).toEqual(
      new Set([
        'in_past',
        'after_cutoff',
        'beyond_window',
        'holiday',
        'absent',
        'too_soon',
        'outside_hours',
        'closed',
      ]),
    );
  });

  test('of several doctors is the union of what each of them offers', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyQueries, (queries) => {
        const [{ date } = { date: '' }] = queries;
        const own = queries.map((query) => findDayOffer(toOfferQuery([query]), date));
        const together = findDayOffer(toOfferQuery(queries), date);
        expect(together.starts).toEqual([...new Set(queries.flatMap(findSlots))].sort());
        const states = own.map(({ state }) => state.state);
        const expected = (['free', 'full'] as const).find((state) => states.includes(state)) ?? 'closed';
        expect(together.state.state).toBe(expected);
        if (together.state.state === 'closed')
          expect(own.map(({ state }) => state)).toContainEqual(together.state);
        if (queries.length > 1) seen.add(expected);
      }),
      { numRuns: 500 },
    );
    expect(seen).toEqual(new Set(['free', 'full', 'closed']));
  });

  test('is the same in its month', () => {
    fc.assert(
      fc.property(anyQueries, (queries) => {
        const [{ date } = { date: '' }] = queries;
        const query = toOfferQuery(queries);
        const month = findMonthOffers(query, date.slice(0, 7));
        for (const day of [date, addDays(date, 1)].filter((each) => each.startsWith(date.slice(0, 7))))
          expect(month[day]).toEqual(findDayOffer(query, day));
      }),
      { numRuns: 100 },
    );
  });

  test('is, on the first day that has a start, the next free time', () => {
    let foundCount = 0;
    fc.assert(
      fc.property(anyQueries, fc.integer({ min: 0, max: 9 }), (queries, days) => {
        const [{ date } = { date: '' }] = queries;
        const period = { firstDate: date, lastDate: addDays(date, days) };
        const first = findFirstStart(toOfferQuery(queries), period);
        const all = Array.from({ length: days + 1 }, (_, index) => addDays(date, index)).flatMap((day) =>
          queries.flatMap((query) => findSlots({ ...query, date: day })).map((time) => `${day} ${time}`),
        );
        if (first) foundCount += 1;
        expect(first && `${first.date} ${first.time}`).toBe(all.sort()[0]);
      }),
      { numRuns: 200 },
    );
    expect(foundCount).toBeGreaterThan(20);
  });
});
