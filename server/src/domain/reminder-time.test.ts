import { describe, expect, it } from 'vitest';
import { findReminderInstantMs, isReminderDue } from './reminder-time.ts';

const zone = 'Europe/Berlin';
const at = (iso: string) => Date.parse(iso);
const remindAt = (start: string) => new Date(findReminderInstantMs(at(start), 1, zone)).toISOString();

describe('findReminderInstantMs', () => {
  it.each([
    ['a day before', '2026-12-01T09:00:00+01:00', '2026-11-30T08:00:00.000Z'],
    ['not before eight in the morning', '2026-12-01T06:30:00+01:00', '2026-11-30T07:00:00.000Z'],
    ['not from eight in the evening on', '2026-12-01T20:30:00+01:00', '2026-12-01T07:00:00.000Z'],
    ['24 hours when summer time begins', '2026-03-29T14:00:00+02:00', '2026-03-28T12:00:00.000Z'],
    ['24 hours when it ends', '2026-10-25T14:00:00+01:00', '2026-10-24T13:00:00.000Z'],
    ['which may be too early then', '2026-03-29T08:30:00+02:00', '2026-03-28T07:00:00.000Z'],
  ])('is %s', (_what, start, expected) => {
    expect(remindAt(start)).toBe(expected);
  });
});

describe('isReminderDue', () => {
  const startMs = at('2026-12-01T09:00:00+01:00');
  const changedMs = at('2026-11-20T12:00:00+01:00');
  const isDue = (now: string, changed = changedMs) =>
    isReminderDue({ startMs, changedMs: changed }, { nowMs: at(now), daysBefore: 1, timeZone: zone });

  it('begins a day before and ends two hours before', () => {
    expect(isDue('2026-11-30T08:59:59+01:00')).toBe(false);
    expect(isDue('2026-11-30T09:00:00+01:00')).toBe(true);
    expect(isDue('2026-11-30T19:59:59+01:00')).toBe(true);
  });

  it('begins as many days before as the practice sets', () => {
    const isDueAt = (now: string) =>
      isReminderDue({ startMs, changedMs }, { nowMs: at(now), daysBefore: 3, timeZone: zone });
    expect(isDueAt('2026-11-28T08:59:59+01:00')).toBe(false);
    expect(isDueAt('2026-11-28T09:00:00+01:00')).toBe(true);
  });

  it('waits for the morning if it comes late', () => {
    expect(isDue('2026-11-30T20:00:00+01:00')).toBe(false);
    expect(isDue('2026-12-01T03:00:00+01:00')).toBe(false);
    const noonMs = at('2026-12-01T12:00:00+01:00');
    const atNoon = (now: string) =>
      isReminderDue({ startMs: noonMs, changedMs }, { nowMs: at(now), daysBefore: 1, timeZone: zone });
    expect(atNoon('2026-12-01T08:00:00+01:00')).toBe(true);
    expect(atNoon('2026-12-01T10:00:00+01:00')).toBe(true);
    expect(atNoon('2026-12-01T10:00:01+01:00')).toBe(false);
  });

  it('tells nobody what they have just booked or moved', () => {
    expect(isDue('2026-11-30T12:00:00+01:00', at('2026-11-30T08:59:00+01:00'))).toBe(true);
    expect(isDue('2026-11-30T12:00:00+01:00', at('2026-11-30T09:00:00+01:00'))).toBe(false);
    expect(isDue('2026-11-30T12:00:00+01:00', at('2026-11-30T11:00:00+01:00'))).toBe(false);
  });
});
