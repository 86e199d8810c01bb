import { expect, it } from 'vitest';
import {
  formatDate,
  formatDateRange,
  formatInstant,
  formatInstantDate,
  formatLongDate,
  formatMinutes,
  formatMonth,
  formatPhone,
  formatSeconds,
  formatTime,
  formatTimeRange,
  nameWeekday,
  phoneHref,
} from './format.ts';

it('writes a long date without shifting it by a time zone', () => {
  expect(formatLongDate('de', '2026-12-01')).toBe('Dienstag, 1. Dezember 2026');
  expect(formatLongDate('en', '2026-12-01')).toBe('Tuesday, 1 December 2026');
  expect(formatLongDate('de', '2028-02-29')).toBe('Dienstag, 29. Februar 2028');
});

it('writes dates, months and times as each language does', () => {
  expect(formatDate('de', '2026-03-09')).toBe('9. März 2026');
  expect(formatMonth('en', '2026-03')).toBe('March 2026');
  expect(formatTime('de', '14:30')).toBe('14:30\u00a0Uhr');
  expect(formatTime('en', '14:30')).toBe('14:30');
  expect(formatTimeRange('de', '08:00', '18:00')).toBe('08:00–18:00\u00a0Uhr');
});

it('keeps a number and its unit on one line', () => {
  expect(formatMinutes('de', 45)).toBe('45\u00a0Min.');
  expect(formatMinutes('en', 45)).toBe('45\u00a0min');
  expect(formatSeconds(55)).toBe('55\u00a0s');
});

it('writes a stretch of days as short as it can', () => {
  expect(formatDateRange('de', '2026-12-24', '2026-12-31')).toBe('24.–31. Dezember 2026');
  expect(formatDateRange('en', '2026-12-04', '2026-12-31')).toBe('4–31 December 2026');
  expect(formatDateRange('de', '2027-02-08', '2027-02-08')).toBe('8. Februar 2027');
  expect(formatDateRange('de', '2026-12-24', '2027-01-02')).toBe('24. Dezember 2026 – 2. Januar 2027');
});

it('writes an instant on the wall clock of the practice', () => {
  expect(formatInstant('de', '2026-11-21T07:15:00.000Z')).toBe('21. November 2026, 08:15\u00a0Uhr');
  expect(formatInstant('de', '2026-07-31T22:30:00.000Z')).toBe('1. August 2026, 00:30\u00a0Uhr');
  expect(formatInstantDate('de', '2026-07-31T22:30:00.000Z')).toBe('1. August 2026');
  expect(formatInstantDate('en', '2026-07-31T22:30:00.000Z')).toBe('1 August 2026');
});

it('names the days of the week', () => {
  expect(nameWeekday('de', 1, 'short')).toBe('Mo');
  expect(nameWeekday('en', 7, 'long')).toBe('Sunday');
});

it('spaces German numbers and leaves others alone', () => {
  expect(formatPhone('+492214710120')).toBe('+49 221 4710120');
  expect(formatPhone('+4915112345678')).toBe('+49 151 12345678');
  expect(formatPhone('+493012345')).toBe('+49 30 12345');
  expect(formatPhone('+49 221 4710120')).toBe('+49 221 4710120');
  expect(formatPhone('+447400123456')).toBe('+44 7400 123456');
  expect(formatPhone('+12125550123')).toBe('+1 212 555 0123');
  expect(formatPhone('+33123456789')).toBe('+33 1 23 45 67 89');
  expect(formatPhone('+4232345678')).toBe('+423 234 5678');
  expect(formatPhone('+3581812345')).toBe('+358 181 2345');
  expect(formatPhone('+112')).toBe('+112');
  expect(phoneHref('+49 221 4710120')).toBe('tel:+492214710120');
});
