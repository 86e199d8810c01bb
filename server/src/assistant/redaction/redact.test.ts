import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { toPlainCharacters } from './plain-characters.ts';
import { createRedactor } from './redact.ts';

const runFile = promisify(execFile);
const kept = { names: ['Dr. Katharina Weber', 'Dr. Emre Yılmaz', 'Dr. Lena Hoffmann'] };
const readLines = (name: string) =>
  readFileSync(new URL(`../../../../bench/assistant-messages/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n'));
const lines = readLines('personal-items');

it.each(lines)('removes what is marked and nothing else: %s', (line) => {
  const message = line.replace(/\{\{|\}\}/gu, '');
  const redactor = createRedactor([], kept);
  const redacted = redactor.redact(message);
  for (const [, item = ''] of line.matchAll(/\{\{(.+?)\}\}/gu)) {
    const parts = item.split(/\s+/u).filter((part) => part.length > 1);
    expect(parts.filter((part) => redacted.includes(part))).toEqual([]);
  }
  const harmless = line.replace(/\{\{.+?\}\}/gu, ' ').match(/[\p{L}\p{N}.:]+/gu) ?? [];
  expect(harmless.filter((word) => !redacted.includes(word))).toEqual([]);
  expect(redactor.restore(redacted)).toBe(message);
});

it('sees through digits of full width and characters that nobody sees', () => {
  const redactor = createRedactor([], kept);
  for (const text of ['Tel. ０１７１２３４５６７８', 'Tel. 0171\u200b2345\u200b678', 'anna\u00ad@gmx.de'])
    expect(redactor.redact(text)).toMatch(/^(?:Tel\. )?\[(?:TELEFON|EMAIL)_\d\]$/);
});

it('knows the signed-in person however it is written, and keeps one placeholder for one item', () => {
  const redactor = createRedactor(
    [{ firstName: 'Anna', lastName: 'Becker', email: 'anna@example.de', phone: '+49 171 2345678' }],
    kept,
  );
  expect(redactor.redact('ich bin anna becker, BECKER, +49 171 2345678')).toBe(
    'ich bin [NAME_1], [NAME_2], [TELEFON_1]',
  );
  expect(redactor.redact('Anna Becker bei Dr. Weber')).toBe('[NAME_1] bei Dr. Weber');
  expect(redactor.restore('Guten Tag [NAME_1], [NAME_9]!')).toBe('Guten Tag anna becker, [NAME_9]!');
});

it('removes as much in a process that has redacted for long', async () => {
  const program = `
    import { createRedactor } from ${JSON.stringify(new URL('redact.ts', import.meta.url).href)};
    const lines = ${JSON.stringify(lines)};
    const leaks = new Set();
    for (let round = 0; round < 150; round += 1)
      for (const line of lines) {
        const redacted = createRedactor([], ${JSON.stringify(kept)}).redact(line.replace(/\\{\\{|\\}\\}/gu, ''));
        for (const [, item] of line.matchAll(/\\{\\{(.+?)\\}\\}/gu))
          if (item.split(/\\s+/u).some((part) => part.length > 1 && redacted.includes(part))) leaks.add(item);
      }
    console.log(JSON.stringify([...leaks]));`;
  const { stdout } = await runFile(process.execPath, ['--input-type=module', '--eval', program]);
  expect(JSON.parse(stdout)).toEqual([]);
  // A quarter of a minute where nothing else runs.
}, 240_000);

/** Forms of what has a form, each in sentences of several kinds. */
const forms = {
  EMAIL: [
    'anna.becker@example.de',
    'ANNA_B1957@WEB.DE',
    'anna.becker(at)example(dot)com',
    'anna.becker [at] example.de',
    'anna punkt becker at gmx punkt net',
    'anna minus becker ät t minus online punkt de',
    'anna unterstrich 81 klammeraffe oltmanns punkt example',
    'anna strich becker zweitausendfünf at outlook punkt com',
    'anna dot becker at gmail dot com',
  ],
  TELEFON: [
    '0171 2345678',
    '0171-2345678',
    '0171/2345678',
    '0174.909.1317',
    '(0221) 47 10 277',
    '0 22 36 - 88 41 5',
    '0 1 7 4 9 4 6 4 3 0 8',
    '+49 (0) 172 / 99 73 185',
    '+4917299259 04',
    '0049 221 4710 633',
    '+44 7700 900418',
    'null eins sieben eins drei neun zwei null null vier zwei',
    'null eins sieben sechs vierzig sechs neunzig null drei',
    'null zwei zwei eins, siebenundvierzig zehn, dreihundertfünf',
    'null zwei zwei eins und dann siebenundvierzig und zehn',
    'nulleinssiebeneins zwodreivierfünf',
    'oh one seven two, nine nine six eight five three two',
  ],
  GEBURTSDATUM: [
    '12.03.1958',
    '4.5.58',
    '2.2.02',
    '12/03/1958',
    '08/23/1991',
    '1958-03-12',
    '12. März 1958',
    '12 March 1958',
    'March 12, 1958',
    'neunten Juli neunzehnhundertsechsundsiebzig',
    'neunter siebter neunzehnhundertsechsundsiebzig',
    'ninth of July nineteen seventy-six',
    '5 mars 1979',
    '1er août 1988',
    '4 de abril de 1985',
    '3 luglio 1980',
    '7 stycznia 1990',
    '4 mayıs 1990',
    '3 марта 1980',
    '12 februari 1971',
  ],
  IBAN: [
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
    'DE74-2004-1155-0532-9876-00',
    'NL91ABNA0417164300',
  ],
  VERSICHERTENNUMMER: [
    'A123456789',
    'T 902 816 345',
    'k118730204',
    'Zett drei sieben null fünf fünf acht eins zwei sechs',
    'T wie Theodor neun null eins vier vier sechs zwei acht fünf',
  ],
  NUMMER: [
    '20917-B',
    '55/1883920-K',
    'KD-2290417',
    'K-TW 4471',
    'BM LS 208',
    'L01X00T47',
    '4471823',
    '7734 918 02',
  ],
  ADRESSE: [
    'Venloer Straße 14',
    'aachener str. 211',
    'gartenstr. 7',
    'Karl-Marx-Allee 101 b',
    'Unter Goldschmied 19',
    'An der Wollküche 3',
    'Am Hang 5',
    'Zum Alten Kirchhof 12',
    'Dürener Straße 203a, 50931 Köln',
    'Severinswall 31, 50678 Bergisch Gladbach',
    '53111 Bonn',
    '50354 hürth',
    '14 Maple Street',
    '221B Baker Street, London NW1 6XE',
    'SW1A 2AA',
    'Flat 4, 17 Acacia Avenue, Bristol BS1 4ST',
    '12 rue de la Paix, 75002 Paris',
    'Keizersgracht 123, 1015 CJ Amsterdam',
    'ul. Marszałkowska 10/5, 00-123 Warszawa',
    'Atatürk Caddesi No: 12',
    'ул. Ленина 5',
  ],
};
const contexts = [
  (item: string) => item,
  (item: string) => `Guten Tag, ${item}, ich möchte am 17.2. um 9:20 kommen.`,
  (item: string) => `es geht um ${item} wegen der krone an 36`,
  (item: string) => `Termin am Montag (${item})`,
  (item: string) => `My new one: ${item}. See you on 3 March at 4 pm!`,
];

it.each(Object.entries(forms).flatMap(([kind, items]) => items.map((item) => [kind, item] as const)))(
  'hides %s "%s" wherever it stands',
  (_, item) => {
    for (const write of contexts) {
      const message = write(item);
      const redactor = createRedactor([], kept);
      const redacted = redactor.redact(message);
      expect(redacted.replace(/\[[A-Z]+_\d\]/u, '…')).toBe(write('…'));
      expect(redactor.restore(redacted)).toBe(message);
    }
  },
);

it.each([
  'Zähne 18, 28, 38 und 48, also 11 12 13 14',
  'am 3.12. um 14:30, am 5.12.2026 oder 5.12. 9 30',
  'Mo 10.6. 8:00, Di 11.6. 9:15 oder Do 13.6. 16:45',
  'von 08.00-12.00 oder 08.30 - 09.15 Uhr, am 14 12 2026 9 30',
  'Notdienst 116117 oder 116 117, sonst 112',
  'GOZ 1040 mit 2,3-fachem Satz und Faktor 3,5',
  'im Spätsommer 2027, seit Januar 2024, KW 50 oder 51',
  'drei, vier oder fünf Kronen zu je 12.000 Euro oder 10000 Euro',
  'an Zahn 36, Krone 46, auf Position 12, im Quadranten 2, im Kiefer. Morgen 13 Uhr',
  'Linie 12 um 8.30 ab Neumarkt, 3 Kronen à 780 Euro',
  'Amoxicillin 1000, dreimal am Tag, Ibuprofen 600, Fieber 39,4',
  'ICH KANN UM 10 ODER AB 11 UHR',
  'zweitausend Euro, im Jahr zweitausendsiebenundzwanzig',
  'um neun zehn elf zwölf dreizehn Uhr, oder acht, neun, zehn, elf und zwölf',
  'in drei vier fünf sechs sieben Tagen, nach zwei zwei drei drei vier Tagen',
  'in two four six eight ten days',
  'am 05.12. 06.12. oder 07.12., am 05.12.2026 9 30 oder 05.12. 9-12 Uhr',
  'telefonisch am 05.12. 9 30, No, 12.10.2026',
  'my appointment moved to Dec 7, 4 pm',
  'wie ist der Name der Praxis, und was ist der Name von dem Zahnarzt?',
  'Patient seit 2019',
  'ich komme am 3 mars um 14 Uhr',
])('keeps numbers that stand for nobody: %s', (text) => {
  expect(createRedactor([], kept).redact(text)).toBe(text);
});

it('restores what was bent on the way, and nothing that was never hidden', () => {
  const redactor = createRedactor([], kept);
  expect(redactor.redact('Mein Name ist Anna Becker, 0171 2345678')).toBe(
    'Mein Name ist [NAME_1], [TELEFON_1]',
  );
  for (const bent of [
    '[name_1]',
    '[Name_1]',
    '[NAME 1]',
    '[ NAME_1 ]',
    'NAME_1',
    '\\[NAME\\_1\\]',
    '[NAME-1]',
    '{{NAME_1}}',
    '<name 1>',
  ])
    expect(redactor.restore(`Guten Tag ${bent}!`)).toBe('Guten Tag Anna Becker!');
  expect(redactor.restore('[NAME_1]s Termin, TELEFON_1')).toBe('Anna Beckers Termin, 0171 2345678');
  expect(redactor.restore('[NAME_2], Name 1, Nummer 1, NAME_12')).toBe('[NAME_2], Name 1, Nummer 1, NAME_12');
});

it('leaves what the practice prints on every page, but nothing that only has a part of it', () => {
  const texts = ['Lindenplatz 7, 50676 Köln', 'Lindenplatz 7', '50676 Köln', '50676', '+49 221 4710120'];
  const redactor = createRedactor([], { ...kept, texts });
  for (const text of [...texts, 'Tel. +49 221 4710120']) expect(redactor.redact(text)).toBe(text);
  expect(redactor.redact('Lindenplatz 70, Venloer Straße 14, 50676 Köln')).toBe('[ADRESSE_1], [ADRESSE_2]');
});

it('takes a placeholder that somebody writes for what it is: their own words', () => {
  const redactor = createRedactor([], kept);
  const message = 'Mein Name ist Anna Becker, nicht [NAME_1] oder name_1';
  const redacted = redactor.redact(message);
  expect(redacted).toBe('Mein Name ist [NAME_1], nicht [NUMMER_1] oder [NUMMER_2]');
  expect(redactor.restore(redacted)).toBe(message);
});

it('knows the signed-in person in other spellings and in the genitive', () => {
  const redactor = createRedactor([{ firstName: 'Jörg Uwe', lastName: 'Müller-Großmann' }], kept);
  for (const text of ['jörg uwe müller-großmann', 'Joerg', 'MUELLER', 'Grossmann', 'Müllers', 'uwes'])
    expect(redactor.redact(text)).toMatch(/^\[NAME_\d\]$/u);
});

it('restores every message as it was', () => {
  for (const line of ['personal-items', 'personal-items2', 'personal-items3', 'personal-own'].flatMap(
    readLines,
  )) {
    const message = line.replace(/\{\{|\}\}/gu, '');
    const redactor = createRedactor([], kept);
    expect(redactor.restore(redactor.redact(message))).toBe(toPlainCharacters(message));
  }
});

it('finds a name of one message in all others, in small letters and in the genitive', () => {
  const redactor = createRedactor([], kept);
  const texts = [
    'wittkamps termin, geht der noch?',
    'Mein Name ist Jonas Wittkamp, und mein Sohn heißt Fiete',
    'Kann fiete am Montag kommen? Fietes Spange drückt, sagt JONAS WITTKAMP',
  ];
  const redacted = redactor.redactAll(texts);
  expect(redacted.join(' ')).not.toMatch(/wittkamp|fiete|jonas/iu);
  expect(redacted.join(' ')).toMatch(/Montag.*Spange drückt/u);
  expect(redacted.map((text) => redactor.restore(text).toLowerCase())).toEqual(
    texts.map((text) => text.toLowerCase()),
  );
  expect(redactor.redact('und für wittkamp?')).toMatch(/^und für \[NAME_\d+\]\?$/u);
});

it('keeps signs that are no part of a name, and lines that anybody may call', () => {
  const redactor = createRedactor([], kept);
  const text = '**Kontrolle**\n\n- *Termin*: heute\n- **Preis**: 20 €\nTel. 116117';
  expect(redactor.redact(text)).toBe(text);
});

it('takes no month away from whoever is called like one', () => {
  const redactor = createRedactor([], kept);
  const [, wish = ''] = redactor.redactAll(['Mein Name ist Hendrik Mai', 'Geht es am 14. Mai um 9 Uhr?']);
  expect(wish).toBe('Geht es am 14. Mai um 9 Uhr?');
});

it.each([
  ['Frau Dr. Weber und Dr. Yilmaz waren da, Katharina Weber auch, bei der Hoffmann', /^[^[]*$/u],
  ['Mein Name ist Weber', /^Mein Name ist \[NAME_1\]$/u],
  ['Meine Tochter Lena hat Zahnweh', /^Meine Tochter \[NAME_1\] hat Zahnweh$/u],
  ['Mein Mann Thorsten Hoffmann kommt', /^Mein Mann \[NAME_1\] kommt$/u],
])('keeps the dentists’ names, and not a patient’s that is the same: %s', (text, expected) => {
  expect(createRedactor([], kept).redact(text)).toMatch(expected);
});

it.each(['İlker', 'ilker', 'ILKER', 'Ilker', 'ılker', 'i\u0307lker', 'I\u0307lker', 'İLKERs'])(
  'knows a signed-in İlker as %s',
  (text) => {
    const redactor = createRedactor([{ firstName: 'İlker', lastName: 'Öztürk' }], kept);
    expect(redactor.redact(`${text} hat Zahnweh`)).toBe('[NAME_1] hat Zahnweh');
    expect(redactor.redact('Oztu\u0308rk')).toBe('[NAME_2]');
  },
);

it('hides no particle of a known name by itself', () => {
  const redactor = createRedactor([{ firstName: 'Kai', lastName: 'von der Heyde' }], kept);
  expect(redactor.redact('von der Krone weiß kai nichts')).toBe('von der Krone weiß [NAME_1] nichts');
});

it.each([
  ['Meine Kundennummer ist 12 34 56 78 90', 'Meine Kundennummer ist [NUMMER_1]'],
  ['Kundennummer 12 11 26 10 30', 'Kundennummer [NUMMER_1]'],
  ['Kundennummer 12 03 26 10 30', 'Kundennummer [NUMMER_1]'],
  ['Tel. 02.03.04 05 06', 'Tel. [TELEFON_1]'],
  ['nullhundertfünfzwei', '[TELEFON_1]'],
  ['nulleinssiebenzwei', '[TELEFON_1]'],
  ['Mitgliedsnummer 11 12 13 14 15 16', 'Mitgliedsnummer [NUMMER_1]'],
  ['Aktenzeichen 2024/12/4471', 'Aktenzeichen [NUMMER_1]'],
  ['es geht um 14 11 26 78 90', 'es geht um [NUMMER_1]'],
  ['Tel. 02.03.04.05.06', 'Tel. [TELEFON_1]'],
  ['Tel. 02.03. 04 05 06', 'Tel. [TELEFON_1]'],
  ['Handy 05.12.345678', 'Handy [TELEFON_1]'],
  ['erreichbar: 02.03.04.05.06', 'erreichbar: [TELEFON_1]'],
  ['unter vier sieben eins neun zwei', 'unter [TELEFON_1]'],
  ['meine Nummer: eins zwei drei vier fünf sechs', 'meine Nummer: [TELEFON_1]'],
  ['dreizehn achtzehn einhundertzwei', '[TELEFON_1]'],
  ['nulleinsiebeneinsechs', '[TELEFON_1]'],
  ['null 171 dreizehn', '[TELEFON_1]'],
  ['zehn null eins sechs drei vier', 'zehn [TELEFON_1]'],
])('hides what only begins like a day, a time or a count: %s', (text, expected) => {
  expect(createRedactor([], kept).redact(text)).toBe(expected);
});

/** When a text five times as long as any counts as never redacted, milliseconds; it takes 170 on an idle machine. */
const slowestMs = 20_000;
const hostile = [
  'a|A|1|0|.| |-|@|é|Ab|a.|A-|1 |12 |1.|1-|1/|0 |a |a b |A b |a, |a-|A1|AB12|DE12 |a@|a@b.|@a|[NAME',
  "\\[NAME_|a'|dreizehn|dreizehn |einhundert|einhundert |einhundertdreizehn|neunzehn|eins |null ",
  'und dann |null und dann |null und |äh|ähm |doppelt |twenty one |sixteen|zett eins |zweiundzwanzig',
  'zweitausend|neunzehnhundert|neunzehnhundert |nineteen |twenty oh |a punkt |a minus |a at ',
  'a punkt a at |a (at) |a eins at |a.b@|gmx |x.com/|straße |straße|str.|a.straße|am weg |Am Hang ',
  'A Straße 1 |wohne in |wohne ist in |wohnt: , |12345 |12345 Bad |D-12345 A am |1 a street |5 A, ',
  'plz ist |geboren am |geb. ist |geb|am der |1. mai |1.1.|1.1.19|*1.1.|neunten |mai 1 |teenth|m wie m ',
  'wie |m wie |a und |doppel-|doppel a |a - |a. |zwei mal a |mein name ist |name: |frau |Frau von |von ',
  'Von Der |Dr. |dr. med. |LG |ich bin Anna |Anna |Anna-|nummer ist |nummer|Nr. |konto: |auto |K-A ',
  'BM LS |tel |tel.|zweimal die |c/o |c/o Ab |geb. in |geboren a in |Rue a |Postfach 1 |weg acht|, zimmer 1|2000/1/|1.I.|a . ',
  'passwort |passwort ist |code: 1|pin 1|Flat 1, |1 Ab |1 Ab Ab St |1 rue de la |ул. A |LS1 |A Cad |ich bin |Weber hier ',
  'a@b . |hier ist |mein name | mit vornamen|{|[|{{NAME_|ß|İ|я|李|👩|\n|\u0301|_|%|(|viermal ',
  "Dr dipl. |dr\tdipl.\t| 6.10|telefon |telefon|name's |heißt wirklich |geb. 3/1|wohnt in der ",
].flatMap((units) => units.split('|'));

it.each(hostile)('is not held up by a text of many times "%s"', (unit) => {
  const redactor = createRedactor([{ firstName: 'Jörg Uwe', lastName: 'Müller-Großmann' }], kept);
  for (const length of [500, 10_000])
    for (const begin of ['', 'a null '])
      for (const end of ['x', '!']) {
        const text = `${begin}${unit.repeat(length)}`.slice(0, length - end.length) + end;
        // Only here can a pattern be stopped that would never end.
        runInNewContext('run()', { run: () => redactor.redact(text) }, { timeout: slowestMs });
      }
});
