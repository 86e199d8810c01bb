import { expect, test } from 'vitest';
import { createBusyDays } from './busy-days.ts';
import type { Interval } from './intervals.ts';
import { findMonthOffers } from './slots.ts';
import { doctorCalendar, toOfferQuery } from './test-calendar.ts';
import { findZoneDay } from './zone-day.ts';

const at = (from: string, to: string): Interval => ({ startMs: Date.parse(from), endMs: Date.parse(to) });
const hourMs = 3_600_000;

test('taken times are found on the days that they reach into, each once', () => {
  const night = at('2026-12-01T23:30:00+01:00', '2026-12-02T00:30:00+01:00');
  const noon = at('2026-12-02T12:00:00+01:00', '2026-12-02T13:00:00+01:00');
  const days = createBusyDays([night], 0);
  days.add(noon);
  const on = (date: string) => days.listNear(findZoneDay('Europe/Berlin', date));
  expect(on('2026-12-01')).toContain(night);
  expect(on('2026-12-02').filter((each) => each === night)).toHaveLength(1);
  expect(on('2026-12-02')).toContain(noon);
  expect(on('2026-12-04')).toEqual([]);
});

test('what is kept free before a taken time reaches into the day before', () => {
  const morning = at('2026-12-02T00:30:00Z', '2026-12-02T01:00:00Z');
  const lastHour = at('2026-12-01T22:00:00Z', '2026-12-01T23:00:00Z');
  expect(createBusyDays([morning], 0).listNear(lastHour)).toEqual([]);
  expect(createBusyDays([morning], 2 * hourMs).listNear(lastHour)).toEqual([morning]);
});

test('the slots of a month look at each taken time on its own days alone', () => {
  let looks = 0;
  const busy = Array.from({ length: 400 }, (_, index) => {
    const startMs = Date.parse('2026-12-01T08:00:00+01:00') + (index % 30) * 24 * hourMs;
    return {
      get startMs() {
        looks += 1;
        return startMs;
      },
      endMs: startMs + hourMs / 2,
    };
  });
  const query = { calendar: doctorCalendar(), date: '2026-12-01', treatmentMinutes: 30, busy };
  const nowMs = Date.parse('2026-11-25T09:00:00+01:00');
  const offers = findMonthOffers(toOfferQuery([{ ...query, nowMs }]), '2026-12');
  expect(offers['2026-12-01']?.starts).not.toContain('08:00');
  expect(offers['2026-12-01']?.starts).toContain('08:30');
  // Two days of UTC at most, and once to be put there; not each of the 31 days.
  expect(looks).toBeLessThanOrEqual(busy.length * 4);
});
