import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { saysOnlyWhen } from './says-when.ts';

test.each([
  ['am 4. Dezember um 3'],
  ['gern Donnerstag, vormittags'],
  ['Thursday after 5pm'],
  ['what about the week after'],
  ['nächste Woche nach der Schule'],
  ['9th of December at 10:30'],
  ['lieber etwas später'],
  ['ja'],
  ['3'],
])('“%s” says nothing but when', (text) => {
  expect(saysOnlyWhen(normalise(text))).toBe(true);
});

test.each([
  ['hellere Zähne, gern vormittags'],
  ['today to pick up a prescription'],
  ['the wheelchair entrance'],
  ['to pay if I miss'],
  ['Zahnreinigung am Montag'],
  ['etwas für schönere Zähne am 4.'],
])('“%s” says more', (text) => {
  expect(saysOnlyWhen(normalise(text))).toBe(false);
});

test('the names that are given are no more than when', () => {
  expect(saysOnlyWhen('am 2. bei dr weber', ['weber'])).toBe(true);
  expect(saysOnlyWhen('am 2. bei dr weber')).toBe(false);
});
