import { expect, it, test } from 'vitest';
import { seededSettings, weeklyHours } from '../../domain/test-calendar.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  checkDays,
  findLastDate,
  mayPlan,
  mustTell,
  refuseClosedDay,
  requireSeen,
  toAbsence,
  toPlanFrom,
} from './rules.ts';

/** The code of what is thrown, or undefined. */
function codeOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const planner = (role: 'owner' | 'dentist' | 'reception' | 'assistant', doctorId: string | null = null) => ({
  staffId: 's',
  role,
  doctorId,
});

// docs/product.md: a dentist plans the own absences, the desk everybody's and closures.
it.each([
  [planner('owner'), null, true],
  [planner('reception'), 'weber', true],
  [planner('dentist', 'weber'), 'weber', true],
  [planner('dentist', 'weber'), 'yilmaz', false],
  [planner('dentist', 'weber'), null, false],
  // A dentist without a column of their own plans for no one.
  [planner('dentist'), null, false],
  [planner('assistant', 'weber'), 'weber', false],
])('%o plans for %s: %s', (who, doctorId, may) => {
  expect(mayPlan(who, doctorId)).toBe(may);
});

const today = '2026-11-25';
it.each([
  ['one day, today', { from: today, to: today }, undefined],
  ['begun last week, ends today', { from: '2026-11-18', to: today }, undefined],
  ['ended yesterday', { from: '2026-11-18', to: '2026-11-24' }, 'plan_in_past'],
  ['ends before it begins', { from: '2026-11-27', to: '2026-11-26' }, 'hours_impossible'],
  ['three years long', { from: '2026-12-01', to: '2029-12-01' }, undefined],
  ['three years and a day long', { from: '2026-12-01', to: '2029-12-02' }, 'plan_too_long'],
  ['begins in three years', { from: '2029-11-25', to: '2029-11-26' }, undefined],
  ['begins in three years and a day', { from: '2029-11-26', to: '2029-11-26' }, 'plan_too_long'],
])('an absence that is %s', (_, days, code) => {
  expect(codeOf(() => checkDays({ ...days, hours: null }, today))).toBe(code);
});

it('has hours that end after they begin', () => {
  const days = { from: today, to: today };
  expect(codeOf(() => checkDays({ ...days, hours: { from: '09:00', to: '12:00' } }, today))).toBe(undefined);
  expect(codeOf(() => checkDays({ ...days, hours: { from: '12:00', to: '12:00' } }, today))).toBe(
    'hours_impossible',
  );
});

it.each([
  [undefined, null, undefined],
  [{ version: 2 }, 2, undefined],
  [{ version: 2 }, 1, 'hours_changed'],
  [{ version: 2 }, null, 'hours_changed'],
  [undefined, 1, 'hours_changed'],
])('hours %o replaced by who saw version %s', (present, seen, code) => {
  expect(codeOf(() => requireSeen(present, seen))).toBe(code);
});

const decided = {
  ...{ absenceId: 'a', appointmentId: 'b', decision: 'cancel' as const, messageId: 'm' },
  former: { doctorName: 'Dr. Weber', date: today, start: '09:00' },
};
it.each([
  ['no message at all', { messageState: null, toldAt: null, phonedAt: null }, true],
  ['a message that waits', { messageState: 'waiting' as const, toldAt: null, phonedAt: null }, false],
  ['a message that was sent', { messageState: 'sent' as const, toldAt: null, phonedAt: null }, false],
  ['a message that failed', { messageState: 'failed' as const, toldAt: null, phonedAt: null }, true],
  ['a message that nothing sends', { messageState: 'kept' as const, toldAt: null, phonedAt: null }, true],
  [
    'a failed message and a call',
    { messageState: 'failed' as const, toldAt: null, phonedAt: new Date(0) },
    false,
  ],
  ['no message, and marked as told', { messageState: null, toldAt: new Date(0), phonedAt: null }, false],
])('with %s the patient has to be called: %s', (_, message, isCall) => {
  expect(mustTell({ ...decided, ...message })).toBe(isCall);
});

const hours = (id: string, doctorId: string | null, validFrom: string) => ({
  ...{ id, doctorId, validFrom, version: 1 },
  hours: weeklyHours([1], '08:00-12:00'),
});
const all = [
  hours('1', null, '2026-01-01'),
  hours('2', null, '2026-12-01'),
  hours('3', 'weber', '2026-06-01'),
];

test('weekly hours end on the day before the next ones of the same doctor or practice', () => {
  expect(all.map((each) => findLastDate(all, each))).toEqual(['2026-11-30', undefined, undefined]);
});

const absence = {
  ...{ id: 'x', version: 1, doctorId: 'weber', from: '2026-11-30', to: '2026-12-04', hours: null },
  ...{ reason: { de: 'krank', en: 'ill' }, isReasonShown: false },
};
const rows = { revision: 1, hours: all, absences: [absence], specialDays: [], settings: seededSettings };

test('a plan from a day on has the hours that still hold on it, and absences that are not over', () => {
  const shown = (from: string) => {
    const plan = toPlanFrom(rows, from, planner('owner'), new Map());
    return [plan.hours.map(({ id }) => id), plan.absences.map(({ id }) => id)];
  };
  expect(shown('2026-11-30')).toEqual([['1', '2', '3'], ['x']]);
  expect(shown('2026-12-01')).toEqual([['2', '3'], ['x']]);
  expect(shown('2026-12-05')).toEqual([['2', '3'], []]);
});

it.each([
  [planner('owner'), { de: 'krank', en: 'ill' }],
  [planner('dentist', 'weber'), { de: 'krank', en: 'ill' }],
  [planner('dentist', 'yilmaz'), null],
  [planner('assistant'), null],
])('the reason of an absence that is not for everybody, read by %o', (reader, reason) => {
  expect(toAbsence(absence, reader).reason).toEqual(reason);
  expect(toAbsence({ ...absence, isReasonShown: true }, reader).reason).toEqual({ de: 'krank', en: 'ill' });
});

it('refuses a day that a closure takes, and not one of which it takes hours or that one doctor is away', () => {
  const closure = { ...absence, doctorId: null };
  const at = (changes: object) =>
    codeOf(() => refuseClosedDay({ ...rows, absences: [{ ...closure, ...changes }] }, '2026-12-01'));
  expect(at({})).toBe('closed_then');
  expect(at({ hours: { from: '09:00', to: '12:00' } })).toBe(undefined);
  expect(at({ doctorId: 'weber' })).toBe(undefined);
  expect(at({ from: '2026-12-02' })).toBe(undefined);
});
