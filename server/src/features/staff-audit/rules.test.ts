import { expect, test } from 'vitest';
import { readCursor, toCursor } from './rules.ts';

test.each([
  ['1795682096123456', '2026-11-26T08:34:56.123456Z'],
  ['1795682096000001', '2026-11-26T08:34:56.000001Z'],
  ['7', '1970-01-01T00:00:00.000007Z'],
])('a cursor names its place to the microsecond: %s', (atMicros, at) => {
  const cursor = toCursor({ atMicros, source: 'a', id: '12' });
  expect(readCursor(cursor)).toEqual({ at, source: 'a', id: '12' });
});
