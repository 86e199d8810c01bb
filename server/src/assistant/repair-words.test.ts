import { expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { repairWords } from './repair-words.ts';

it.each([
  ['Zahnreiningung', 'zahnreinigung'],
  ['Kontrole', 'kontrolle'],
  ['freitga mittga', 'freitag mittag'],
  ['am nägschde Mondaach', 'am nachste montag'],
  ['tomorow', 'tomorrow'],
  ['prophilaxe', 'prophylaxe'],
  ['feste Spnage', 'feste spange'],
  ['Schemrzen', 'schmerzen'],
])('repairs: %s', (message, repaired) => {
  expect(repairWords(normalise(message))).toBe(repaired);
});

it.each([
  'auf Montage',
  'bin fertig',
  'am Feiertag',
  'Kontrollen',
  'freitags',
  'an der Stange',
  'Dunnschdag',
  'Zahnzusatzversicherung',
  'a warning',
])('leaves alone: %s', (message) => {
  expect(repairWords(normalise(message))).toBe(normalise(message));
});
