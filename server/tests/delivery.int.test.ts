import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';
import { type MailPeer, type ReceivedMail, startMailPeer } from './mail-peer.ts';
import { letPass, listMessages, sendMessage, waitForMessages } from './outgoing-messages.ts';

let peer: MailPeer;
let server: TestServer;
const closers: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  lines.length = 0;
  peer = await startMailPeer();
  closers.push(peer.stop);
  server = await start();
});
afterEach(async () => {
  letGo();
  for (const close of closers.splice(0).reverse()) await close();
});

const lines: string[] = [];

/**
 * Starts a server that mails through the peer; `beside` names one on the same database and clock. When it stops it waits
 * for mails in flight as long as a busy machine may need, unless a test says otherwise.
 */
async function start(beside?: TestServer, deliveryStopWithinMs = 60_000): Promise<TestServer> {
  const SMTP_URL = peer.url.replace('smtp://', 'smtp://praxis:geheim@');
  const env = { SMTP_URL, LOG_LEVEL: 'info' };
  const logTo = { write: (line: string) => lines.push(line) };
  const started = await startTestServer({ env, beside, overrides: { logTo, deliveryStopWithinMs } });
  closers.push(started.stop);
  return started;
}

let letGo = () => {};

/** Makes the peer take these mails but not acknowledge them until `letGo` is called. */
function hold(isHeld: (mail: ReceivedMail) => boolean): void {
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  peer.beforeAccept(async (mail) => {
    if (isHeld(mail)) await released;
  });
}

const receivers = () => peer.mails.flatMap(({ to }) => to);
const waitForReceivers = (...expected: string[]) =>
  vi.waitFor(() => expect(receivers().sort()).toEqual(expected.sort()), 20_000);
const slow = (index: number) => `slow${index}@example.org`;
const isSlow = ({ to }: ReceivedMail) => to.some((address) => address.startsWith('slow'));

test('a receiver that is slow takes one lane; mails to others pass it', async () => {
  hold(isSlow);
  for (let index = 0; index < 6; index += 1) await sendMessage(server, { to: slow(0) });
  await waitForReceivers(slow(0));
  for (let index = 0; index < 6; index += 1) await sendMessage(server, { to: `fast${index}@example.org` });
  await waitForReceivers(slow(0), ...Array.from({ length: 6 }, (_, index) => `fast${index}@example.org`));
  letGo();
  await waitForMessages(server, ...Array<object>(12).fill({ state: 'sent', attempts: 1 }));
});

test('when slow receivers fill the lanes, a code passes them all, and a notice waits', async () => {
  hold(isSlow);
  for (let index = 0; index < 4; index += 1) await sendMessage(server, { to: slow(index) });
  await waitForReceivers(slow(0), slow(1), slow(2), slow(3));
  await sendMessage(server, { to: 'waits@example.org' });
  const body = { email: 'code@example.org', purpose: 'verification' } as const;
  await callServer(server, 'sendEmailCode', { body });
  await waitForReceivers(slow(0), slow(1), slow(2), slow(3), 'code@example.org');
  const waiting = (await listMessages(server)).filter(({ attempts }) => attempts === 0);
  expect(waiting).toMatchObject([{ recipient: 'waits@example.org', state: 'waiting' }]);
  letGo();
  await waitForMessages(server, ...Array<object>(6).fill({ state: 'sent' }));
});

test('a mail that comes back late, after another server has taken over, changes nothing', async () => {
  hold(isSlow);
  await sendMessage(server, { to: slow(0) });
  await waitForReceivers(slow(0));
  const other = await start(server);
  // The first one holds its claim for five minutes; to the other it seems dead then.
  server.clock.advance(6 * 60_000);
  peer.beforeAccept(async () => {});
  await waitForMessages(server, { state: 'sent', attempts: 2 });
  await waitForReceivers(slow(0), slow(0));
  expect(peer.mails[0]?.header('Message-ID')).toBe(peer.mails[1]?.header('Message-ID'));
  const before = await listMessages(other);
  server.clock.advance(60_000);
  const warned = lines.length;
  letGo();
  await vi.waitFor(() => expect(lines.slice(warned).join('')).toContain('no longer ours'), 10_000);
  expect(await listMessages(other)).toEqual(before);
});

test('a database that is away from a mail in flight until after its claim does not make it go out twice', async () => {
  hold(isSlow);
  await sendMessage(server, { to: slow(0) });
  await waitForReceivers(slow(0));
  const admin = await openAdmin();
  await admin.allow(false);
  await admin.cut();
  letGo();
  await vi.waitFor(async () => expect((await callServer(server, 'healthReady')).status).toBe(503), 20_000);
  await vi.waitFor(() => expect(lines.join('')).toContain('could not be claimed or noted'), 20_000);
  server.clock.advance(10 * 60_000);
  await admin.allow(true);
  await waitForMessages(server, { state: 'sent', attempts: 1 });
  await sendMessage(server, { to: 'marker@example.org' });
  await waitForMessages(server, { state: 'sent', attempts: 1 }, { state: 'sent', attempts: 1 });
  expect(receivers()).toEqual([slow(0), 'marker@example.org']);
});

async function openAdmin() {
  const { host, port, user } = inject('postgres');
  const database = new URL(server.databaseUrl).pathname.slice(1);
  const client = new pg.Client({ host, port, user, database: 'postgres' });
  await client.connect();
  closers.push(() => client.end());
  const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
  return {
    allow: (isAllowed: boolean) => client.query(`alter database ${database} allow_connections ${isAllowed}`),
    cut: () => client.query(cut, [database]),
  };
}

