import { expect, test } from 'vitest';
import { isSuspect } from './rules.ts';

test.each([
  [{ leaveEmpty: '', secondsToWrite: 3 }, false],
  [{ leaveEmpty: '', secondsToWrite: 2.9 }, true],
  [{ leaveEmpty: 'https://x.example', secondsToWrite: 60 }, true],
  [{ leaveEmpty: ' ', secondsToWrite: 60 }, true],
  [{ secondsToWrite: 0 }, true],
  [{ secondsToWrite: 20 }, false],
  [{ leaveEmpty: { any: 'thing' }, secondsToWrite: 20 }, true],
])('%j: %s', (sent, isMarked) => {
  expect(isSuspect(sent)).toBe(isMarked);
});
