import { expect, it } from 'vitest';
import { findPersonProblems } from './person-checks.ts';

const child = { firstName: 'Mia', lastName: 'Sommer', dateOfBirth: '2020-02-29', relation: 'child' };
const codes = (changes: Partial<typeof child>) =>
  findPersonProblems({ ...child, ...changes }, '2026-11-25').map(({ code }) => code);

it('asks for names and a date of birth, in the order of the form', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ firstName: ' ', lastName: '', dateOfBirth: '' })).toEqual([
    'their_first_name_missing',
    'their_last_name_missing',
    'birth_date_missing',
  ]);
});

it.each(['2026-11-26', '1899-12-31', '2021-02-29', '20-02-2020'])(
  'takes nobody born on %s',
  (dateOfBirth) => {
    expect(codes({ dateOfBirth })).toEqual(['birth_date_wrong']);
  },
);

it('takes whoever was born today', () => {
  expect(codes({ dateOfBirth: '2026-11-25' })).toEqual([]);
});
