import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

test.each([
  ['wlan', 'wlan', 'the same'],
  ['wlna', 'wlan', 'two letters swapped'],
  ['gutscheine', 'gutschein', 'an ending'],
  ['gutschien', 'gutschein', 'a slip'],
  ['hausbsuch', 'hausbesuche', 'two slips in a long word'],
  ['regenschirm', 'schirm', 'a compound of it'],
  ['bewertung', 'bewerten', 'another ending'],
])('%s may be %s: %s', (word, known) => {
  expect(compareWords(word, known)).toBeGreaterThan(0.6);
});

test.each([
  ['lift', 'left'],
  ['abwarten', 'bewerten'],
  ['hand', 'hund'],
  ['wetter', 'water'],
  ['usb', 'us'],
  ['kontrolle', 'konto'],
])('%s is not %s', (word, known) => {
  expect(compareWords(word, known)).toBe(0);
});
