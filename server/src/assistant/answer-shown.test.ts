import { describe, expect, it } from 'vitest';
import { patient, toAppointment } from '../../tests/assistant-practice.ts';
import { ask, findings, first, free, talk, withoutUndo } from '../../tests/assistant-talk.ts';
import type { Asker } from './turn.ts';

const mia = { patientId: 'p-2', firstName: 'Mia', lastName: 'Becker', relation: 'child' } as const;
const family: Asker = {
  kind: 'patient',
  people: [...(patient.kind === 'patient' ? patient.people : []), mia],
};
const mias = { ...toAppointment('a-5', '2026-12-03', '15:00'), patientId: 'p-2', patientName: 'Mia Becker' };

describe('after a list', () => {
  const list = 'Welche Termine habe ich?';

  it.each([
    'Und ich?',
    'und für mich?',
    'and mine?',
    'Und meine?',
    'und meiner?',
    'And me?',
    'und wann bin ich dran?',
  ])('of the child’s appointments, “%s” asks for one’s own', (message) => {
    const { replies } = talk(['Wann hat Mia ihren Termin?', message], {
      asker: family,
      findings: { appointments: [first, mias] },
    });
    expect(replies[1]?.action).toMatchObject({ type: 'show_appointments', appointments: [{ id: 'a-1' }] });
  });

  it('of one’s own, “und Mia?” asks for the child’s', () => {
    const { replies } = talk([list, 'und Mia?'], {
      asker: family,
      findings: { appointments: [first, mias] },
    });
    expect(replies[1]?.action).toMatchObject({ type: 'show_appointments', appointments: [{ id: 'a-5' }] });
  });

  it.each([
    [
      [list, 'kann ich am 2. auch später kommen?'],
      ['11:00', '12:00', '14:40'],
    ],
    [['kann ich am 2. Dezember auch später kommen?'], ['11:00', '12:00', '14:40']],
    [
      ['Wann ist mein Termin am 2. Dezember?', 'geht das auch nachmittags?'],
      ['12:00', '14:40'],
    ],
    [[list, 'Could I come earlier on 2 December?'], ['09:00']],
  ])('moves the appointment of that day, and books no other: %j', (messages, times) => {
    const { question } = ask(...messages)?.state ?? {};
    expect(question).toMatchObject({ kind: 'whichToMove', appointmentIds: ['a-1'] });
    expect(question?.kind === 'whichToMove' && question.starts?.map(({ time }) => time)).toEqual(times);
  });

  it.each([
    [[list, 'geht es am 9. auch eine Stunde früher?'], 'a-2', '10:30'],
    [[list, 'Could I come two hours later on 2 December?'], 'a-1', '12:00'],
    [['Wann ist mein Termin am 2. Dezember?', "geht's an dem Tag auch eine Stunde früher?"], 'a-1', '09:00'],
  ])('asks back about the new time: %j', (messages, appointmentId, time) => {
    const replies = talk(messages, {
      findings: { ...findings, starts: { starts: [...free, '10:30'] } },
    }).replies;
    expect(replies.at(-1)?.state.question).toMatchObject({ kind: 'move', appointmentId, time });
  });

  it('asks which one, where no day is named', () => {
    expect(ask(list, 'kann ich auch früher kommen?')?.state.question).toMatchObject({
      kind: 'whichToMove',
      appointmentIds: ['a-1', 'a-2'],
    });
  });

  it.each([
    'Kann ich am 4. Dezember später kommen?',
    'Haben Sie am 2. Dezember auch später was frei?',
    'Ich möchte am 2. Dezember auch eine Zahnreinigung buchen',
  ])('“%s” is a booking', (message) => {
    expect(ask(message)?.action?.type).toBe('start_booking');
  });

  it.each(['Haben Sie auch später offen?', 'ich komme 10 Minuten später', 'Kostet es später mehr?'])(
    '“%s” moves nothing',
    (message) => {
      expect(JSON.stringify(ask(list, message)?.state.question ?? {})).not.toMatch(/move/i);
    },
  );

  it.each(['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'])(
    'moves to any weekday: “geht das auch am %s?”',
    (weekday) => {
      expect(ask(list, `geht das auch am ${weekday}?`)?.action).toMatchObject({ reason: 'reschedule' });
    },
  );

  it.each([
    'geht das auch am 3.?',
    'Kann ich auch am dritten Dezember kommen?',
    'passt auch übermorgen Nachmittag?',
    'Könnte ich lieber nächste Woche Donnerstag um halb zehn kommen?',
    'Geht es auch am 3. Dezember um 10 Uhr bei Dr. Hoffmann?',
    'Could I also come on Thursday morning?',
    'Kann ich am 2. auch schon um 9 kommen?',
    'Am 3. wäre mir lieber, ginge das?',
  ])('“%s” moves', (message) => {
    expect(ask(list, message)?.action).toMatchObject({ type: 'show_appointments', reason: 'reschedule' });
  });

  it('moves that of a child who is named', () => {
    const { replies } = talk(['Wann hat Mia ihren Termin?', 'kann Mia auch am 4. kommen?'], {
      asker: family,
      findings: { ...findings, appointments: [first, mias] },
    });
    expect(replies[1]?.state.question).toMatchObject({ kind: 'whichToMove' });
  });

  it.each([
    'Kann ich am 2. auch meinen Hund mitbringen?',
    'Kann meine Frau auch am 2. mitkommen?',
    'Kann ich am 2. auch mit dem Rollstuhl kommen?',
    'Können Sie mich am 2. auch röntgen?',
    'Can my husband come along on 2 December, too?',
  ])('“%s” asks about something else, and moves nothing', (message) => {
    const reply = ask(list, message);
    expect(reply?.action).not.toMatchObject({ reason: 'reschedule' });
    expect(JSON.stringify(reply?.state.question ?? {})).not.toMatch(/move/i);
  });

  it.each([
    ['und Mia absagen', { kind: 'cancel', appointmentId: 'a-5' }],
    ['und Mias verschieben', { kind: 'whichToMove', appointmentIds: ['a-5'] }],
    ['and cancel Mia’s', { kind: 'cancel', appointmentId: 'a-5' }],
  ])('“%s” asks for more than the list', (message, question) => {
    const { replies } = talk([list, message], {
      asker: family,
      findings: { ...findings, appointments: [first, mias] },
    });
    expect(replies[1]?.state.question).toMatchObject(question);
  });

  it('“und Mia Zahnreinigung buchen” books', () => {
    const options = { asker: family, findings: { ...findings, appointments: [first, mias] } };
    const { replies } = talk([list, 'und Mia Zahnreinigung buchen'], options);
    expect(replies[1]?.action).toMatchObject({ type: 'start_booking', patientId: 'p-2' });
  });

  it.each([
    ['ich kann diesen nicht wahrnehmen und muss absagen', 'whichToCancel'],
    ['den schaffe ich nicht muss absagen', 'whichToCancel'],
    ['brauche den nicht mehr absagen bitte', 'whichToCancel'],
    ['den zweiten bitte nicht verschieben sondern absagen', 'cancel'],
    ['den bitte nicht verschieben, sondern absagen', 'whichToCancel'],
    ['den zweiten können Sie bitte noch absagen', 'cancel'],
  ])('“%s” leads to cancelling', (message, kind) => {
    expect(ask(list, message)?.state.question).toMatchObject({ kind });
  });

  it.each(['ich will den nicht absagen', 'bitte den nicht absagen', 'den zweiten nicht absagen, danke'])(
    '“%s” keeps all',
    (message) => {
      expect(ask(list, message)?.message).toBe('Gut, es bleibt alles, wie es ist.');
    },
  );

  it.each([
    'den zweiten nicht absagen sondern verschieben',
    'den zweiten nicht absagen, den ersten schon',
    'den nicht absagen, was kostet eine Zahnreinigung?',
  ])('“%s” says more than to keep', (message) => {
    expect(ask(list, message)?.message).not.toBe('Gut, es bleibt alles, wie es ist.');
  });

  it('says of the second one what becomes of it', () => {
    expect(ask(list, 'den zweiten absagen')?.state.question).toMatchObject({
      kind: 'cancel',
      appointmentId: 'a-2',
    });
    expect(ask(list, 'den ersten verschieben')?.state.question).toMatchObject({ appointmentIds: ['a-1'] });
  });
});

