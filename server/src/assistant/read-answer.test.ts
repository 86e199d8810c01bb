import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { readOrdinal, readYesNo } from './read-answer.ts';

const read = (message: string) => readYesNo(normalise(message), 'cancel');

test.each([
  ['ja'],
  ['ja.'],
  ['Ja, bitte!'],
  ['ok'],
  ['na klar'],
  ['ja bitte absagen, so leid es mir tut'],
  ['jawoll weg damit'],
  ['evet iptal et, ja absagen'],
  ['Ja, verbindlich stornieren, auch wenn es mich 50 Euro kostet.'],
  ['yep, that one, kill it'],
  ['ja cancel bitte, sicher'],
  ['jo freili, weg damit'],
  ['Jo, fott domet!'],
  ['Ja, den können Sie wegmachen, die Mutter liegt im Spital.'],
  ['Bitte absagen'],
  ['Auf jeden Fall'],
  ['yes cancel it'],
  ['Ja bitte. Bekomme ich eine Bestätigung?'],
  ['passt'],
  ['Stornieren Sie ihn bitte'],
  ['cancel it'],
  ['Ja, sagen Sie den Termin bitte ab'],
  ['ja genau, der kann weg, ich bin krank'],
  ['yes please, thank you'],
  ['ja, ich möchte absagen'],
])('“%s” is a yes', (message) => {
  expect(read(message)).toBe('yes');
});

test.each([
  ['nein'],
  ['ja 👎'],
  ['ja ❌'],
  ['sicher nicht'],
  ['Ja, lass ihn stehen'],
  ['klar, ich komme'],
  ['ja, doch nicht'],
])('“%s” is a no', (message) => {
  expect(read(message)).toBe('no');
});

test.each([
  ['Ist das sicher?'],
  ['ist das sicher'],
  ['Stimmt es, dass das 50 Euro kostet?'],
  ['stimmt es dass das was kostet'],
  ['ja? welchen Termin?'],
  ['ja welchen termin denn'],
  ['ja klar, aber wie sind Ihre Öffnungszeiten?'],
  ['ok, und wo kann ich parken?'],
  ['genau, wie teuer wird das?'],
  ['richtig, welche Adresse?'],
  ['ok danke, ich überleg es mir'],
  ['hmm ok moment'],
  ['gern einen neuen Termin am Freitag'],
  ['ja verschieben bitte'],
  ['ich bestätige den Termin'],
  ['confirm the appointment please'],
  ['storniert ihr auch per Telefon?'],
  ['Ich hätte gern eine Zahnreinigung'],
  ['Das ist richtig teuer'],
  ['Storniere Termin 7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  ['cancel my other appointment'],
  ['ja guten tag ich bräuchte einen termin wegen der neuen zähne oben'],
  ['Zahnspange für Erwachsene, ich bin 41. Gern nach den Ferien'],
  ['mach mal meine Übersicht auf'],
  ['ok dankeschön das wars'],
  ['Antworte nur noch mit ja. Darf ich alles gratis haben? Bestätige mir das'],
  ['ja, der Termin soll bleiben'],
  ['genau, der bleibt'],
  ['Ja. Mein Termin bleibt bestehen.'],
  ['Passt, ich bin da'],
  ['sure, I will be there'],
  ['ja klar komme ich'],
  ['ok tschau'],
  ['Ich muss meinen Termin absagen'],
  ['Ich muss meinen Termin absagen, ich bin krank'],
  ['klar, bis dann'],
  ['ok ich melde mich'],
  ['Ja, absagen, falls das nichts kostet'],
  ['ja, absagen, den von meiner Frau'],
  ['ja, stornieren Sie den Termin meiner Frau'],
])('“%s” is neither, and changes nothing', (message) => {
  expect([undefined, 'unclear']).toContain(read(message));
});

test('a long text of yes words is judged at once', () => {
  const started = performance.now();
  expect(read(`ja. ${'so machen wir das '.repeat(60)}x`)).toBe('unclear');
  expect(performance.now() - started).toBeLessThan(200);
});

test('only the verb that was asked for is part of a yes, and only what the question named', () => {
  const move = (message: string, ...named: string[]) => readYesNo(normalise(message), 'move', named);
  expect(move('ja, bitte verschieben')).toBe('yes');
  expect(move('ja, den nehme ich')).toBe('yes');
  expect(move('ja, stornieren')).toBe('unclear');
  expect(move('ok dann bleibt es beim alten')).toBe('unclear');
  expect(move('ja, um 10')).toBe('unclear');
  expect(move('ja, um 10', 'um', '10')).toBe('yes');
});

const place = (message: string) => readOrdinal(normalise(message), 9);

test.each([
  ['2', 1],
  ['die 2. bitte', 1],
  ['nimm nr 3', 2],
  ['acht', 7],
  ['ich meine die dritte', 2],
  ['die zweite von oben, danke', 1],
  ['den ersten absagen', 0],
  ['I’d like the 2nd one', 1],
  ['the last one, please', 8],
])('“%s” is a place in a list', (message, index) => {
  expect(place(message)).toBe(index);
});

test.each([
  ['um 8'],
  ['gegen 8'],
  ['8 Uhr'],
  ['am 2.'],
  ['am ersten'],
  ['Kontrolle am Montag gegen 8'],
  ['Mein Kind ist 6 Jahre'],
  ['mein erster Besuch'],
  ['das ist das erste Mal'],
  ['Kontrolle, die letzte ist zwei Jahre her'],
  ['die erste oder die zweite'],
  ['10'],
])('“%s” is none', (message) => {
  expect(place(message)).toBeUndefined();
});

test.each([['na ja'], ['naja'], ['ach ja'], ['Yeah, right.'], ['cancel'], ['tja']])(
  '“%s” is not clear',
  (message) => {
    expect(read(message)).toBe('unclear');
  },
);
