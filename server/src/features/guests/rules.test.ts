import { expect, test } from 'vitest';
import { isSameName } from './rules.ts';

test.each([
  [{ firstName: 'Jürgen', lastName: 'Groß' }, { firstName: 'JÜRGEN', lastName: 'groß' }, true],
  // The same letter, once as one character and once as two.
  [{ firstName: 'J\u00fcrgen', lastName: 'Ott' }, { firstName: 'Ju\u0308rgen', lastName: 'Ott' }, true],
  [{ firstName: 'Anna  Lena', lastName: 'Ott' }, { firstName: 'Anna Lena', lastName: 'Ott' }, true],
  [{ firstName: 'Łukasz', lastName: 'Đorđević' }, { firstName: 'Lukasz', lastName: 'Dordevic' }, true],
  [{ firstName: 'Jør\u00adgen', lastName: 'Þórður' }, { firstName: 'Jorgen', lastName: 'Thordur' }, true],
  [{ firstName: 'Anna', lastName: 'Ott ' }, { firstName: 'An\u200bna', lastName: 'Ott' }, true],
  [{ firstName: 'Łucja', lastName: 'Ott' }, { firstName: 'Lucie', lastName: 'Ott' }, false],
  [{ firstName: 'Anna', lastName: 'Ott' }, { firstName: 'Anne', lastName: 'Ott' }, false],
  [{ firstName: 'Anna', lastName: 'Ott' }, { firstName: 'Ott', lastName: 'Anna' }, false],
])('%o and %o: the same person is %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});
