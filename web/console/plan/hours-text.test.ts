import { expect, test } from 'vitest';
import { groupWeek, hoursOf, parseHours, sayWeekdays, writeHours } from './hours-text.ts';

test.each([
  ['8–12:30, 13:30–18', '08:00–12:30, 13:30–18:00'],
  ['08.00-12.30 und 13.30-18.00', '08:00–12:30, 13:30–18:00'],
  ['13:30 bis 18 Uhr; 8 Uhr bis 12:30 Uhr', '08:00–12:30, 13:30–18:00'],
  ['8 to 12 and 13–24', '08:00–12:00, 13:00–24:00'],
  ['  ', ''],
  ['frei', ''],
])('hours are read as people write them: %s', (text, written) => {
  const hours = parseHours(text);
  expect(hours && writeHours(hours)).toBe(written);
});

test.each([
  ['8', 'no end'],
  ['acht bis zwölf', 'words'],
  ['12–8', 'ends before it begins'],
  ['8–8', 'takes no minute'],
  ['8–12, 11–14', 'overlaps'],
  ['8–25', 'no such hour'],
  ['8:75–9', 'no such minute'],
  ['8–12:30 13:30–18', 'nothing between two stretches'],
])('%s are no hours: %s', (text) => {
  expect(parseHours(text)).toBeNull();
});

test('weekdays with the same hours stand in one line', () => {
  const weekly = [
    { weekday: 1, from: '13:00', to: '18:00' },
    { weekday: 1, from: '08:00', to: '12:00' },
    { weekday: 2, from: '08:00', to: '12:00' },
    { weekday: 2, from: '13:00', to: '18:00' },
    { weekday: 3, from: '08:00', to: '13:00' },
    { weekday: 4, from: '08:00', to: '12:00' },
    { weekday: 4, from: '13:00', to: '18:00' },
  ] as const;
  expect(hoursOf(weekly, 1)).toEqual([
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '18:00' },
  ]);
  expect(groupWeek(weekly)).toEqual([
    { days: [1, 2, 4], hours: '08:00–12:00, 13:00–18:00' },
    { days: [3], hours: '08:00–13:00' },
  ]);
  const name = (weekday: number) => String(weekday);
  expect(sayWeekdays([1, 2, 4], name)).toBe('1, 2, 4');
  expect(sayWeekdays([1, 2, 3, 5], name)).toBe('1–3, 5');
});
