import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { countTry } from '../src/features/throttle/commands.ts';
import { startTestServer } from './harness.ts';
import {
  notUnderstood,
  parking,
  proposes,
  question,
  says,
  startModelChat,
  withoutOwnAnswers,
} from './model-chat.ts';
import { type ModelScript, startModelPeer } from './model-peer.ts';

vi.setConfig({ testTimeout: 60_000 });

let chat: Awaited<ReturnType<typeof startModelChat>>;
beforeAll(async () => {
  chat = await startModelChat();
});
afterAll(() => chat.stop());

let accountId: string;
beforeEach(async () => {
  ({ accountId } = await chat.begin());
});

const calls = (name: string, args: unknown): ModelScript => ({
  message: {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: '1', type: 'function', function: { name, arguments: args } }],
  },
});

test.each<[string, ModelScript]>([
  ['an error', { status: 500, body: '{"error": "kaputt"}' }],
  ['too much to do', { status: 429, body: '{}', headers: { 'Retry-After': '600' } }],
  ['a wrong key', { status: 401, body: '{}' }],
  ['a redirection', { status: 307, body: '', headers: { Location: '/elsewhere' } }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['JSON of another kind', { status: 200, body: '{"choices": "keine"}' }],
  ['an endless answer', { status: 200, body: `{"choices": "${'x'.repeat(300_000)}"}` }],
  ['a cut-off answer', { message: { content: '{"intent": "book"}' }, finish: 'length' }],
  ['nothing', says('')],
  ['thoughts only', says('<think>Hm')],
  ['a tool', calls('start_booking', '{"treatmentType": "Füllungen"}')],
  ['a tool that is none', calls('cancel_appointment', '{"id": 1}')],
  ['prose', says('Nehmen Sie 400 mg Ibuprofen.')],
  ['a booking that it only claims', says('Ihr Termin ist gebucht.')],
  ['prose before an act', says('Ihr Termin ist abgesagt. {"intent": "doctors"}')],
  ['prose behind an act', says('{"intent": "doctors"} Am Montag um 10:30 Uhr ist noch etwas frei.')],
  [
    'prose within an act',
    proposes({ intent: 'doctors', message: 'Das klingt nach einer Wurzelentzündung.' }),
  ],
  ['prose as a topic', proposes({ intent: 'inform', topics: ['Rufen Sie 0800 1234567 an.'] })],
  ['no intent', proposes({ topics: ['parking'] })],
  ['a cancellation', proposes({ intent: 'cancel' })],
  ['a move', proposes({ intent: 'reschedule', day: 'tomorrow' })],
  ['own appointments', proposes({ intent: 'show_appointments' })],
  ['the page with own appointments', proposes({ intent: 'navigate', page: '/dashboard' })],
  ['a page elsewhere', proposes({ intent: 'navigate', page: 'https://example.org' })],
  ['a treatment that does not exist', proposes({ intent: 'book', treatmentId: 'herzoperation' })],
  ['a doctor who does not exist', proposes({ intent: 'doctors', doctorId: 'schmidt' })],
  ['medical advice', proposes({ intent: 'inform', topics: ['medical_advice'] })],
  ['forty topics', proposes({ intent: 'inform', topics: Array.from({ length: 40 }, () => 'parking') })],
  ['HTML in a slot', proposes({ intent: 'book', treatmentId: '<img src=x onerror=alert(1)>' })],
  ['HTML beside an act', says('<b>{"intent": "doctors"}</b>')],
  ['an act that says nothing', proposes({ intent: 'inform', topics: [] })],
  ['none', proposes({ intent: 'none', topics: ['parking'] })],
])('%s: the message is not understood', async (_, script) => {
  chat.peer.answer(script);
  const reply = await chat.say(question);
  expect(reply.message).toMatch(notUnderstood);
  expect(reply).toEqual(await chat.say(question, { at: chat.plain }));
  expect(chat.peer.journal.map(({ url }) => url)).toEqual(['/v1/chat/completions']);
});

test('a server that knows no schema is asked for JSON, from then on at once', async () => {
  const simple = await startTestServer({
    beside: chat.server,
    env: { LLM_BASE_URL: chat.peer.url, LLM_MODEL: 'zahn-1' },
    overrides: withoutOwnAnswers,
  });
  const toFormat = (raw: string) => JSON.parse(raw).response_format.type;
  const knowsNoSchema = { status: 400, body: '{"error": "This response_format type is unavailable now"}' };
  chat.peer.answer((raw) =>
    toFormat(raw) === 'json_schema' ? knowsNoSchema : proposes({ intent: 'inform', topics: ['parking'] }),
  );
  for (let index = 0; index < 2; index += 1)
    expect((await chat.say(question, { at: simple })).message).toBe(parking.de);
  expect(chat.peer.journal.map(({ raw }) => toFormat(raw))).toEqual([
    'json_schema',
    'json_object',
    'json_object',
  ]);
  await simple.stop();
});

test('a server that refuses both has refused no schema', async () => {
  chat.peer.answer({ status: 400, body: '{"error": "the model is loading"}' });
  expect((await chat.say(question)).message).toMatch(notUnderstood);
  chat.peer.answer(proposes({ intent: 'inform', topics: ['parking'] }));
  expect((await chat.say(question)).message).toBe(parking.de);
  const formats = chat.peer.journal.map(({ raw }) => JSON.parse(raw).response_format.type);
  expect(formats).toEqual(['json_schema', 'json_object', 'json_schema']);
});

test('a model that is not there: the message is not understood', async () => {
  const gone = await startModelPeer();
  await gone.stop();
  const env = { LLM_BASE_URL: gone.url, LLM_MODEL: 'zahn-1' };
  const without = await startTestServer({ beside: chat.server, env, overrides: withoutOwnAnswers });
  expect(await chat.say(question, { at: without })).toEqual(await chat.say(question, { at: chat.plain }));
  await without.stop();
});

test('a silent model is waited for some time, and after three times not for a while', async () => {
  chat.peer.answer('silence');
  const { clock } = chat.server;
  const env = { LLM_BASE_URL: chat.peer.url, LLM_MODEL: 'zahn-1' };
  const impatient = await startTestServer({
    beside: chat.server,
    env,
    overrides: { ...withoutOwnAnswers, languageModelWithinMs: 400 },
  });
  const expected = await chat.say(question, { at: chat.plain });
  for (let index = 0; index < 5; index += 1)
    expect(await chat.say(question, { at: impatient })).toEqual(expected);
  expect(chat.peer.journal).toHaveLength(3);
  clock.advance(61_000);
  await chat.say(question, { at: impatient });
  expect(chat.peer.journal).toHaveLength(4);
  await impatient.stop();
});

test('a patient in front of a screen waits eight seconds at most', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  await chat.say(question);
  expect(timeout.mock.calls).toContainEqual([8000]);
});

