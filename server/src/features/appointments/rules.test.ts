import { expect, it, test } from 'vitest';
import { type PlanRows, toPlan } from '../../domain/practice-plan.ts';
import { seededSettings, usualTerms, weeklyHours } from '../../domain/test-calendar.ts';
import { ownPractice } from '../../own-practice.ts';
import type { AppointmentView } from './queries.ts';
import {
  findDoctorsFor,
  findNewcomerMinutes,
  findOffer,
  isCancellable,
  isMovable,
  isOpenByLink,
  toAppointment,
  toChangeLink,
} from './rules.ts';

const timeZone = 'Europe/Berlin';
const wednesday = Date.parse('2026-11-25T09:00:00+01:00');
const everyDay = weeklyHours([1, 2, 3, 4, 5], '08:00-12:00', '13:00-18:00');
const mondays = weeklyHours([1], '08:00-12:00', '13:00-18:00');

/** The practice is open from Monday to Friday; Dr. Weber works every day, Dr. Yılmaz on Mondays alone. */
function practiceOf(changes: Partial<PlanRows> = {}) {
  const from = { id: 'hours', validFrom: '2020-01-01', version: 1 };
  const treatment = { treatmentId: 'kontrolluntersuchung', validFrom: '2020-01-01', minutes: 30 };
  const plan = toPlan({
    revision: 7,
    hours: [
      { ...from, doctorId: null, hours: everyDay },
      { ...from, doctorId: 'weber', hours: everyDay },
      { ...from, doctorId: 'yilmaz', hours: mondays },
    ],
    absences: [],
    specialDays: [],
    settings: {
      ...seededSettings,
      terms: usualTerms,
      treatments: [{ ...treatment, bufferMinutes: 10, isOnline: true, notBy: ['hoffmann'] }],
    },
    ...changes,
  });
  return { ...ownPractice, plan };
}

const monday = { doctorId: 'any', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time: '09:00' };

test('any doctor is each who does the treatment and works then', () => {
  const offer = findOffer(practiceOf(), monday, wednesday);
  expect(offer).toMatchObject({
    ok: true,
    treatmentId: 'kontrolluntersuchung',
    bufferMinutes: 10,
    planRevision: 7,
    during: {
      startMs: Date.parse('2026-11-30T09:00:00+01:00'),
      endMs: Date.parse('2026-11-30T09:30:00+01:00'),
    },
  });
  expect(offer.ok && offer.doctors.map(({ id }) => id).sort()).toEqual(['weber', 'yilmaz']);
});

test.each([
  ['a treatment that there is not', { treatmentType: 'Bleichen' }, 'unknown_treatment'],
  ['a doctor who is not there', { doctorId: 'unknown' }, 'unknown_doctor'],
  ['a doctor who does not do it', { doctorId: 'hoffmann' }, 'not_offered'],
  ['a doctor who does not work on that day', { doctorId: 'yilmaz', date: '2026-12-01' }, 'absent'],
  ['a doctor in the break at noon', { doctorId: 'yilmaz', time: '12:00' }, 'outside_hours'],
  // Not `not_offered`, which is true of Dr. Hoffmann alone.
  ['a time at which no doctor who does it works', { time: '12:00' }, 'outside_hours'],
])('%s', (_, changes, rule) => {
  expect(findOffer(practiceOf(), { ...monday, ...changes }, wednesday)).toEqual({ ok: false, rule });
});

test('of several rules the one of the doctor who came nearest is named', () => {
  const absence = { id: 'a', version: 1, hours: null, reason: null, isReasonShown: false };
  const away = { ...absence, doctorId: 'weber', from: '2026-12-01', to: '2026-12-01' };
  const start = { doctorId: 'any', date: '2026-12-01', time: '09:00' };
  const serviceOf = (id: string) => (id === 'weber' ? { minutes: 30, bufferMinutes: 0 } : undefined);
  const practice = practiceOf({ absences: [away] });
  expect(findDoctorsFor(practice, { ...start, serviceOf }, wednesday)).toEqual({ ok: false, rule: 'absent' });
});

test('newcomers may fill their share of the minutes that a doctor works on the day, rounded down', () => {
  const doctors = ownPractice.doctors.filter(({ id }) => id === 'weber' || id === 'yilmaz');
  const share = (date: string, percent: number) =>
    Object.fromEntries(
      findNewcomerMinutes(practiceOf(), doctors, { date, percent }).map((minutes, index) => [
        doctors[index]?.id,
        minutes,
      ]),
    );
  // Nine hours are 540 minutes; a third of them 178.2.
  expect(share('2026-11-30', 50)).toEqual({ weber: 270, yilmaz: 270 });
  expect(share('2026-11-30', 33)).toEqual({ weber: 178, yilmaz: 178 });
  expect(share('2026-12-01', 50)).toEqual({ weber: 270, yilmaz: 0 });
  expect(share('2026-12-01', 100)).toEqual({ weber: null, yilmaz: null });
});

