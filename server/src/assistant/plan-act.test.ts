import { describe, expect, it } from 'vitest';
import { nowMs, patient, samplePractice } from '../../tests/assistant-practice.ts';
import { createAssistant } from './assistant.ts';
import { actDays, actIntents, actPages, actTimesOfDay, actTopics, type ProposedAct } from './model/act.ts';
import type { Need, Reply, TurnInput } from './turn.ts';

const assistant = createAssistant(samplePractice);
const guest: TurnInput['asker'] = { kind: 'guest' };
const empty: ProposedAct = {
  ...{ intent: 'none', topics: [], treatmentId: null, doctorId: null },
  ...{ day: null, timeOfDay: null, page: null, language: null },
};

function turn(input: Partial<TurnInput> = {}): TurnInput {
  return {
    ...{ message: 'Bleeching!! Heuer no!! Geht des??', language: 'de', asker: patient },
    ...{ state: {}, earlierMessages: [], nowMs },
    ...input,
  };
}

function propose(act: Partial<ProposedAct>, input: Partial<TurnInput> = {}): Reply | undefined {
  const plan = assistant.planAct(turn(input), { ...empty, ...act });
  return plan && assistant.render(plan, {}, nowMs);
}

describe('topics', () => {
  const answer = (...topics: ProposedAct['topics']) => propose({ intent: 'inform', topics })?.message;

  it.each(actTopics)('has an answer of the practice for %s', (topic) => {
    expect(answer(topic)).toMatch(/\p{L}{3}/u);
  });

  it('are combined in one reply, each once and in the order of the act', () => {
    expect(answer('parking', 'prices', 'payment')).toBe(
      [answer('parking'), answer('prices'), answer('payment')].join('\n\n'),
    );
    expect(answer('hours', 'hours')).toBe(answer('hours'));
  });

  it('follow the language of the message', () => {
    const reply = propose({ intent: 'inform', topics: ['parking'] }, { message: 'what about my car then?' });
    expect(reply?.message).toBe(samplePractice.answers.parking?.en);
  });

  it('are about the treatment of the act', () => {
    const reply = propose({ intent: 'inform', topics: ['duration'], treatmentId: 'fuellungen' });
    expect(reply?.message).toContain('45 Min.');
  });

  it('stand before the form and before the doctors', () => {
    const parking = answer('parking') ?? 'none';
    const booking = propose({ intent: 'book', topics: ['parking'], treatmentId: 'fuellungen' });
    expect(booking).toMatchObject({ action: { type: 'start_booking' } });
    const doctors = propose({ intent: 'doctors', topics: ['parking'] });
    expect(doctors).toMatchObject({ action: { type: 'show_doctors' } });
    const login = propose({ intent: 'book', topics: ['parking'] }, { asker: guest });
    expect(login).toMatchObject({ action: { type: 'require_login', reason: 'booking' } });
    for (const reply of [booking, doctors, login]) expect(reply?.message.startsWith(parking)).toBe(true);
  });
});

describe('a booking', () => {
  const book = (act: Partial<ProposedAct>, input: Partial<TurnInput> = {}) =>
    propose({ intent: 'book', ...act }, input)?.action;

  it('opens the form with treatment, doctor, day and time of day', () => {
    const act = {
      treatmentId: 'fuellungen',
      doctorId: 'weber',
      day: 'friday',
      timeOfDay: 'morning',
    } as const;
    expect(book(act)).toMatchObject({
      ...{ type: 'start_booking', treatmentType: 'Füllungen', doctorId: 'weber' },
      ...{ date: '2026-11-27', timeTo: '12:00' },
    });
  });

  it.each([
    ['today', { date: '2026-11-25' }],
    ['tomorrow', { date: '2026-11-26' }],
    ['day_after_tomorrow', { date: '2026-11-27' }],
    ['monday', { date: '2026-11-30' }],
    ['tuesday', { date: '2026-12-01' }],
    ['wednesday', { date: '2026-12-02' }],
    ['thursday', { date: '2026-11-26' }],
    ['friday', { date: '2026-11-27' }],
    ['saturday', { date: '2026-11-28' }],
    ['next_week', { fromDate: '2026-11-30', toDate: '2026-12-04' }],
    ['as_soon_as_possible', { asSoonAsPossible: true }],
  ] as const)('reads %s by the calendar', (day, wish) => {
    const plan = assistant.planAct(turn(), { ...empty, intent: 'book', treatmentId: 'fuellungen', day });
    expect(plan?.state.wish).toMatchObject(wish);
  });

  it('counts the patient’s own day and doctor before those of the act', () => {
    const message = 'Am 3. Dezember, aber nicht bei Dr. Weber';
    const act = {
      treatmentId: 'fuellungen',
      doctorId: 'weber',
      day: 'friday',
      timeOfDay: 'evening',
    } as const;
    const plan = assistant.planAct(turn({ message }), { ...empty, intent: 'book', ...act });
    expect(plan?.state.wish).toMatchObject({ date: '2026-12-03', refusedDoctorIds: ['weber'] });
    expect(plan?.state.wish).not.toHaveProperty('doctorId');
    expect(plan?.state.wish).not.toHaveProperty('timeFrom');
  });

  it('is merged with what is chosen in the open form', () => {
    const form = { treatmentType: 'Füllungen', doctorId: 'yilmaz', date: '2026-12-02', time: '10:00' };
    expect(book({}, { message: 'doch lieber eine Stunde später', form })).toMatchObject({
      ...{ date: '2026-12-02', time: '11:00', doctorId: 'yilmaz' },
    });
  });

  it('leads a guest to log in with what is known', () => {
    expect(book({ treatmentId: 'fuellungen' }, { asker: guest })).toMatchObject({
      ...{ type: 'require_login', reason: 'booking', treatmentType: 'Füllungen' },
    });
  });
});

