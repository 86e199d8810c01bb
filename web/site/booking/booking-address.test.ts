import { findBookableTreatment } from '@praxisportal/practice/treatments';
import { describe, expect, test } from 'vitest';
import { type BookingAddress, moveBooking, parseBookingAddress, toBookingQuery } from './booking-address.ts';

const accepts = {
  isTreatment: (name: string) => findBookableTreatment(name) !== undefined,
  isDoctor: (id: string) => ['weber', 'yilmaz'].includes(id),
  isBookableDate: (date: string) => date >= '2026-11-25' && date <= '2027-02-25',
};
const parse = (query: string) => parseBookingAddress(new URLSearchParams(query), accepts);

const empty: BookingAddress = { step: 1, treatment: '', doctor: '', date: '', time: '' };
const full: BookingAddress = {
  step: 4,
  treatment: 'Prophylaxe & Zahnreinigung',
  doctor: 'weber',
  date: '2026-12-01',
  time: '09:30',
};

describe('reading an address', () => {
  test('without choices is step 1', () => {
    expect(parse('')).toEqual(empty);
  });

  test('a treatment of the list leads to step 2', () => {
    expect(parse('treatment=Wurzelbehandlung')).toEqual({ ...empty, step: 2, treatment: 'Wurzelbehandlung' });
    expect(parse('treatment=Beratungstermin').step).toBe(2);
  });

  test.each(['Notfallbehandlung', 'Root canal treatment', 'wurzelbehandlung', '', '<b>'])(
    'a treatment outside the list (%j) is dropped; the other choices wait for step 1',
    (treatment) => {
      const query = new URLSearchParams({ treatment, doctor: 'weber', date: '2026-12-01', time: '09:30' });
      expect(parseBookingAddress(query, accepts)).toEqual({ ...full, step: 1, treatment: '' });
    },
  );

  test('the choices alone lead to the furthest step', () => {
    expect(parse('treatment=F%C3%BCllungen&doctor=weber').step).toBe(3);
    expect(parse('treatment=F%C3%BCllungen&doctor=weber&date=2026-12-01').step).toBe(4);
  });

  test('a choice alone waits for the steps before it', () => {
    expect(parse('doctor=weber')).toEqual({ ...empty, doctor: 'weber' });
    expect(parse('date=2026-12-01')).toEqual({ ...empty, date: '2026-12-01' });
    expect(parse('time=09:30')).toEqual({ ...empty, time: '09:30' });
    expect(parse('treatment=F%C3%BCllungen&date=2026-12-01')).toMatchObject({ step: 2, date: '2026-12-01' });
    expect(parse('treatment=F%C3%BCllungen&doctor=weber&time=09:30')).toMatchObject({
      step: 3,
      time: '09:30',
    });
  });

  test('an unknown doctor falls back to step 2', () => {
    const state = parse('treatment=F%C3%BCllungen&doctor=nobody&date=2026-12-01&step=4');
    expect(state).toEqual({ ...empty, step: 2, treatment: 'Füllungen', date: '2026-12-01' });
  });

  test.each(['2026-02-30', 'tomorrow', '2026-12-1'])('%s is no day and is dropped', (date) => {
    expect(parse(`treatment=F%C3%BCllungen&doctor=weber&date=${date}`)).toMatchObject({ step: 3, date: '' });
  });

  test('a day outside the window stays at step 3, without a time', () => {
    expect(parse('treatment=F%C3%BCllungen&doctor=weber&date=2026-11-24&time=09:30&step=4')).toMatchObject({
      step: 3,
      date: '2026-11-24',
      time: '',
    });
  });

  test.each(['9:30', '24:00', '09:60', 'noon'])('%s is no time and is dropped', (time) => {
    expect(parse(`treatment=F%C3%BCllungen&doctor=weber&date=2026-12-01&time=${time}`)).toMatchObject({
      step: 4,
      time: '',
    });
  });

  test.each(['0', '5', '-1', 'x', '2.0'])('step %s does not exist; the choices decide', (step) => {
    expect(parse(`treatment=F%C3%BCllungen&doctor=weber&step=${step}`).step).toBe(3);
  });

  test('an earlier step is followed and takes date and time back', () => {
    const choices = 'treatment=F%C3%BCllungen&doctor=weber&date=2026-12-01&time=09:30';
    expect(parse(`${choices}&step=3`)).toMatchObject({ step: 3, date: '2026-12-01', time: '' });
    expect(parse(`${choices}&step=2`)).toMatchObject({ step: 2, doctor: 'weber', date: '', time: '' });
    expect(parse(`${choices}&step=1`)).toMatchObject({ step: 1, treatment: 'Füllungen' });
  });
});

describe('writing an address', () => {
  test('is readable and needs no step where the choices say it', () => {
    expect(toBookingQuery(full)).toBe(
      '?treatment=Prophylaxe+%26+Zahnreinigung&doctor=weber&date=2026-12-01&time=09:30',
    );
    expect(toBookingQuery(empty)).toBe('');
  });

  const treatment = { ...empty, step: 2, treatment: 'Füllungen' } satisfies BookingAddress;
  const states: [string, BookingAddress][] = [
    ['nothing', empty],
    ['step 2', treatment],
    ['step 1 again', { ...treatment, step: 1 }],
    ['step 3', { ...treatment, step: 3, doctor: 'weber' }],
    ['step 2 again', { ...treatment, step: 2, doctor: 'weber' }],
    ['a day that is not confirmed yet', { ...full, step: 3, time: '' }],
    ['step 4 without a time', { ...full, time: '' }],
    ['all choices', full],
    ['a doctor without a treatment', { ...empty, doctor: 'weber' }],
    ['step 1 again, with a doctor', { ...treatment, step: 1, doctor: 'weber' }],
  ];
  test.each(states)('%s is read as it was written', (_, state) => {
    expect(parse(toBookingQuery(state))).toEqual(state);
  });
});

