import type { ChatBooking } from '@praxisportal/contract/chat';
import { describe, expect, it, test } from 'vitest';
import { nowMs, patient, samplePractice } from '../../tests/assistant-practice.ts';
import { createAssistant } from './assistant.ts';
import { layFormOver } from './open-form.ts';
import type { BookingWish, DialogState, TurnInput } from './turn.ts';

const turn = (changes: Partial<TurnInput>): TurnInput => ({
  ...{ message: 'Hallo', language: 'de', asker: patient, state: {}, earlierMessages: [], nowMs },
  ...changes,
});
const form: ChatBooking = {
  ...{ treatmentType: 'Füllungen', doctorId: 'yilmaz' },
  ...{ date: '2026-12-02', time: '10:00' },
};

describe('what is chosen in the form', () => {
  const lay = (wish: BookingWish | undefined, choices: ChatBooking) =>
    layFormOver(turn({ form: choices, state: wish ? { wish } : {} }), samplePractice).state.wish;

  it('is the wish where none is remembered, and counts before what is', () => {
    expect(lay(undefined, form)).toEqual(form);
    const wish = {
      treatmentType: 'Kontrolluntersuchung',
      patientId: 'p-2',
      date: '2026-12-01',
      time: '09:00',
    };
    expect(lay(wish, form)).toEqual({ ...form, patientId: 'p-2' });
  });

  it('leaves what it says nothing of: a stretch without a certain day, a part of the day, a time that went', () => {
    const stretch = { fromDate: '2026-11-30', toDate: '2026-12-04', timeFrom: '12:00', timeTo: '18:00' };
    expect(lay(stretch, { doctorId: 'any' })).toEqual(stretch);
    expect(lay(stretch, { date: '2026-12-01' })).toEqual({
      ...{ date: '2026-12-01', timeFrom: '12:00', timeTo: '18:00' },
    });
    expect(lay(stretch, { date: '2026-12-01', time: '09:00' })).toEqual({
      date: '2026-12-01',
      time: '09:00',
    });
    const start = { date: '2026-12-01', time: '09:00' };
    expect(lay(start, { date: '2026-12-01' })).toEqual(start);
    expect(lay(start, { date: '2026-12-03' })).toEqual({ date: '2026-12-03' });
  });

  it('takes back a dentist who was named or refused', () => {
    expect(lay({ doctorId: 'weber', time: '09:00' }, { doctorId: 'any' })).toEqual({ time: '09:00' });
    expect(lay({ refusedDoctorIds: ['weber', 'yilmaz'] }, { doctorId: 'weber' })).toEqual({
      ...{ doctorId: 'weber', refusedDoctorIds: ['yilmaz'] },
    });
  });

  it('is left out where there is nothing like it', () => {
    const odd = { treatmentType: 'Tätowierung', doctorId: "' or 1=1" };
    for (const date of ['2026-11-24', '2026-02-30', '2926-12-01', 'morgen', ''])
      expect(lay(undefined, { ...odd, date, time: '10:00' })).toBeUndefined();
    expect(lay(undefined, { ...form, time: '10:00:00' })).toEqual({ ...form, time: undefined });
    expect(lay(undefined, { time: '10:00' })).toBeUndefined();
  });
});

