import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { practice } from '@praxisportal/practice/practice';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownPractice } from '../src/own-practice.ts';
import { type CookieJar, callServer, proveMailbox, startTestServer, type TestServer } from './harness.ts';
import { letPass, sendMessage, waitForMessages } from './outgoing-messages.ts';

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

/** A code that somebody waits for without a page that waits too, as for log-in. */
async function placeCall(server: TestServer) {
  const expiresAt = new Date(server.clock.nowMs() + 600_000);
  const text = { subject: 'Bestätigungscode', body: 'Ihr Code lautet: 1, 2, 3, 4, 5, 6.' };
  await sendMessage(server, { kind: 'code', channel: 'phone', to: phone, ...text, expiresAt });
}

/** The one browser of this file; codes belong to it. */
const jar: CookieJar = new Map();

async function askForCode(server: TestServer, language: 'de' | 'en') {
  const body = { phone, purpose: 'verification' } as const;
  await proveMailbox(server, { email: 'zuerst@example.org', jar });
  expect((await callServer(server, 'sendPhoneCode', { language, jar, body })).status).toBe(200);
}

async function verify(server: TestServer, code: string): Promise<number> {
  return (await callServer(server, 'verifyPhoneCode', { jar, body: { phone, code } })).status;
}

test('an HTTP provider gets number, prompt, text and language with our secret, and the spoken code proves the phone', async () => {
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
    expect(spoken).toEqual({
      to: phone,
      language: 'en',
      confirmKey: true,
      prompt: expect.stringMatching(/^Hello, this is Praxis <Weber> & "Söhne"\. .* press any key\.$/),
      text: expect.stringMatching(/^Your code is: ((\d, ){5}\d)\. Once more: \1\./),
    });
    const digits = /(\d, ){5}\d/.exec(spoken.text)?.[0].replaceAll(', ', '') ?? '';
    expect(await verify(server, digits)).toBe(200);
  });
});

const twilio = () => ({
  VOICE_PROVIDER: 'twilio',
  TWILIO_API_URL: peerUrl,
  TWILIO_ACCOUNT_SID: 'AC123',
  TWILIO_AUTH_TOKEN: 'secret:token',
  TWILIO_FROM: '+492214710120',
  PUBLIC_URL: 'https://praxis.example',
  OUTBOX: 'on',
});

/** What Twilio is to ask once a key was pressed, below the practice's address. */
function keyPressPathOf(twiml: string): string {
  const action = /action="https:\/\/praxis\.example([^"]+)"/.exec(twiml)?.[1];
  if (!action) throw new Error(`nothing is asked after a key: ${twiml}`);
  return action;
}

/** Asks as Twilio does: it adds the key and signs the address with the account's secret. */
async function pressKey(server: TestServer, path: string, secret = 'secret:token') {
  const asked = `${path}&CallSid=CA1&Digits=5`;
  const signature = createHmac('sha1', secret).update(`https://praxis.example${asked}`).digest('base64');
  const headers = { 'X-Twilio-Signature': signature };
  const answer = await fetch(`${server.url}${asked}`, { headers });
  return { status: answer.status, type: answer.headers.get('Content-Type'), twiml: await answer.text() };
}

test('Twilio speaks the code only once a key was pressed, with a second between the digits', async () => {
  await withServer(twilio(), async (server) => {
    await askForCode(server, 'de');
    await waitForMessages(server, { state: 'sent', attempts: 1 });
    const first = new URLSearchParams(calls[0]?.body).get('Twiml') ?? '';
    expect(first).not.toMatch(/\d, \d/);
    const path = keyPressPathOf(first);
    expect(decodeURIComponent(path)).not.toContain('Code');
    const { status, type, twiml } = await pressKey(server, path);
    expect([status, type]).toEqual([200, 'text/xml; charset=utf-8']);
    const said = [...twiml.matchAll(/<Say language="de-DE">([^<]*)<\/Say>/g)].map(([, words]) => words);
    expect(twiml.match(/<Pause length="1"\/>/g)).toHaveLength(10);
    const digits = said.join(' ').match(/\d(?=\D)/g) ?? [];
    expect(digits.slice(0, 6)).toEqual(digits.slice(6, 12));
    expect(await verify(server, digits.slice(0, 6).join(''))).toBe(200);
  });
});

