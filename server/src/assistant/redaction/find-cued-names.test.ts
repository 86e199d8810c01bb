import { expect, it } from 'vitest';
import { findCuedNames } from './find-cued-names.ts';

const find = (text: string) => findCuedNames(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['könnte ich auch um zehn? lg bene', 'bene'],
  ['Danke und Grüße, Caro!', 'Caro'],
])('who closes a message names themselves: “%s”', (text, name) => {
  expect(find(text)).toEqual([name]);
});

it.each(['Liebe Grüße an alle', 'LG Team', 'lg bis morgen', 'vg Tschüss', 'mfg', 'lg bene hat gesagt ja'])(
  'what else closes a message is no name: “%s”',
  (text) => {
    expect(find(text)).toEqual([]);
  },
);
