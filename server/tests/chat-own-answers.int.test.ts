import { ownAnswers } from '@praxisportal/practice/own-answers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownPractice } from '../src/own-practice.ts';
import { referenceNow, startTestServer, type TestServer } from './harness.ts';
import { createChat } from './patient-chat.ts';

vi.setConfig({ testTimeout: 60_000 });

// Only the list of own answers differs.
const swapped = [
  {
    id: 'umbrella-stand',
    ask: { de: ['Gibt es einen Schirmständer?'], en: ['Is there an umbrella stand?'] },
    answer: {
      de: 'Am Eingang steht ein **Schirmständer**.',
      en: 'There is an **umbrella stand** at the door.',
    },
  },
];
let server: TestServer;
let other: TestServer;
let without: TestServer;
beforeAll(async () => {
  const start = (answers: typeof ownPractice.ownAnswers) =>
    startTestServer({ overrides: { practice: { ...ownPractice, ownAnswers: answers } } });
  [server, other, without] = await Promise.all([startTestServer(), start(swapped), start([])]);
  for (const each of [server, other, without]) each.clock.set(referenceNow);
});
afterAll(() => Promise.all([server, other, without].map((each) => each.stop())));

const { say, converse } = createChat(() => ({ server, token: '', ip: '10.91.0.1' }));
const wifi = ownAnswers.find(({ id }) => id === 'wifi');
const guest = { token: undefined };

test('a question that nothing else answers gets the practice’s own words, in its language, and nothing is done', async () => {
  const german = await say('habt ihr wlan', guest);
  expect([german.status, german.body]).toEqual([200, { message: wifi?.answer.de, language: 'de' }]);
  const english = await say('do you have wifi for patients?', guest);
  expect(english.body).toEqual({ message: wifi?.answer.en, language: 'en' });
});

test('an emergency that names the same words is an emergency', async () => {
  const { body } = await say('Ich blute stark aus dem Mund und es hört nicht auf! WLAN?', guest);
  expect(body.action?.type).toBe('emergency');
});

test('it answers within a booking that goes on behind it', async () => {
  const reply = await converse(['Kontrolle am 1. Dezember', 'habt ihr wlan', 'um 10 Uhr'], guest);
  expect(reply.action).toMatchObject({ type: 'require_login', date: '2026-12-01', time: '10:00' });
});

test('another list is answered from without any training, and the one before is unknown', async () => {
  const { body } = await say('habts ihr an schirmstaender', { ...guest, at: other });
  expect(body.message).toBe(swapped[0]?.answer.de);
  expect((await say('any umbrella stands?', { ...guest, at: other })).body.message).toBe(
    swapped[0]?.answer.en,
  );
  for (const at of [other, without]) {
    const unknown = await say('habt ihr wlan', { ...guest, at });
    expect(unknown.body.message).toMatch(/^Das habe ich leider nicht verstanden/);
  }
});
