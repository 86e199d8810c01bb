import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { readYesNo } from './read-answer.ts';
import { readOrdinal } from './read-ordinal.ts';

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
  ['Ja, absagen, leider bin ich krank'],
  ['Ja, absagen, weil ich arbeiten muss'],
  ['ja bitte absagen, ich hab da Spätschicht'],
  ['Ja, absagen, mir geht es nicht mehr gut'],
  ['ja stornieren, mein Kind hat Fieber'],
  ['Ja, absagen, der Bus fährt da gar nimmer'],
  ['Yes, cancel it, I have to work'],
  ['yes please cancel, my son is ill'],
  ['Ja, absagen, tut mir leid'],
  ['Ja 👍'],
  ['Ja, absagen, ich kann nicht'],
  ['Ja, absagen, ich komme da nicht'],
  ['Ja, absagen, das klappt bei mir doch nicht'],
  ['ja bitte absagen weil ich krank bin'],
  ['Ja, absagen, ich bin krank und kann nicht kommen'],
  ['Ja, absagen, ich bin im Urlaub'],
  ['Ja, stornieren, keine Zeit'],
  ['Ja, absagen, ich bin leider verhindert'],
  ['Ja, absagen, mir ist etwas dazwischengekommen'],
  ['Ja, absagen, ich brauche ihn nicht mehr'],
  ['Ja, absagen, meine Tochter ist krank, danke'],
  ['Ja, absagen. Ich bin krank.'],
  ['Ja, absagen, vielen Dank und liebe Grüße'],
  ['Ja, absagen, LG Anna'],
  ["Yes, cancel, I can't come"],
  ["Yes, cancel it please, I'm on holiday"],
  ['Yes, cancel it, something came up'],
  ["yes please cancel it, I don't need it anymore"],
  ['Hallo! Ja, bitte absagen'],
  ['Ja, bitte, ich kann leider nicht'],
  ['Hallo! Ja, absagen, ich kann nicht'],
  ['Ja. Bitte absagen. Ich kann nicht.'],
  ['ja, absagen, ich kann nicht und melde mich wieder'],
  ['ja bitte absagen ich kann nicht'],
  ['Ja, absagen, den brauche ich nicht mehr'],
])('“%s” is a yes', (message) => {
  expect(read(message)).toBe('yes');
});

const hindrances = [
  'ich kann nicht',
  'ich habe an dem Tag keine Zeit',
  'ich muss an dem Tag arbeiten',
  'ich bin an dem Tag im Urlaub',
  'da hab ich schon was vor',
  'ich muss ins Krankenhaus',
  'ich muss zum Arzt',
  'mir kam was dazwischen',
  'ich bin positiv getestet',
  'ich habe eine Fortbildung',
  'mein Auto ist kaputt',
  'ich stehe im Stau',
  'es tut nicht mehr weh',
  'sorry für die Umstände',
  'ich kann den Termin nicht wahrnehmen',
  'ich fühle mich nicht gut',
];
const englishHindrances = [
  'something came up at work',
  'I have to work that day',
  "I can't make it that day",
  'I feel sick',
  "I don't feel well",
  'my car broke down',
];

test.each([...hindrances, 'ich melde mich wieder', 'ich buche später neu'])(
  '“ja, absagen, %s” is a yes',
  (reason) => {
    expect(read(`ja, absagen, ${reason}`)).toBe('yes');
  },
);

test.each([...englishHindrances, "I'll rebook later"])('“yes, cancel it, %s” is a yes', (reason) => {
  expect(read(`yes, cancel it, ${reason}`)).toBe('yes');
});

test.each([
  ...hindrances.map((reason) => `ja, verschieben, ${reason}`),
  ...englishHindrances.map((reason) => `yes, move it, ${reason}`),
])('“%s” is a yes to a move', (message) => {
  expect(readYesNo(normalise(message), 'move')).toBe('yes');
});

