import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { type MailPeer, type ReceivedMail, startMailPeer } from './mail-peer.ts';
import { letPass, listMessages, sendMessage, waitForMessages } from './outgoing-messages.ts';

let peer: MailPeer;
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  peer = await startMailPeer();
  const env = { SMTP_URL: peer.url, MAIL_FROM: 'Praxis <termine@lindenplatz.example>' };
  server = await startTestServer({ env });
  other = await startTestServer({ env, beside: server });
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

const sent = { state: 'sent' };

test('confirmation and cancellation arrive, once each, with the right headers', async () => {
  const { token, id } = await book('09:00');
  await waitForMessages(server, sent);
  await callServer(server, 'cancelAppointment', { token, params: { id } });
  await waitForMessages(server, sent, sent);
  const messages = await listMessages(server);
  const [confirmation, cancellation] = peer.mails;
  expect(peer.mails).toHaveLength(2);
  expect(confirmation?.from).toBe('termine@lindenplatz.example');
  const row = messages.find(({ kind }) => kind === 'confirmation');
  expect(confirmation?.to).toEqual([row?.recipient]);
  expect(confirmation?.header('From')).toBe('Praxis <termine@lindenplatz.example>');
  expect(confirmation?.header('Message-ID')).toBe(`<${row?.id}@localhost>`);
  expect(confirmation?.header('Subject')).toBe('Ihr Termin am Montag, 30. November 2026, 09:00 Uhr');
  expect(confirmation?.header('Content-Type')).toContain('multipart/mixed');
  expect(confirmation?.raw).toContain('Content-Type: multipart/alternative');
  expect(confirmation?.raw).toContain('Content-Type: text/plain; charset=utf-8');
  expect(confirmation?.raw).toContain('Content-Type: text/html; charset=utf-8');
  expect(cancellation?.header('Subject')).toBe(
    'Abgesagt: Ihr Termin am Montag, 30. November 2026, 09:00 Uhr',
  );
  // Without a provider it would stand in the outbox; with one it does not.
  expect((await callServer(server, 'listOutbox')).body).toEqual([]);
});

test('the mail is written in the language of the booking', async () => {
  await book('10:00', 'en');
  await waitForMessages(server, sent);
  expect(peer.mails[0]?.header('Subject')).toBe('Your appointment on Monday, 30 November 2026, 10:00');
  expect(peer.mails[0]?.raw).toContain('Time: 10:00 (60 minutes)');
  expect(peer.mails[0]?.raw).toContain('Hello Paula Probe,');
});

test("the contact form reaches the practice, with a reply to the sender, and can't add headers", async () => {
  const body = {
    name: 'Änne\u00a0Bcc: x@example.org',
    email: 'aenne@example.org',
    message: 'Guten Tag,\r\nBcc: y@example.org\r\n.\r\nEnde',
    leaveEmpty: '',
    secondsToWrite: 20,
  };
  for (const lineEnd of ['\u2028', '\r\n', '\u0085']) {
    const name = `Änne${lineEnd}Bcc: x@example.org`;
    const refused = await callServer(server, 'sendContactMessage', { body: { ...body, name } });
    expect([lineEnd, refused.status]).toEqual([lineEnd, 400]);
  }
  expect((await callServer(server, 'sendContactMessage', { body })).status).toBe(201);
  await waitForMessages(server, sent);
  const [mail] = peer.mails;
  expect(mail?.to).toEqual(['praxis@lindenplatz.example']);
  expect(mail?.header('Reply-To')).toBe('aenne@example.org');
  expect(mail?.header('Bcc')).toBe('');
  expect(mail?.header('Subject')).toBe('Nachricht von Änne Bcc: x@example.org');
});

test('while the mail server refuses for now, a mail waits longer each time, and arrives in the end', async () => {
  peer.refuse(451);
  await book('11:00');
  await waitForMessages(server, { state: 'waiting', attempts: 1, failure: 'deferred' });
  letPass(server, 5);
  await waitForMessages(server, { state: 'waiting', attempts: 2 });
  peer.refuse(undefined);
  // The second pause is 30 seconds. Whoever sends the code after 29 would have sent the mail before it.
  letPass(server, 29);
  await sendMessage(server, { kind: 'reminder', to: 'later@example.org' });
  await waitForMessages(server, { state: 'waiting', attempts: 2 }, sent);
  letPass(server, 1);
  await waitForMessages(server, { state: 'sent', attempts: 3, failure: null }, sent);
  expect(peer.mails).toHaveLength(2);
});

