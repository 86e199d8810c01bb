import { expect, it } from 'vitest';
import { ask, findings, first, talk } from '../../tests/assistant-talk.ts';

// What sounds like a yes and says something else costs one question, and changes nothing.

const askOfOne = (...messages: string[]) =>
  talk(messages, { findings: { ...findings, appointments: [first] } }).needs.at(-1);

it.each([
  'Der Termin passt mir gut, danke',
  'appointment confirmed, thanks',
  'ja, der Termin stimmt',
  'Termin bestätigt',
  'bestätige, den Termin',
  'die Absage bitte streichen',
  'ja, stornieren Sie die Absage',
  'Absage stornieren',
  'Das Absagen bitte streichen',
  'ich will unbedingt den Termin',
  'ja, ich möchte meinen Termin',
  'yes my appointment please',
  'ja Halt!',
  'Halt, ja',
  'Passt mir gut',
  'stimmt das',
  'Ja. Kann ich trotzdem kommen?',
  'Ja. Soll ich?',
  'ja. Verliere ich dann den Platz?',
  'Yes. Can I still come?',
  'Ja. Wirklich?',
  'ja entferne die Absage',
  // Words that are none of an answer may deny, limit or mean something else.
  'ja bitte nciht absagen',
  'ja den Friseurtermin absagen',
  'ja das Absagen war ein Versehen',
  "yes don't cancel it",
  'ja wahrscheinlich',
  'ja am 2. passt mir gut',
  'ja, den am 2. verschieben',
  'ja, ich sage später ab',
  'das war die Autokorrektur, sag mir lieber an, wann der ist',
  'sag mal, wo ist das',
  'Ja. Geht auch Freitag?',
  'Ja. Bekomme ich eine Strafe?',
  'ja ich will den',
  'ja ich möchte ihn',
  'bestätigt, danke',
  'der passt',
  'es passt so',
  'ach ja, der Termin',
  'ja hmm',
  'ja also',
  'ja ✖️',
  'ja 🚷',
  'ja ⏸️',
  'Ja 🤡',
])('“%s” cancels nothing', (message) => {
  expect(askOfOne('Meinen Termin am 2. Dezember absagen', message)).not.toContain('cancelAppointment');
});

it.each([
  'alles klar',
  'alles ok',
  'alles passt',
  'beide Termine bestätigt',
  'both appointments confirmed, thanks',
])('“%s” cancels neither of two', (message) => {
  expect(talk(['alle Termine absagen', message], { findings }).needs.at(-1)).not.toContain(
    'cancelAppointments',
  );
});

it.each([
  'ja natürlich',
  'ja, danke schön',
  'jawohl',
  'jup',
  'ja will absagen',
  "yes I'd like to cancel it",
  'ja, dann halt absagen',
  'Ja, ich will meinen Termin absagen',
  'stimmt, absagen bitte',
  'Ja. Bekomme ich eine Mail?',
])('“%s” cancels', (message) => {
  expect(askOfOne('Meinen Termin am 2. Dezember absagen', message)).toContain('cancelAppointment');
});

const move = 'Meinen Termin am 2. Dezember auf den 1. Dezember um 11 Uhr verschieben';

it.each(['ja, verschieb auf 12', 'yes, 10', 'ja 5', 'ja, Mai', 'yes, march', 'ja, am 9. und am 10.'])(
  '“%s” moves nothing to eleven',
  (message) => {
    expect(askOfOne(move, message)).not.toContain('moveAppointment');
  },
);

it.each([
  'ja',
  'ja, um 11',
  'ja, am 1.12. um 11:00',
  'ja, den 1. um 11 Uhr',
  'ja, am 1. Dezember um elf',
  'ja bitte auf 11 Uhr',
  'yes, at 11',
  'ja, gern, vielen Dank',
])('“%s” moves it', (message) => {
  expect(ask(move)?.message).toContain('11:00');
  expect(askOfOne(move, message)).toContain('moveAppointment');
});

const at = (time: string) =>
  talk([`Meinen Termin am 2. Dezember auf den 1. Dezember um ${time} Uhr verschieben`], {
    findings: { appointments: [first], starts: { starts: ['10:15', '11:30', '14:45'] } },
  }).replies.at(-1)?.state;
const answerTo = (time: string, message: string) =>
  talk([message], { state: at(time), findings: { ...findings, appointments: [first] } }).needs.at(-1);

it.each([
  [
    '11:30',
    [
      'ja',
      'ja, um 11:30',
      'ja, 11.30 Uhr',
      'ja, halb zwölf',
      'ja, um halb 12',
      'yes, half past 11',
      'ja, 11 Uhr 30',
    ],
  ],
  ['10:15', ['ja, 10:15', 'ja, viertel nach zehn', 'yes, quarter past ten']],
  ['14:45', ['ja, 14:45', 'ja, viertel vor drei', 'yes, quarter to three', 'ja, um viertel vor 15 Uhr']],
])('at %s moves %j', (time, messages) => {
  for (const message of messages) expect(answerTo(time, message), message).toContain('moveAppointment');
});

it.each([
  [
    '11:30',
    [
      'ja, verschieb auf 12',
      'ja, 12',
      'ja, auf 11',
      'ja, verschieb auf 30',
      'ja, halb elf',
      'yes, quarter to 12',
    ],
  ],
  ['10:15', ['ja, auf 10', 'ja, auf 15', 'ja, viertel vor zehn']],
  ['14:45', ['ja, auf 15', 'ja, auf 3', 'ja, halb drei', 'ja, viertel nach drei']],
])('at %s does not move %j', (time, messages) => {
  for (const message of messages) expect(answerTo(time, message), message).not.toContain('moveAppointment');
});

it.each([
  'Und mein Termin zur Zahnreinigung bleibt davon unberührt, nicht wahr?',
  'Bleibt mein Termin zur Zahnreinigung davon unberührt?',
])('“%s” is shown what there is, and the question waits', (message) => {
  const { replies } = talk([move, message], { findings });
  expect(replies.at(-1)?.message).toContain('9. Dezember');
  expect(replies.at(-1)?.state.question).toMatchObject({ kind: 'move', appointmentId: first.id });
});
