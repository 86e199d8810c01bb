import { limits } from '@praxisportal/contract/limits';
import { describe, expect, it } from 'vitest';
import { toAppointment } from '../../tests/assistant-practice.ts';
import { first, second, talk } from '../../tests/assistant-talk.ts';
import type { Asker, Findings, Reply } from './turn.ts';

const crown = { ...toAppointment('a-3', '2026-12-04', '14:40'), treatment_type: 'Zahnersatz' };
const far = toAppointment('a-4', '2027-11-30', '08:00');
const appointments = [first, second, crown, far];
const findings: Findings = {
  appointments,
  starts: { starts: ['09:00', '10:30', '14:00', '15:30', '16:00'] },
  nextStart: { date: '2026-12-08', time: '09:00', doctorId: 'hoffmann' },
};
const guest: Asker = { kind: 'guest' };

/** The reply to the last of some messages, and what is answered to each of its suggestions. */
function press(messages: readonly string[], options: Parameters<typeof talk>[1] = { findings }) {
  const asked = talk(messages, options).replies.at(-1);
  const suggestions = asked?.suggestions ?? [];
  const answers = suggestions.map((text) => talk([...messages, text], options));
  return {
    asked,
    suggestions,
    replies: answers.map(({ replies }) => replies.at(-1)),
    needs: answers.map(({ needs }) => needs.at(-1)),
  };
}

const questionOf = (reply: Reply | undefined) => reply?.state.question;

