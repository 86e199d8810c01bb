import { expect, test } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

const owner = {
  firstName: 'Änne-Sophie',
  lastName: 'von der Heide',
  email: 'aenne.heide@example.org',
  phone: '+492214710123',
  accountNumber: 'P-4821-0937',
};
const common = new Set(['geheim', 'passwort']);
const find = (password: string) => findPasswordFault(password, owner, common);

test.each(['geheim', 'Geheim', 'PASSWORT', 'ｇｅｈｅｉｍ'])('%s is common', (password) => {
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
  'qwertzu8',
  '🦷🦷🦷🦷🦷🪥',
  'heide4711x',
])('%s is fine', (password) => {
  expect(find(password)).toBeUndefined();
});

test('short names of the owner are no reason to refuse', () => {
  const short = { firstName: 'Bo', lastName: 'Li', email: 'x@y.de', phone: '+492214710123' };
  expect(findPasswordFault('bolibo', short, common)).toBeUndefined();
});
