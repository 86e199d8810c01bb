import { expect, test } from 'vitest';
import { draftPatient, toNewPatient } from './new-patient.ts';

test.each([
  ['meyer', { lastName: 'Meyer' }],
  ['anna meyer', { firstName: 'Anna', lastName: 'Meyer' }],
  ['Meyer, Anna', { firstName: 'Anna', lastName: 'Meyer' }],
  ['anna maria von berg', { firstName: 'Anna maria von', lastName: 'Berg' }],
  ['1.12.1985', { dateOfBirth: '1985-12-01' }],
  ['0221 471012', { phone: '0221 471012' }],
  ['anna@example.org', { email: 'anna@example.org' }],
])('"%s" begins a new entry', (typed, expected) => {
  const empty = { firstName: '', lastName: '', dateOfBirth: '', phone: '', email: '', isUnreachable: false };
  expect(draftPatient(typed)).toEqual({ ...empty, ...expected });
});

test('empty fields are not sent', () => {
  const draft = { ...draftPatient('Anna Meyer '), dateOfBirth: '1985-12-01', isUnreachable: true };
  expect(toNewPatient(draft, [{ id: 'known' }])).toEqual({
    firstName: 'Anna',
    lastName: 'Meyer',
    dateOfBirth: '1985-12-01',
    isUnreachable: true,
    otherThan: ['known'],
  });
});