test('whoever moves and will be in touch names no time', () => {
  expect(readYesNo(normalise('ja, verschieben, ich melde mich wieder'), 'move')).toBe('unclear');
});

test.each([
  'ja, verschieben, da kann ich nicht',
  'ja, verschieben, das passt mir nicht',
  'Ja. Da kann ich nicht.',
  'ja, am 4. kann ich nicht',
  'Ja. Am 4. kann ich nicht',
  'ja, da kann ich nicht',
])('“%s” may be of the new time', (message) => {
  const named = ['am', '\\d{1,2}'];
  expect(readYesNo(normalise(message), 'move', named)).toBe('unclear');
});

test.each([
  'absagen, das ist nicht nötig',
  'absagen, nicht nötig',
  'absagen, das brauche ich nicht',
  'absagen, das geht nicht',
  'danke, absagen, nicht nötig',
  'cancel it, no need',
  "cancel it, I don't need to",
  'Absagen. Das ist nicht nötig.',
  'Absagen? Nicht nötig.',
])('what is denied behind the verb may be the cancelling itself: “%s”', (message) => {
  expect(['no', 'unclear']).toContain(read(message));
});

test.each([
  'ja, absagen, nur den Arbeitstermin',
  'ja, absagen, den Arbeitstermin',
  'ja, absagen, nur im Urlaub',
  'ja, absagen, im Urlaub',
  'ja, absagen, noch einen',
  'ja, absagen, die Krankengymnastik',
  'ja, absagen, den Arzt',
  'ja, absagen, das ist nicht nötig',
  'ja, absagen, das brauche ich nicht',
  'ja, absagen, das brauche ich nicht mehr',
  'ja, absagen, das geht nicht',
  'ja, absagen, das kann ich nicht',
  "yes, cancel it, I don't need to",
  'Bitte absagen, ich kann nicht',
  'absagen, ich kann nicht',
  'ja, absagen, das ist schlecht',
  'ich kann nicht, bitte absagen',
  'ich kann leider nicht bitte absagen',
  'ja ich kann nicht',
  'ja da kann ich nicht',
  'ja, da kann ich nicht',
  'Ja, ich kann da nicht mehr hin',
])('“%s” is asked back', (message) => {
  expect(read(message)).toBe('unclear');
});

test.each([
  ['nein'],
  ['ja 👎'],
  ['ja ❌'],
  ['ja 🙅'],
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
  ['Ja, absagen, außer es kostet was'],
  ['Ja, absagen, vorausgesetzt es ist umsonst'],
  ['Ja, absagen, solange es gratis ist'],
  ['Ja, absagen, ausgenommen er ist heute'],
  ['Ja, absagen, sobald ich einen neuen habe'],
  ['Ja, absagen, nachdem ich einen neuen habe'],
  ['Ja, absagen, das war ein Scherz'],
  ['Ja, absagen, kleiner Scherz'],
  ['Ja, absagen, ich mach nur Spaß'],
  ['Ja, absagen, Quatsch'],
  ['Ja, absagen, morgen sage ich Ihnen Bescheid'],
  ['Ja, absagen, den Notfalltermin'],
  ['Ja, absagen. Oder geht auch später?'],
  ['Yes, cancel, provided that it is free'],
  ['Yes, cancel, as long as it is free'],
  ['Yes, cancel, once I have a new one'],
  ['Yes, cancel, after I have found another'],
  ['Yes, cancel, or move it'],
  ['Yes, cancel, just kidding'],
  ['Ja 🤔'],
  ['ja 🙃'],
  ['ja 😡'],
  ['Ja, ich kann nicht'],
  ['Ja bitte, da kann ich leider nicht kommen'],
  ['Ja, absagen, ich meine den 10.'],
  ['Ja, absagen, ich meine Leos'],
  ['Ja, absagen, ich meine Leos, bin krank'],
  ['Ja, absagen, und zwar Leos'],
  ['Ja, absagen, sorry ich meinte Leo'],
  ['Ja, absagen, weil ich den zweiten meine'],
  ['Ja, absagen, ich denk noch drüber nach'],
  ['Ja, absagen, ich frag erst meine Frau'],
  ['Ja, absagen, ich bin unsicher'],
  ['Ja, absagen, ich muss vielleicht arbeiten'],
  ['Ja, absagen, kann warten'],
  ['Ja, absagen, ich habe doch nur gefragt'],
  ['Ja, absagen, ich mache einen Witz'],
  ['Yes, cancel, I might come anyway'],
  ['Ja, absagen, ich schieb ihn auf Montag'],
  ['Ja, absagen, der im Urlaub'],
  ['Ja, absagen, für meine Frau, die ist krank'],
  ['Ja, absagen, nur im Notfall'],
  ['Ja, absagen, am Montag bin ich krank'],
  ['Ja, absagen, mir geht es besser, ich kann kommen'],
  ['Den 10. Ja, absagen'],
  ['Leos. Ja, absagen'],
  ['Ja, absagen. Ist das Leos?'],
  ['Ja, absagen. Der am 10. ist das, oder?'],
  ['Yes, cancel, the one at work'],
  ['Yes, cancel, I mean the second'],
])('“%s” is neither, and changes nothing', (message) => {
  expect([undefined, 'unclear']).toContain(read(message));
});

