import { answers } from '@praxisportal/practice/answers';
import { closures } from '@praxisportal/practice/closures';
import { doctors } from '@praxisportal/practice/doctors';
import { imprint } from '@praxisportal/practice/imprint';
import { ownAnswers } from '@praxisportal/practice/own-answers';
import { practice } from '@praxisportal/practice/practice';
import { treatments } from '@praxisportal/practice/treatments';
import { visit } from '@praxisportal/practice/visit';
import { expect, test } from 'vitest';
import { type PracticeSource, requireUsablePractice } from './practice-check.ts';

const source: PracticeSource = {
  facts: practice,
  imprint,
  doctors,
  treatments,
  closures,
  visit,
  answers,
  ownAnswers,
};

/** The facts with one of them changed, as a slip of the pen would, past what types know. */
function changeFact(path: string, value: unknown): PracticeSource {
  const changed = structuredClone(source);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<object>((object, key) => Object(Reflect.get(object, key)), changed);
  Reflect.set(parent, last, value);
  return changed;
}

function findFaults(changed: PracticeSource, hasPicture = (_path: string) => true): string[] {
  try {
    requireUsablePractice(changed, hasPicture);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  }
}

const monday = (from: string, to: string) => ({ weekday: 1, from, to });
const off = (from: string, to: string) => ({ from, to, reason: { de: 'Urlaub', en: 'Holiday' } });
const time = 'a time has the form HH:MM, such as 08:00';
const day = 'a day that exists is written YYYY-MM-DD';
const minutes = "minutes are a whole number from 1 to 1440, or null if it can't be booked online";

test.each([
  ['doctors.0.workingHours.0.from', '8:00', `doctors[0].workingHours[0].from="8:00" is not usable: ${time}.`],
  [
    'doctors.0.workingHours.0.from',
    '24:00',
    `doctors[0].workingHours[0].from="24:00" is not usable: ${time}.`,
  ],
  [
    'doctors.0.workingHours.0.to',
    '12.30',
    `doctors[0].workingHours[0].to="12.30" is not usable: ${time}, or is 24:00.`,
  ],
  [
    'doctors.1.workingHours.2',
    monday('18:00', '08:00'),
    'doctors[1].workingHours[2] is not usable: it ends before it begins.',
  ],
  [
    'doctors.1.workingHours',
    [monday('08:00', '13:00'), { ...monday('08:00', '13:00'), weekday: 2 }, monday('12:30', '18:00')],
    'doctors[1].workingHours[2] is not usable: 12:30-18:00 overlaps 08:00-13:00 of the same weekday.',
  ],
  [
    'doctors.0.workingHours.0.weekday',
    0,
    'doctors[0].workingHours[0].weekday=0 is not usable: a weekday is a number from 1 (Monday) to 7 (Sunday).',
  ],
  [
    'doctors.0.workingHours.0.weekday',
    8,
    'doctors[0].workingHours[0].weekday=8 is not usable: a weekday is a number from 1 (Monday) to 7 (Sunday).',
  ],
  [
    'doctors.2.absences',
    [off('2027-03-01', '2027-03-05'), off('2027-04-09', '2027-04-05')],
    'doctors[2].absences[1] is not usable: its first day is after its last.',
  ],
  [
    'doctors.0.absences.0.from',
    '31.12.2026',
    `doctors[0].absences[0].from="31.12.2026" is not usable: ${day}.`,
  ],
  ['doctors.0.absences.0.to', '2027-02-29', `doctors[0].absences[0].to="2027-02-29" is not usable: ${day}.`],
  ['doctors.1.id', 'weber', 'doctors[1].id="weber" is not usable: number 1 in the list has the same.'],
  [
    'doctors.1.id',
    'any',
    'doctors[1].id="any" is not usable: "any" means whoever is free; no doctor can have it.',
  ],
  [
    'doctors.1.id',
    'Yılmaz',
    'doctors[1].id="Yılmaz" is not usable: an id has lower-case letters, digits and hyphens and starts with a letter.',
  ],
  ['doctors.2.name', ' ', 'doctors[2].name=" " is not usable: a text is missing here.'],
  ['doctors.2.bio.en', '', 'doctors[2].bio.en="" is not usable: a text is missing here.'],
  ['doctors', [], 'doctors is not usable: a practice has at least one doctor.'],
])('doctors with %s = %j are refused', (path, value, sentence) => {
  expect(findFaults(changeFact(path, value))).toEqual([`practice/src/doctors.ts: ${sentence}`]);
});

