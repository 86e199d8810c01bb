import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deliverSoon } from '../src/delivery/commands.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { type MailPeer, startMailPeer } from './mail-peer.ts';

let peer: MailPeer;
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  peer = await startMailPeer();
  const env = { SMTP_URL: peer.url, MAIL_FROM: 'Praxis <termine@lindenplatz.example>' };
  server = await startTestServer({ env });
  const { databaseUrl, clock } = server;
  other = await startTestServer({ env, databaseUrl, clock });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
  await peer.stop();
});
beforeEach(async () => {
  server.clock.set(referenceNow);
  peer.mails.length = 0;
  peer.refuse(undefined);
  await removeBookings(server);
});

const wish = { doctorId: 'weber', treatmentType: 'Prophylaxe & Zahnreinigung', date: '2026-11-30' };

async function book(time: string, language: 'de' | 'en' = 'de') {
  const { token } = await createPatientSession(server);
  const body = { ...wish, time, bookingMethod: 'website' } as const;
  const { status, body: appointment } = await callServer(server, 'bookAppointment', {
    token,
    language,
    body,
  });
  expect(status).toBe(201);
  return { token, id: appointment.id };
}

async function listMessages() {
  const { db } = server.context;
  const columns = ['id', 'state', 'attempts', 'last_error', 'recipient'] as const;
  return db.selectFrom('outgoing_messages').select(columns).orderBy('created_at').execute();
}

async function waitForStates(...states: string[]): Promise<void> {
  await vi.waitFor(
    async () => expect((await listMessages()).map(({ state }) => state)).toEqual(states),
    10_000,
  );
}

/** Moves the clock and wakes the workers, as their own timer would. */
async function letPass(seconds: number): Promise<void> {
  server.clock.advance(seconds * 1000);
  deliverSoon(server.context.listener);
}

test('confirmation and cancellation arrive, once each, with the right headers', async () => {
  const { token, id } = await book('09:00');
  await waitForStates('sent');
  await callServer(server, 'cancelAppointment', { token, params: { id } });
  await waitForStates('sent', 'sent');
  const messages = await listMessages();
  const [confirmation, cancellation] = peer.mails;
  expect(peer.mails).toHaveLength(2);
  expect(confirmation?.from).toBe('termine@lindenplatz.example');
  expect(confirmation?.to).toEqual([messages[0]?.recipient]);
  expect(confirmation?.header('From')).toBe('Praxis <termine@lindenplatz.example>');
  expect(confirmation?.header('Message-ID')).toBe(`<${messages[0]?.id}@localhost>`);
  expect(confirmation?.header('Subject')).toBe('Ihr Termin am Montag, 30. November 2026, 09:00 Uhr');
  expect(confirmation?.header('Content-Type')).toContain('utf-8');
  expect(cancellation?.header('Subject')).toBe(
    'Storniert: Ihr Termin am Montag, 30. November 2026, 09:00 Uhr',
  );
  // Without a provider it would stand in the outbox; with one it does not.
  expect((await callServer(server, 'listOutbox')).body).toEqual([]);
});

test('the mail is written in the language of the booking', async () => {
  await book('10:00', 'en');
  await waitForStates('sent');
  expect(peer.mails[0]?.header('Subject')).toBe('Your appointment on Monday, 30 November 2026, 10:00');
  expect(peer.mails[0]?.raw).toContain('Time: 10:00 (60 minutes)');
});

test("the contact form reaches the practice, with a reply to the sender, and can't add headers", async () => {
  const body = {
    name: 'Änne\u2028Bcc: x@example.org',
    email: 'aenne@example.org',
    message: 'Guten Tag,\r\nBcc: y@example.org\r\n.\r\nEnde',
    website: '',
    secondsToWrite: 20,
  };
  expect((await callServer(server, 'sendContactMessage', { body })).status).toBe(201);
  await waitForStates('sent');
  const [mail] = peer.mails;
  expect(mail?.to).toEqual(['praxis@lindenplatz.example']);
  expect(mail?.header('Reply-To')).toBe('aenne@example.org');
  expect(mail?.header('Bcc')).toBe('');
  expect(mail?.header('Subject')).toBe('Nachricht von Änne Bcc: x@example.org');
});

