import { expect, it } from 'vitest';
import { createRedactor } from './redact.ts';

const kept = { names: ['Dr. Katharina Weber', 'Dr. Emre Yılmaz', 'Dr. Lena Hoffmann'] };
const people = [
  {
    firstName: 'Franziska',
    lastName: 'Adler',
    email: 'franzi@example.de',
    phone: '+4922147112009',
    accountNumber: 'P-9687-3542',
  },
  { firstName: 'Ben', lastName: 'Adler', dateOfBirth: '2019-03-05' },
];
const redact = (text: string) => createRedactor(people, kept).redact(text);

it.each([
  'P–9687–3542',
  'P 9687–3542',
  'P—9687—3542',
  'P:9687:3542',
  'P\u20119687\u20113542',
  'P.9687.3542',
  'p96873542',
  'Nr. 9687 – 3542',
  '9687 3542',
])('the account’s number is hidden as %s', (written) => {
  expect(redact(`Mein Konto ${written} geht nicht`)).toMatch(
    /^Mein Konto (?:Nr\. )?\[NUMMER_1\] geht nicht$/,
  );
});

it.each(['0221 47112009', '+49 (0)221 471 12009', 'o221 471 12oo9', '00492214711 2009', '0221-4711–20-09'])(
  'the account’s phone is hidden as %s',
  (written) => {
    expect(redact(`Unter ${written}.`)).toBe('Unter [TELEFON_1].');
  },
);

it('what stands before a phone without its nought stays', () => {
  expect(redact('Nummer ist 221 47112009')).toBe('Nummer ist [TELEFON_1]');
  expect(redact('Tel.: 221 47112009')).toBe('Tel.: [TELEFON_1]');
});

it.each([
  '5.3.2019',
  '05.03.19',
  '5 3 19',
  '05–03–2019',
  '5. März 19',
  '5 Mrz 2019',
  'March 5th, 2019',
  '5th of March 2019',
  '2019-03-05',
  '050319',
])('the day of birth of whom the account looks after is hidden as %s', (written) => {
  expect(redact(`Für den ${written} habe ich eine Frage`)).toMatch(
    /^Für den \[(?:GEBURTSDATUM|NUMMER)_1\] habe ich eine Frage$/,
  );
});

it('other days, times and prices stay', () => {
  for (const text of [
    'Geht es am 5. März?',
    'am 5.3. um 19 Uhr',
    'von 8 – 12 Uhr',
    '9687 Leute, 35 bis 42 Euro',
  ])
    expect(redact(text)).toBe(text.replace('–', '-'));
});

it('a day of birth is told by what stands behind it', () => {
  for (const text of ['20 März 89 bin ich geboren', '20–03–1989', 'am 3.4.17 ist mein Sohn geboren'])
    expect(createRedactor([], kept).redact(text)).toContain('[GEBURTSDATUM_1]');
});
