import { expect, test } from 'vitest';
import { findings, first, talk } from '../../tests/assistant-talk.ts';
import { asksToExplain } from './read-plain-need.ts';
import type { Asker } from './turn.ts';

const guest: Asker = { kind: 'guest' };
const askOfOne = (...messages: string[]) =>
  talk(messages, { findings: { ...findings, appointments: [first] } }).replies.at(-1);
const askAsGuest = (...messages: string[]) => talk(messages, { asker: guest, findings }).replies.at(-1);

const callBack = /^Einen Rückruf kann ich nicht veranlassen/;
const noMail = /^Das geht auch ohne E-Mail/;

test.each([
  ['Bitte sagen Sie meinen Termin ab und rufen Sie mich zurück', callBack, 'cancel'],
  ['Ich muss meinen Termin absagen, bitte um Rückruf', callBack, 'cancel'],
  ['Ich habe keine E-Mail, bitte meinen Termin absagen', noMail, 'cancel'],
  ['Ich möchte einen Termin verschieben, bitte um Rückruf', callBack, 'whichToMove'],
  ['Ich brauche einen Termin, bitte rufen Sie mich an', callBack, 'whichTreatment'],
  ['Kontrolle am Freitag um 10, und bitte rufen Sie mich zurück', callBack, 'whichStart'],
])('“%s” is told of, and done', (message, need, kind) => {
  const reply = askOfOne(message);
  expect(reply?.message).toMatch(need);
  expect(reply?.state.question?.kind).toBe(kind);
});

test('a question that needs an account is none to it alone', () => {
  const reply = askAsGuest('Kontrolle', 'Warum muss ich mich anmelden? Geht auch Freitag um 10?');
  expect(reply?.message).toMatch(/^Ein Konto ist/);
  expect(reply?.state.wish).toMatchObject({ date: '2026-11-27', time: '10:00' });
});

test.each([
  'Ich habe Schmerzen, können Sie mich zurückrufen?',
  'Warum soll ich mich registrieren, ich habe Zahnschmerzen',
])('“%s” is told whom to call in pain', (message) => {
  expect(askAsGuest(message)?.message).toMatch(/(?:Rückruf|Konto).*4710112/s);
});

test.each([
  'Hi, you can call me Tom, I need an appointment',
  'You can call me Tom',
  'Bitte rufen Sie mich nicht an, ich bin gehörlos',
  'please don’t call me, I am deaf',
  'Jemand aus der Praxis hat mich angerufen, worum ging es?',
])('“%s” asks for no call', (message) => {
  expect(askOfOne(message)?.message).not.toMatch(/Rückruf|arrange for somebody to call/);
});

test.each([
  ['Bitte um Rückruf'],
  ['Rufen Sie mich bitte an'],
  ['Können Sie mich morgen zurückrufen?'],
  ['Ich möchte gern angerufen werden'],
  ['call me back please'],
  ['Warum rufen Sie mich nicht zurück?'],
])('“%s” asks for nothing else', (message) => {
  const reply = askAsGuest(message);
  expect(reply?.message).toMatch(/Rückruf|arrange for somebody to call/);
  expect(reply?.action).toBeUndefined();
});

test.each([
  ['ich verstehe nicht', ' alles', ' xy'],
  ['ich verstehe nicht', ' was sie meinen', ' xy'],
  ['verstehe', ' ich das', ' xy'],
  ['', 'ja aber ', 'xy'],
])('“%s%s…%s” is read at once, however long', (start, word, end) => {
  const started = performance.now();
  for (const times of [9, 15, 30, 60]) expect(asksToExplain(start + word.repeat(times) + end)).toBe(false);
  expect(performance.now() - started).toBeLessThan(100);
});

test('who writes much has more to say than that they do not understand', () => {
  expect(asksToExplain('ich verstehe das alles nicht')).toBe(true);
  expect(asksToExplain(`ich verstehe nicht${' das'.repeat(20)}`)).toBe(false);
});