test.each([
  ['Ja, absagen, ich bin mir nicht sicher'],
  ['Ja, absagen, ich bin nicht krank'],
  ['Ja, absagen, den nicht'],
  ['Ja, absagen, mein Sohn kann nicht'],
  ['Ja, absagen, meiner passt nicht'],
])('what is denied behind a yes is no reason: “%s”', (message) => {
  expect(read(message)).not.toBe('yes');
});

test.each([
  'absagen, das ist schlecht',
  'absagen, hat sich erledigt',
  'absagen, erledigt',
  'cancel it, work',
])('the verb by itself is no yes beside what may be of the question: “%s”', (message) => {
  expect(read(message)).toBeUndefined();
});

test.each(['Bitte absagen, ich bin krank', 'cancel it, my son is ill', 'Stornieren, bin im Urlaub'])(
  'it is one beside a reason of one’s own: “%s”',
  (message) => {
    expect(read(message)).toBe('yes');
  },
);

test('a yes to a move has the same reasons', () => {
  const move = (message: string) => readYesNo(normalise(message), 'move');
  expect(move('Ja, verschieben, ich bin krank')).toBe('yes');
  for (const message of ['Ja, verschieben, ich meine Leos', 'Ja verschieben, ich teste nur'])
    expect(move(message)).toBe('unclear');
});

test('only the verb that was asked for is part of a yes, and only what the question named', () => {
  const move = (message: string, ...named: string[]) => readYesNo(normalise(message), 'move', named);
  expect(move('ja, bitte verschieben')).toBe('yes');
  expect(move('ja, den nehme ich')).toBe('yes');
  expect(move('ja, stornieren')).toBe('unclear');
  expect(move('ok dann bleibt es beim alten')).toBe('unclear');
  expect(move('ja, um 10')).toBe('unclear');
  expect(move('ja, um 10', 'um', '10')).toBe('yes');
  expect(move('ok, 4.12. um 11.', 'um', '\\d{1,2}')).toBe('yes');
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
  ['Kann ich auch den zweiten haben?', 1],
  ['Could I have the third one?', 2],
  ['Können wir den 2. bekommen?', 1],
  ['Kann ich den späteren nehmen?', 8],
  ['kann ich nr 3 haben', 2],
  ['Können Sie mir den zweiten absagen?', 1],
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
  ['Kann ich auch einen früheren haben?'],
  ['Kann ich auch einen späteren Termin haben?'],
  ['Können wir auch zwei haben?'],
  ['Kann man auch 2 absagen?'],
  ['einen früheren bitte'],
  ['Can we have two?'],
  ['Could I get an earlier one?'],
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
