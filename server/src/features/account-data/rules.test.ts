import { expect, it, test } from 'vitest';
import { findKeptUntil, findRemaining, listKept } from './rules.ts';

// § 630f (3) BGB: ten years after the treatment. §§ 195, 199 BGB: three years after the end of the year of the claim.
it.each([
  ['neither treated nor missed', null, null, undefined],
  ['treated', '2026-03-02', null, '2036-03-02'],
  ['treated on a leap day', '2024-02-29', null, '2034-02-28'],
  ['missed', null, '2026-03-02', '2029-12-31'],
  ['missed on the last day of a year', null, '2026-12-31', '2029-12-31'],
  ['treated, and missed later', '2026-03-02', '2027-01-04', '2036-03-02'],
  ['treated long ago, and missed now', '2017-03-02', '2026-01-04', '2029-12-31'],
])('a patient who was %s stays until then', (_, treatedDate, missedDate, until) => {
  expect(findKeptUntil({ id: 'p', treatedDate, missedDate })).toBe(until);
});

test('of several patients those remain for which records have to be kept', () => {
  const people = [
    { id: 'never', treatedDate: null, missedDate: null },
    { id: 'treated', treatedDate: '2026-03-02', missedDate: null },
  ];
  expect(findRemaining(people)).toEqual([{ id: 'treated', keptUntil: '2036-03-02' }]);
});

const beside = {
  today: '2026-11-25',
  ...{ hasAppointments: false, isMailed: false, isKnownToSecurity: false, language: 'en' as const },
};

test('what is kept is named with its last day and its law, and nothing else', () => {
  const people = [
    { id: 'a', treatedDate: '2026-03-02', missedDate: null },
    { id: 'b', treatedDate: '2025-01-10', missedDate: '2026-05-04' },
  ];
  expect(listKept(people, beside).map(({ until, law }) => [until, law])).toEqual([
    ['2036-03-02', '§ 630f (3) BGB (German Civil Code)'],
    ['2029-12-31', '§§ 195, 199 BGB (German Civil Code)'],
  ]);
  expect(listKept([], beside)).toEqual([]);
});

test('records without names are kept for four years, ninety and fourteen days', () => {
  const all = { ...beside, hasAppointments: true, isMailed: true, isKnownToSecurity: true };
  expect(listKept([], all).map(({ until, law }) => [until, law])).toEqual([
    ['2030-11-25', 'Art. 17 (3) (e) GDPR'],
    ['2027-02-23', 'Art. 6 (1) (f) GDPR'],
    ['2026-12-09', 'Art. 5 (2) GDPR'],
  ]);
});
