import { expect, test } from 'vitest';
import { looksLikeSpam } from './rules.ts';

test.each([
  [{ website: '', secondsToWrite: 3 }, false],
  [{ website: '', secondsToWrite: 2.9 }, true],
  [{ website: 'https://x.example', secondsToWrite: 60 }, true],
])('%j: %s', (sent, isSpam) => {
  expect(looksLikeSpam(sent)).toBe(isSpam);
});
