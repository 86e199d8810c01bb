import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { callServer, startTestServer, type TestServer } from './harness.ts';
import { startMailPeer } from './mail-peer.ts';
import { sendMessage } from './outgoing-messages.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function start(env: Record<string, string> = {}, before?: TestServer): Promise<TestServer> {
  const server = await startTestServer({ env, beside: before });
  closers.push(server.stop);
  return server;
}

/** Asks with headers that `fetch` would not let a test write. */
async function ask({ url }: TestServer, path: string, headers: Record<string, string>) {
  const asking = request(`${url}${path}`, { headers });
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    asking.once('error', reject);
    asking.once('response', async (answer) =>
      resolve({ status: answer.statusCode, body: await text(answer) }),
    );
  });
  asking.end();
  return answered;
}

test('the outbox answers to its own names only, whatever a proxy header claims', async () => {
  const server = await start({ PUBLIC_URL: 'https://praxis.example', OUTBOX: 'on' });
  const { port } = new URL(server.url);
  await sendMessage(server, { subject: 'Ihr Code: 123456' });
  for (const Host of [
    'localhost',
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    'praxis.example',
  ]) {
    const { status, body } = await ask(server, '/api/outbox', { Host });
    expect([Host, status, body.includes('123456')]).toEqual([Host, 200, true]);
  }
  const strangers = [
    { Host: 'evil.example' },
    { Host: `evil.example:${port}` },
    { Host: `127.0.0.1.evil.example:${port}` },
    { Host: 'praxis.example.evil.example' },
    { Host: '192.168.1.5' },
    { Host: 'evil.example', 'X-Forwarded-Host': 'localhost' },
    { Host: 'localhost', 'X-Forwarded-Host': 'evil.example' },
  ];
  for (const headers of strangers) {
    for (const path of ['/api/outbox', '/outbox', '/api/outbox?x=1']) {
      const { status, body } = await ask(server, path, headers);
      expect([headers, path, status, body.includes('123456')]).toEqual([headers, path, 404, false]);
    }
    const slashed = await ask(server, '/outbox/', headers);
    expect([slashed.status, slashed.body]).toEqual([301, '']);
    // The rest of the site has nothing to hide.
    expect((await ask(server, '/api/doctors', headers)).status).toBe(200);
  }
});

test('an expired code vanishes from the outbox, and with the next clean-up from the database', async () => {
  const server = await start();
  const body = { email: 'code@example.org', purpose: 'verification' } as const;
  await callServer(server, 'sendEmailCode', { body });
  await sendMessage(server, { subject: 'Bleibt' });
  const listSubjects = async () =>
    (await callServer(server, 'listOutbox')).body.map(({ subject }) => subject);
  expect(await listSubjects()).toEqual(['Bleibt', expect.stringMatching(/^Ihr Code: \d{6}$/)]);
  server.clock.advance(600_000);
  expect(await listSubjects()).toEqual(['Bleibt']);
  await cleanUp(server.context);
  const rows = await server.context.db.selectFrom('outgoing_messages').select('subject').execute();
  expect(rows).toEqual([{ subject: 'Bleibt' }]);
});

test('a reminder stands in the outbox from the moment when it would leave', async () => {
  const server = await start();
  const sendAt = new Date(server.clock.nowMs() + 3_600_000);
  await sendMessage(server, { kind: 'reminder', sendAt });
  expect((await callServer(server, 'listOutbox')).body).toEqual([]);
  server.clock.advance(3_600_000);
  expect((await callServer(server, 'listOutbox')).body).toMatchObject([{ createdAt: sendAt.toISOString() }]);
});

test('once a mail server is set up, old mails are no longer shown, calls still are', async () => {
  const before = await start();
  await sendMessage(before);
  await sendMessage(before, { channel: 'phone', to: '+492214710177', subject: 'Anruf' });
  expect((await callServer(before, 'listOutbox')).body).toHaveLength(2);
  const peer = await startMailPeer();
  closers.push(peer.stop);
  const after = await start({ SMTP_URL: peer.url }, before);
  expect((await callServer(after, 'listOutbox')).body).toMatchObject([{ channel: 'call', subject: 'Anruf' }]);
});
