import { expect, test } from 'vitest';
import { findSureMatch, fitsTyped } from './fits-typed.ts';

const entry = {
  name: 'Simon-Paul Müller-Groß',
  dateOfBirth: '1980-03-05',
  phone: '+49221123456',
  email: 'simon@praxis.example',
};

test.each([
  ['simon mue', true],
  ['Müller', true],
  ['muller, simon', true],
  ['groß', true],
  ['gross', true],
  ['paul', true],
  ['5.3.1980', true],
  ['05031980 simon', true],
  ['0221 12 34 56', true],
  ['0221123456', true],
  ['simon@praxis', true],
  ['', false],
  ['Mila Müller', false],
  ['Simone', false],
  ['Miller', false],
  ['6.3.1980', false],
  ['456', false],
])('%s fits the entry: %s', (typed, fits) => {
  expect(fitsTyped(entry, typed)).toBe(fits);
});

test.each([
  ['Đorđević', 'dordevic'],
  ['Łukasz', 'lukasz'],
  ['Jørgensen', 'joergensen'],
  ['Æsir', 'aesir'],
  ['O’Neil', "o'neil"],
  ['Al-Amin', 'al-amin'],
])('%s is found as %s, by the rule of the server', (name, typed) => {
  expect(fitsTyped({ name: `Anna ${name}`, dateOfBirth: null, phone: null, email: null }, typed)).toBe(true);
});

test('without date of birth and contact only the name fits', () => {
  const bare = { name: 'Simon Bauer', dateOfBirth: null, phone: null, email: null };
  expect(fitsTyped(bare, 'simon bau')).toBe(true);
  expect(fitsTyped(bare, 'simon 1980')).toBe(false);
});

test('Enter takes the only entry that fits, and a fuzzy hit only for a number or address', () => {
  const named = (name: string) => ({ name, dateOfBirth: null, phone: null, email: null });
  const [anna, simon] = [named('Anna Sander'), named('Simon Sander')];
  expect(findSureMatch([anna], 'Mila Sander')).toBeUndefined();
  expect(findSureMatch([anna, simon], 'sander')).toBeUndefined();
  expect(findSureMatch([anna, simon], 'anna sand')).toBe(anna);
  expect(findSureMatch([anna], '0221 4710299')).toBe(anna);
  expect(findSureMatch([anna], 'mutter@example.org')).toBe(anna);
  expect(findSureMatch([anna, simon], '0221 4710299')).toBeUndefined();
});
