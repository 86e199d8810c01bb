import { expect, test } from 'vitest';
import { findErasureTime } from './rules.ts';

test.each([
  ['in the morning', '2026-11-25T08:00:00Z', '2026-11-26T04:00:00.000Z'],
  ['shortly before midnight, by the practice’s clock', '2026-11-25T22:59:00Z', '2026-11-26T04:00:00.000Z'],
  ['shortly after midnight', '2026-11-25T23:01:00Z', '2026-11-27T04:00:00.000Z'],
  ['before clocks go forward', '2027-03-27T12:00:00Z', '2027-03-28T03:00:00.000Z'],
  ['before clocks go back', '2026-10-24T12:00:00Z', '2026-10-25T04:00:00.000Z'],
])('an erasure asked for %s takes effect at five the next morning', (_, asked, due) => {
  expect(findErasureTime(Date.parse(asked), 'Europe/Berlin').toISOString()).toBe(due);
});
