import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { cutForServer, toSpokenText } from '@praxisportal/contract/spoken-text';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countTry } from '../src/features/throttle/commands.ts';
import {
  type CookieJar,
  callServer,
  createPatientSession,
  startTestServer,
  type TestServer,
} from './harness.ts';

vi.setConfig({ testTimeout: 60_000 });

type Heard = { url: string; authorization: string; body: string };
let peer: Server;
let peerUrl: string;
let heard: Heard[] = [];
let reply: { status: number; type: string; body: string } = { status: 200, type: 'audio/mpeg', body: 'ID3' };
let folder: string;
const path = process.env.PATH;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxisportal-speech-'));
  peer = createServer(async (request, response) => {
    const { authorization = '' } = request.headers;
    heard.push({ url: request.url ?? '', authorization, body: await text(request) });
    response.writeHead(reply.status, { 'Content-Type': reply.type }).end(reply.body);
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', () => resolve()));
  const address = peer.address();
  if (address === null || typeof address === 'string') throw new Error('the speech peer has no port');
  peerUrl = `http://127.0.0.1:${address.port}/v1`;
  server = await startTestServer({ env: provider() });
  local = await startTestServer({ beside: server });
});
afterAll(async () => {
  await local.stop();
  await server.stop();
  await new Promise<void>((resolve) => peer.close(() => resolve()));
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  heard = [];
  reply = { status: 200, type: 'audio/mpeg', body: 'ID3' };
});
afterEach(() => {
  process.env.PATH = path;
});

/** Puts a program of that name first on the PATH: it writes down what it is given, and answers as it is told. */
async function installEspeak(answer: string): Promise<void> {
  const program = join(folder, 'espeak-ng');
  const script = `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/options'\ncat > '${folder}/input'\n${answer}\n`;
  await writeFile(program, script);
  await chmod(program, 0o755);
  process.env.PATH = [folder, path].join(delimiter);
}

const provider = () => ({
  TTS_BASE_URL: `${peerUrl}/`,
  TTS_API_KEY: 'speech-key',
  TTS_MODEL: 'sprich-1',
  TTS_VOICE: 'clara',
});

/** One that has a provider and falls back, and one that has none. */
let server: TestServer;
let local: TestServer;

async function withServer(env: Record<string, string>, use: (server: TestServer) => Promise<void>) {
  const other = await startTestServer({ env, beside: server });
  try {
    await use(other);
  } finally {
    await other.stop();
  }
}

async function speak(
  { url }: TestServer,
  said: unknown,
  {
    token,
    jar,
    ip,
    language = 'de',
  }: { token?: string | undefined; jar?: CookieJar; ip?: string; language?: string } = {},
) {
  const answer = await fetch(`${url}/api/chatbot/tts`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(ip && { 'X-Forwarded-For': ip }),
      ...(jar && { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
    },
    body: JSON.stringify(said),
  });
  const body = await answer.text();
  const retryAfter = answer.headers.get('Retry-After');
  const type = answer.headers.get('Content-Type');
  return { status: answer.status, type, body, ...(retryAfter && { retryAfter }) };
}

const sound = "printf 'RIFF\\000\\000\\000\\177WAVEfmt '";

test('a provider speaks by the protocol; what was spoken once is not asked for again', async () => {
  const first = await speak(server, { text: 'Wir sind bis 18 Uhr da.' });
  expect(first).toEqual({ status: 200, type: 'audio/mpeg', body: 'ID3' });
  expect(heard).toMatchObject([{ url: '/v1/audio/speech', authorization: 'Bearer speech-key' }]);
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
    ...{ model: 'sprich-1', voice: 'clara', response_format: 'mp3' },
    input: expect.stringContaining('18 Uhr'),
  });
  expect(await speak(server, { text: 'Wir sind bis 18 Uhr da.' })).toEqual(first);
  expect(heard).toHaveLength(1);
});

