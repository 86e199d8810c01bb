import { expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import type { TimeWish } from './clock-mentions.ts';
import { readClock } from './read-times.ts';

const readTimes = (text: string) => readClock(text).time;

it.each([
  ['um 14 Uhr', { time: '14:00' }],
  ['14:30', { time: '14:30' }],
  ['14.30 Uhr', { time: '14:30' }],
  ['8 Uhr 30', { time: '08:30' }],
  ['um halb drei', { time: '14:30' }],
  ['viertel zehn', { time: '09:15' }],
  ['dreiviertel elf', { time: '10:45' }],
  ['um viertel nach acht', { time: '08:15' }],
  ['viertel vor neun', { time: '08:45' }],
  ['zehn vor drei', { time: '14:50' }],
  ['half five', { time: '17:30' }],
  ['half past nine in the morning', { time: '09:30' }],
  ['quarter to four', { time: '15:45' }],
  ['at half past one if possible', { time: '13:30' }],
  ['um ne Viertelstunde nach neun', { time: '09:15' }],
  ['vor Mittag', { timeTo: '12:00' }],
  ['2:30 pm', { time: '14:30' }],
  ['noon', { time: '12:00' }],
  ['1630 hrs', { time: '16:30' }],
  ['so gegen fünf', { time: '17:00' }],
  ['om achte', { time: '08:00' }],
  ['um zehne', { time: '10:00' }],
  ['ab 14 Uhr', { timeFrom: '14:00' }],
  ['nicht vor zehn', { timeFrom: '10:00' }],
  ['after 3pm', { timeFrom: '15:00' }],
  ['vor 12', { timeTo: '12:00' }],
  ['zwischen zehn und zwölf', { timeFrom: '10:00', timeTo: '12:00' }],
  ['vormittags', { timeFrom: '08:00', timeTo: '12:00' }],
  ['am Nachmittag', { timeFrom: '12:00', timeTo: '18:00' }],
  ['nicht 10 Uhr, 11 Uhr meinte ich', { time: '11:00' }],
  ['um zehn wär mir lieber als um acht', { time: '10:00' }],
  ['in drei Wochen mit zwei Kindern', {}],
  ['zwischen halb neun und halb elf', { timeFrom: '08:30', timeTo: '10:30' }],
  ['vor 17:15 komme ich nicht aus dem Büro', { timeFrom: '17:15' }],
  ['vor zehn kann ich nicht', { timeFrom: '10:00' }],
  ['nach 16 Uhr geht nicht', { timeTo: '16:00' }],
  ['nicht vor zehn, und nach zwölf schläft sie', { timeFrom: '10:00', timeTo: '12:00' }],
  ['um zwanzig nach drei hab ich Schluss, danach', { timeFrom: '15:20' }],
  ['I clock out 2.15 pm', { timeFrom: '14:15' }],
  ["My son's school finishes at 3:20. At 4?", { time: '16:00' }],
  ['Komm vom Dienst um 6 raus. Wann macht ihr auf, 8? Dann um 8', { time: '08:00' }],
  ['ihr habt doch bis 18 Uhr auf? dann 17:15 am Donnerstag', { time: '17:15' }],
  ['7:30, ach ihr macht erst um 8 auf, dann eben 8', { time: '08:00' }],
  ['schaffs erst 16:30 oder später', { timeFrom: '16:30' }],
  ['kann ich erst um 16 Uhr', { time: '16:00' }],
  ['frühestens Donnerstag 17 Uhr', { timeFrom: '17:00' }],
  ['10 Uhr. Mo-Do 8-16 Uhr erreichbar', { time: '10:00' }],
  ['Hoffmann, Montag, Krone, 10, danke', { time: '10:00' }],
  ['Montag 11', { time: '11:00' }],
  ['9 am Montag', { time: '09:00' }],
  ['gegen Mittag', { time: '12:00' }],
  ['in der Mittagspause', { timeFrom: '12:00', timeTo: '14:00' }],
  ['erst nach der Arbeit', { timeFrom: '17:00' }],
  ['abends', { timeFrom: '17:00' }],
  ['Guten Abend', {}],
  ['18 Uhr ist mir zu knapp, habt ihr auch was vor fünf?', { timeTo: '17:00' }],
  ['7:45', { time: '07:45' }],
  ['abends um sieben', { time: '19:00' }],
])('%s → %o', (message, wish) => {
  expect(readTimes(normalise(message))).toEqual(wish);
});

// Every way to say a time, in every way to say what it is wished for.
const clocks: readonly (readonly [string, string])[] = [
  ['neun', '09:00'],
  ['9', '09:00'],
  ['9 Uhr', '09:00'],
  ['halb zehn', '09:30'],
  ['viertel nach neun', '09:15'],
  ['viertel zehn', '09:15'],
  ['dreiviertel zehn', '09:45'],
  ['viertel vor zehn', '09:45'],
  ['zehn nach neun', '09:10'],
  ['fünf vor halb zehn', '09:25'],
  ['9:30', '09:30'],
  ['9.30 Uhr', '09:30'],
  ['9,30 Uhr', '09:30'],
  ['neun Uhr dreißig', '09:30'],
  ['drei', '15:00'],
  ['zwo', '14:00'],
  ['eins', '13:00'],
  ['vierzehn Uhr fünfundvierzig', '14:45'],
  ['neun Uhr morgens', '09:00'],
  ['vier am Nachmittag', '16:00'],
  ['sechs am Abend', '18:00'],
  ['hoiba zehne', '09:30'],
  ['halver zehn', '09:30'],
  ['Klock negen', '09:00'],
  ['Viertel nooch nüng', '09:15'],
  ['halb droi', '14:30'],
  ['viertel eins', '12:15'],
  ['fünf vor halb eins', '12:25'],
  ['fünf nach halb eins', '12:35'],
  ['viertel nach eins', '13:15'],
];
const englishClocks: readonly (readonly [string, string])[] = [
  ['nine', '09:00'],
  ['9am', '09:00'],
  ["nine o'clock", '09:00'],
  ['half nine', '09:30'],
  ['half past nine', '09:30'],
  ['a quarter past nine', '09:15'],
  ['quarter to ten', '09:45'],
  ['nine thirty', '09:30'],
  ['9:30 am', '09:30'],
  ['noon', '12:00'],
  ['3 p.m.', '15:00'],
  ['three', '15:00'],
];
const frames = {
  time: [
    'um X',
    'so gegen X',
    'so gg X',
    'statt um 8 um X',
    'könnte mein Termin um X anfangen',
    'um X, da ist er aus der Kita',
    'um X, nicht nachts',
    'Montag um X',
    'morgen um X bitte',
    'um X am Dienstag',
    'passt X?',
    'wäre X möglich',
  ],
  timeFrom: [
    ...['ab X', 'erst nach X', 'nicht vor X', 'frühestens um X', 'X oder später', 'vor X kann ich nicht'],
    ...['bis X muss ich arbeiten', 'hab bis X Schule', 'um X hab ich Feierabend', 'die Schule ist um X aus'],
    ...[
      'ich komme um X von der Arbeit',
      'nicht früher als X',
      'keinesfalls vor X',
      'bis X sitze ich im Büro',
      'keine Vorschläge vor X',
      'an keinem Tag vor X',
      'allerfrühestens X',
      'Feierabend hab ich erst um X',
      'Frühschicht, Ende X',
    ],
  ],
  timeTo: [
    ...['bes X', 'allerspätestens X', 'bis allerhöchstens X, danach kommt die Enkelin'],
    ...['vor X', 'bis X', 'spätestens um X', 'nicht nach X', 'nicht später als X', 'X oder früher'],
    ...['nach X kann ich nicht', 'ab X muss ich arbeiten', 'um X muss ich weg', 'um X beginnt meine Schicht'],
    ...['muss um X wieder raus sein', 'ich hab nur bis X Zeit', 'meine Schicht beginnt um X, also davor'],
  ],
};
const englishFrames = {
  time: [
    'it has to be X',
    'move it from 8:15 to X',
    'instead of 8:15 at X',
    'at X',
    'around X',
    'Monday at X',
    'would X work?',
    'at X on Friday',
  ],
  timeFrom: [
    'after X',
    'not before X',
    'X or later',
    'no earlier than X',
    'I work until X',
    'I finish work at X',
  ],
  timeTo: ['before X', 'by X', 'not after X', 'no later than X', 'X at the latest', 'I have to leave at X'],
};

it.each([
  [frames, clocks],
  [englishFrames, englishClocks],
] as const)('reads every time in every sentence', (sentences, times) => {
  const wrong = Object.entries(sentences).flatMap(([key, list]) =>
    list.flatMap((frame) =>
      times.flatMap(([clock, value]) => {
        const message = frame.replace('X', clock);
        const wish = JSON.stringify(readTimes(normalise(message)));
        return wish === JSON.stringify({ [key]: value }) ? [] : [`${message}: ${wish}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

const stretches: readonly (readonly [string, string, string, string])[] = [
  ['neun', 'elf', '09:00', '11:00'],
  ['9 Uhr', '11 Uhr', '09:00', '11:00'],
  ['acht', 'halb zehn', '08:00', '09:30'],
  ['halb drei', 'halb fünf', '14:30', '16:30'],
  ['elf', 'eins', '11:00', '13:00'],
  ['12', '2', '12:00', '14:00'],
  ['viertel nach neun', 'zehn', '09:15', '10:00'],
];
it.each([
  'vun X bes Y',
  'muss hell sein, also zwischen X und Y',
  'ab X bin ich da, um Y beim Friseur, dazwischen?',
  'zwischen X und Y',
  'von X bis Y',
  'X bis Y',
  'X-Y',
  'ab X bis Y',
  'nicht vor X und nicht nach Y',
  'frühestens X, spätestens Y',
])('a stretch: %s', (frame) => {
  for (const [from, to, timeFrom, timeTo] of stretches)
    expect(readTimes(normalise(frame.replace('X', from).replace('Y', to)))).toEqual({ timeFrom, timeTo });
});

it.each([
  ['between eight and half nine', { timeFrom: '08:00', timeTo: '09:30' }],
  ['between 2 and 4pm', { timeFrom: '14:00', timeTo: '16:00' }],
  ['from eleven to one', { timeFrom: '11:00', timeTo: '13:00' }],
  ['Zwischen 5 und 9 steh ich am Tresen, danach hab ich Luft', { timeFrom: '09:00' }],
  ['nicht zwischen zwei und drei', {}],
  ['von zwei bis vier Pause, also um viertel nach zwei', { time: '14:15' }],
  ['schläft ab elf Uhr, also müsste es davor sein', { timeTo: '11:00' }],
  ['um 17 Uhr komme ich vom Hof, halbe Stunde später bin ich da', { timeFrom: '17:30' }],
  ['irgendwas vor acht, um acht muss ich aufschließen', { timeTo: '08:00' }],
  ['am zwei', { time: '14:00' }],
  ['nicht am Vormittag', {}],
  ['Good morning, a cleaning please', {}],
  ['9:15 bitte auf 10:30 verschieben', { time: '10:30' }],
  ['Ich stehe um 5 auf und bin um 14 Uhr fertig', { timeFrom: '14:00' }],
  ['before 10? I have a meeting at 11', { timeTo: '10:00' }],
  ['um zähne', { time: '10:00' }],
  ['halb fenfe', { time: '16:30' }],
  ['Es geht um Zähne', {}],
  ['um dreie hol ich ihn ab, also viertl fümfe', { time: '16:15' }],
  ['zwischen zwei Schichten um 12:10', { time: '12:10' }],
  ['Schulschluss ist 13:20', { timeFrom: '13:20' }],
  ['ab 12:30 Schule aus', { timeFrom: '12:30' }],
  ['Donnerstag nach 15 Uhr Arbeit fertig', { timeFrom: '15:00' }],
  ['ab 15 Uhr Arbeit fertig', { timeFrom: '15:00' }],
  ['spätestens fertig 11:45 Uhr', { timeTo: '11:45' }],
  ['Montagmorgen', { timeFrom: '08:00', timeTo: '12:00' }],
  ['nur zwischen zwölf und eins, da ist Mittagspause', { timeFrom: '12:00', timeTo: '13:00' }],
  ['um zehn hab ich Physio, danach könnte ich', { timeFrom: '10:00' }],
  ['um vier ist Chorprobe, also davor', { timeTo: '16:00' }],
  ['um halb neun bring ich die Kleine in die Kita, danach', { timeFrom: '08:30' }],
  ['am nüni', { time: '09:00' }],
  ['um elf, vor zehn kriegt ihr mich nicht wach', { time: '11:00' }],
  ['16:45, sonst bitte keine Vorschläge vor vier', { time: '16:45' }],
  ['the dog walker comes at 9, so ten it is', { time: '10:00' }],
  ['sitz um sieben im Büro deswegen erst um halb fünf', { time: '16:30' }],
  ['der Termin um 14 Uhr, machen wir den auf 15:15?', { time: '15:15' }],
  ['heute Mittag zwischen zwölf und zwei', { timeFrom: '12:00', timeTo: '14:00' }],
  ['spätestens 11 Uhr, weil ich um 12 Uhr 10 nach Wien fliege', { timeTo: '11:00' }],
  ['before 10 as I catch the Eurostar at 1', { timeTo: '10:00' }],
  ['kann jeden Tag bis 15 Uhr, danach Küche', { timeTo: '15:00' }],
  ['Proben täglich von 10 bis 14 Uhr, danach gehöre ich ganz Ihnen', { timeFrom: '14:00' }],
  ['gleich nach der Schicht um neun', { time: '09:00' }],
  ['Kontrolle x3 am Montag ab 9', { timeFrom: '09:00' }],
  ['clock 9', { time: '09:00' }],
  ['do.,16h', { time: '16:00' }],
  ['über Mittag', { timeFrom: '12:00', timeTo: '14:00' }],
])('%s → %o', (message, wish) => {
  expect(readTimes(normalise(message))).toEqual(wish);
});

it.each([
  'seit 4 Uhr früh tut es weh',
  'bin um drei aufgewacht, Kontrolle bitte',
  'heute Nacht um zwei ging es los',
  'habt ihr bis 18 Uhr offen?',
  'woke up at three',
  'my son is 12',
  'Lea aus dem Hort, 8, hat Flecken',
  'um zwei aufeinanderfolgende Termine',
  'seit zehn Tagen',
])('names no time to come: %s', (message) => {
  expect(readTimes(normalise(message))).toEqual({});
});

// What happens then is told so that "davor" and "danach" have something to refer to.
const happenings: readonly (readonly [string, string])[] = [
  ['Stillen ist immer um halb 11', '10:30'],
  ['Um elf schläft der Kleine', '11:00'],
  ['Unser Laden macht montags erst um 12 auf', '12:00'],
  ['Mein Salon öffnet erst um 10', '10:00'],
  ['Der Bäcker schließt um drei', '15:00'],
  ['Um sechs gibts Abendbrot', '18:00'],
  ['Um halb neun kommt die Tagesmutter', '08:30'],
  ['Gestillt wird um zwei', '14:00'],
];
it.each([
  ['X, also davor', 'timeTo'],
  ['X, davor bring ich die beiden', 'timeTo'],
  ['X, also lieber vorher', 'timeTo'],
  ['X, danach gern', 'timeFrom'],
  ['X. Danach bitte', 'timeFrom'],
] as const)('before and after what happens: %s', (frame, key) => {
  for (const [happening, clock] of happenings)
    expect(readTimes(normalise(frame.replace('X', happening))), happening).toEqual({ [key]: clock });
});
it.each([
  ['Um zehn, danach hab ich Sport', { time: '10:00' }],
  ['Um drei, danach ist Chor', { time: '15:00' }],
  ['um elf ist super, davor bin ich arbeiten', { time: '11:00' }],
  ['9 Uhr ist gut, danach kommt meine Frau dran', { time: '09:00' }],
  ['Frühdienst endet 13:40, um zwei bin ich bei euch', { timeFrom: '14:00' }],
  ['um vier nein da bin ich noch unterwegs um fünf', { time: '17:00' }],
  ['um fünf nein da lad ich noch ab halb sechs', { timeFrom: '17:30' }],
  ['17 Uhr bei Ihnen muss ich platzen lassen', { time: '17:00' }],
  ['muss 9 Uhr leider absagen', { time: '09:00' }],
  ['1) PZR 3) 07:45 4) egal', { time: '07:45' }],
  ['a) Krone c) 9:15 d) 2 Stunden', { time: '09:15' }],
  ['10 c.t., danach hat er Vorlesung', { time: '10:15' }],
  ['um 14 Uhr c.t.', { time: '14:15' }],
  ['9 ct', { time: '09:15' }],
  ['um 11 s.t.', { time: '11:00' }],
  ['18 Uhr frühestens', { timeFrom: '18:00' }],
  ['15:30 allerfrühestens!', { timeFrom: '15:30' }],
  ['4 pm earliest', { timeFrom: '16:00' }],
  ['17:15 allerspätestens', { timeTo: '17:15' }],
  ['um 18 Uhr, frühestens Montag', { time: '18:00' }],
  ['half one', { time: '13:30' }],
  ['nach 9 Mon Kind tragen, aber vor 11', { timeTo: '11:00' }],
  ['Implantat für 1500-2000 Euro', {}],
  ['Tel 0800-1500', {}],
  ['I bet ten quid', {}],
  ['de drie Zähne', {}],
  ['das kostet 50 ct', {}],
])('%s → %o', (message, wish) => {
  expect(readTimes(normalise(message))).toEqual(wish);
});

// A wish stands beside other times of a life, before or behind it.
const lives = [
  ...['Bis 13 Uhr bin ich im Dienst', 'Um drei hole ich die Kinder ab', 'Mein Bus fährt um 10:12'],
  ...['Um zehn bin ich als Zeugin geladen', 'Ich sitz um sieben im Büro', 'Bin ich um neun beim Orthopäden'],
  ...['Die Praxis macht um 8 auf', 'Seit 3 Uhr nachts bin ich wach', 'Um 16:30 geht mein Zug'],
  ...['Der Kindergarten schließt um 14 Uhr', 'Um 12 gibt es Essen', 'Ich arbeite von 8 bis 16 Uhr'],
  ...['Ich habe um 9 noch einen Termin beim Augenarzt', 'Ich hab Spätschicht von 14 bis 22 Uhr'],
  ...[
    'School ends at 3',
    "I've got a meeting at 11",
    'I was up at 4 this morning',
    'Um 18 Uhr ist Elternabend',
  ],
  ...[
    'Der Techniker kommt zwischen 8 und 12',
    'Mein Flieger landet um 11:30',
    'Mein Sohn ist 8',
    'Guten Abend',
  ],
];
const wishes: readonly (readonly [string, TimeWish])[] = [
  ['Geht Dienstag um 10?', { time: '10:00' }],
  ['Dienstag zwischen 9 und 11?', { timeFrom: '09:00', timeTo: '11:00' }],
  ['Dienstag ab 15 Uhr wäre gut.', { timeFrom: '15:00' }],
  ['Kontrolle bitte, halb elf, Dienstag.', { time: '10:30' }],
];
it.each(lives)('is no wish beside one: %s', (life) => {
  for (const [wish, expected] of wishes)
    for (const message of [`${life}. ${wish}`, `${wish} ${life}.`])
      expect(readTimes(normalise(message)), message).toEqual(expected);
});
