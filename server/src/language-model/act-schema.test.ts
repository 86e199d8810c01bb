import { expect, test } from 'vitest';
import { samplePractice } from '../../tests/assistant-practice.ts';
import { topics } from '../assistant/intents.ts';
import { actTopics } from '../assistant/model/act.ts';
import { createActSchema, readAct, toJsonSchema } from './act-schema.ts';
import { writePrompt } from './write-prompt.ts';

const schema = createActSchema(samplePractice);
const empty = {
  ...{ topics: [], treatmentId: null, doctorId: null, day: null },
  ...{ timeOfDay: null, page: null, language: null },
};

test.each<[string, { intent: string; [slot: string]: unknown }, object]>([
  ['topics', { intent: 'inform', topics: ['hours', 'parking'] }, { topics: ['hours', 'parking'] }],
  [
    'a booking',
    { intent: 'book', treatmentId: 'fuellungen', doctorId: 'weber', day: 'tomorrow', timeOfDay: 'morning' },
    { treatmentId: 'fuellungen', doctorId: 'weber', day: 'tomorrow', timeOfDay: 'morning' },
  ],
  ['nulls and empty texts for nothing', { intent: 'none', topics: null, page: '', day: null }, {}],
])('%s: what is left out is null', (_, proposed, slots) => {
  expect(readAct(schema, proposed)).toEqual({ ...empty, intent: proposed.intent, ...slots });
});

test.each<[string, unknown]>([
  ['no intent', { topics: ['hours'] }],
  ['a change', { intent: 'cancel' }],
  ['another change', { intent: 'reschedule', day: 'tomorrow' }],
  ['own appointments', { intent: 'list' }],
  ['an emergency', { intent: 'emergency:112' }],
  ['an offence', { intent: 'offence:insult' }],
  ['a treatment that does not exist', { intent: 'book', treatmentId: 'herzoperation' }],
  ['a treatment by its name', { intent: 'book', treatmentId: 'Füllungen' }],
  ['a doctor who does not exist', { intent: 'doctors', doctorId: 'schmidt' }],
  ['a day in words', { intent: 'book', day: 'nächsten Dienstag' }],
  ['a date', { intent: 'book', day: '2026-12-01' }],
  ['a page elsewhere', { intent: 'navigate', page: 'https://example.org' }],
  ['the page with the own appointments', { intent: 'navigate', page: '/dashboard' }],
  ['medical advice', { intent: 'inform', topics: ['medical_advice'] }],
  ['pain', { intent: 'inform', topics: ['hours', 'pain'] }],
  ['four topics', { intent: 'inform', topics: ['hours', 'parking', 'prices', 'payment'] }],
  ['forty topics', { intent: 'inform', topics: [...topics, ...topics].slice(0, 40) }],
  ['HTML for a topic', { intent: 'inform', topics: ['<b>hours</b>'] }],
  ['HTML for a treatment', { intent: 'book', treatmentId: '<img src=x onerror=alert(1)>' }],
  ['a key besides', { intent: 'inform', topics: ['hours'], message: 'Ihr Termin ist gebucht.' }],
  ['a text for a list', { intent: 'inform', topics: 'hours' }],
  ['a list', [{ intent: 'none' }]],
  ['a text', 'Ihr Termin ist gebucht.'],
  ['null', null],
])('%s is refused', (_, proposed) => {
  expect(readAct(schema, proposed)).toBeUndefined();
});

test('doctors who take no patients at the moment are on no list', () => {
  const away = {
    ...samplePractice,
    activeDoctors: samplePractice.doctors.filter(({ id }) => id !== 'weber'),
  };
  expect(readAct(createActSchema(away), { intent: 'doctors', doctorId: 'weber' })).toBeUndefined();
  expect(writePrompt(away, 'de')).not.toContain('weber');
  const withoutDoctors = createActSchema({ ...samplePractice, activeDoctors: [] });
  expect(readAct(withoutDoctors, { intent: 'doctors' })).toEqual({ ...empty, intent: 'doctors' });
  expect(toJsonSchema(withoutDoctors).properties).toMatchObject({ doctorId: { type: 'null' } });
});

test('the schema for the model demands every key and allows no other', () => {
  const json = toJsonSchema(schema);
  expect(json).toMatchObject({ type: 'object', additionalProperties: false });
  expect(json.required).toEqual(['intent', ...Object.keys(empty)]);
});

test('the topics are those of the assistant, but none of medicine, changes or mere talk', () => {
  expect(topics.filter((topic) => !actTopics.some((each) => each === topic))).toEqual([
    ...['cancellation_policy', 'goodbye', 'greeting', 'medical_advice', 'pain', 'prevention'],
    ...['smalltalk', 'thanks', 'unclear'],
  ]);
});