test('a refusal for good is noted without the address, and not tried again', async () => {
  peer.refuse(550);
  await book('11:30');
  await waitForMessages(server, { state: 'failed', attempts: 1, failure: 'refused' });
  const [failed] = await listMessages(server);
  expect(failed?.last_error).toContain('550');
  expect(failed?.last_error).not.toContain('@');
  peer.refuse(undefined);
  letPass(server, 3600);
  await sendMessage(server);
  await waitForMessages(server, { state: 'failed', attempts: 1 }, sent);
  expect(peer.mails).toHaveLength(1);
});

test('a mail server that is down loses nothing', async () => {
  const { port } = peer;
  await peer.stop();
  await book('14:30');
  await waitForMessages(server, { state: 'waiting', attempts: 1, failure: 'connection' });
  peer = await startMailPeer({ port });
  letPass(server, 5);
  await waitForMessages(server, sent);
  expect(peer.mails).toHaveLength(1);
});

test('two servers on one database send each of forty mails once, on few connections', async () => {
  const before = peer.connectionCount();
  const recipients = Array.from({ length: 40 }, (_, index) => `empfang${index}@example.org`);
  await Promise.all(recipients.map((to) => sendMessage(server, { to })));
  await waitForMessages(server, ...Array<object>(40).fill(sent));
  expect(peer.mails.flatMap(({ to }) => to).sort()).toEqual(recipients.sort());
  expect(peer.connectionCount() - before).toBeLessThanOrEqual(10);
});

test('once a mail is sent, the words of a code and the tokens of links are forgotten, other words are kept', async () => {
  const body = { email: 'code@example.org', purpose: 'verification' } as const;
  await callServer(server, 'sendEmailCode', { body, ip: '10.3.0.9' });
  await waitForMessages(server, sent);
  expect(peer.mails[0]?.header('Subject')).toMatch(/^Ihr Code: \d{6}$/);
  const link = `https://praxis.example/de/termin#${'tOken_-'.repeat(6)}X`;
  await sendMessage(server, { body: `Ihr Termin:\n${link}\nBis bald`, html: `<a href="${link}">Termin</a>` });
  await waitForMessages(server, sent, sent);
  expect(peer.mails[1]?.raw).toContain(`<a href=3D"${link.slice(0, 20)}`);
  const query = server.context.db.selectFrom('outgoing_messages').select(['kind', 'subject', 'body', 'html']);
  const without = 'https://praxis.example/de/termin#…';
  expect(await query.orderBy('created_at').execute()).toEqual([
    { kind: 'code', subject: '', body: '', html: null },
    {
      kind: 'notice',
      subject: 'Prüfung',
      body: `Ihr Termin:\n${without}\nBis bald`,
      html: `<a href="${without}">Termin</a>`,
    },
  ]);
});

