import { expect, test } from 'vitest';
import { dropInvisible, hasLetter, toPersonName } from './visible-text.ts';

test.each([
  ['a zero width space', 'An\u200bna', 'Anna'],
  ['a word joiner', 'An\u2060na', 'Anna'],
  ['a soft hyphen', 'Anna\u00ad', 'Anna'],
  ['a byte order mark', '\ufeffAnna', 'Anna'],
  ['tag characters', 'Anna\u{e0041}\u{e007f}', 'Anna'],
  ['an override of direction', '\u202eAnna\u202c', 'Anna'],
  ['isolates', 'An\u2066na\u2069', 'Anna'],
  ['an Arabic letter mark', 'Anna\u061c', 'Anna'],
  ['fillers of Hangul', 'Anna\u3164\u115f\u1160\uffa0', 'Anna'],
  ['a grapheme joiner', 'Ann\u034fa', 'Anna'],
  ['annotation marks', '\ufff9Anna\ufffb', 'Anna'],
  ['invisible times and plus', 'An\u2062n\u2064a', 'Anna'],
  ['a joiner between Latin letters', 'An\u200dna\u200c', 'Anna'],
  ['a variant of a Latin letter', 'A\ufe00nna\ufe0f', 'Anna'],
  ['a musical format character', 'Anna\u{1d173}', 'Anna'],
])('%s is dropped', (_, typed, seen) => {
  expect(dropInvisible(typed)).toBe(seen);
});

test.each([
  ['a non-joiner in Persian', 'علی\u200cرضا'],
  ['a joiner in Sinhala', 'ශ්\u200dරී'],
  ['a joiner in Devanagari', 'क्\u200dष'],
  ['an old chillu at the end of a word', 'അന്\u200d'],
  ['a variant of a Japanese name', '葛\u{e0100}城'],
  ['an emoji of several', '👩🏽\u200d⚕\ufe0f'],
  ['a flag', '🇩🇪'],
  ['a visible Arabic number sign', '\u0600١٢'],
  ['Hebrew with points', 'שָׁלוֹם'],
  ['lines and tabs', 'a\r\n\tb'],
])('%s stays', (_, typed) => {
  expect(dropInvisible(typed)).toBe(typed);
});

test.each([
  ['  Anna   Maria ', 'Anna Maria'],
  ['Ba\u0308rbel', 'Bärbel'],
  ['\u2800Anna\u2800\u2800Groß', 'Anna Groß'],
  ['\u200b\u2800', ''],
  ['Nguyễn Thị Hồng', 'Nguyễn Thị Hồng'],
  ["O'Neil-Šťastný", "O'Neil-Šťastný"],
  ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
])('the name %j is kept as %j', (typed, kept) => {
  expect(toPersonName(typed)).toBe(kept);
});

test('sixty marks on one letter are cut to four', () => {
  const kept = toPersonName(`A\u0336${'\u0337'.repeat(60)}nna`);
  expect(kept).toBe(`A\u0336${'\u0337'.repeat(3)}nna`);
});

test.each([
  ['李', true],
  ['O', true],
  ['علی', true],
  ['ªº', true],
  ['', false],
  ['123', false],
  ['-', false],
  ['👍', false],
  ['\u3164\u115f', false],
  ['\u0301', false],
])('%j has a letter: %s', (text, has) => {
  expect(hasLetter(text)).toBe(has);
});