test('a model that goes on answering for ever is given up at the limit', async () => {
  const { promise: isGivenUp, resolve } = Promise.withResolvers<void>();
  const dripping = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const drips = setInterval(() => response.write(' '), 20);
    response.on('close', () => {
      clearInterval(drips);
      resolve();
    });
  });
  await new Promise<void>((listens) => dripping.listen(0, '127.0.0.1', listens));
  const { port } = Object(dripping.address());
  const waiting = await startTestServer({
    beside: chat.server,
    env: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'zahn-1' },
    overrides: { ...withoutOwnAnswers, languageModelWithinMs: 400 },
  });
  expect(await chat.say(question, { at: waiting })).toEqual(await chat.say(question, { at: chat.plain }));
  await isGivenUp;
  await waiting.stop();
  await new Promise((closed) => dripping.close(closed));
});

test('past what the model may cost it is not asked', async () => {
  await countTry(chat.server.context, 'chat_model_of_account', { target: accountId }, 150);
  expect(await chat.say(question)).toEqual(await chat.say(question, { at: chat.plain }));
  expect(chat.peer.journal).toEqual([]);
});

/** The origins of all HTTP that leaves this process meanwhile, other than the test's own calls. */
async function listAsked(act: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const hearFetch = (event: unknown) => asked.push(String(Object(event).request.origin));
  const hearHttp = (event: unknown) => asked.push(`http://${Object(event).request.getHeader('host')}`);
  subscribe('undici:request:create', hearFetch);
  subscribe('http.client.request.start', hearHttp);
  try {
    await act();
  } finally {
    unsubscribe('undici:request:create', hearFetch);
    unsubscribe('http.client.request.start', hearHttp);
  }
  return asked.filter((origin) => ![chat.server.url, chat.plain.url].includes(origin));
}

test('without a model no other server is asked', async () => {
  const { origin } = new URL(chat.peer.url);
  // What leaves is heard, by whichever client.
  expect(await listAsked(() => chat.say(question))).toEqual([origin]);
  expect(await listAsked(() => once(get(origin), 'response'))).toEqual([origin]);
  expect(await listAsked(() => chat.say(question, { at: chat.plain }))).toEqual([]);
  expect(await listAsked(() => chat.say(question, { at: chat.plain, token: undefined }))).toEqual([]);
});
