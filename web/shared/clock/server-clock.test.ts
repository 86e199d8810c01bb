import { expect, test } from 'vitest';
import { nextOffsetMs } from './server-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const serverMs = Date.parse('2026-11-25T08:00:00Z');

test.each([0, 300, -2 * minute, 5 * day, -5 * day, 10 * 365 * day, -10 * 365 * day])(
  'a device whose clock is %i ms ahead reads the server’s time within the answer’s way and a second',
  (aheadMs) => {
    const askedMs = serverMs + aheadMs;
    const answeredMs = askedMs + 200;
    const offset = nextOffsetMs(0, serverMs, askedMs, answeredMs);
    expect(Math.abs(answeredMs + offset - serverMs)).toBeLessThanOrEqual(1_200);
    // A second answer that agrees changes nothing.
    expect(nextOffsetMs(offset, serverMs + 3_000, askedMs + 3_000, answeredMs + 3_000)).toBe(offset);
  },
);

test('a device whose clock is right keeps it', () => {
  expect(nextOffsetMs(0, serverMs, serverMs + 999, serverMs + 1_400)).toBe(0);
});

test('a clock that is set back while the answer is under way', () => {
  expect(nextOffsetMs(0, serverMs, serverMs + day, serverMs + 500)).toBe(-500);
});