describe('a correction counts from what is chosen', () => {
  const assistant = createAssistant(samplePractice);
  const say = (message: string, changes: Partial<TurnInput> = {}) => {
    const plan = assistant.plan(turn({ message, form, ...changes }));
    const { action, state } = assistant.render(plan, {}, nowMs);
    return { action, wish: state.wish, needs: plan.needs };
  };
  const filled = { type: 'start_booking', treatmentType: 'Füllungen', doctorId: 'yilmaz' };

  it.each([
    ['doch lieber eine Stunde später', '11:00'],
    ['ginge das nicht auch eine halbe Stunde früher?', '09:30'],
    ['ne Viertelstunde eher wär schön', '09:45'],
    ['30 Minuten später bitte', '10:30'],
    ['anderthalb Stunden später, ich muss die Kleine noch wegbringen', '11:30'],
    ['zwei Stunden nach hinten', '12:00'],
    ['2h später', '12:00'],
    ['e halb Stond später bittschön', '10:30'],
    ['können Sie das eine Stunde vorziehen?', '09:00'],
    ['bring it forward by 30 minutes', '09:30'],
    ['push it back an hour', '11:00'],
    ['eine Stunde früher, später geht nicht?', '09:00'],
    ['an hour and a half later please', '11:30'],
    ['could it be half an hour earlier?', '09:30'],
  ])('by the clock: %s', (message, time) => {
    expect(say(message).action).toMatchObject({ ...filled, date: '2026-12-02', time });
  });

  it.each([
    ['und am Tag danach?', '2026-12-03'],
    ['am nächsten Tag, gleiche Zeit', '2026-12-03'],
    ['lieber einen Tag früher', '2026-12-01'],
    ['geht auch der Vortag?', '2026-12-01'],
    ['zwei Tage später', '2026-12-04'],
    ['eine Woche später', '2026-12-09'],
    ['same time the next day?', '2026-12-03'],
    ['the day before', '2026-12-01'],
  ])('by the day: %s', (message, date) => {
    const { action, needs } = say(message);
    expect(action).toMatchObject({ ...filled, date, time: '10:00' });
    expect(needs).toContainEqual({ kind: 'starts', treatmentType: 'Füllungen', doctorId: 'yilmaz', date });
  });

  it.each([
    ['nein, am selben Tag vormittags', { timeFrom: '08:00', timeTo: '12:00' }],
    ['dasselbe am Nachmittag', { timeFrom: '12:00', timeTo: '18:00' }],
    ['geht das auch früher?', { timeTo: '10:00' }],
    ['etwas später', { timeFrom: '10:30' }],
    ['zu früh', { timeFrom: '10:30' }],
    ['10 Uhr ist mir zu früh', { timeFrom: '10:30' }],
    ['gibt es auch was Früheres?', { timeTo: '10:00' }],
    ['11:30 ist zu spät, lieber um 9', { time: '09:00' }],
    ['a bit earlier', { timeTo: '10:00' }],
  ])('by the part of the day: %s', (message, time) => {
    const { action } = say(message);
    expect(action).toEqual({
      ...{ ...filled, ...time, doctorName: 'Dr. Emre Yılmaz', date: '2026-12-02' },
    });
  });

  it.each([
    ['geht das auch bei Dr. Weber?', { doctorId: 'weber' }],
    ['hat Dr. Hoffmann da auch Zeit?', { doctorId: 'hoffmann' }],
    ['Dr. Weber wäre mir lieber', { doctorId: 'weber' }],
    ['nicht bei Yilmaz', { refusedDoctorIds: ['yilmaz'] }],
    ['und wer hat sonst Zeit?', { refusedDoctorIds: ['yilmaz'] }],
    ['bei jemand anderem', { refusedDoctorIds: ['yilmaz'] }],
    ['lieber bei einer anderen Ärztin', { refusedDoctorIds: ['yilmaz'] }],
    ['with another dentist please', { refusedDoctorIds: ['yilmaz'] }],
    ['egal bei wem', {}],
  ])('by the dentist: %s', (message, doctor) => {
    const { doctorId: _, ...rest } = form;
    expect(say(message).wish).toEqual({ ...rest, ...doctor });
  });

  it.each([
    'Kann ich eine Stunde später wieder essen?',
    'Tut es einen Tag später noch weh?',
    'Darf ich am Tag danach Sport machen?',
    'Ich komme eine Stunde später',
    'nein, mein Zug kommt eine Stunde später an',
    'Wann haben Sie am selben Tag geöffnet?',
    'Mein Chef lässt mich erst eine Stunde später weg',
    'Gibt es die Frau Dr. Weber noch? Ich hatte mich mit ihr gestritten',
    'Spricht Dr. Weber auch Englisch?',
  ])('and is none where something else is told: %s', (message) => {
    expect(say(message).action?.type).not.toBe('start_booking');
  });

  it('counts from nothing where no form is open, or another question is', () => {
    const state: DialogState = { wish: form };
    expect(say('eine Stunde später', { form: undefined, state }).action?.type).not.toBe('start_booking');
    const asked: DialogState = { ...state, question: { kind: 'cancel', appointmentId: 'a-1', version: 1 } };
    expect(say('eine Stunde später', { state: asked }).action?.type).not.toBe('start_booking');
    const guest = say('eine Stunde später', { form: undefined, state, asker: { kind: 'guest' } });
    expect(guest.action).toMatchObject({ type: 'require_login', reason: 'booking', time: '11:00' });
  });

  it('means nothing of what was booked any more', () => {
    const question: DialogState['question'] = {
      kind: 'whichStart',
      starts: [{ date: '2026-12-01', time: '10:00' }],
    };
    const booked = { form: { isBooked: true }, state: { wish: form, question } };
    const { action, wish } = say('Ich will noch eine Zahnreinigung buchen', booked);
    expect(action).toEqual({ type: 'start_booking', treatmentType: 'Prophylaxe & Zahnreinigung' });
    expect(wish).toEqual({ treatmentType: 'Prophylaxe & Zahnreinigung' });
  });

  it('is an emergency where a reason says so', () => {
    const { action } = say('lieber eine Stunde früher, ich kriege keine Luft mehr');
    expect(action).toMatchObject({ type: 'emergency', reason: '112' });
  });

  it('stays within the day, and needs something to count from', () => {
    const late = { ...form, time: '23:30' };
    expect(say('eine Stunde später', { form: late }).action).toMatchObject({ time: '23:30' });
    expect(say('eine Stunde später', { form: { treatmentType: 'Füllungen' } }).action).toEqual({
      ...{ type: 'start_booking', treatmentType: 'Füllungen' },
    });
  });
});

test('a forged form gives no yes', () => {
  const assistant = createAssistant(samplePractice);
  const plan = assistant.plan(turn({ message: 'ja, bitte', form }));
  expect(plan.needs.map(({ kind }) => kind)).not.toContain('moveAppointment');
});
