import { expect, it, test } from 'vitest';
import {
  isOpen,
  mayOverbook,
  planAtDesk,
  requireNoteRight,
  toDeskRefusal,
} from '../../core/scheduling/desk-rules.ts';
import { toMessageState } from '../../core/scheduling/present-desk-appointment.ts';
import { type PlanRows, toPlan } from '../../domain/practice-plan.ts';
import { seededSettings, weeklyHours } from '../../domain/test-calendar.ts';
import { ownPractice } from '../../own-practice.ts';
import { AppError } from '../../platform/app-error.ts';
import { isFarDay, toColumn } from './rules.ts';

/** What is thrown, by its code and rule; undefined if nothing is. */
function refusalOf(work: () => unknown): [code: string, rule?: unknown] | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.details.rule];
    throw error;
  }
}

const staff = (role: 'owner' | 'dentist' | 'reception' | 'assistant', doctorId: string | null = null) => ({
  staffId: 's',
  role,
  doctorId,
});

// docs/product.md, rights: a dentist overbooks the own column, the desk any, an assistant none.
it.each([
  [staff('owner'), 'weber', true],
  [staff('reception'), 'weber', true],
  [staff('dentist', 'weber'), 'weber', true],
  [staff('dentist', 'weber'), 'yilmaz', false],
  [staff('dentist'), 'weber', false],
  [staff('assistant', 'weber'), 'weber', false],
])('%o overbooks %s: %s', (who, doctorId, may) => {
  expect(mayOverbook(who, doctorId)).toBe(may);
});

it('refuses a note of who may not write any, and asks for no right without a note', () => {
  expect(refusalOf(() => requireNoteRight(staff('assistant'), 'Angst'))).toEqual([
    'not_permitted',
    undefined,
  ]);
  expect(refusalOf(() => requireNoteRight(staff('assistant'), ''))).toBe(undefined);
  expect(refusalOf(() => requireNoteRight(staff('reception'), 'Angst'))).toBe(undefined);
});

const hours = weeklyHours([1, 2, 3, 4, 5], '08:00-12:00', '13:00-18:00');
const from = { id: 'h', validFrom: '2020-01-01', version: 1 };
const absence = {
  id: 'x',
  version: 1,
  hours: null,
  reason: { de: 'Urlaub', en: 'Holiday' },
  isReasonShown: true,
};
const treatment = {
  treatmentId: 'kontrolluntersuchung',
  validFrom: '2020-01-01',
  bufferMinutes: 10,
  isOnline: false,
};

function practiceOf(absences: PlanRows['absences'] = [], minutes: number | null = 30) {
  const plan = toPlan({
    revision: 3,
    hours: [
      { ...from, doctorId: null, hours },
      { ...from, doctorId: 'weber', hours },
    ],
    absences,
    specialDays: [],
    settings: { ...seededSettings, treatments: [{ ...treatment, minutes, notBy: [] }] },
  });
  return { ...ownPractice, plan };
}

const nowMs = Date.parse('2026-11-25T09:00:00+01:00');
const wish = { doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: '2026-11-30', time: '09:15' };

test('the desk books what is not online, at a quarter past, with the length that is set or said', () => {
  const plan = planAtDesk(practiceOf(), wish, nowMs);
  expect(plan).toMatchObject({ bufferMinutes: 10, isException: false, planRevision: 3 });
  expect(plan.during).toEqual({
    startMs: Date.parse('2026-11-30T09:15:00+01:00'),
    endMs: Date.parse('2026-11-30T09:45:00+01:00'),
  });
  const longer = planAtDesk(practiceOf(), { ...wish, minutes: 60 }, nowMs);
  expect(longer.during.endMs).toBe(Date.parse('2026-11-30T10:15:00+01:00'));
});

it.each([
  ['a column that there is not', { doctorId: 'unknown' }, 'unknown_column'],
  ['a treatment that there is not', { treatmentId: 'bleaching' }, 'outside_rules'],
  ['the break at noon, without a reason', { time: '12:15' }, 'outside_working_time'],
  ['a stretch that reaches into the break', { time: '11:45' }, 'outside_working_time'],
  ['a Sunday, without a reason', { date: '2026-11-29' }, 'outside_working_time'],
])('the desk is refused %s', (_, changes, code) => {
  expect(refusalOf(() => planAtDesk(practiceOf(), { ...wish, ...changes }, nowMs))?.[0]).toBe(code);
});