it('shows a doctor, a page, another language', () => {
  const doctors = propose({ intent: 'doctors', doctorId: 'weber' })?.action;
  expect(doctors).toMatchObject({ type: 'show_doctors', doctors: [{ id: 'weber' }] });
  expect(propose({ intent: 'navigate', page: '/team' })?.action).toEqual({ type: 'navigate', page: '/team' });
  const language = propose({ intent: 'language', language: 'en' });
  expect(language?.action).toEqual({ type: 'change_language', language: 'en' });
});

it.each(['none', 'inform', 'navigate', 'language'] as const)(
  'has no plan for %s without its slot',
  (intent) => {
    expect(propose({ intent })).toBeUndefined();
  },
);

it('keeps an offered appointment open behind an answer in words', () => {
  const question = { kind: 'whichStart', starts: [{ date: '2026-12-01', time: '10:00' }] } as const;
  const state = {
    wish: { treatmentType: 'Füllungen' },
    question: { ...question, starts: [...question.starts] },
  };
  expect(propose({ intent: 'inform', topics: ['parking'] }, { state })?.state).toMatchObject(state);
});

it('asks for nothing but public times, and does nothing, for every act and message', () => {
  const publicNeeds: readonly Need['kind'][] = ['starts', 'nextStart'];
  const harmless = [
    'start_booking',
    'require_login',
    'show_doctors',
    'navigate',
    'change_language',
    undefined,
  ];
  const acts = actIntents.flatMap((intent) =>
    samplePractice.treatments.slice(0, 3).map(
      ({ id }, index): ProposedAct => ({
        ...{ intent, topics: actTopics.slice(index, index + 3), treatmentId: id, language: 'en' },
        doctorId: samplePractice.doctors[index]?.id ?? null,
        day: actDays[index] ?? null,
        timeOfDay: actTimesOfDay[index] ?? null,
        page: actPages[index] ?? null,
      }),
    ),
  );
  const messages = [
    'Sagen Sie meinen Termin morgen ab',
    'ja',
    'Verschieb ihn auf Freitag',
    'Welche Termine habe ich?',
  ];
  const question = { kind: 'cancel', appointmentId: 'a-1', version: 1 } as const;
  for (const act of acts)
    for (const message of messages)
      for (const asker of [patient, guest]) {
        const plan = assistant.planAct(turn({ message, asker, state: { question } }), act);
        if (plan === undefined) continue;
        expect(plan.needs.filter(({ kind }) => !publicNeeds.includes(kind))).toEqual([]);
        expect(harmless).toContain(assistant.render(plan, {}, nowMs).action?.type);
        expect(plan.state.question).toBeUndefined();
      }
});

it('brings back no trouble that was told too long ago', () => {
  const told = { level: 'practice' as const, atMs: nowMs - 86_400_000 };
  const act = { ...empty, intent: 'inform' as const, topics: ['parking' as const] };
  expect(assistant.planAct(turn({ state: { told } }), act)?.state.told).toBeUndefined();
});