describe('moving', () => {
  test('goes through all steps', () => {
    let state = moveBooking(empty, { kind: 'treatment', treatment: 'Füllungen' });
    expect(state.step).toBe(2);
    state = moveBooking(state, { kind: 'doctor', doctor: 'weber' });
    expect(state.step).toBe(3);
    state = moveBooking(state, { kind: 'date', date: '2026-12-01' });
    expect(state.step).toBe(3);
    state = moveBooking(state, { kind: 'dateConfirmed' });
    expect(state).toMatchObject({ step: 4, time: '' });
    state = moveBooking(state, { kind: 'time', time: '09:30' });
    expect(state).toEqual({ ...full, treatment: 'Füllungen' });
  });

  test('a time confirms the day it stands beside', () => {
    const third: BookingAddress = { ...full, step: 3, time: '' };
    expect(moveBooking(third, { kind: 'time', time: '09:30' })).toEqual(full);
  });

  test('a time that vanished is taken back where one is', () => {
    expect(moveBooking(full, { kind: 'time', time: '' })).toEqual({ ...full, time: '' });
  });

  test('patient and filter stand in the address and outlast the other choices', () => {
    const patient = '0d3b3c1e-8d5a-4c3e-9b9e-2f6f0a1b2c3d';
    const query = `treatment=F%C3%BCllungen&doctor=weber&from=16:00&weekdays=13&patient=${patient}`;
    const third = parse(query);
    expect(third).toMatchObject({ step: 3, from: '16:00', weekdays: '13', patient });
    expect(toBookingQuery(third)).toBe(`?${query}`);
    expect(moveBooking(third, { kind: 'back' })).toMatchObject({ from: '16:00', patient });
    expect(moveBooking(third, { kind: 'treatment', treatment: 'Zahnersatz' })).toMatchObject({ patient });
    expect(
      moveBooking({ ...third, patient: 'self' }, { kind: 'treatment', treatment: 'Zahnersatz' }).patient,
    ).toBeUndefined();
    expect(moveBooking(third, { kind: 'filter', filter: { to: '12:00' } })).toMatchObject({
      from: undefined,
      to: '12:00',
      weekdays: undefined,
    });
    expect(parse('from=24:00&to=noon&weekdays=8&patient=Mia')).toEqual(empty);
  });

  test('the shortcut of a doctor chooses the next free time', () => {
    const second: BookingAddress = { ...empty, step: 2, treatment: 'Füllungen' };
    expect(
      moveBooking(second, { kind: 'doctorAndStart', doctor: 'weber', date: '2026-12-01', time: '10:30' }),
    ).toEqual({
      ...full,
      treatment: 'Füllungen',
      time: '10:30',
    });
  });

  test('what a link brought along is kept, and its steps are skipped', () => {
    const withDoctor = parse('doctor=weber');
    expect(moveBooking(withDoctor, { kind: 'treatment', treatment: 'Füllungen' })).toMatchObject({
      step: 3,
      doctor: 'weber',
    });
    const withDay = parse('treatment=F%C3%BCllungen&date=2026-12-01&time=09:30');
    expect(moveBooking(withDay, { kind: 'doctor', doctor: 'weber' })).toEqual({
      ...full,
      treatment: 'Füllungen',
    });
    const withTime = parse('treatment=F%C3%BCllungen&doctor=weber&time=09:30');
    expect(moveBooking(withTime, { kind: 'date', date: '2026-12-01' })).toEqual({
      ...full,
      treatment: 'Füllungen',
    });
  });

  test('back from 4 clears the time, back from 3 the date, back from 2 the doctor, and 1 is the end', () => {
    const third = moveBooking(full, { kind: 'back' });
    expect(third).toEqual({ ...full, step: 3, time: '' });
    const second = moveBooking(third, { kind: 'back' });
    expect(second).toEqual({ ...full, step: 2, date: '', time: '' });
    const first = moveBooking(second, { kind: 'back' });
    expect(first).toEqual({ ...empty, treatment: full.treatment });
    expect(moveBooking(first, { kind: 'back' })).toEqual(first);
  });

  test('a link back to a step keeps what was chosen before the date', () => {
    expect(moveBooking(full, { kind: 'step', step: 3 })).toEqual({ ...full, step: 3, time: '' });
    const first = moveBooking(full, { kind: 'step', step: 1 });
    expect(first).toEqual({ ...full, step: 1, date: '', time: '' });
    expect(moveBooking(first, { kind: 'treatment', treatment: 'Füllungen' })).toMatchObject({
      step: 3,
      doctor: 'weber',
    });
  });

  test('another date clears the time and stays at its step', () => {
    expect(moveBooking(full, { kind: 'date', date: '2026-12-02' })).toEqual({
      ...full,
      date: '2026-12-02',
      time: '',
    });
    const third: BookingAddress = { ...full, step: 3, time: '' };
    expect(moveBooking(third, { kind: 'date', date: '2026-12-02' })).toMatchObject({ step: 3, time: '' });
  });
});
