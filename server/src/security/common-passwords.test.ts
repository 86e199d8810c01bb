import { expect, test } from 'vitest';
import { findPasswordFault } from '../domain/password-rules.ts';
import { loadCommonPasswords } from './common-passwords.ts';

const owner = { firstName: 'Berta', lastName: 'Groß', email: 'b.gross@example.org', phone: '+492214710123' };
const practiceWords = ['Zahnarztpraxis am Lindenplatz', 'Köln'];

test.each([
  'passwort',
  'Passwort1',
  'passwort123',
  'p4ssw0rt!',
  'willkommen',
  'Willkommen2',
  'schalke04',
  'hallo123',
  'geheim99',
  'Sommer2025',
  'Sommer2025!',
  '2024Winter',
  'fußball7',
  'fussball7',
  'Mueller84',
  'Müller84',
  'daniel1990',
  'ichliebedich',
  'letmein',
  'köln1948',
])('%s is common', async (password) => {
  const common = await loadCommonPasswords();
  expect(findPasswordFault(password, owner, { ...common, practiceWords })).toBe('password_too_common');
});

test.each(['geheim-1234', 'Lindenblatt-7', 'drei Wörter genügen', 'Sommer im Regal', 'kx7mqp2w'])(
  '%s is not',
  async (password) => {
    const common = await loadCommonPasswords();
    expect(findPasswordFault(password, owner, { ...common, practiceWords })).toBeUndefined();
  },
);

test('the lists are in lower case, and long enough to be chosen or decorated', async () => {
  const { passwords, words } = await loadCommonPasswords();
  expect(passwords.size).toBeGreaterThan(10_000);
  expect(words.size).toBeGreaterThan(10_000);
  const isOdd = (least: number) => (text: string) => text.length < least || text !== text.toLowerCase();
  expect([...passwords].filter(isOdd(6))).toEqual([]);
  expect([...words].filter(isOdd(3))).toEqual([]);
});
