import { mayStaff, type Role, rights } from '@praxisportal/contract/staff/rights';
import { expect, test } from 'vitest';
import { mayPlanAbsence, mayPlanAnything } from './use-staff-session.ts';

const somebody = (role: Role, doctorId: string | null) => ({
  ...{ id: '0199a0a0-0000-7000-8000-000000000001', firstName: 'Sevgi', lastName: 'Arslan', initials: 'SA' },
  ...{ email: 'sevgi@praxis.example', role, doctorId, language: 'de' as const, isLocked: false },
  ...{ rights: rights.filter((right) => mayStaff(role, right)), lockAfterSeconds: 600 },
  endsAt: '2026-11-25T20:00:00.000Z',
});

test.each([
  ['owner', null, [true, true, true], true],
  ['reception', null, [true, true, true], true],
  ['dentist', 'weber', [true, false, false], true],
  ['dentist', null, [false, false, false], false],
  ['assistant', null, [false, false, false], false],
] as const)('%s with the column %s plans Weber, Yılmaz, the practice: %j', (role, own, may, any) => {
  const me = somebody(role, own);
  expect(['weber', 'yilmaz', null].map((doctorId) => mayPlanAbsence(me, doctorId))).toEqual(may);
  expect(mayPlanAnything(me)).toBe(any);
});