test('a text is rewritten for the ear, and cut at a thousand characters', async () => {
  await speak(server, { text: 'Am 3.12.2026 um 14:30 Uhr.' });
  expect(JSON.parse(heard[0]?.body ?? '').input).toMatch(/3\. Dezember 2026.*14 Uhr 30/);
  await speak(server, { text: 'wort '.repeat(2000) });
  expect(JSON.parse(heard[1]?.body ?? '').input.length).toBeLessThanOrEqual(1000);
});

test('without a provider espeak-ng speaks: no shell, the text by standard input, the language as its voice', async () => {
  await installEspeak(sound);
  const answer = await speak(local, { text: '--help; $(touch /tmp/x) Guten Tag' });
  expect([answer.status, answer.type]).toEqual([200, 'audio/wav']);
  expect(answer.body).toMatch(/^RIFF/);
  expect((await readFile(`${folder}/options`, 'utf8')).split('\n')).toEqual(
    expect.arrayContaining(['-v', 'de', '--stdin', '--stdout']),
  );
  expect(await readFile(`${folder}/input`, 'utf8')).toContain('$(touch /tmp/x) Guten Tag');
  await speak(local, { text: 'Good morning' }, { language: 'en' });
  expect((await readFile(`${folder}/options`, 'utf8')).split('\n')).toContain('en-gb');
  // An answer may be in another language than the page.
  await speak(local, { text: 'Guten Abend', language: 'de' }, { language: 'en' });
  expect((await readFile(`${folder}/options`, 'utf8')).split('\n')).toContain('de');
});

test.each([
  ['an error', { status: 500, type: 'application/json', body: '{}' }],
  ['a page instead of sound', { status: 200, type: 'text/html', body: '<html>' }],
  ['nothing', { status: 200, type: 'audio/mpeg', body: '' }],
])('a provider that answers %s: espeak-ng speaks', async (name, script) => {
  await installEspeak(sound);
  reply = script;
  const answer = await speak(server, { text: `Guten Tag, ${name}` });
  expect(answer).toMatchObject({ status: 200, type: 'audio/wav' });
  expect(heard).toHaveLength(1);
});

test('something personal does not leave for a provider: a voice here says it, or none', async () => {
  await installEspeak(sound);
  const { token } = await createPatientSession(server);
  const said = { text: 'Guten Tag, Paula Probe, Ihre Nummer ist 0171 2345678.' };
  expect(await speak(server, said, { token })).toMatchObject({ status: 200, type: 'audio/wav' });
  await withServer({ ...provider(), TTS_PROVIDER: 'openai' }, async (alone) => {
    const { status, body } = await speak(alone, said, { token });
    // The server has a voice: the browser goes on asking it.
    expect([status, JSON.parse(body).code]).toEqual([503, 'speech_stays_here']);
  });
  expect(heard).toEqual([]);
});

test('the assistant vouches for its own public words: they leave for a provider, and nothing else by their seal', async () => {
  const patient = await createPatientSession(server);
  await withServer({ ...provider(), TTS_PROVIDER: 'openai' }, async (alone) => {
    const jar: CookieJar = new Map();
    const ask = async (message: string, token?: string) => {
      const said = { jar, body: { message, conversationHistory: [] }, ...(token && { token }) };
      const { message: words, seal } = (await callServer(alone, 'chat', said)).body;
      return { text: cutForServer(toSpokenText(words)), seal };
    };
    // "als Gast" looks like somebody's name.
    const { text, seal } = await ask('Ich möchte einen Termin buchen');
    for (const said of [{ text }, { text: `${text} Fiete.`, seal }, { text, seal: 'x' }])
      expect(await speak(alone, said, { jar })).toMatchObject({ status: 503 });
    expect(await speak(alone, { text, seal })).toMatchObject({ status: 503 });
    expect(heard).toEqual([]);
    expect(await speak(alone, { text, seal }, { jar })).toMatchObject({ status: 200, type: 'audio/mpeg' });
    const appointment = {
      doctorId: 'weber',
      treatmentType: 'Kontrolluntersuchung',
      bookingMethod: 'website',
    };
    const start = { date: '2026-12-01', time: '10:00' };
    await callServer(
      alone,
      'bookAppointment',
      Object({ token: patient.token, body: { ...appointment, ...start } }),
    );
    const own = await ask('Welche Termine habe ich?', patient.token);
    expect(own).toMatchObject({ text: expect.stringContaining('1. Dezember'), seal: undefined });
    expect(await speak(alone, own, { jar, token: patient.token })).toMatchObject({ status: 503 });
    const child = {
      ...{ firstName: 'Lukas', lastName: 'Schmidt' },
      ...{ dateOfBirth: '2019-05-04', relation: 'child' },
    };
    await callServer(alone, 'addPatient', Object({ token: patient.token, body: child }));
    const wish = await ask('Ich möchte für Lukas einen Termin zur Kontrolle buchen', patient.token);
    expect(wish).toEqual({ text: expect.stringContaining('Lukas'), seal: undefined });
  });
});