test('a mail can carry HTML, a file and further headers, and is one mail to one receiver', async () => {
  await sendMessage(server, {
    to: 'anna@example.org',
    html: '<p>Guten Tag</p>',
    headers: { 'List-Unsubscribe': '<https://praxis.example/abmelden>' },
    attachments: [{ name: 'termin.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  });
  await waitForMessages(server, sent);
  const [mail] = peer.mails;
  expect(mail?.to).toEqual(['anna@example.org']);
  expect(mail?.header('List-Unsubscribe')).toBe('<https://praxis.example/abmelden>');
  expect(mail?.raw).toContain('<p>Guten Tag</p>');
  expect(mail?.raw).toMatch(/Content-Type: text\/calendar; name=termin\.ics/);
  expect(mail?.raw).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'));
});

/** The calendar file of a mail, its long lines joined. */
function readCalendarFile(mail: ReceivedMail | undefined): { type: string; name: string; text: string } {
  const [, type = '', encoded = ''] =
    /Content-Type: (text\/calendar[^\r\n]*(?:\r\n[ \t][^\r\n]*)*)[\s\S]*?\r\n\r\n([\w+/=\r\n]+?)\r\n--/.exec(
      mail?.raw ?? '',
    ) ?? [];
  const text = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/\r\n[ \t]/g, '');
  return { type: type.replace(/\r\n[ \t]+/g, ' '), name: /name=([\w.]+)/.exec(type)?.[1] ?? '', text };
}

test('the calendar file of each mail replaces the one before, and the last removes it', async () => {
  const { token, id } = await book('09:00');
  await waitForMessages(server, sent);
  const move = { date: '2026-12-01', time: '10:30', version: 1 };
  expect((await callServer(server, 'moveAppointment', { token, params: { id }, body: move })).status).toBe(
    200,
  );
  await waitForMessages(server, sent, sent);
  await callServer(server, 'cancelAppointment', { token, params: { id }, language: 'en' });
  await waitForMessages(server, sent, sent, sent);
  const [booked, moved, cancelled] = peer.mails.map(readCalendarFile);
  expect([booked?.name, moved?.name, cancelled?.name]).toEqual([
    'termin.ics',
    'termin.ics',
    'appointment.ics',
  ]);
  expect(booked?.type).toContain('method=REQUEST');
  expect(cancelled?.type).toContain('method=CANCEL');
  for (const file of [booked, moved, cancelled]) {
    expect(file?.text).toContain(`UID:${id}\r\n`);
    // Outlook takes a change from the organizer's own address only.
    expect(file?.text).toMatch(/ORGANIZER;CN=[^\r\n]+:mailto:termine@lindenplatz\.example\r\n/i);
  }
  expect(booked?.text).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1\r\n/);
  expect(booked?.text).toContain('DTSTART:20261130T080000Z');
  expect(moved?.text).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:2\r\n/);
  expect(moved?.text).toContain('DTSTART:20261201T093000Z');
  expect(cancelled?.text).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3\r\n/);
  expect(cancelled?.text).toContain('STATUS:CANCELLED');
});

test('an appointment says what became of its mail, in the language of who asks', async () => {
  peer.refuse(451);
  const { token } = await book('09:00');
  const readState = async (language: 'de' | 'en') =>
    (await callServer(server, 'listAppointments', { token, language })).body[0]?.confirmation;
  await waitForMessages(server, { state: 'waiting', attempts: 1 });
  expect(await readState('de')).toEqual({ state: 'waiting', at: null });
  peer.refuse(550);
  letPass(server, 5);
  await waitForMessages(server, { state: 'failed', failure: 'refused' });
  const at = new Date(server.clock.nowMs()).toISOString();
  expect(await readState('de')).toEqual({
    ...{ state: 'failed', at },
    reason: 'Ihre E-Mail-Adresse nimmt unsere Nachricht nicht an.',
  });
  expect(await readState('en')).toEqual({
    ...{ state: 'failed', at },
    reason: 'Your email address doesn’t accept our message.',
  });
  peer.refuse(undefined);
  const other = await book('10:00');
  await waitForMessages(server, { state: 'failed' }, sent);
  const { body } = await callServer(server, 'listAppointments', { token: other.token });
  expect(body[0]?.confirmation).toEqual({ state: 'delivered', at });
});

test('umlauts, long names and a name that would be markup arrive as they are', async () => {
  const { token, patientId } = await createPatientSession(server);
  const name = { first_name: 'Änne-Sophie <b>', last_name: `Groß-${'Ölschläger-'.repeat(5)}Yılmaz & Söhne` };
  await server.ownerDb.updateTable('patients').set(name).where('id', '=', patientId).execute();
  const body = { ...wish, time: '09:00', bookingMethod: 'website' } as const;
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(201);
  await waitForMessages(server, sent);
  const row = await server.context.db
    .selectFrom('outgoing_messages')
    .select(['body', 'html'])
    .executeTakeFirst();
  expect(row?.body).toContain(`Guten Tag, ${name.first_name} ${name.last_name}\n`);
  expect(row?.html).toContain('Änne-Sophie &#60;b&#62; Groß-Ölschläger-');
  expect(row?.html).not.toContain('<b>');
  const parts = peer.mails[0]?.raw.split(/Content-Transfer-Encoding: /).slice(1) ?? [];
  const readable = parts.map((part) =>
    part.startsWith('quoted-printable')
      ? Buffer.from(
          part
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString()
      : Buffer.from(part.split('\r\n\r\n')[1]?.split('\r\n--')[0] ?? '', 'base64').toString(),
  );
  // In text, HTML and calendar file.
  expect(readable.filter((part) => part.includes('Yılmaz &'))).toHaveLength(3);
});
