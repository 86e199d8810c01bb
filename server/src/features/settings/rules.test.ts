import { expect, it, test } from 'vitest';
import { toPlan } from '../../domain/practice-plan.ts';
import { seededSettings, usualTerms } from '../../domain/test-calendar.ts';
import { ownPractice } from '../../own-practice.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  findRecipientsChange,
  requireRecipients,
  requireSomebody,
  toDoctorRows,
  toKnownTreatment,
  toOffer,
  toShownSettings,
  toTreatmentRows,
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

const today = '2026-11-25';
const doctors = ownPractice.doctors.filter(({ id }) => id === 'weber' || id === 'yilmaz');
const practice = { doctors, services: ownPractice.services };
const set = (validFrom: string, minutes: number | null, notBy: string[] = []) => ({
  ...{ treatmentId: 'kontrolluntersuchung', validFrom, minutes, bufferMinutes: 0, isOnline: true, notBy },
});
const active = (doctorId: string, validFrom: string, isActive: boolean) => ({
  ...{ doctorId, validFrom, isActive, isOnline: true },
});
const treatments = [set('2020-01-01', 20), set('2026-06-01', 30, ['yilmaz']), set('2026-12-01', 40)];

test('the desk sees what holds today and later, and who does it instead of who does not', () => {
  const shown = toShownSettings({ ...seededSettings, treatments }, practice, today);
  expect(shown.treatments.rows.map(({ validFrom, doctorIds }) => [validFrom, doctorIds.toSorted()])).toEqual([
    ['2026-06-01', ['weber']],
    ['2026-12-01', ['weber', 'yilmaz']],
  ]);
  expect(shown.messages.notices).not.toHaveProperty('since');
});

test('patients are offered who treats now or later, and whether online', () => {
  const settings = {
    ...seededSettings,
    treatments,
    doctors: [
      active('weber', '2020-01-01', false),
      active('yilmaz', '2020-01-01', false),
      active('yilmaz', '2027-01-01', true),
    ],
  };
  const plan = toPlan({ revision: 1, hours: [], absences: [], specialDays: [], settings });
  const offer = toOffer({ ...ownPractice, doctors, plan }, today, { openAppointmentsMax: 3 });
  expect(offer.doctors.map(({ id, online }) => [id, online])).toEqual([['yilmaz', true]]);
  expect(offer.treatments).toEqual([
    { id: 'kontrolluntersuchung', from: '2026-06-01', minutes: 30, online: true },
    { id: 'kontrolluntersuchung', from: '2026-12-01', minutes: 40, online: true },
  ]);
  expect(offer).toMatchObject({ ...usualTerms, openAppointmentsMax: 3 });
});

test('the words about the length of a treatment hold as long as its length does', () => {
  const treatment = ownPractice.services.find(({ id }) => id === 'kontrolluntersuchung');
  if (!treatment) throw new Error('there is a check-up');
  const facts = {
    ...treatment,
    bookableMinutes: 30,
    durationLabel: { de: 'etwa 30 Min.', en: 'about 30 min' },
  };
  const known = (minutes: number | null, isOnline = true) =>
    toKnownTreatment(facts, toPlanSettings([{ ...set('2020-01-01', minutes), isOnline }]), today);
  expect(known(30)).toMatchObject({ bookableMinutes: 30, durationLabel: { de: 'etwa 30 Min.' } });
  expect(known(45)).toMatchObject({ bookableMinutes: 45, durationLabel: { de: '45 Min.', en: '45 min' } });
  expect(known(45, false)).toMatchObject({ bookableMinutes: null, durationLabel: { de: '45 Min.' } });
  expect(known(null)).toMatchObject({ bookableMinutes: null, durationLabel: { de: 'etwa 30 Min.' } });
});

function toPlanSettings(rows: typeof treatments) {
  const settings = { ...seededSettings, treatments: rows };
  return toPlan({ revision: 1, hours: [], absences: [], specialDays: [], settings }).settings;
}

const emergency = ownPractice.services.find(({ kind }) => kind === 'emergency')?.id ?? '';
const words = {
  ...{ treatmentId: 'kontrolluntersuchung', minutes: 30, bufferMinutes: 0, isOnline: true },
  doctorIds: ['weber'],
};