test('a mail in flight when the server stops is waited for and noted', async () => {
  hold(isSlow);
  await sendMessage(server, { to: slow(0) });
  await sendMessage(server, { to: slow(0), subject: 'Nicht mehr begonnen' });
  await waitForReceivers(slow(0));
  const reader = await start(server);
  // It may send too; what this is about is the server that stops.
  let isStopped = false;
  const stopped = server.stop().then(() => {
    isStopped = true;
  });
  await vi.waitFor(() => expect(fetch(server.url)).rejects.toThrow(), 10_000);
  expect(isStopped).toBe(false);
  letGo();
  await stopped;
  await waitForMessages(reader, { state: 'sent', attempts: 1 }, { state: 'sent', attempts: 1 });
});

test('a mail that does not end keeps no server from stopping, and the next start sends it', async () => {
  await server.stop();
  const hasty = await start(server, 50);
  hold(isSlow);
  await sendMessage(hasty, { to: slow(0) });
  await waitForReceivers(slow(0));
  const { databaseUrl } = hasty;
  await hasty.stop();
  const reader = new pg.Client({ connectionString: databaseUrl });
  await reader.connect();
  const { rows } = await reader.query('select state, failure, attempts from outgoing_messages');
  await reader.end();
  expect(rows).toEqual([{ state: 'waiting', failure: 'stopped', attempts: 1 }]);
  peer.beforeAccept(async () => {});
  const next = await start(hasty);
  await waitForMessages(next, { state: 'sent', attempts: 2 });
});

test('a mail that a dead process had claimed is sent when its claim has run out', async () => {
  const { db } = server.context;
  await sendMessage(server, { kind: 'reminder', sendAt: new Date(server.clock.nowMs() + 60_000) });
  const claimedUntil = new Date(server.clock.nowMs() + 300_000);
  await db
    .updateTable('outgoing_messages')
    .set({ state: 'sending', attempts: 1, claim_token: randomUUID(), claimed_until: claimedUntil })
    .execute();
  server.clock.advance(299_000);
  // Whoever released the claim would do so before it claims: the marker comes last.
  await waitForLook();
  await sendMessage(server, { kind: 'reminder', to: 'marker@example.org' });
  await waitForMessages(server, { state: 'sending', attempts: 1 }, { state: 'sent' });
  server.clock.advance(1_000);
  await waitForMessages(server, { state: 'sent', attempts: 2 }, { state: 'sent' });
});

/** Waits until the worker has looked by itself: only then it gives up what has expired. */
async function waitForLook(): Promise<void> {
  const probe = { kind: 'reminder', to: 'probe@example.org' } as const;
  const now = server.clock.nowMs();
  await sendMessage(server, { ...probe, sendAt: new Date(now + 3_600_000), expiresAt: new Date(now) });
  const { db } = server.context;
  const query = db.selectFrom('outgoing_messages').select('state').where('recipient', '=', probe.to);
  await vi.waitFor(async () => expect(await query.execute()).toEqual([{ state: 'failed' }]), 20_000);
  await db.deleteFrom('outgoing_messages').where('recipient', '=', probe.to).execute();
}

test.each([
  ['down', async () => peer.stop(), 'connection'],
  ['refusing every receiver for now', async () => peer.refuse(451), 'deferred'],
  ['refusing for good', async () => peer.refuse(550), 'refused'],
  ['slow', async () => hold(() => true), undefined],
  ['refusing our password', async () => peer.refuseLogIn(535), 'login'],
] as const)('a booking succeeds while the mail server is %s', async (_state, spoil, failure) => {
  await spoil();
  const { token } = await createPatientSession(server);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' };
  const body = { ...wish, time: '09:00', bookingMethod: 'website' } as const;
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(201);
  const expected = failure ? { attempts: 1, failure } : { state: 'sending', attempts: 1 };
  await waitForMessages(server, { kind: 'confirmation', ...expected });
  const { body: own } = await callServer(server, 'listAppointments', { token });
  expect(own[0]?.confirmation).toMatchObject(
    failure === 'refused'
      ? { state: 'failed', reason: 'Ihre E-Mail-Adresse nimmt unsere Nachricht nicht an.' }
      : { state: 'waiting', at: null },
  );
  if (!failure) return;
  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'message not sent');
  expect(logged).toMatchObject({ kind: 'confirmation', channel: 'email', attempts: 1, reason: failure });
  expect(JSON.stringify(logged)).not.toContain('@');
});

test('an appointment says when its confirmation was delivered', async () => {
  const { token } = await createPatientSession(server);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' };
  const body = { ...wish, time: '09:00', bookingMethod: 'website' } as const;
  await callServer(server, 'bookAppointment', { token, body });
  await waitForMessages(server, { kind: 'confirmation', state: 'sent' });
  const { body: own } = await callServer(server, 'listAppointments', { token });
  expect(own[0]?.confirmation).toEqual({
    state: 'delivered',
    at: new Date(server.clock.nowMs()).toISOString(),
  });
});

test('a password that the mail server refuses can be mended: the mail waits', async () => {
  peer.refuseLogIn(535);
  await sendMessage(server);
  await waitForMessages(server, { state: 'waiting', attempts: 1, failure: 'login' });
  peer.refuseLogIn(undefined);
  letPass(server, 5);
  await waitForMessages(server, { state: 'sent', attempts: 2, failure: null });
  expect(peer.mails).toHaveLength(1);
});

test('messages are deleted with the account that they are about', async () => {
  const { accountId } = await createPatientSession(server);
  const later = new Date(server.clock.nowMs() + 3_600_000);
  await sendMessage(server, { accountId, sendAt: later });
  await sendMessage(server, { to: 'other@example.org', sendAt: later });
  await server.ownerDb.deleteFrom('accounts').where('id', '=', accountId).execute();
  expect(await listMessages(server)).toMatchObject([{ recipient: 'other@example.org' }]);
});
