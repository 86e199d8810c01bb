import { expect, test } from 'vitest';
import { family, findings, first, ofLeo, second, talk } from '../../tests/assistant-talk.ts';

const all = { ...findings, appointments: [first, second, ofLeo] };
const questionAfter = (...messages: string[]) =>
  talk(messages, { asker: family, findings: all }).replies.at(-1)?.state.question;
const list = 'Wann sind meine Termine?';

test.each([
  [[list, 'Den zweiten bitte auf Donnerstag verschieben'], 'a-2'],
  [[list, 'Den zweiten bitte auf Donnerstag, 17. Dezember verschieben'], 'a-2'],
  [[list, 'Verschieb den dritten auf Freitag'], 'a-3'],
  [['Termin verschieben', 'Den zweiten bitte auf Donnerstag verschieben'], 'a-2'],
  [['Ich möchte meinen zweiten Termin verschieben'], 'a-2'],
  [['Please move my first appointment to Friday'], 'a-1'],
] as const)('%j moves %s', (messages, id) => {
  expect(questionAfter(...messages)).toMatchObject({ kind: 'whichToMove', appointmentIds: [id] });
});

test.each([
  [['Sag den ersten Termin ab'], 'a-1'],
  [['Ich möchte meinen zweiten Termin absagen'], 'a-2'],
  [[list, 'den dritten bitte absagen'], 'a-3'],
  [['Termin absagen', 'bitte den zweiten Termin stornieren'], 'a-2'],
  [[list, 'Nicht den ersten, sondern den zweiten Termin absagen'], 'a-2'],
] as const)('%j asks whether to cancel %s', (messages, appointmentId) => {
  expect(questionAfter(...messages)).toMatchObject({ kind: 'cancel', appointmentId });
});

test.each([
  ['Den zweiten Dezember absagen', 'a-1'],
  ['Den Termin am zweiten absagen', 'a-1'],
])('“%s” names a day', (message, appointmentId) => {
  expect(questionAfter(message)).toMatchObject({ kind: 'cancel', appointmentId });
});

test.each([
  [[list, 'Den zweiten bitte nicht verschieben']],
  [['Termin absagen', 'nicht den zweiten Termin absagen']],
  [['Termin absagen', 'den zweiten Termin will ich nicht absagen']],
  [[list, 'den zweiten nicht, den dritten absagen']],
])('%j changes nothing at that place', (messages) => {
  const question = questionAfter(...messages);
  expect(question).not.toMatchObject({ appointmentId: 'a-2' });
  expect(question).not.toMatchObject({ appointmentIds: ['a-2'] });
});

test('a place that there is not asks which', () => {
  expect(questionAfter('Ich möchte meinen fünften Termin absagen')).toMatchObject({
    kind: 'whichToCancel',
    appointmentIds: ['a-1', 'a-2', 'a-3'],
  });
});

test.each([
  ['alle absagen, nur den ersten behalten'],
  ['cancel all but the first'],
  ['keep the first, cancel the second'],
  ['Der erste bleibt, den zweiten absagen'],
  ['anstatt den ersten bitte den zweiten absagen'],
  ['den ersten von Leo absagen'],
  ['meinen ersten Termin am 9. Dezember absagen'],
  ['den dritten von hinten absagen'],
  ['den ersten und den zweiten absagen'],
  ['mein erster Arbeitstag, ich muss den Termin am 9. absagen'],
])('“%s” does not mean the first alone', (message) => {
  expect(questionAfter(list, message)).not.toMatchObject({ kind: 'cancel', appointmentId: 'a-1' });
});
