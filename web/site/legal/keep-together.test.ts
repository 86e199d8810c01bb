import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test.each([
  ['nach § 5 DDG', 'nach §_5 DDG'],
  ['Art. 9 Abs. 2 Buchst. h DSGVO', 'Art._9 Abs._2 Buchst._h DSGVO'],
  ['Telefon +49 221 4710120 bis 18 Uhr', 'Telefon +49_221_4710120 bis 18 Uhr'],
  ['Köln 50676', 'Köln 50676'],
])('keepTogether binds what belongs on one line: %s', (text, bound) => {
  expect(keepTogether(text)).toBe(bound.replaceAll('_', '\u00a0'));
});