test('while the mail server refuses for now, a mail waits longer each time, and arrives in the end', async () => {
  peer.refuse(451);
  const before = peer.recipientCount();
  await book('11:00');
  await vi.waitFor(
    async () => expect(await listMessages()).toMatchObject([{ state: 'waiting', attempts: 1 }]),
    10_000,
  );
  await letPass(5);
  await vi.waitFor(
    async () => expect(await listMessages()).toMatchObject([{ state: 'waiting', attempts: 2 }]),
    10_000,
  );
  // The second pause is 30 seconds: after 29 nothing is tried.
  await letPass(29);
  expect(peer.recipientCount() - before).toBe(2);
  peer.refuse(undefined);
  await letPass(1);
  await waitForStates('sent');
  expect(peer.mails).toHaveLength(1);
});

test('a refusal for good is noted and not tried again', async () => {
  peer.refuse(550);
  const before = peer.recipientCount();
  await book('11:30');
  await waitForStates('failed');
  await letPass(3600);
  await book('14:00');
  await waitForStates('failed', 'failed');
  expect(await listMessages()).toMatchObject([
    { attempts: 1, last_error: expect.stringContaining('550') },
    {},
  ]);
  expect(peer.recipientCount() - before).toBe(2);
});

test('a mail server that is down loses nothing', async () => {
  const { port } = peer;
  await peer.stop();
  await book('14:30');
  await vi.waitFor(
    async () => expect(await listMessages()).toMatchObject([{ state: 'waiting', attempts: 1 }]),
    10_000,
  );
  peer = await startMailPeer(port);
  await letPass(5);
  await waitForStates('sent');
  expect(peer.mails).toHaveLength(1);
});

test('two servers on one database send each of forty mails once', async () => {
  const now = new Date(server.clock.nowMs());
  const rows = Array.from({ length: 40 }, (_, index) => ({
    channel: 'email' as const,
    recipient: `empfang${index}@example.org`,
    subject: 'Prüfung',
    body: 'Guten Tag',
    reply_to: null,
    language: 'de' as const,
    state: 'waiting' as const,
    next_attempt_at: now,
    last_error: null,
    created_at: now,
  }));
  await server.context.db.insertInto('outgoing_messages').values(rows).execute();
  deliverSoon(server.context.listener);
  await waitForStates(...Array<string>(40).fill('sent'));
  const recipients = peer.mails.flatMap(({ to }) => to).sort();
  expect(recipients).toEqual(rows.map(({ recipient }) => recipient).sort());
});

test('a mail that a dead process had claimed is sent when its claim has run out', async () => {
  const now = new Date(server.clock.nowMs());
  const claimed = {
    channel: 'email' as const,
    recipient: 'liegen@example.org',
    subject: 'Liegengeblieben',
    body: 'Guten Tag',
    reply_to: null,
    language: 'de' as const,
    state: 'sending' as const,
    attempts: 1,
    next_attempt_at: new Date(now.getTime() + 60_000),
    last_error: null,
    created_at: now,
  };
  await server.context.db.insertInto('outgoing_messages').values(claimed).execute();
  await letPass(59);
  expect(peer.mails).toEqual([]);
  await letPass(1);
  await waitForStates('sent');
  expect(peer.mails.map(({ to }) => to)).toEqual([['liegen@example.org']]);
});

test('the words of a code mail are forgotten once it is sent', async () => {
  const body = { email: 'code@example.org', purpose: 'verification' } as const;
  await callServer(server, 'sendEmailCode', { body, ip: '10.3.0.9' });
  await waitForStates('sent');
  expect(peer.mails[0]?.header('Subject')).toMatch(/^Ihr Code: \d{6}$/);
  const rows = await server.context.db.selectFrom('outgoing_messages').select(['subject', 'body']).execute();
  expect(rows).toEqual([{ subject: '', body: '' }]);
});