describe('what one could answer is understood as it is meant', () => {
  it.each([
    [['Ich möchte meinen Zahnersatz absagen'], 'Ja, absagen', 'Nein, behalten', 'cancelAppointment'],
    [['I’d like to cancel my crown on 4 December'], 'Yes, cancel it', 'No, keep it', 'cancelAppointment'],
    [
      ['Zahnersatz auf den 3. Dezember um 10:30 verschieben'],
      'Ja, verschieben',
      'Nein, behalten',
      'moveAppointment',
    ],
    [
      ['I need to reschedule my crown', '3 December at 10:30'],
      'Yes, move it',
      'No, keep it',
      'moveAppointment',
    ],
  ])('to %s: yes and no', (messages, yes, no, deed) => {
    const { suggestions, needs, replies } = press(messages);
    expect(suggestions).toEqual([yes, no]);
    expect(needs[0]).toEqual([deed]);
    expect(needs[1]).toEqual([]);
    expect(replies[1]?.message).toMatch(/es bleibt alles|stays as it is/);
  });

  it.each([
    ['Ich muss einen Termin absagen', 'whichToCancel', 'cancel'],
    ['I need to cancel an appointment', 'whichToCancel', 'cancel'],
    ['Ich möchte einen Termin verschieben', 'whichToMove', 'whichToMove'],
    ['I need to reschedule an appointment', 'whichToMove', 'whichToMove'],
    ['Ich möchte einen Termin auf den 9. Dezember verschieben', 'whichToMove', 'whichToMove'],
    ['Ich möchte einen Termin auf den 3. Dezember um 10:30 verschieben', 'whichToMove', 'move'],
  ])('to “%s”: each of several appointments', (message, kind, next) => {
    const { asked, replies, suggestions } = press([message]);
    const question = questionOf(asked);
    expect(question?.kind).toBe(kind);
    const ids = question && 'appointmentIds' in question ? question.appointmentIds : [];
    expect(suggestions).toHaveLength(ids.length);
    expect(ids.length).toBeGreaterThan(1);
    for (const [index, id] of ids.entries()) {
      const chosen = questionOf(replies[index]);
      expect(chosen?.kind, suggestions[index]).toBe(next);
      expect(chosen, suggestions[index]).toMatchObject(
        next === 'whichToMove' ? { appointmentIds: [id] } : { appointmentId: id },
      );
    }
  });

  it('by their places, where two people come at once', () => {
    const other = { ...second, id: 'a-5', patientName: 'Tom Becker' };
    const { suggestions, replies } = press(['Ich muss einen Termin absagen'], {
      findings: { appointments: [second, other] },
    });
    expect(suggestions).toEqual(['Nr. 1', 'Nr. 2']);
    expect(replies.map(questionOf)).toMatchObject([{ appointmentId: 'a-2' }, { appointmentId: 'a-5' }]);
  });

  it.each([
    ['Kontrolle am 1. Dezember', ' Uhr'],
    ['A check-up on 1 December please', ''],
  ])('to “%s”: each of the free times', (message, unit) => {
    const { suggestions, replies } = press([message]);
    const times = ['09:00', '10:30', '14:00', '15:30'];
    expect(suggestions).toEqual(times.map((time) => `${time}${unit}`));
    expect(replies.map((reply) => reply?.action)).toMatchObject(
      times.map((time) => ({ type: 'start_booking', date: '2026-12-01', time })),
    );
    expect(replies.every((reply) => reply?.suggestions === undefined)).toBe(true);
  });

  it.each([['Zahnersatz auf den 3. Dezember verschieben'], ['I need to reschedule my crown to 3 December']])(
    'to “%s”: each of the times for a move',
    (message) => {
      const { suggestions, replies } = press([message]);
      expect(suggestions.length).toBe(4);
      expect(replies.map(questionOf)).toMatchObject(
        ['10:30', '14:00', '15:30', '16:00'].map((time) => ({ kind: 'move', date: '2026-12-03', time })),
      );
    },
  );

  it.each([['Kontrolle bitte'], ['A check-up please']])('to “%s”: the next free start', (message) => {
    const { suggestions, replies } = press([message]);
    expect(suggestions).toHaveLength(2);
    expect(replies[0]?.action).toMatchObject({ date: '2026-12-08', time: '09:00', doctorId: 'hoffmann' });
    expect(replies[1]?.message).toMatch(/Was passt Ihnen besser|What would suit you better/);
    expect(replies[1]?.suggestions).toBeUndefined();
  });

  it.each([['Ich möchte meinen Zahnersatz verschieben'], ['I need to reschedule my crown']])(
    'to “%s”: the next start for a move',
    (message) => {
      const { suggestions } = press([message]);
      expect(suggestions).toHaveLength(1);
      expect(talk([message, ...suggestions], { findings }).needs[1]).toContain('moveAppointment');
    },
  );

  it.each([
    ['Zahnersatz auf den 3. Dezember verschieben', undefined],
    ['Zahnersatz auf den 3. Dezember zu Dr. Hoffmann verschieben', 'hoffmann'],
    ['I need to reschedule my crown to 3 December', undefined],
  ])('to “%s”, where only one other day has free times: each of them with its day', (message, doctorId) => {
    const startsAround = [{ date: '2026-12-07', starts: ['09:00', '10:30'], ...(doctorId && { doctorId }) }];
    const options = { findings: { ...findings, starts: { starts: [] }, startsAround } };
    const { suggestions } = press([message], options);
    expect(suggestions).toHaveLength(2);
    const found = { findings: { ...findings, starts: { starts: ['09:00', '10:30'] } } };
    const { state } = talk([message], options).replies[0] ?? {};
    const replies = [...suggestions, '10:30'].map((text) => talk([text], { ...found, state }).replies[0]);
    expect(replies.map(questionOf)).toMatchObject(
      ['09:00', '10:30', '10:30'].map((time) => ({ kind: 'move', date: '2026-12-07', time })),
    );
    const [again] = talk([/^I /u.test(message) ? 'Where can I park?' : 'Wo kann man parken?'], {
      ...options,
      state,
    }).replies;
    expect(again?.message).toMatch(/7\. Dezember 2026, 09:00|7 December 2026[^.]* 09:00/);
    expect(again?.suggestions).toEqual(suggestions);
  });

  it.each(['Ja, den nehme ich', 'ja den bitte', 'ja', 'Yes, I’ll take it please'])(
    '“%s” takes none of several times, and the question is asked again',
    (answer) => {
      const { state } = talk(['Zahnersatz auf den 3. Dezember verschieben'], { findings }).replies[0] ?? {};
      const [reply] = talk([answer], { findings, state }).replies;
      expect(reply?.state.question).toEqual(state?.question);
    },
  );

  it.each([['Ich möchte einen Termin buchen'], ['I’d like to book an appointment']])(
    'to “%s”: treatments, the one for whoever is not sure among them',
    (message) => {
      const { suggestions, replies } = press([message]);
      expect(suggestions).toHaveLength(limits.chatSuggestionsMax);
      expect(replies.map((reply) => reply?.action)).toMatchObject(
        [
          ...['Kontrolluntersuchung', 'Prophylaxe & Zahnreinigung', 'Füllungen', 'Wurzelbehandlung'],
          ...['Zahnersatz', 'Beratungstermin'],
        ].map((treatmentType) => ({ type: 'start_booking', treatmentType })),
      );
    },
  );

  it.each([
    [['Flurbel quax wimsel'], undefined],
    [['Flurbel quax wimsel'], guest],
    [['I flurbel the quax of wimsel'], guest],
    [['Kontrolle am Montag', 'brumm brumm'], undefined],
  ])('to %s: none of the examples is unclear', (messages, asker) => {
    const { asked, suggestions, replies } = press(messages, { findings, ...(asker && { asker }) });
    expect(suggestions).toHaveLength(3);
    for (const suggestion of suggestions) expect(asked?.message).toContain(`- ${suggestion}`);
    for (const reply of replies) expect(reply?.message).not.toMatch(/nicht verstanden|didn’t understand/);
  });

  it.each([['Mir tut seit gestern der Zahn weh'], ['I have a toothache']])(
    'to “%s”: an appointment',
    (message) => {
      const { suggestions, replies } = press([message], { findings, asker: guest });
      expect(suggestions).toHaveLength(1);
      expect(replies[0]?.action).toMatchObject({ type: 'require_login', reason: 'booking' });
    },
  );
});

describe('what one could answer', () => {
  it('stands behind what is said beside an open question, too', () => {
    const messages = ['Ich möchte meinen Zahnersatz absagen', 'Wo kann man bei Ihnen parken?'];
    const { suggestions, needs } = press(messages);
    expect(suggestions).toEqual(['Ja, absagen', 'Nein, behalten']);
    expect(needs[0]).toEqual(['cancelAppointment']);
  });

  it('is nothing where nothing is asked', () => {
    const say = (message: string) => talk([message], { findings }).replies[0]?.suggestions;
    expect(say('Wann haben Sie geöffnet?')).toBeUndefined();
    expect(say('Mein Zahn ist ausgeschlagen und es blutet stark')).toBeUndefined();
    expect(say('Kontrolle am 1. Dezember um 10:30')).toBeUndefined();
  });
});
