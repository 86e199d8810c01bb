import type { Patient } from '@praxisportal/contract/patient';
import { expect, test } from 'vitest';
import { findPatient, toPatientId } from './patient-choice.ts';

const person = (id: string, relation: Patient['relation']): Patient => ({
  id,
  relation,
  firstName: 'Maria',
  lastName: 'Muster',
  dateOfBirth: null,
  linked: true,
});
const alone = [person('own', 'self')];
const family = [...alone, person('mia', 'child')];
const check = 'Kontrolluntersuchung';
const children = 'Kinderzahnheilkunde';

test.each([
  { said: undefined, treatment: check, people: family, patient: 'self' },
  { said: undefined, treatment: children, people: alone, patient: 'self' },
  { said: undefined, treatment: children, people: family, patient: '' },
  { said: undefined, treatment: children, people: undefined, patient: '' },
  { said: undefined, treatment: check, people: undefined, patient: 'self' },
  { said: 'self', treatment: children, people: family, patient: 'self' },
  { said: 'mia', treatment: children, people: family, patient: 'mia' },
  { said: 'mia', treatment: check, people: undefined, patient: 'mia' },
  { said: 'removed', treatment: check, people: family, patient: '' },
  { said: 'removed', treatment: check, people: alone, patient: 'self' },
])('$said, $treatment, $people.length patients: $patient', ({ said, treatment, people, patient }) => {
  expect(findPatient(said, { treatment, people, isLoading: people === undefined })).toBe(patient);
});

test('a list that does not come keeps no one from booking', () => {
  expect(findPatient(undefined, { treatment: children, people: undefined, isLoading: false })).toBe('self');
});

test('the own person is sent without an id', () => {
  expect(['self', '', 'mia'].map(toPatientId)).toEqual([undefined, undefined, 'mia']);
});