const row: AppointmentView = {
  ...{ id: 'a', patientId: 'p', doctorId: 'weber', doctorName: 'Dr. Katharina Weber' },
  ...{ treatmentType: 'Kontrolluntersuchung', status: 'scheduled', bookingMethod: 'website' },
  startAt: new Date('2026-11-30T09:00:00+01:00'),
  endAt: new Date('2026-11-30T09:30:00+01:00'),
  ...{ relation: 'self', hasNamesake: false, yearOfBirth: null },
  ...{ patientFirstName: 'Mia', patientLastName: 'Probe', version: 1, bufferMinutes: 0, noticeHours: 24 },
  ...{ isFromWebsite: true, arrivedAt: null, mailState: null, mailFailure: null, mailFinishedAt: null },
};
const at = (iso: string) => ({ nowMs: Date.parse(iso), timeZone, language: 'de' as const });

// docs/product.md, "Appointments": cancelling until the day ends in the practice, moving until it begins.
it.each([
  ['a minute before it begins', '2026-11-30T08:59:00+01:00', true, true],
  ['when it begins', '2026-11-30T09:00:00+01:00', true, false],
  ['in the last minute of its day', '2026-11-30T23:59:00+01:00', true, false],
  ['at midnight, when it still is its day in London', '2026-12-01T00:00:00+01:00', false, false],
])('%s an appointment can be cancelled and moved, or not', (_, now, cancellable, movable) => {
  const { nowMs } = at(now);
  expect(isCancellable(row, nowMs, timeZone)).toBe(cancellable);
  expect(isMovable(row, { nowMs, timeZone })).toBe(movable);
});

it.each([{ status: 'cancelled' as const }, { status: 'completed' as const }, { arrivedAt: new Date(0) }])(
  'what is %o can be neither cancelled nor moved',
  (changes) => {
    const { nowMs } = at('2026-11-29T09:00:00+01:00');
    expect(isCancellable({ ...row, ...changes }, nowMs, timeZone)).toBe(false);
    expect(isMovable({ ...row, ...changes }, { nowMs, timeZone })).toBe(false);
  },
);

it.each([
  ['2026-11-29T08:59:00+01:00', 24, false],
  ['2026-11-29T09:00:00+01:00', 24, false],
  ['2026-11-29T09:01:00+01:00', 24, true],
  // The notice that was accepted with it counts, also if the practice has set another one since.
  ['2026-11-28T10:00:00+01:00', 48, true],
])('at %s a notice of %i hours makes a cancellation late: %s', (now, noticeHours, isLate) => {
  expect(toAppointment({ ...row, noticeHours }, at(now)).lateCancellation).toBe(isLate);
});

it('is not late any more once it is over', () => {
  expect(toAppointment(row, at('2026-12-01T09:00:00+01:00')).lateCancellation).toBe(false);
});

it.each([
  [{ relation: 'self' as const }, null],
  [{ relation: 'child' as const }, 'Mia Probe'],
  [{ relation: 'child' as const, hasNamesake: true, yearOfBirth: '2015' }, 'Mia Probe (Kind, geb. 2015)'],
  [{ relation: 'other' as const, hasNamesake: true, yearOfBirth: null }, 'Mia Probe'],
])('of a patient with %o the account reads %s', (care, name) => {
  expect(toAppointment({ ...row, ...care }, at('2026-11-25T09:00:00+01:00')).otherPatientName).toBe(name);
});

// docs/product.md, "Identity": an address that the practice typed opens nothing.
it.each([
  ['a guest whose address is proven', { accountId: null, isProven: true }, true, 'termin#t'],
  ['a guest whose address the desk typed', { accountId: null, isProven: false }, true, undefined],
  ['a guest, of what the practice entered', { accountId: null, isProven: true }, false, undefined],
  ['an account', { accountId: 'a' }, true, 'dashboard'],
  ['an account, of what the practice entered', { accountId: 'a' }, false, undefined],
  ['a linked account, of what the practice entered', { accountId: 'a', isLinked: true }, false, 'dashboard'],
])('%s is led to the right place', (_, changes, isFromWebsite, place) => {
  const contact = { firstName: 'Mia', lastName: 'Probe', email: 'mia@example.org', ...changes };
  const addressed = { contact, row: { isFromWebsite } };
  const link = toChangeLink({ publicUrl: 'https://praxis.example' }, 'de', { ...addressed, token: 't' });
  expect(link).toBe(place && `https://praxis.example/de/${place}`);
  expect(isOpenByLink(addressed)).toBe(place === 'termin#t');
});
