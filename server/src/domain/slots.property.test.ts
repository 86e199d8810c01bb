import type { Weekday } from '@praxisportal/practice/types';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { checkBooking } from './booking-rules.ts';
import { addDays } from './calendar-date.ts';
import { hasOverlap } from './intervals.ts';
import { findSlots, type SlotQuery } from './slots.ts';
import { autumnDays, closedPeriod, doctorCalendar, springDays } from './test-calendar.ts';
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

const anyQuery: fc.Arbitrary<SlotQuery> = fc
  .record({
    date: anyDate,
    workingHours: anyHours,
    treatmentMinutes: fc.constantFrom(15, 30, 45, 60, 90, 120),
    isAbsent: fc.boolean(),
    hoursAhead: fc.oneof(fc.integer({ min: -30, max: 60 }), fc.integer({ min: -48, max: 24 * 95 })),
    minutesAhead: fc.integer({ min: 0, max: 59 }),
    busyQuarters: fc.array(fc.tuple(fc.integer({ min: -4, max: 100 }), fc.integer({ min: 1, max: 8 })), {
      maxLength: 6,
    }),
  })
  .map(({ date, workingHours, treatmentMinutes, isAbsent, hoursAhead, minutesAhead, busyQuarters }) => {
    const startMs = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
    // Four absent days a month, without making most of the queries empty.
    const absences = isAbsent ? [closedPeriod(`${date.slice(0, 7)}-10`, `${date.slice(0, 7)}-13`)] : [];
    return {
      calendar: doctorCalendar({ workingHours, absences }),
      date,
      treatmentMinutes,
      nowMs: startMs - hoursAhead * 3_600_000 - minutesAhead * 60_000,
      busy: busyQuarters.map(([quarter, length]) => ({
        startMs: startMs + quarter * 900_000,
        endMs: startMs + (quarter + length) * 900_000,
      })),
    };
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
        const slots = new Set(findSlots(query));
        slotCount += slots.size;
        for (let minuteOfDay = 0; minuteOfDay < 1440; minuteOfDay += 10) {
          const time = formatMinuteOfDay(minuteOfDay);
          const check = checkBooking({ ...query, time });
          const isFree = check.ok && !query.busy.some((busy) => hasOverlap(busy, check.during));
          expect({ time, slot: slots.has(time) }).toEqual({ time, slot: isFree });
        }
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
          for (let ms = startMs; ms < startMs + query.treatmentMinutes * 60_000; ms += 900_000) {
            const minute = toWallMinute(ms);
            // In an hour's second run the doctor goes on with what began in the first, whatever the clock says.
            if (toWallMinute(ms - 3_600_000) === minute) continue;
            const isWorking = query.calendar.workingHours.some(
              (row) => toMinute(row.from) <= minute && minute < toMinute(row.to),
            );
            expect({ minute, isWorking }).toEqual({ minute, isWorking: true });
            expect(query.busy.some((busy) => busy.startMs <= ms && ms < busy.endMs)).toBe(false);
          }
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