test('nobody but Twilio hears a code, and not after its time', async () => {
  await withServer(twilio(), async (server) => {
    await askForCode(server, 'de');
    await waitForMessages(server, { state: 'sent', attempts: 1 });
    const path = keyPressPathOf(new URLSearchParams(calls[0]?.body).get('Twiml') ?? '');
    expect((await pressKey(server, path, 'guessed')).status).toBe(404);
    expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    expect((await pressKey(server, `${path}AA`)).status).toBe(404);
    expect((await pressKey(server, path)).status).toBe(200);
    server.clock.advance(600_000);
    expect((await pressKey(server, path)).status).toBe(404);
  });
});

test('Twilio gets a form with escaped TwiML, and the account as credentials', async () => {
  await withServer(twilio(), async (server) => {
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
    expect(twiml).toMatch(
      /^<Response><Gather numDigits="1" finishOnKey="" timeout="6" method="GET" action="[^"<>]+"><Say language="de-DE">([^<>]*)<\/Say><Pause length="3"\/><Say language="de-DE">\1<\/Say><\/Gather><Hangup\/><\/Response>$/,
    );
    expect(twiml).toContain('Praxis &#60;Weber&#62; &#38; &#34;Söhne&#34;');
  });
});

test('a provider that is busy is asked again; one that refuses is not', async () => {
  await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
    statuses = [503, 429, 200];
    await placeCall(server);
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
    await placeCall(server);
    await waitForMessages(server, { state: 'failed', attempts: 1 });
  });
});

test.each([401, 403])(
  'credentials that a provider answers with %i can be mended: the call waits',
  async (status) => {
    await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
      statuses = [status, 200];
      await placeCall(server);
      await waitForMessages(server, { state: 'waiting', attempts: 1, failure: 'login' });
      letPass(server, 5);
      await waitForMessages(server, { state: 'sent', attempts: 2, failure: null });
    });
  },
);

test('a redirection is not followed with the code', async () => {
  await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
    statuses = [307];
    await placeCall(server);
    await waitForMessages(server, { state: 'waiting', attempts: 1, failure: 'deferred' });
    expect(calls).toHaveLength(1);
  });
});

test('a call is not placed any more once its code has expired', async () => {
  await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
    statuses = [503];
    await placeCall(server);
    await waitForMessages(server, { state: 'waiting', attempts: 1 });
    letPass(server, 600);
    await waitForMessages(server, { state: 'failed', attempts: 1, failure: 'expired' });
    expect(calls).toHaveLength(1);
  });
});

test.each([[400], [401], [503]])(
  'a provider that answers %i: the page hears it, nothing is counted, and no call comes later',
  async (status) => {
    await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
      const own: CookieJar = new Map();
      await proveMailbox(server, { email: 'zuerst@example.org', jar: own });
      const ask = () =>
        callServer(server, 'sendPhoneCode', { jar: own, body: { phone, purpose: 'verification' } });
      statuses = [status, status];
      for (let time = 0; time < 2; time += 1) {
        const refused = await ask();
        expect([refused.status, refused.error]).toEqual([
          503,
          { error: 'Fehler beim Senden des Codes', code: 'code_not_sent' },
        ]);
        await waitForMessages(server);
      }
      // Neither the wait between two codes nor a number of tries holds up the next one.
      expect((await ask()).status).toBe(200);
      await waitForMessages(server, { state: 'sent', attempts: 1 });
      expect(calls).toHaveLength(3);
    });
  },
);

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
