import { expect, test } from 'vitest';
import { samplePractice } from '../../tests/assistant-practice.ts';
import { createAssistantTools } from './assistant-tools.ts';
import { describePractice, writePrompt } from './write-prompt.ts';

const { answers, doctors, facts, treatments } = samplePractice;
const { definitions, readProposal } = createAssistantTools(samplePractice);
const read = (name: string, given: unknown) => readProposal({ name, arguments: given });

test('what can be booked is named, and nothing else', () => {
  const booking = definitions.find(({ name }) => name === 'start_booking');
  const text = JSON.stringify(booking?.parameters);
  for (const { name, bookableMinutes } of treatments)
    expect([name.de, text.includes(JSON.stringify(name.de))]).toEqual([name.de, bookableMinutes !== null]);
  for (const { name } of doctors) expect(text).toContain(name);
});

test('a proposal with everything in it', () => {
  const given = { treatmentType: 'Füllungen', doctorName: doctors[0]?.name, words: 'morgen' };
  expect(read('start_booking', given)).toEqual({ type: 'start_booking', ...given });
  expect(read('navigate', { page: '/contact' })).toEqual({ type: 'navigate', page: '/contact' });
  expect(read('change_language', { language: 'en' })).toEqual({ type: 'change_language', language: 'en' });
  expect(read('show_appointments', {})).toEqual({ type: 'show_appointments' });
});

test('what is null, empty or nobody’s is left out', () => {
  const given = { treatmentType: null, words: '', date: '2026-12-01', patientId: 7 };
  expect(read('start_booking', given)).toEqual({ type: 'start_booking' });
});

test.each([
  ['start_booking', { treatmentType: 'Herzoperation' }],
  ['start_booking', { doctorName: 'Dr. Frankenstein' }],
  ['start_booking', { words: 'x'.repeat(201) }],
  ['start_booking', 'morgen'],
  ['navigate', { page: '/outbox' }],
  ['navigate', {}],
  ['change_language', { language: 'fr' }],
  ['cancel_appointment', {}],
  ['constructor', {}],
])('%s with %j is none', (name, given) => {
  expect(read(name, given)).toBeUndefined();
});

test('the prompt holds every fact, the hour and the language, and nothing about who writes', () => {
  const text = describePractice(samplePractice, Date.parse('2026-11-25T09:00:00+01:00'));
  const closed = ['Geschlossen von 2026-12-24 bis 2026-12-31: Weihnachtsferien', 'am 2027-01-01: Feiertag'];
  for (const fact of [
    facts.phone,
    facts.emergencyPhone,
    '08:00-16:00',
    'Lindenplatz 7',
    answers.parking?.de,
    ...closed,
  ])
    expect(text).toContain(fact);
  const nowMs = Date.parse('2026-11-25T09:00:00+01:00');
  const prompt = writePrompt(text, { language: 'en', isSignedIn: true, nowMs, timeZone: facts.timeZone });
  expect(prompt).toMatch(/Mittwoch, 25\. November 2026, 09:00 Uhr/);
  expect(prompt).toMatch(/auf Englisch/);
});