// docs/product.md: online takes a length and a doctor, and an emergency takes a call.
it.each([
  ['with a length and a doctor', {}, undefined],
  ['offline without a length', { isOnline: false, minutes: null }, undefined],
  ['online without a length', { minutes: null }, 'online_impossible'],
  ['online without a doctor', { doctorIds: [] }, 'online_impossible'],
  ['online, being an emergency', { treatmentId: emergency }, 'online_impossible'],
  ['that the practice does not have', { treatmentId: 'bleaching' }, 'outside_rules'],
  ['by a doctor who is not there', { doctorIds: ['unknown'] }, 'unknown_column'],
])('a treatment %s', (_, changes, code) => {
  const change = { section: 'treatments' as const, version: 1, validFrom: today };
  const write = () => toTreatmentRows(practice, { ...change, treatments: [{ ...words, ...changes }] });
  expect(codeOf(write)).toBe(code);
});

test('a treatment is kept by who does not do it, so that a doctor who comes later does', () => {
  const change = { section: 'treatments' as const, version: 1, validFrom: today, treatments: [words] };
  expect(toTreatmentRows(practice, change)).toMatchObject([{ notBy: ['yilmaz'], validFrom: today }]);
});

it.each([
  ['both treat', [], undefined],
  ['one has left', [active('weber', '2020-01-01', false)], undefined],
  [
    'both have left',
    [active('weber', '2020-01-01', false), active('yilmaz', '2020-01-01', false)],
    'last_doctor_stays',
  ],
  [
    'one leaves before the other comes back',
    [
      active('weber', '2020-01-01', false),
      active('weber', '2027-02-01', true),
      active('yilmaz', '2020-01-01', true),
      active('yilmaz', '2027-01-01', false),
    ],
    'last_doctor_stays',
  ],
  [
    'one leaves when the other comes back',
    [
      active('weber', '2020-01-01', false),
      active('weber', '2027-01-01', true),
      active('yilmaz', '2020-01-01', true),
      active('yilmaz', '2027-01-01', false),
    ],
    undefined,
  ],
])('at least one doctor treats on every day: %s', (_, rows, code) => {
  const rowsOfBoth = rows.length === 0 ? [active('weber', '2020-01-01', true)] : rows;
  const whole = rowsOfBoth.some(({ doctorId }) => doctorId === 'yilmaz')
    ? rowsOfBoth
    : [...rowsOfBoth, active('yilmaz', '2020-01-01', true)];
  expect(codeOf(() => requireSomebody({ doctors }, whole, today))).toBe(code);
});

test('a change of doctors takes the place of what was set for the same day', () => {
  const rows = {
    ...seededSettings,
    doctors: [active('weber', '2020-01-01', true), active('yilmaz', today, true)],
  };
  const change = (doctorId: string) => ({
    ...{ section: 'doctors' as const, version: 1, validFrom: today },
    doctors: [{ doctorId, isActive: false, isOnline: false }],
  });
  expect(toDoctorRows(practice, rows, change('yilmaz'))).toEqual([
    { doctorId: 'yilmaz', validFrom: today, isActive: false, isOnline: false },
  ]);
  const withoutYilmaz = {
    ...rows,
    doctors: [active('weber', '2020-01-01', true), active('yilmaz', '2020-01-01', false)],
  };
  expect(codeOf(() => toDoctorRows(practice, withoutYilmaz, change('weber')))).toBe('last_doctor_stays');
  expect(codeOf(() => toDoctorRows(practice, rows, change('unknown')))).toBe('unknown_column');
});

const off = { isOn: false, to: ['a@praxis.example'] };
const on = (...to: string[]) => ({ isOn: true, to });

test('what is sent needs a recipient, what is off needs none', () => {
  const list = { ...on('a@praxis.example'), time: '07:00' };
  expect(codeOf(() => requireRecipients({ morningList: list, notices: { isOn: false, to: [] } }))).toBe(
    undefined,
  );
  expect(codeOf(() => requireRecipients({ morningList: list, notices: on() }))).toBe('recipients_missing');
});

test('a change of recipients is told with all addresses of before and after, each once', () => {
  const before = { morningList: on('b@p.example', 'a@p.example'), notices: on('a@p.example') };
  const order = { ...before, morningList: on('a@p.example', 'b@p.example') };
  expect(findRecipientsChange(before, order)).toBe(undefined);
  expect(findRecipientsChange(before, { ...before, notices: off })).toEqual({
    before: ['a@p.example', 'b@p.example'],
    after: ['a@p.example', 'b@p.example'],
  });
  expect(findRecipientsChange(before, { morningList: off, notices: on('c@p.example') })).toEqual({
    before: ['a@p.example', 'b@p.example'],
    after: ['c@p.example'],
  });
});