test.each([
  [
    'facts.federalState',
    'NRW',
    'practice.federalState="NRW" is not usable: a federal state has the two letters of ISO 3166-2:DE, such as NW.',
  ],
  [
    'facts.timeZone',
    'Europe/Cologne',
    'practice.timeZone="Europe/Cologne" is not usable: a time zone has an IANA name, such as Europe/Berlin.',
  ],
  [
    'facts.timeZone',
    '+01:00',
    'practice.timeZone="+01:00" is not usable: a time zone has an IANA name, such as Europe/Berlin.',
  ],
  [
    'facts.openingHours.4',
    { weekday: 5, from: '16:00', to: '16:00' },
    'practice.openingHours[4] is not usable: it ends before it begins.',
  ],
  ['facts.openingHours.0.from', '7:30', `practice.openingHours[0].from="7:30" is not usable: ${time}.`],
  [
    'facts.emergencyPhone',
    '0221 4710112',
    'practice.emergencyPhone="0221 4710112" is not usable: a phone number is printed as +49 30 23125120.',
  ],
  ['facts.email', 'praxis', 'practice.email="praxis" is not usable: this is no e-mail address.'],
  ['facts.address.city', '', 'practice.address.city="" is not usable: a text is missing here.'],
])('a practice with %s = %j is refused', (path, value, sentence) => {
  expect(findFaults(changeFact(path, value))).toEqual([`practice/src/practice.ts: ${sentence}`]);
});

const asked = (de: string[], en = ['Lockers']) => ({ de, en });

test.each([
  ['ownAnswers.1.id', 'wifi', '[1].id="wifi" is not usable: number 1 in the list has the same.'],
  ['ownAnswers.0.answer.en', ' ', '[0].answer.en=" " is not usable: a text is missing here.'],
  ['ownAnswers.0.ask.de.1', '', '[0].ask.de[1]="" is not usable: a text is missing here.'],
  ['ownAnswers.0.ask.en', [], '[0].ask.en is not usable: a question needs a way to ask for each language.'],
  [
    'ownAnswers.0.ask.de.1',
    'Kann man das bei Ihnen?',
    '[0].ask.de[1]="Kann man das bei Ihnen?" is not usable: it has no word that says what is asked.',
  ],
  [
    'ownAnswers.0.ask.de.0',
    `Gibt es ${'sehr '.repeat(10)}gutes WLAN?`,
    `[0].ask.de[0]="Gibt es ${'sehr '.repeat(10)}gutes WLAN?" is not usable: the first way to ask has at most 60 characters.`,
  ],
  [
    'ownAnswers.1.ask.de.1',
    'gibt es  WLAN im Wartezimmer',
    '[1].ask.de[1]="gibt es  WLAN im Wartezimmer" is not usable: "wifi" is asked by the same words.',
  ],
  [
    'ownAnswers.1.ask',
    asked(['Schließfächer', 'Schliessfaecher?']),
    '[1].ask.de[1]="Schliessfaecher?" is not usable: "play-corner" is asked by the same words.',
  ],
])('own answers with %s = %j are refused', (path, value, sentence) => {
  expect(findFaults(changeFact(path, value))).toEqual([`practice/src/own-answers.ts: ownAnswers${sentence}`]);
});

test('no own answers at all are fine, and so is one asked by the same word in both languages', () => {
  expect(findFaults({ ...source, ownAnswers: [] })).toEqual([]);
  expect(findFaults(changeFact('ownAnswers.0.ask', asked(['WLAN'], ['WLAN'])))).toEqual([]);
});

test.each([
  ['visit.parking.en', ' ', 'visit.ts: visit.parking.en=" " is not usable: a text is missing here.'],
  ['visit.bring.de', '', 'visit.ts: visit.bring.de="" is not usable: a text is missing here.'],
  ['answers.prices.de', '', 'answers.ts: answers.prices.de="" is not usable: a text is missing here.'],
])('a fact with %s = %j is refused once, null is taken', (path, value, sentence) => {
  expect(findFaults(changeFact(path, value))).toEqual([`practice/src/${sentence}`]);
  expect(findFaults(changeFact(path.replace(/\.(de|en)$/, ''), null))).toEqual([]);
});