describe('taking a move back', () => {
  const moved = { ...first, date: '2026-12-09', time: '11:00', version: 2 };
  const before = talk(['Termin am 2. Dezember auf den 9. Dezember um 11 Uhr verschieben', 'ja'], {
    findings: { ...findings, appointments: [first], change: { done: true, appointment: moved } },
  }).replies[1];
  const say = (message: string, starts = free) =>
    talk([message], {
      findings: { ...findings, appointments: [moved], starts: { starts } },
      state: withoutUndo(before?.state),
    }).replies[0];

  it.each([
    'doch nicht',
    'mach das rückgängig',
    'undo',
    'nein, doch der alte',
    'zurück bitte',
    'bitte wieder wie vorher',
    'oh nein, das war falsch',
    'zurück auf den alten Termin',
    'sorry, changed my mind',
    'ich möchte ihn doch behalten',
    'Ich will den Termin doch nicht verschieben',
    'Ich hätte gern wieder den alten Termin',
    'Können Sie das rückgängig machen?',
    'Kann ich den alten Termin behalten?',
  ])('“%s” undoes it, or after ten minutes is asked back with the old time', (message) => {
    expect(talk([message], { state: before?.state }).needs[0]).toEqual(['undoChange']);
    expect(say(message)?.state.question).toMatchObject({
      ...{ kind: 'move', appointmentId: 'a-1', version: 2 },
      ...{ date: '2026-12-02', time: '10:00', doctorId: 'weber' },
    });
  });

  it('offers others near it, if it is no longer free', () => {
    const reply = say('doch nicht', ['09:00', '11:00']);
    expect(reply?.message).toMatch(/Um 10:00 Uhr ist an diesem Tag nichts frei.*09:00, 11:00/s);
    expect(reply?.state.question?.kind).toBe('whichToMove');
  });

  it.each([
    'danke',
    'Wie setze ich mein Passwort zurück?',
    'Haben Sie morgen offen?',
    'Du bist doof',
    'Das kostet doch nicht extra, oder?',
    'Das war doch nicht so schlimm',
    'War das der alte Termin?',
    'Kann ich einen alten Termin sehen?',
  ])('“%s” takes nothing back', (message) => {
    expect(JSON.stringify(say(message)?.state.question ?? {})).not.toMatch(/move/i);
    const cancelled = { ...first, cancellable: false };
    const { replies } = talk(['Ich muss meinen Termin absagen', 'ja', message], {
      findings: { appointments: [first], change: { done: true, appointment: cancelled } },
    });
    expect(replies[2]?.message).not.toContain('Eine Absage kann ich nicht zurücknehmen');
  });

  it('goes on from the new time', () => {
    expect(say('doch lieber eine Stunde früher')?.state.question).toMatchObject({
      ...{ kind: 'move', date: '2026-12-09', time: '10:00' },
    });
  });
});