test('past what a provider may cost a voice here speaks; what was spoken before costs nothing', async () => {
  await installEspeak(sound);
  await speak(server, { text: 'Wir freuen uns auf Sie.' });
  for (let index = 0; index < 60; index += 1)
    await countTry(server.context, 'speech_provider_of_guest', { prefix: '127.0.0.1' });
  expect(await speak(server, { text: 'Wir freuen uns sehr auf Sie.' })).toMatchObject({ type: 'audio/wav' });
  expect(await speak(server, { text: 'Wir freuen uns auf Sie.' })).toMatchObject({ type: 'audio/mpeg' });
  expect(heard).toHaveLength(1);
});

test('too much speech has to wait: an account over several addresses, an address of guests, whose accounts go on', async () => {
  await installEspeak(sound);
  const [one, other] = [await createPatientSession(local), await createPatientSession(local)];
  const ask = (ip: string, token?: string) => speak(local, { text: 'Guten Tag' }, { ip, token });
  const refused = {
    status: 429,
    retryAfter: expect.stringMatching(/^[1-9]\d*$/),
    body: expect.stringContaining('"too_many_requests"'),
  };
  await countTry(local.context, 'speech_of_account', { target: one.accountId }, 299);
  expect(await ask('10.97.1.1', one.token)).toMatchObject({ status: 200 });
  expect(await ask('10.97.1.2', one.token)).toMatchObject(refused);
  expect(await ask('10.97.1.2', other.token)).toMatchObject({ status: 200 });
  await countTry(local.context, 'speech_of_guest', { prefix: '10.97.2.1' }, 300);
  expect(await ask('10.97.2.1', other.token)).toMatchObject({ status: 200 });
  expect(await ask('10.97.2.1')).toMatchObject(refused);
  expect(await ask('10.97.2.2')).toMatchObject({ status: 200 });
});

test.each([
  ['the program fails', 'exit 1'],
  ['the program says nothing', 'true'],
  ['the program never ends', 'exec sleep 60'],
])('%s: 503 with a sentence, and the browser speaks', async (name, answer) => {
  await installEspeak(answer);
  const { status, body } = await speak(local, { text: name });
  expect([status, JSON.parse(body).code]).toEqual([503, 'speech_unavailable']);
});

test('no voice at all, or none wanted: 503', async () => {
  await installEspeak(sound);
  await withServer({ ...provider(), TTS_PROVIDER: 'none' }, async (silent) => {
    expect((await speak(silent, { text: 'Guten Tag' })).status).toBe(503);
  });
  await rm(join(folder, 'espeak-ng'));
  process.env.PATH = folder;
  for (let index = 0; index < 2; index += 1)
    expect((await speak(local, { text: 'Guten Tag zusammen' })).status).toBe(503);
  expect(heard).toEqual([]);
});

test.each([[{}], [{ text: '' }], [{ text: '  ' }], [{ text: 7 }]])('%j is refused', async (body) => {
  expect((await speak(server, body)).status).toBe(400);
  expect(heard).toEqual([]);
});
