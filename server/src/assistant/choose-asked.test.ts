import { describe, expect, it } from 'vitest';
import { findings, first, second, talk } from '../../tests/assistant-talk.ts';

describe('after “Welchen Termin möchten Sie absagen?”', () => {
  const other = { ...second, doctorId: 'yilmaz', doctor_name: 'Dr. Emre Yılmaz' };
  const say = (message: string) =>
    talk(['Termin absagen', message], {
      findings: { appointments: [first, other], nextStart: null },
    }).replies[1]?.state.question;

  it.each([
    ['den anderen auf nachmittag verschieben', ['a-1', 'a-2']],
    ['beide verschieben', ['a-1', 'a-2']],
    ['den ersten verschieben', ['a-1']],
    ['lieber bei Dr. Weber', ['a-1']],
  ])('“%s” cancels none', (message, appointmentIds) => {
    expect(say(message)).toMatchObject({ kind: 'whichToMove', appointmentIds });
  });

  it.each([
    ['nein, lieber den bei Dr. Weber', 'a-1'],
    ['bei Dr. Yılmaz', 'a-2'],
    ['lieber den am 9.', 'a-2'],
  ])('“%s” says which', (message, appointmentId) => {
    expect(say(message)).toMatchObject({ kind: 'cancel', appointmentId });
  });
});

describe('a yes with its reason', () => {
  const done = { done: true, appointment: { ...first, cancellable: false } } as const;
  const found = { findings: { ...findings, appointments: [first], change: done } };
  const answer = (before: string, message: string) =>
    talk([before, message], found).replies[1]?.state.question;

  it.each([
    'Ja, bitte, ich kann leider nicht',
    'ja bitte absagen ich kann nicht',
    'ja, absagen, mein Kind ist krank',
    'ja, absagen, ich buche später neu',
    "yes, cancel it, I can't make it that day",
  ])('“%s” cancels', (message) => {
    expect(answer('Meinen Termin absagen', message)).toMatchObject({ kind: 'done', change: 'cancel' });
  });

  it.each(['ja, verschieben, ich kann nicht', "yes, move it, I can't make it that day"])(
    '“%s” moves',
    (message) => {
      const before = 'Meinen Termin auf den 4. um 11 Uhr verschieben';
      expect(answer(before, message)).toMatchObject({ kind: 'done', change: 'move' });
    },
  );

  it.each([
    'absagen, das ist nicht nötig',
    'Bitte absagen, ich kann nicht',
    'kann leider nicht kommen muss absagen',
    'ich schaffe es nicht bitte absagen',
    'ja, absagen, nur den Arbeitstermin',
  ])('“%s” is asked again', (message) => {
    expect(answer('Meinen Termin absagen', message)).toMatchObject({ kind: 'cancel' });
  });

  it.each(['ja, am 4. kann ich nicht', 'Ja. Da kann ich nicht.'])('“%s” does not move', (message) => {
    const before = 'Meinen Termin auf den 4. um 11 Uhr verschieben';
    expect(answer(before, message)).toMatchObject({ kind: 'move' });
  });
});
