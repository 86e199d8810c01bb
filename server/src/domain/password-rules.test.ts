import { expect, test } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

const owner = {
  firstName: 'Änne-Sophie',
  lastName: 'von der Heide',
  email: 'aenne.heide@example.org',
  phone: '+492214710123',
  accountNumber: 'P-4821-0937',
};
const guessedFirst = {
  passwords: new Set(['geheim', 'passwort']),
  words: new Set(['passwort', 'willkommen', 'hallo', 'sommer', 'grün', 'gruen']),
  practiceWords: ['Zahnarztpraxis am Lindenplatz', 'Köln', 'Zahnarzt', 'Praxis', 'Dr. Weber'],
};
const find = (password: string) => findPasswordFault(password, owner, guessedFirst);

test.each([
  'geheim',
  'Geheim',
  'PASSWORT',
  'ｇｅｈｅｉｍ',
  'Passwort1',
  'passwort123',
  'p@ssw0rt',
  'Sommer2025',
  'sommer2025!',
  '2025sommer',
  'hallo!!',
  'ha11o123',
  'w1llkommen',
  'grün2024',
  'gruen2024',
])('%s is common', (password) => {
  expect(find(password)).toBe('password_too_common');
});

test.each([
  'lindenplatz',
  'Lindenplatz7',
  'Zahnarzt1',
  'zahnarzt2026',
  'praxis!!',
  'PraxisKoeln',
  'köln2026',
  'DrWeber1',
])('%s is what the practice is called by', (password) => {
  expect(find(password)).toBe('password_too_common');
});

test.each([
  '      ',
  '\t\t\t\t\t\t',
  'aaaaaa',
  'AaAaAa',
  ' 777777 ',
  'ÄÄÄÄÄÄ',
  '🦷🦷🦷🦷🦷🦷',
  '123456',
  '654321',
  'qwertz',
  'Asdfgh',
  'yxcvbn',
  'mnbvcxy',
  'qwertz123',
  'qwertzu8',
  '2024asdf!',
  'abcdef',
])('%j is too simple', (password) => {
  expect(find(password)).toBe('password_too_simple');
});

test.each([
  'aenne.heide@example.org',
  'Aenne.Heide',
  'Änne-Sophie',
  'ännesophie',
  'Heide1',
  'Heide1985',
  '1985heide!',
  'aenne1985',
  'HEIDE-99',
  'vonderheide',
  'sophie!!!',
  '02214710123',
  '+49 221 4710123',
  '2214710123',
  'P-4821-0937',
  '48210937',
  'example1',
])('%s is personal', (password) => {
  expect(find(password)).toBe('password_personal');
});

test.each([
  'geheim-1234',
  'Lindenblatt-7',
  'drei Wörter genügen',
  'Heidekraut im Oktober',
  'aaaaab',
  '123457',
  'sommer im regal',
  'Sommerregal',
  '🦷🦷🦷🦷🦷🪥',
  'heide4711x',
])('%s is fine', (password) => {
  expect(find(password)).toBeUndefined();
});

test('short names of the owner are no reason to refuse', () => {
  const short = { firstName: 'Bo', lastName: 'Li', email: 'x@y.de', phone: '+492214710123' };
  expect(findPasswordFault('bolibo', short, guessedFirst)).toBeUndefined();
});
