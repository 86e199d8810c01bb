import { describe, expect, it } from 'vitest';
import { toPlan } from './practice-plan.ts';
import {
  findMovedService,
  findOnlineService,
  isActiveDoctor,
  type SetDoctor,
  type SetTreatment,
  type SettingRows,
  toSettings,
} from './practice-settings.ts';
import { findDayOffer } from './slots.ts';
import { doctorCalendar, findSlots, seededSettings, toOfferQuery } from './test-calendar.ts';

const sinceEver = '0001-01-01';
const treatment = (changes: Partial<SetTreatment> = {}): SetTreatment => ({
  ...{ treatmentId: 'cleaning', validFrom: sinceEver, minutes: 30, bufferMinutes: 0 },
  ...{ isOnline: true, notBy: [] },
  ...changes,
});
const doctor = (changes: Partial<SetDoctor> = {}): SetDoctor => ({
  ...{ doctorId: 'weber', validFrom: sinceEver, isActive: true, isOnline: true },
  ...changes,
});
const rowsOf = (changes: Partial<SettingRows>): SettingRows => ({
  ...seededSettings,
  treatments: [treatment()],
  doctors: [doctor(), doctor({ doctorId: 'moser' })],
  ...changes,
});
const wish = { treatmentId: 'cleaning', doctorId: 'weber' };

describe('what can be booked online', () => {
  it('has the length that holds on the day, whatever the order of the rows', () => {
    const later = treatment({ validFrom: '2027-01-04', minutes: 45, bufferMinutes: 10 });
    const settings = toSettings(rowsOf({ treatments: [later, treatment()] }));
    expect(findOnlineService(settings, wish, '2027-01-03')).toEqual({ minutes: 30, bufferMinutes: 0 });
    expect(findOnlineService(settings, wish, '2027-01-04')).toEqual({ minutes: 45, bufferMinutes: 10 });
  });

  it.each([
    { why: 'a treatment by phone only', rows: { treatments: [treatment({ isOnline: false })] } },
    { why: 'one without a length', rows: { treatments: [treatment({ isOnline: false, minutes: null })] } },
    { why: 'one that this doctor does not do', rows: { treatments: [treatment({ notBy: ['weber'] })] } },
    { why: 'one that nobody knows', rows: { treatments: [] } },
    { why: 'a doctor by phone only', rows: { doctors: [doctor({ isOnline: false })] } },
    { why: 'a doctor who left', rows: { doctors: [doctor({ isActive: false })] } },
  ])('is not $why', ({ rows }) => {
    expect(findOnlineService(toSettings(rowsOf(rows)), wish, '2026-12-01')).toBeUndefined();
  });

  it('is half an hour without a treatment', () => {
    const settings = toSettings(rowsOf({ treatments: [] }));
    expect(findOnlineService(settings, { ...wish, treatmentId: undefined }, '2026-12-01')).toEqual({
      ...{ minutes: 30, bufferMinutes: 0 },
    });
  });
});

describe('an appointment that moves', () => {
  const booked = { ...wish, minutes: 20, bufferMinutes: 5 };
  const settings = toSettings(
    rowsOf({ treatments: [treatment({ minutes: 60, isOnline: false, notBy: ['weber', 'huber'] })] }),
  );
  const find = (doctorId: string) => findMovedService(settings, booked, doctorId, '2026-12-01');

  it('keeps its length, with its own doctor or with another who does it', () => {
    expect([find('weber'), find('moser')]).toEqual([
      { minutes: 20, bufferMinutes: 5 },
      { minutes: 20, bufferMinutes: 5 },
    ]);
  });

  it('goes to nobody who does not do it, nor stays with somebody who has left', () => {
    expect(find('huber')).toBeUndefined();
    const left = toSettings(rowsOf({ doctors: [doctor({ validFrom: '2026-12-01', isActive: false })] }));
    expect(findMovedService(left, booked, 'weber', '2026-11-30')).toBeDefined();
    expect(findMovedService(left, booked, 'weber', '2026-12-01')).toBeUndefined();
  });
});

it('who does not treat here is away for so long', () => {
  const doctors = [
    doctor(),
    doctor({ validFrom: '2027-03-01', isActive: false }),
    doctor({ validFrom: '2027-05-01' }),
    doctor({ validFrom: '2028-01-01', isActive: false }),
  ];
  const settings = rowsOf({ doctors });
  const plan = toPlan({ revision: 1, hours: [], absences: [], specialDays: [], settings });
  expect(plan.doctors.get('weber')?.absences).toEqual([
    { from: '2027-03-01', to: '2027-04-30', reason: null },
    { from: '2028-01-01', to: '9999-12-31', reason: null },
  ]);
  const isActive = (date: string) => isActiveDoctor(plan.settings, 'weber', date);
  expect([isActive('2027-02-28'), isActive('2027-03-01'), isActive('2027-05-01')]).toEqual([
    true,
    false,
    true,
  ]);
});

describe('free starts', () => {
  const date = '2026-02-03';
  const at = (time: string) => Date.parse(`${date}T${time}+01:00`);
  const day = {
    ...{ calendar: doctorCalendar(), date, treatmentMinutes: 30, nowMs: at('06:00') },
    busy: [{ startMs: at('09:00'), endMs: at('09:30') }],
  };

  it('keep free what the treatment wants after it, also at the end of working time', () => {
    const starts = findSlots({ ...day, bufferMinutes: 10 });
    expect(starts.slice(0, 3)).toEqual(['08:00', '09:30', '10:00']);
    expect(starts.includes('11:30') && starts.includes('17:30')).toBe(true);
    expect(findSlots(day).slice(0, 3)).toEqual(['08:00', '08:30', '09:30']);
  });

  it('are none with whoever does not do it, and of several the others count', () => {
    const query = toOfferQuery([day, day]);
    const [first, second] = query.doctors;
    if (!first || !second) throw new Error('there are two');
    const never = { ...first, serviceOn: () => undefined };
    const both = { ...query, doctors: [never, second] };
    expect(findDayOffer(both, date).state).toEqual({ state: 'free' });
    expect(findDayOffer({ ...query, doctors: [never, never] }, date).state).toEqual({
      ...{ state: 'closed', reason: 'not_offered' },
    });
    const holiday = '2026-04-03';
    expect(findDayOffer(both, holiday).state).toEqual({ state: 'closed', reason: 'holiday' });
  });
});
