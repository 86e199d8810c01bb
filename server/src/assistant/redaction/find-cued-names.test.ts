import { expect, it } from 'vitest';
import { findCuedNames } from './find-cued-names.ts';

const find = (text: string) => findCuedNames(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['könnte ich auch um zehn? lg bene', 'bene'],
  ['Danke und Grüße, Caro!', 'Caro'],
  ["name's Becca Thornbury, patient since", 'Becca Thornbury'],
  ['Hello, Anders Lindqvist, born 17/04/1990.', 'Anders Lindqvist'],
  ['Gemeint ist Irmgard Wessolowski, geb. 3/41.', 'Irmgard Wessolowski'],
  ['Ja genau Freitag ist mein Nachname, aber', 'Freitag'],
  ['Und ja, ich heiße wirklich Zahn', 'Zahn'],
  ["Grüß Gott, i bin d'Resi, auf Besuch", 'Resi'],
])('cues name who it is: “%s”', (text, name) => {
  expect(find(text)).toEqual([name]);
});

it.each([
  'Mein Sohn, geb. 3/17',
  'Meine Tochter Kind geboren 2016',
  "i bin d'Mama vom Kind",
  'Liebe Grüße an alle',
  'LG Team',
  'lg bis morgen',
  'vg Tschüss',
  'mfg',
  'lg bene hat gesagt ja',
])('what else stands there is no name: “%s”', (text) => {
  expect(find(text)).toEqual([]);
});