test.each([
  ['treatments.0.bookableMinutes', 0, `treatments[0].bookableMinutes=0 is not usable: ${minutes}.`],
  ['treatments.0.bookableMinutes', -30, `treatments[0].bookableMinutes=-30 is not usable: ${minutes}.`],
  ['treatments.0.bookableMinutes', 22.5, `treatments[0].bookableMinutes=22.5 is not usable: ${minutes}.`],
  ['treatments.0.bookableMinutes', 1441, `treatments[0].bookableMinutes=1441 is not usable: ${minutes}.`],
  ['treatments.0.bookableMinutes', '30', `treatments[0].bookableMinutes="30" is not usable: ${minutes}.`],
  [
    'treatments.0.kind',
    'notfall',
    'treatments[0].kind="notfall" is not usable: a treatment is an emergency, a consultation, a check-up or none of them.',
  ],
  [
    'treatments.3.name.de',
    'Füllungen',
    'treatments[3].name.de="Füllungen" is not usable: number 3 in the list has the same.',
  ],
  [
    'treatments.3.id',
    'fuellungen',
    'treatments[3].id="fuellungen" is not usable: number 3 in the list has the same.',
  ],
  [
    'treatments.0.name.de',
    'x'.repeat(81),
    `treatments[0].name.de="${'x'.repeat(81)}" is not usable: a name has at most 80 characters.`,
  ],
])('treatments with %s = %j are refused', (path, value, sentence) => {
  expect(findFaults(changeFact(path, value))).toEqual([`practice/src/treatments.ts: ${sentence}`]);
});

test('a practice in which nothing can be booked is refused', () => {
  const changed = { ...source, treatments: treatments.map((entry) => ({ ...entry, bookableMinutes: null })) };
  expect(findFaults(changed)).toEqual([
    'practice/src/treatments.ts: treatments is not usable: at least one treatment has bookableMinutes.',
  ]);
});

test('a reversed closure is refused', () => {
  expect(findFaults(changeFact('closures.0', off('2026-12-31', '2026-12-24')))).toEqual([
    'practice/src/closures.ts: closures[0] is not usable: its first day is after its last.',
  ]);
});

test('a picture that is not there is refused, wherever it is named', () => {
  const changed = changeFact('doctors.1.image', '/images/portraits/dr-yilmas.svg');
  expect(findFaults(changed, (path) => path !== '/images/portraits/dr-yilmas.svg')).toEqual([
    'practice/src/doctors.ts: doctors[1].image="/images/portraits/dr-yilmas.svg" is not usable: there is no such file in practice/images/portraits/.',
  ]);
});

test('a picture or treatment that a page names must be there too', () => {
  const home = { teasers: [{ treatment: 'prophylaxe', picture: { src: '/images/spots/one.svg' } }] };
  const pages = { home, 'treatment-pictures': { fuellungen: { src: '/images/spots/two.svg' } } };
  expect(findFaults({ ...source, pages })).toEqual([]);
  expect(
    findFaults({ ...source, pages }, (path) => path.includes('portraits') || path === '/images/mark.svg'),
  ).toEqual([
    'practice/src/home.ts: home.teasers[0].picture.src="/images/spots/one.svg" is not usable: there is no such file in practice/images/spots/.',
    'practice/src/treatment-pictures.ts: treatment-pictures.fuellungen.src="/images/spots/two.svg" is not usable: there is no such file in practice/images/spots/.',
  ]);
  const unknown = { home: { teasers: [{ treatment: 'bleaching' }] } };
  expect(findFaults({ ...source, pages: unknown })).toEqual([
    'practice/src/home.ts: home.teasers[0].treatment="bleaching" is not usable: no treatment has this id.',
  ]);
});

test('each field that is wrong has its sentence', () => {
  const changed = changeFact('facts.timeZone', 'Berlin');
  Reflect.set(Object(changed.doctors[0]), 'id', 'any');
  expect(findFaults(changed).map((sentence) => sentence.split(' is not usable')[0])).toEqual([
    'practice/src/practice.ts: practice.timeZone="Berlin"',
    'practice/src/doctors.ts: doctors[0].id="any"',
  ]);
});

test('hours that touch, hours to 24:00 and another zone are fine', () => {
  expect(
    findFaults(changeFact('doctors.0.workingHours', [monday('08:00', '12:00'), monday('12:00', '24:00')])),
  ).toEqual([]);
  expect(findFaults(changeFact('facts.timeZone', 'Atlantic/Azores'))).toEqual([]);
  expect(findFaults(source)).toEqual([]);
});

test('an imprint with an address that is none is refused', () => {
  expect(findFaults(changeFact('imprint.chamberUrl', 'www.zaek-nr.de'))).toEqual([
    'practice/src/imprint.ts: imprint.chamberUrl="www.zaek-nr.de" is not usable: a web address starts with https://.',
  ]);
});
