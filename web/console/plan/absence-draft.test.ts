import type { Absence } from '@praxisportal/contract/staff/plan';
import { expect, test } from 'vitest';
import {
  type AbsenceDraft,
  type AbsenceProblem,
  draftAbsence,
  endOfWorkingWeek,
  findAbsenceProblem,
  findOverlapping,
  toAbsenceWords,
  toDraft,
} from './absence-draft.ts';

const today = '2026-11-25';
const draft = draftAbsence('weber', today);

test.each([
  [{}, null],
  [{ who: '' }, 'who_missing'],
  [{ from: '' }, 'days_missing'],
  [{ from: '2026-11-20', to: '2026-11-24' }, 'in_past'],
  [{ from: '2026-11-20' }, null],
  [{ to: '2026-11-24' }, 'ends_before'],
  [{ to: '2027-11-24' }, null],
  [{ to: '2027-11-25' }, 'year_unsure'],
  [{ to: '2027-11-25', isLong: true }, null],
  [{ to: '2029-11-26', isLong: true }, 'too_long'],
  [{ from: '2129-11-26', to: '2129-11-26' }, 'too_long'],
  [{ isPart: true, partFrom: '08:00' }, 'hours_missing'],
  [{ isPart: true, partFrom: '12:00', partTo: '09:00' }, 'hours_backwards'],
  [{ isPart: true, partFrom: '09:00', partTo: '12:00' }, null],
] satisfies [Partial<AbsenceDraft>, AbsenceProblem | null][])('%j is refused as %s', (changes, problem) => {
  expect(findAbsenceProblem({ ...draft, ...changes }, today)).toBe(problem);
});

test('a draft is sent in the words of the contract, and comes back the same', () => {
  const closure = { ...draft, who: 'practice', reason: ' Umbau ', isReasonShown: true, reasonEn: 'Works' };
  expect(toAbsenceWords(closure)).toEqual({
    ...{ doctorId: null, from: today, to: today, hours: null },
    ...{ reason: { de: 'Umbau', en: 'Works' }, isReasonShown: true },
  });
  const part = { ...draft, isPart: true, partFrom: '08:00', partTo: '10:00', reason: 'Zahn', reasonEn: 'x' };
  const words = toAbsenceWords(part);
  expect(words).toMatchObject({
    ...{ hours: { from: '08:00', to: '10:00' }, reason: { de: 'Zahn', en: 'Zahn' } },
  });
  expect(toDraft({ ...planned('a', 'weber', today, today), ...words })).toEqual({ ...part, reasonEn: '' });
});

function planned(id: string, doctorId: string | null, from: string, to: string): Absence {
  return { id, version: 1, doctorId, from, to, hours: null, reason: null, isReasonShown: false };
}

test('what is planned for the same days is told, of the same dentist or the practice', () => {
  const all = [
    planned('own', 'weber', '2026-11-20', today),
    planned('other', 'yilmaz', today, today),
    planned('closure', null, today, '2026-12-24'),
    planned('later', 'weber', '2026-11-26', '2026-11-27'),
  ];
  const ids = (who: string, except?: string) =>
    findOverlapping(all, { ...draft, who }, except).map(({ id }) => id);
  expect(ids('weber')).toEqual(['own', 'closure']);
  expect(ids('practice')).toEqual(['closure']);
  expect(ids('weber', 'own')).toEqual(['closure']);
  expect(ids('')).toEqual([]);
});

test('the working week ends on its Friday, and a weekend belongs to the next one', () => {
  const days = ['2026-11-25', '2026-11-27', '2026-11-28', '2026-11-29'];
  expect(days.map(endOfWorkingWeek)).toEqual(['2026-11-27', '2026-11-27', '2026-12-04', '2026-12-04']);
});
