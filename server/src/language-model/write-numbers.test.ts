import { expect, test } from 'vitest';
import { toOrdinal, writeNumbers } from './write-numbers.ts';

test.each([
  ['achtzig Euro', '80 Euro'],
  ['zweitausenddreihundertfünfundvierzig Euro', '2345 Euro'],
  ['hundert Prozent, tausend Dank', '100 Prozent, tausend Dank'],
  ['eine Stunde oder ein Termin', '1 Stunde oder ein Termin'],
  ['zweieinhalb Stunden', '2.5 Stunden'],
  ['anderthalb Wochen', '1.5 Wochen'],
  ['eighty-five euros, forty minutes', '85 euros, 40 minutes'],
  ['two hundred and twenty euros', '220 euros'],
  ['Achtung, einsam, Wunder und Hundert', 'Achtung, einsam, Wunder und Hundert'],
])('%s is %s', (words, digits) => {
  expect(writeNumbers(words)).toBe(digits);
});

test.each([
  ['ersten', 1],
  ['dritter', 3],
  ['siebte', 7],
  ['vierundzwanzigsten', 24],
  ['twenty-first', 21],
  ['eighth', 8],
  ['besten', undefined],
])('%s is the day %s', (word, day) => {
  expect(toOrdinal(word)).toBe(day);
});
