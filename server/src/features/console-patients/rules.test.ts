import { expect, it, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import type { PatientRow } from '../patients/queries.ts';
import {
  answersContact,
  findMergeObstacle,
  mergeValues,
  readPhone,
  sortForMerge,
  toPatientEntry,
  toPatientNotes,
} from './rules.ts';

function codeOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const patient = (changes: Partial<PatientRow> = {}): PatientRow => ({
  ...{ id: 'a', version: 1, firstName: 'Anna', lastName: 'Groß', dateOfBirth: '1980-05-03', language: 'de' },
  createdAt: new Date('2026-01-01T00:00:00Z'),
  ...{ accountId: null, isOwner: null, isLinked: null, identityCheckedAt: null, identityCheckedBy: null },
  ...{ phone: '+49221123456', email: 'anna@example.org' },
  ...{ ownPhone: '+49221123456', ownEmail: 'anna@example.org' },
  ...{ nextStartAt: null, nextDoctorName: null, erasesAt: null },
  ...changes,
});

// docs/product.md, rights: assistants see names, dates of birth and appointments, and no contact.
it.each([
  ['owner', true],
  ['dentist', true],
  ['reception', true],
  ['assistant', false],
] as const)('%s sees how a patient is reached: %s', (role, isShown) => {
  const row = patient({ nextStartAt: new Date('2026-11-30T23:30:00Z'), nextDoctorName: 'Dr. Weber' });
  expect(toPatientEntry(row, { role }, 'Europe/Berlin')).toMatchObject({
    name: 'Anna Groß',
    dateOfBirth: '1980-05-03',
    phone: isShown ? '+49221123456' : null,
    email: isShown ? 'anna@example.org' : null,
    nextAppointment: { date: '2026-12-01', time: '00:30', doctorName: 'Dr. Weber' },
    hasAccount: false,
    identity: null,
  });
});

it.each([
  ['a name that three have', { words: ['Groß'] }, 3, true],
  ['a name that four have', { words: ['Groß'] }, 4, false],
  ['a date of birth', { words: [], dateOfBirth: '1980-05-03' }, 12, true],
  ['a year of birth', { words: [], yearOfBirth: '1980' }, 12, false],
  ['six digits of a number', { words: [], phoneDigits: '221123' }, 4, false],
  ['seven digits of a number', { words: [], phoneDigits: '2211234' }, 4, true],
  ['a part of an address', { words: [], email: 'anna@' }, 4, false],
  ['the whole address', { words: [], email: 'anna@example.org' }, 4, true],
])('a search for %s answers how they are reached: %s, %i, %s', (_, search, found, isAnswered) => {
  expect(answersContact(search, patient(), found)).toBe(isAnswered);
});

test('a number is read as E.164, and what is none is refused', () => {
  expect(readPhone('0221 4710120')).toBe('+492214710120');
  expect(readPhone('+44 20 7946 0958')).toBe('+442079460958');
  expect(codeOf(() => readPhone('0221'))).toBe('invalid_phone');
});

test('the newest version of a note is shown, with those before it', () => {
  const version = (noteId: string, number: number, text: string | null) => ({
    ...{ noteId, version: number, text, writtenBy: 'Mira', staffId: 's' },
    writtenAt: new Date(`2026-11-0${number}T09:00:00Z`),
  });
  const notes = toPatientNotes([
    version('1', 3, null),
    version('1', 2, 'zwei'),
    version('1', 1, 'eins'),
    version('2', 1, 'x'),
  ]);
  expect(
    notes.map(({ id, text, version: shown, earlier }) => [id, shown, text, earlier.map((each) => each.text)]),
  ).toEqual([
    ['1', 3, null, ['zwei', 'eins']],
    ['2', 1, 'x', []],
  ]);
});

const own = patient({
  id: 'own',
  accountId: 'k',
  isOwner: true,
  createdAt: new Date('2026-09-01T00:00:00Z'),
});
const managed = patient({
  id: 'managed',
  accountId: 'k',
  isOwner: false,
  createdAt: new Date('2026-08-01T00:00:00Z'),
});
const older = patient({ id: 'older' });
const younger = patient({ id: 'younger', createdAt: new Date('2026-02-01T00:00:00Z') });

it.each([
  [own, managed, 'own'],
  [own, older, 'own'],
  [managed, older, 'managed'],
  [older, younger, 'older'],
  [patient({ id: 'x1' }), patient({ id: 'x2' }), 'x1'],
])('of two entries one remains, in either order', (one, other, remaining) => {
  expect(sortForMerge(one, other)[0].id).toBe(remaining);
  expect(sortForMerge(other, one)[0].id).toBe(remaining);
});

const checked = { identityCheckedAt: new Date(0), identityCheckedBy: 'Mira' };
it.each([
  ['two entries of the practice', older, younger, undefined],
  ['a checked account and an entry', { ...own, ...checked }, older, undefined],
  ['an account that only says who it is, and an entry', own, older, 'identity_unchecked'],
  ['two patients of one account, checked', { ...own, ...checked }, managed, undefined],
  ['two accounts', own, { ...own, accountId: 'other' }, 'two_accounts'],
  ['one that is to be erased', older, { ...younger, erasesAt: new Date(0) }, 'erasure_pending'],
])('a merge of %s', (_, remaining, going, obstacle) => {
  expect(findMergeObstacle(remaining, going)).toBe(obstacle);
});

test('a merge takes what was chosen, and keeps the rest', () => {
  const going = patient({
    lastName: 'Gross',
    phone: '+49221999',
    email: null,
    language: 'en',
    dateOfBirth: null,
  });
  expect(mergeValues(older, going, ['name', 'phone'])).toEqual({
    ...{ firstName: 'Anna', lastName: 'Gross', dateOfBirth: '1980-05-03', language: 'de' },
    ...{ phone: '+49221999', email: 'anna@example.org' },
  });
  expect(mergeValues(older, going, ['email', 'dateOfBirth', 'language'])).toMatchObject({
    ...{ email: null, dateOfBirth: null, language: 'en', phone: '+49221123456' },
  });
});

test('a merge never replaces the contact of an account, but keeps what the desk noted for the day they part', () => {
  const remaining = { ...own, ownPhone: null, ownEmail: 'own@example.org' };
  const going = patient({ ownPhone: '+49221999', ownEmail: 'going@example.org' });
  expect(codeOf(() => mergeValues(remaining, going, ['phone']))).toBe('contact_of_account');
  expect(codeOf(() => mergeValues(remaining, going, ['email']))).toBe('contact_of_account');
  expect(mergeValues(remaining, going, [])).toMatchObject({ phone: '+49221999', email: 'own@example.org' });
});
