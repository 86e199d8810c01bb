import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-date.ts';
import { autumnDays, springDays } from './test-calendar.ts';
import {
  findPeriodInterval,
  findZoneDay,
  hasWallMinute,
  toFirstInstantMs,
  toWallDate,
  toWallTime,
} from './zone-day.ts';

const berlin = 'Europe/Berlin';
const hourMs = 3_600_000;

describe('a day of a time zone', () => {
  test.each(springDays)('%s has 23 hours and skips 02:00 to 02:59', (date) => {
    const day = findZoneDay(berlin, date);
    const changeMs = Date.parse(`${date}T01:00Z`);
    expect(day.endMs - day.startMs).toBe(23 * hourMs);
    expect(toFirstInstantMs(day, 119)).toBe(changeMs - 60_000);
    for (const minute of [120, 150, 179]) {
      expect(hasWallMinute(day, minute)).toBe(false);
      expect(toFirstInstantMs(day, minute)).toBe(changeMs);
    }
    expect(hasWallMinute(day, 180)).toBe(true);
    expect(toFirstInstantMs(day, 180)).toBe(changeMs);
    expect(toWallTime(changeMs - 1, berlin)).toBe('01:59');
    expect(toWallTime(changeMs, berlin)).toBe('03:00');
  });

  test.each(autumnDays)('%s has 25 hours and takes 02:00 to 02:59 as the first of the two', (date) => {
    const day = findZoneDay(berlin, date);
    const changeMs = Date.parse(`${date}T01:00Z`);
    expect(day.endMs - day.startMs).toBe(25 * hourMs);
    expect(toFirstInstantMs(day, 150)).toBe(changeMs - hourMs / 2);
    expect(toFirstInstantMs(day, 180)).toBe(changeMs + hourMs);
    expect(hasWallMinute(day, 150)).toBe(true);
    expect(toWallTime(changeMs - 1, berlin)).toBe('02:59');
    expect(toWallTime(changeMs, berlin)).toBe('02:00');
    expect(toWallTime(changeMs + hourMs, berlin)).toBe('03:00');
  });

  test('Berlin changes its clock on no other day from 2024 to 2030', () => {
    const changes: string[] = [];
    for (let date = '2024-01-01'; date <= '2030-12-31'; date = addDays(date, 1)) {
      const day = findZoneDay(berlin, date);
      if (day.stretches.length > 1) changes.push(date);
      else expect(day.endMs - day.startMs).toBe(24 * hourMs);
    }
    expect(changes).toEqual([...springDays, ...autumnDays].sort());
  });

  test('a day can begin at 01:00, where the clock changes at midnight', () => {
    const day = findZoneDay('America/Sao_Paulo', '2018-11-04');
    expect(hasWallMinute(day, 30)).toBe(false);
    expect(toFirstInstantMs(day, 30)).toBe(Date.parse('2018-11-04T01:00-02:00'));
    expect(toWallTime(day.startMs, 'America/Sao_Paulo')).toBe('01:00');
  });

  test('a day that a zone left out has no minutes', () => {
    const day = findZoneDay('Pacific/Apia', '2011-12-30');
    expect(day.endMs).toBe(day.startMs);
    expect(hasWallMinute(day, 600)).toBe(false);
  });

  test('a day that does not exist is an error', () => {
    expect(() => findZoneDay(berlin, '2026-02-30')).toThrow(RangeError);
    expect(() => findZoneDay('Europe/Nowhere', '2026-02-03')).toThrow(RangeError);
  });

  test('24:00 is the end of the day', () => {
    const day = findZoneDay(berlin, '2026-12-31');
    expect(toFirstInstantMs(day, 1440)).toBe(Date.parse('2027-01-01T00:00+01:00'));
    expect(hasWallMinute(day, 1440)).toBe(false);
  });

  test('a period is one interval from its first midnight to the one after its last day', () => {
    expect(findPeriodInterval({ firstDate: '2026-10-25', lastDate: '2026-10-25' }, berlin)).toEqual({
      startMs: Date.parse('2026-10-25T00:00+02:00'),
      endMs: Date.parse('2026-10-26T00:00+01:00'),
    });
    expect(findPeriodInterval({ firstDate: '2026-12-01', lastDate: '2026-12-31' }, berlin)).toEqual({
      startMs: Date.parse('2026-12-01T00:00+01:00'),
      endMs: Date.parse('2027-01-01T00:00+01:00'),
    });
  });

  test('wall date and time agree with Temporal at any instant in any zone', () => {
    const zones = [
      'Europe/Berlin',
      'Asia/Kathmandu',
      'America/New_York',
      'Pacific/Kiritimati',
      'Pacific/Apia',
    ];
    const from = Date.parse('2024-01-01T00:00Z');
    const to = Date.parse('2031-01-01T00:00Z');
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), fc.constantFrom(...zones), (ms, zone) => {
        const wall = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
        expect(toWallDate(ms, zone)).toBe(wall.toPlainDate().toString());
        expect(toWallTime(ms, zone)).toBe(wall.toPlainTime().toString().slice(0, 5));
      }),
      { numRuns: 300 },
    );
  });
});