it('books outside of working time by who says why, and marks it', () => {
  const plan = planAtDesk(practiceOf(), { ...wish, time: '12:15', overbookedReason: 'Schmerzen' }, nowMs);
  expect(plan.isException).toBe(true);
});

it('asks for the length of a treatment that has none', () => {
  expect(refusalOf(() => planAtDesk(practiceOf([], null), wish, nowMs))).toEqual([
    'minutes_needed',
    undefined,
  ]);
  expect(refusalOf(() => planAtDesk(practiceOf([], null), { ...wish, minutes: 20 }, nowMs))).toBe(undefined);
});

const weber = ownPractice.doctors.find(({ id }) => id === 'weber');
function columnOn(date: string, absences: PlanRows['absences'] = []) {
  if (!weber) throw new Error('there is Dr. Weber');
  return toColumn(practiceOf(absences), weber, date);
}

test('a column has the hours of the day and the breaks between them', () => {
  expect(columnOn('2026-11-30')).toMatchObject({
    hours: [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '18:00' },
    ],
    breaks: [{ from: '12:00', to: '13:00' }],
    ...{ absence: null, closure: null, away: [] },
  });
});

it.each([
  ['a holiday', '2026-12-25', [], { closure: { kind: 'holiday', reason: null }, absence: null }],
  [
    'a closure',
    '2026-11-30',
    [{ ...absence, doctorId: null, from: '2026-11-30', to: '2026-11-30' }],
    { closure: { kind: 'closed', reason: absence.reason }, absence: null },
  ],
  [
    'an absence',
    '2026-11-30',
    [{ ...absence, doctorId: 'weber', from: '2026-11-30', to: '2026-11-30' }],
    { absence: { isPlanned: true, reason: absence.reason }, closure: null },
  ],
  [
    'an illness, of which no screen tells',
    '2026-11-30',
    [{ ...absence, isReasonShown: false, doctorId: 'weber', from: '2026-11-30', to: '2026-11-30' }],
    { absence: { isPlanned: true, reason: null }, closure: null },
  ],
])('a column on %s is empty and says so', (_, date, absences, said) => {
  expect(columnOn(date, absences)).toMatchObject({ hours: [], breaks: [], ...said });
});

test('hours of an absence are taken out of the day and named', () => {
  const part = {
    ...absence,
    doctorId: 'weber',
    from: '2026-11-30',
    to: '2026-11-30',
    hours: { from: '08:00', to: '10:00' },
  };
  const column = columnOn('2026-11-30', [part]);
  expect(column.hours).toEqual([
    { from: '10:00', to: '12:00' },
    { from: '13:00', to: '18:00' },
  ]);
  expect(column.away).toEqual([{ from: '08:00', to: '10:00', reason: absence.reason }]);
});

it.each([
  [null, null, 'none'],
  ['waiting', null, 'waiting'],
  ['sending', null, 'waiting'],
  ['sent', null, 'sent'],
  ['kept', null, 'kept'],
  ['failed', null, 'failed'],
  ['failed', new Date(0), 'phoned'],
] as const)('a message that is %s, phoned %o, is shown as %s', (mailState, phonedAt, state) => {
  expect(toMessageState({ mailState, phonedAt })).toBe(state);
});

it('can be undone before its end, and not at it', () => {
  const undo = { id: 'u', until: new Date(60_000) };
  expect([isOpen(undo, 59_999), isOpen(undo, 60_000)]).toEqual([true, false]);
});

it.each([
  ['patient_busy', 'person_busy'],
  ['slot_taken', 'doctor_busy'],
  ['not_found', 'not_found'],
] as const)('the refusal %s is called %s at the desk', (code, said) => {
  expect(refusalOf(() => toDeskRefusal(new AppError(code)))?.[0]).toBe(said);
});

// 31 days around today are seen all the time.
it.each([
  ['2026-12-26', false],
  ['2026-12-27', true],
  ['2026-10-25', false],
  ['2026-10-24', true],
])('%s is far from 25 November: %s', (date, isFar) => {
  expect(isFarDay(date, '2026-11-25')).toBe(isFar);
});
