import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { practice } from '@praxisportal/practice/practice';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ownPractice } from '../src/context.ts';
import { deliverSoon } from '../src/delivery/commands.ts';
import { callServer, startTestServer, type TestServer } from './harness.ts';

type ReceivedCall = { url: string; authorization: string; type: string; body: string };

let peer: Server;
let peerUrl: string;
let statuses: number[] = [];
let calls: ReceivedCall[] = [];
beforeAll(async () => {
  peer = createServer(async (request, response) => {
    const { authorization = '', 'content-type': type = '' } = request.headers;
    calls.push({ url: request.url ?? '', authorization, type, body: await text(request) });
    response.writeHead(statuses.shift() ?? 201).end('{}');
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', () => resolve()));
  const address = peer.address();
  if (address === null || typeof address === 'string') throw new Error('the voice peer has no port');
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

async function askForCode(server: TestServer, language: 'de' | 'en') {
  const body = { phone, purpose: 'verification' } as const;
  expect((await callServer(server, 'sendPhoneCode', { language, body })).status).toBe(200);
}

async function waitForState(server: TestServer, expected: { state: string; attempts: number }) {
  await vi.waitFor(async () => {
    const columns = ['state', 'attempts'] as const;
    const [row] = await server.context.db.selectFrom('outgoing_messages').select(columns).execute();
    expect(row).toEqual(expected);
  }, 10_000);
}

async function verify(server: TestServer, code: string): Promise<number> {
  return (await callServer(server, 'verifyPhoneCode', { body: { phone, code } })).status;
}

test('an HTTP provider gets number, text and language, and the spoken code proves the phone', async () => {
  await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: `${peerUrl}/speak?key=1` }, async (server) => {
    await askForCode(server, 'en');
    await waitForState(server, { state: 'sent', attempts: 1 });
    const [call] = calls;
    expect(call).toMatchObject({ url: '/speak?key=1', type: 'application/json' });
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
    await waitForState(server, { state: 'sent', attempts: 1 });
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
      await waitForState(server, { state: 'waiting', attempts });
      server.clock.advance(seconds * 1000);
      deliverSoon(server.context.listener);
    }
    await waitForState(server, { state: 'sent', attempts: 3 });
  });
  await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
    statuses = [400];
    await askForCode(server, 'de');
    await waitForState(server, { state: 'failed', attempts: 1 });
  });
});

test('a call is not placed any more once its code has expired', async () => {
  await withServer({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: peerUrl }, async (server) => {
    statuses = [503];
    await askForCode(server, 'de');
    await waitForState(server, { state: 'waiting', attempts: 1 });
    server.clock.advance(600_000);
    deliverSoon(server.context.listener);
    await waitForState(server, { state: 'failed', attempts: 2 });
    expect(calls).toHaveLength(1);
  });
});

test('with providers and without an outbox, the outbox does not exist', async () => {
  const env = {
    OUTBOX: 'off',
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
