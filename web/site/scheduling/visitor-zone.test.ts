import { expect, test } from 'vitest';
import { isPracticeTime } from './visitor-zone.ts';

test.each([
  ['Europe/Berlin', '2026-12-01', true],
  // Another name, the same clock.
  ['Europe/Vienna', '2026-12-01', true],
  // The same as Berlin in winter only.
  ['Africa/Algiers', '2026-12-01', true],
  ['Africa/Algiers', '2027-07-01', false],
  ['Europe/London', '2026-12-01', false],
  ['America/Los_Angeles', '2026-12-01', false],
])('a clock in %s on %s shows the time of Berlin: %s', (zone, date, isSame) => {
  expect(isPracticeTime(date, 'Europe/Berlin', zone)).toBe(isSame);
});
