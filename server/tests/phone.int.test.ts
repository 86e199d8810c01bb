import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { practice } from '@praxisportal/practice/practice';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownPractice } from '../src/own-practice.ts';
import { type CookieJar, callServer, startTestServer, type TestServer } from './harness.ts';
import { letPass, waitForMessages } from './outgoing-messages.ts';

type ReceivedCall = { url: string; authorization: string; type: string; body: string };

let peer: Server;
let peerUrl: string;
let statuses: number[] = [];
let calls: ReceivedCall[] = [];
beforeAll(async () => {
  peer = createServer(async (request, response) => {
    const { authorization = '', 'content-type': type = '' } = request.headers;
    calls.push({ url: request.url ?? '', authorization, type, body: await text(request) });
    const status = statuses.shift() ?? 201;
    response.writeHead(status, status === 307 ? { Location: `${peerUrl}/elsewhere` } : {}).end('{}');
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', () => resolve()));
  const address = peer.address();
  if (address === null || typeof address === 'string') throw new Error('the phone peer has no port');
  peerUrl = `http://127.0.0.1:${address.port}`;
});
afterAll(() => new Promise<void>((resolve) => peer.close(() => resolve())));
beforeEach(() => {
  statuses = [];
  calls = [];
});

const phone = '+492214710177';

async function withServer(env: Record<string, string>, use: (server: TestServer) => Promise<void>) {
  // A name with characters that XML would misread.
  const facts = { ...practice, name: 'Praxis <Weber> & "Söhne"' };
  const server = await startTestServer({ env, overrides: { practice: { ...ownPractice, facts } } });
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

/** The one browser of this file; codes belong to it. */
const jar: CookieJar = new Map();

async function askForCode(server: TestServer, language: 'de' | 'en') {
  const body = { phone, purpose: 'verification' } as const;
  expect((await callServer(server, 'sendPhoneCode', { language, jar, body })).status).toBe(200);
}

async function verify(server: TestServer, code: string): Promise<number> {
  return (await callServer(server, 'verifyPhoneCode', { jar, body: { phone, code } })).status;
}

test('an HTTP provider gets number, text and language with our secret, and the spoken code proves the phone', async () => {
  const VOICE_HTTP_TOKEN = 'speak-secret-0123';
  const env = { VOICE_PROVIDER: 'http', VOICE_HTTP_URL: `${peerUrl}/speak?key=1`, VOICE_HTTP_TOKEN };
  await withServer(env, async (server) => {
    await askForCode(server, 'en');
    await waitForMessages(server, { state: 'sent', attempts: 1 });
    const [call] = calls;
    expect(call).toMatchObject({
      url: '/speak?key=1',
      type: 'application/json',
      authorization: `Bearer ${VOICE_HTTP_TOKEN}`,
    });
    const spoken = JSON.parse(call?.body ?? '');
    expect(spoken).toEqual({ to: phone, language: 'en', text: expect.stringContaining('Your code is: ') });
    const digits = /(\d, ){5}\d/.exec(spoken.text)?.[0].replaceAll(', ', '') ?? '';
    expect(await verify(server, digits)).toBe(200);
  });
});

test('Twilio gets a form with escaped TwiML, and the account as credentials', async () => {
  const env = {
    VOICE_PROVIDER: 'twilio',
    TWILIO_API_URL: peerUrl,
    TWILIO_ACCOUNT_SID: 'AC123',
    TWILIO_AUTH_TOKEN: 'secret:token',
    TWILIO_FROM: '+492214710120',
  };
  await withServer(env, async (server) => {
    await askForCode(server, 'de');
    await waitForMessages(server, { state: 'sent', attempts: 1 });
    const [call] = calls;
    expect(call?.url).toBe('/2010-04-01/Accounts/AC123/Calls.json');
    expect(call?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Buffer.from(call?.authorization.slice('Basic '.length) ?? '', 'base64').toString()).toBe(
      'AC123:secret:token',
    );
    const form = new URLSearchParams(call?.body);
    expect([form.get('To'), form.get('From')]).toEqual([phone, '+492214710120']);
    const twiml = form.get('Twiml') ?? '';
    expect(twiml).toMatch(/^<Response><Say language="de-DE">[^<>]*<\/Say><\/Response>$/);
    expect(twiml).toContain('Praxis &#60;Weber&#62; &#38; &#34;Söhne&#34;');
  });
});

test('a provider that is busy is asked again; one that refuses is not', async () => {
  await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
    statuses = [503, 429, 200];
    await askForCode(server, 'de');
    for (const [seconds, attempts] of [
      [5, 1],
      [30, 2],
    ] as const) {
      await waitForMessages(server, { state: 'waiting', attempts });
      letPass(server, seconds);
    }
    await waitForMessages(server, { state: 'sent', attempts: 3 });
  });
  await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
    statuses = [400];
    await askForCode(server, 'de');
    await waitForMessages(server, { state: 'failed', attempts: 1 });
  });
});

test.each([401, 403])(
  'credentials that a provider answers with %i can be mended: the call waits',
  async (status) => {
    await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
      statuses = [status, 200];
      await askForCode(server, 'de');
      await waitForMessages(server, { state: 'waiting', attempts: 1, failure: 'login' });
      letPass(server, 5);
      await waitForMessages(server, { state: 'sent', attempts: 2, failure: null });
    });
  },
);

test('a redirection is not followed with the code', async () => {
  await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
    statuses = [307];
    await askForCode(server, 'de');
    await waitForMessages(server, { state: 'waiting', attempts: 1, failure: 'deferred' });
    expect(calls).toHaveLength(1);
  });
});

test('a call is not placed any more once its code has expired', async () => {
  await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
    statuses = [503];
    await askForCode(server, 'de');
    await waitForMessages(server, { state: 'waiting', attempts: 1 });
    letPass(server, 600);
    await waitForMessages(server, { state: 'failed', attempts: 1, failure: 'expired' });
    expect(calls).toHaveLength(1);
  });
});

test('with both providers there is no outbox, even if one is asked for', async () => {
  const env = {
    OUTBOX: 'on',
    SMTP_URL: 'smtp://127.0.0.1:9',
    VOICE_PROVIDER: 'http',
    VOICE_HTTP_URL: peerUrl,
  };
  await withServer(env, async (server) => {
    const { status, error } = await callServer(server, 'listOutbox');
    expect([status, error.code]).toEqual([404, 'not_found']);
    expect((await fetch(`${server.url}/outbox`)).status).toBe(404);
  });
});
