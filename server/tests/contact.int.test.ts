import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { callServer, referenceNow, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession } from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await sql`truncate contact_messages, outgoing_messages`.execute(server.ownerDb);
});

const sent = {
  name: 'Änne Groß',
  email: 'aenne@example.org',
  message: ' Guten Tag,\nhaben Sie samstags auf? ',
};

function write(changes: { leaveEmpty?: unknown; secondsToWrite?: number; ip?: string } = {}) {
  const { ip = '10.2.0.1', ...rest } = changes;
  return callServer(server, 'sendContactMessage', {
    ip,
    body: { ...sent, leaveEmpty: '', secondsToWrite: 12.5, ...rest },
  });
}

const listKept = () => server.context.db.selectFrom('contact_messages').selectAll().execute();

test('a message is kept, and reaches the practice', async () => {
  const { status, body } = await write();
  expect([status, body]).toEqual([201, { accepted: true }]);
  const message = 'Guten Tag,\nhaben Sie samstags auf?';
  expect(await listKept()).toMatchObject([{ ...sent, message, language: 'de' }]);
  const outbox = (await callServer(server, 'listOutbox')).body;
  expect(outbox).toMatchObject([
    { channel: 'email', to: 'praxis@lindenplatz.example', subject: 'Nachricht von Änne Groß' },
  ]);
  expect(outbox[0]?.text).toContain(message);
});

test('a name can neither hide text in the subject nor turn it around', async () => {
  const name = '\u202eAnna =?utf-8?q?=42erta?=';
  await callServer(server, 'sendContactMessage', {
    ip: '10.2.0.9',
    body: { ...sent, name, leaveEmpty: '', secondsToWrite: 12 },
  });
  const [mail] = (await callServer(server, 'listOutbox')).body;
  expect(mail?.subject).toBe('Nachricht von Anna = ?utf-8?q?=42erta?=');
});

let suspects = 0;
test.each([
  ['a filled honeypot', { leaveEmpty: 'https://x.example' }],
  ['a honeypot that an identity filler filled', { leaveEmpty: 'Praxis Dr. Groß GmbH' }],
  ['a honeypot of any kind', { leaveEmpty: { filled: 'x'.repeat(5000) } }],
  ['a form sent within a second', { secondsToWrite: 1 }],
  ['a form sent at once', { secondsToWrite: 0 }],
])('a message with %s is kept and marked as suspect', async (_, changes) => {
  suspects += 1;
  const { status, body } = await write({ ip: `10.2.2.${suspects}`, ...changes });
  expect([status, body]).toEqual([201, { accepted: true }]);
  expect(await listKept()).toMatchObject([{ name: 'Änne Groß', is_suspect: true }]);
  const [mail] = (await callServer(server, 'listOutbox')).body;
  expect(mail?.subject).toBe('Spam-Verdacht: Nachricht von Änne Groß');
  expect(mail?.text).toContain('vielleicht ein Programm');
  const owner = await createStaffSession(server, 'owner');
  const inbox = await callStaff(server, 'listInbox', { jar: owner.jar });
  expect(inbox.body.messages).toMatchObject([{ name: 'Änne Groß', isSuspect: true }]);
});

test('a message of a page from before the honeypot was renamed is not suspect', async () => {
  const body = { ...sent, website: 'https://anna.example', secondsToWrite: 12 };
  expect((await callServer(server, 'sendContactMessage', { ip: '10.2.3.1', body })).status).toBe(201);
  expect(await listKept()).toMatchObject([{ is_suspect: false }]);
});

test('the practice reads an internationalised address as it was typed, and answers to it', async () => {
  const body = { ...sent, email: 'Anna@Zahnärzte-Köln.de', secondsToWrite: 12 };
  expect((await callServer(server, 'sendContactMessage', { ip: '10.2.3.2', body })).status).toBe(201);
  expect(await listKept()).toMatchObject([{ email: 'anna@xn--zahnrzte-kln-jcb2x.de' }]);
  expect((await callServer(server, 'listOutbox')).body[0]?.text).toContain('anna@zahnärzte-köln.de');
});

test('five messages an hour come through from one address', async () => {
  const ip = '10.2.0.2';
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await write({ ip })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await write({ ip })).headers.get('Retry-After')).toBe('3600');
  expect((await write({ ip: '10.2.0.3' })).status).toBe(201);
  expect(await listKept()).toHaveLength(6);
  server.clock.advance(3_600_000);
  expect((await write({ ip })).status).toBe(201);
});

test('of twenty messages at once five come through', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => write({ ip: '10.2.0.4' })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(await listKept()).toHaveLength(5);
});

test('a forwarded address that no trusted proxy has written does not count', async () => {
  const untrusting = await startTestServer({ env: { TRUST_PROXY: '192.0.2.1' } });
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const body = { ...sent, leaveEmpty: '', secondsToWrite: 12 };
    const answer = await callServer(untrusting, 'sendContactMessage', { ip: `10.2.1.${index}`, body });
    statuses.push(answer.status);
  }
  await untrusting.stop();
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('a message is deleted after 180 days', async () => {
  await write();
  server.clock.advance(179 * 86_400_000);
  await cleanUp(server.context);
  expect(await listKept()).toHaveLength(1);
  server.clock.advance(2 * 86_400_000);
  await cleanUp(server.context);
  expect(await listKept()).toEqual([]);
});
