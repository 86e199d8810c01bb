import type { CallInput } from '@praxisportal/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type CookieJar,
  callServer,
  countBookingRows,
  readCode,
  referenceNow,
  registerPatient,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

/** One browser, at an address of its own. */
type Browser = { jar: CookieJar; ip: string };
let browserCount = 0;
function openBrowser(): Browser {
  browserCount += 1;
  return { jar: new Map(), ip: `10.90.${Math.floor(browserCount / 250)}.${browserCount % 250}` };
}

let emailCount = 0;
let email: string;
let phone: string;
let browser: Browser;
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  emailCount += 1;
  email = `gast@guest-${emailCount}.example`;
  phone = `+4922147${String(10_000 + emailCount)}`;
  browser = openBrowser();
});
const monday = '2026-11-30';
const tuesday = '2026-12-01';

async function prove(from: Browser, target = email): Promise<void> {
  // Another code to one address may be asked for after a minute.
  server.clock.advance(61_000);
  const body = { email: target, purpose: 'verification' } as const;
  await callServer(server, 'sendEmailCode', { ...from, body });
  const code = await readCode(server, target);
  const proven = await callServer(server, 'verifyEmailCode', { ...from, body: { email: target, code } });
  expect(proven.status).toBe(200);
}
type Guest = CallInput<'bookAsGuest'>['body'];
type Options = { from?: Browser; at?: TestServer; key?: string; language?: 'en' };
function book(changes: Partial<Guest> = {}, { from = browser, at = server, key, language }: Options = {}) {
  const body: Guest = {
    ...{ firstName: 'Gero', lastName: 'Gast', email, phone },
    ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: monday, time: '09:00' },
    policyAccepted: true,
    ...changes,
  };
  const headers = key ? { 'idempotency-key': key } : {};
  return callServer(at, 'bookAsGuest', { ...from, headers, body, ...(language && { language }) });
}

async function proveAndBook(changes: Partial<Guest> = {}, options: Options = {}) {
  await prove(options.from ?? browser, changes.email ?? email);
  const booked = await book(changes, options);
  expect([booked.status, booked.error.code]).toEqual([201, undefined]);
  return booked.body;
}
const look = (token: string) =>
  callServer(server, 'getGuestAppointment', { headers: { 'appointment-token': token } });
const cancel = (token: string, at = server) =>
  callServer(at, 'cancelGuestAppointment', { headers: { 'appointment-token': token } });
const move = (token: string, body: CallInput<'moveGuestAppointment'>['body'], at = server) =>
  callServer(at, 'moveGuestAppointment', { headers: { 'appointment-token': token }, body });
const listMails = async () =>
  (await callServer(server, 'listOutbox')).body.filter(
    ({ to, subject }) => to === email && !/code/i.test(subject),
  );
const linkPattern = /http\S+\/(de|en)\/termin#([\w-]{43})/g;
const findTokens = (text = '') => [...text.matchAll(linkPattern)].map(([, , token]) => token ?? '');

test('a guest books with a proven address, and sees, moves and cancels it by the link of the mail', async () => {
  const { appointment, cancelToken } = await proveAndBook({ reminderConsent: true });
  expect(appointment).toMatchObject({
    ...{ date: monday, time: '09:00', bookingMethod: 'guest', patientName: 'Gero Gast', version: 1 },
  });
  const [confirmation] = await listMails();
  expect(confirmation?.text).toMatch(/^Guten Tag, Gero Gast/);
  expect(findTokens(confirmation?.text)).toEqual([cancelToken]);
  expect((await look(cancelToken)).body).toEqual(appointment);
  const moved = await move(cancelToken, { date: tuesday, time: '10:00', version: 1 });
  expect([moved.status, moved.body.time]).toEqual([200, '10:00']);
  const [tellsMove] = (await listMails()).filter(({ subject }) => subject.startsWith('Verschoben'));
  expect(findTokens(tellsMove?.text)).toEqual([cancelToken]);
  const headers = { 'appointment-token': cancelToken };
  const calendar = await callServer(server, 'guestCalendar', { headers });
  expect(calendar.body).toContain('DTSTART:20261201T090000Z');
  const cancelled = await cancel(cancelToken);
  expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
  expect((await cancel(cancelToken)).error.code).toBe('not_cancellable');
  expect((await look(cancelToken)).body.status).toBe('cancelled');
  const { rows } = await sql`
    select action, actor_kind, actor_id = appointments.patient_id as "isPatient"
    from audit_events join appointments on appointments.id = subject_id order by audit_events.id
  `.execute(server.context.db);
  const isGuest = { actor_kind: 'guest', isPatient: true };
  expect(rows).toEqual(['book', 'move', 'cancel'].map((action) => ({ action, ...isGuest })));
});

test('the database keeps neither token nor link, and what the guest agreed to', async () => {
  const { cancelToken, appointment } = await proveAndBook({ reminderConsent: true });
  const { rows: tokens } = await sql<{ row: string }>`
    select row_to_json(guest_tokens)::text as row from guest_tokens
  `.execute(server.context.db);
  const bytes = Buffer.from(cancelToken, 'base64url').toString('hex');
  expect(tokens.map(({ row }) => row.includes(bytes))).toEqual([false]);
  const { rows: consents } = await sql`
    select kind, given, account_id, patient_id from consents order by kind
  `.execute(server.context.db);
  const of = { given: true, account_id: null, patient_id: appointment.patientId };
  expect(consents).toEqual([
    { kind: 'cancellation_policy', ...of },
    { kind: 'reminders', ...of },
  ]);
});

test('nobody books with an address that they have not proven in this browser, and a proof serves once', async () => {
  const refused = await book();
  expect([refused.status, refused.error.code]).toEqual([422, 'email_not_verified']);
  await prove(browser);
  const elsewhere = await book({}, { from: openBrowser() });
  expect([elsewhere.status, elsewhere.error.code]).toEqual([422, 'email_not_verified']);
  expect((await book()).status).toBe(201);
  const again = await book({ time: '10:00' });
  expect([again.status, again.error.code]).toEqual([422, 'email_not_verified']);
});

test('a booking that is refused leaves the proof for the next try', async () => {
  await proveAndBook();
  const next = openBrowser();
  email = `andere@guest-${emailCount}.example`;
  phone = `+4922148${String(10_000 + emailCount)}`;
  await prove(next);
  const taken = await book({}, { from: next });
  expect([taken.status, taken.error.code]).toEqual([409, 'slot_taken']);
  const outside = await book({ time: '06:00' }, { from: next, language: 'en' });
  expect([outside.status, outside.error.rule]).toEqual([422, 'outside_hours']);
  const anybody = await book({ doctorId: 'any', date: tuesday, time: '10:00' }, { from: next });
  expect([anybody.status, anybody.body.appointment.date]).toEqual([201, tuesday]);
});

test('a number that is none, and a policy that is not accepted, are refused', async () => {
  await prove(browser);
  const number = await book({ phone: '0900 123456' });
  expect([number.status, number.error.code]).toEqual([400, 'invalid_phone']);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ ...{ firstName: 'Gero', email, policyAccepted: false } });
  const answer = await fetch(`${server.url}/api/appointments/guest`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
});

test('a token that nobody has opens nothing', async () => {
  const unknown = 'A'.repeat(43);
  const answers = [
    ...[await look(unknown), await look('short'), await cancel(unknown)],
    await move(unknown, { date: tuesday, time: '10:00', version: 1 }),
    await callServer(server, 'guestCalendar', { headers: { 'appointment-token': unknown } }),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(Array(5).fill([404, 'not_found']));
});

test('a look changes nothing, and a link is dead once its day is over', async () => {
  const { cancelToken } = await proveAndBook();
  const before = await countBookingRows(server);
  for (let count = 0; count < 3; count += 1) expect((await look(cancelToken)).body.version).toBe(1);
  await callServer(server, 'guestCalendar', { headers: { 'appointment-token': cancelToken } });
  expect(await countBookingRows(server)).toEqual(before);
  server.clock.set('2026-11-30T23:59:59+01:00');
  expect((await look(cancelToken)).body.cancellable).toBe(true);
  server.clock.set('2026-12-01T00:00:00+01:00');
  expect([(await look(cancelToken)).status, (await cancel(cancelToken)).status]).toEqual([404, 404]);
});

test('a link lives as long as the appointment that was moved with it', async () => {
  const { cancelToken } = await proveAndBook();
  await move(cancelToken, { date: tuesday, time: '10:00', version: 1 });
  server.clock.set('2026-12-01T08:00:00+01:00');
  expect((await look(cancelToken)).status).toBe(200);
});

test('a guest has four appointments ahead at most, under any names and spellings of one mailbox', async () => {
  const times = ['08:00', '08:30', '09:00', '09:30'];
  for (const [index, time] of times.entries()) await proveAndBook({ firstName: `Gero ${index}`, time });
  await prove(browser);
  const refused = await book({ firstName: 'Neuer', time: '11:00' });
  expect([refused.status, refused.error.code]).toEqual([422, 'too_many_open_appointments']);
  const next = openBrowser();
  email = `gast+termin@guest-${emailCount}.example`;
  await prove(next);
  expect((await book({ time: '11:00' }, { from: next })).error.code).toBe('too_many_open_appointments');
});

test('of two browsers that book the fourth appointment of one address at once one succeeds', async () => {
  for (const [index, time] of ['08:00', '08:30', '09:00'].entries()) {
    await proveAndBook({ firstName: `Gero ${index}`, time });
  }
  const browsers = [openBrowser(), openBrowser()];
  for (const from of browsers) await prove(from);
  const answers = await Promise.all(
    browsers.map((from, index) =>
      book(
        { firstName: `Neu ${index}`, time: index ? '10:00' : '11:00' },
        { from, at: index ? other : server },
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('the same person is one person, also with other capitals', async () => {
  const first = await proveAndBook();
  const second = await proveAndBook({ firstName: 'GERO', time: '10:00' });
  expect(second.appointment.patientId).toBe(first.appointment.patientId);
  await prove(browser);
  const busy = await book({ time: '10:00', doctorId: 'yilmaz' });
  expect([busy.status, busy.error.code]).toEqual([409, 'patient_busy']);
});

test('fresh links go to the address, if it has open appointments; nobody else learns whether it has', async () => {
  const { cancelToken } = await proveAndBook();
  const second = await proveAndBook({ firstName: 'Gisela', time: '10:00' });
  await cancel(second.cancelToken);
  const from = openBrowser();
  const renew = (target: string) =>
    callServer(server, 'renewGuestLinks', { ...from, body: { email: target } });
  const unknown = await renew('niemand@example.org');
  const known = await renew(email);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(known.body).toEqual({ accepted: true });
  const outbox = (await callServer(server, 'listOutbox')).body;
  expect(outbox.filter(({ to }) => to === 'niemand@example.org')).toEqual([]);
  const [mail] = (await listMails()).filter(({ subject }) => subject === 'Links zu Ihren Terminen');
  const tokens = findTokens(mail?.text);
  expect(tokens).toHaveLength(1);
  for (const token of [...tokens, cancelToken]) {
    expect((await look(token)).body).toMatchObject({ time: '09:00', patientName: 'Gero Gast' });
  }
  await renew(email);
  await renew(email);
  expect((await renew(email)).status).toBe(429);
});

test('who registers with the same address finds what was booked as a guest, and whom for', async () => {
  const own = await proveAndBook({ firstName: 'Anna', lastName: 'schmidt' });
  const childs = await proveAndBook({
    firstName: 'Mia',
    lastName: 'Schmidt',
    time: '10:00',
    reminderConsent: true,
  });
  const stranger = openBrowser();
  await proveAndBook(
    { email: `fremd@stranger-${emailCount}.example`, phone: '+492214799999', time: '11:00' },
    { from: stranger },
  );
  server.clock.advance(61_000);
  const { token } = await registerPatient(server, { email });
  const listed = (await callServer(server, 'listAppointments', { token })).body;
  expect(listed.map(({ id, patientName }) => [id, patientName])).toEqual([
    [own.appointment.id, 'Anna Schmidt'],
    [childs.appointment.id, 'Mia Schmidt'],
  ]);
  const people = (await callServer(server, 'listPatients', { token })).body;
  expect(people.map(({ firstName, relation }) => [firstName, relation])).toEqual([
    ['Anna', 'self'],
    ['Mia', 'other'],
  ]);
  expect((await callServer(server, 'me', { token })).body.reminders).toBe(true);
  // The links of the mails still work, and both ways lead to the same appointment.
  expect((await cancel(own.cancelToken)).status).toBe(200);
  const params = { id: childs.appointment.id };
  expect((await callServer(server, 'cancelAppointment', { token, params })).status).toBe(200);
  expect((await look(childs.cancelToken)).body.status).toBe('cancelled');
});

test('who changes their address to that of a guest finds the bookings, too', async () => {
  const { appointment } = await proveAndBook({ firstName: 'Anna', lastName: 'Schmidt' });
  const { jar, ip } = openBrowser();
  const { token } = await registerPatient(server, {}, jar);
  const body = { email, purpose: 'verification' } as const;
  server.clock.advance(61_000);
  await callServer(server, 'sendEmailCode', { jar, ip, token, body });
  const change = { email, code: await readCode(server, email), currentPassword: 'geheim-1234' };
  const changed = await callServer(server, 'setEmail', { jar, ip, token, body: change });
  expect(changed.status).toBe(200);
  const listed = (await callServer(server, 'listAppointments', { token })).body;
  expect(listed.map(({ id }) => id)).toEqual([appointment.id]);
});

test('what is booked as a guest with the address of an account stands in the account at once', async () => {
  const { token, user } = await registerPatient(server);
  email = user.email;
  const own = await proveAndBook({ firstName: 'Anna', lastName: 'Schmidt' });
  await proveAndBook({ firstName: 'Max', lastName: 'Schmidt', time: '10:00' });
  const listed = (await callServer(server, 'listAppointments', { token })).body;
  expect(listed.map(({ patientName }) => patientName)).toEqual(['Anna Schmidt', 'Max Schmidt']);
  expect((await callServer(server, 'listPatients', { token })).body).toHaveLength(2);
  expect((await look(own.cancelToken)).status).toBe(200);
});

test('booking and registering at once leave no appointment behind', async () => {
  for (let round = 0; round < 5; round += 1) {
    await removeBookings(server);
    emailCount += 1;
    email = `zugleich.${emailCount}@example.org`;
    phone = `+4922147${String(10_000 + emailCount)}`;
    const from = openBrowser();
    await prove(from);
    server.clock.advance(61_000);
    const [registered, booked] = await Promise.all([
      registerPatient(server, { email }),
      book({ firstName: 'Anna', lastName: 'Schmidt' }, { from, at: other }),
    ]);
    expect(booked.status).toBe(201);
    const { token } = registered;
    const listed = (await callServer(server, 'listAppointments', { token })).body;
    expect(listed.map(({ id }) => id)).toEqual([booked.body.appointment.id]);
  }
});

test('the link of an erased account is dead', async () => {
  const { cancelToken } = await proveAndBook({ firstName: 'Anna', lastName: 'Schmidt' });
  server.clock.advance(61_000);
  const jar: CookieJar = new Map();
  const { token } = await registerPatient(server, { email }, jar);
  const body = { currentPassword: 'geheim-1234', cancelAppointments: true };
  const erased = await callServer(server, 'deleteAccount', { token, jar, body });
  expect(erased.status).toBe(200);
  expect([(await look(cancelToken)).status, (await cancel(cancelToken)).status]).toEqual([404, 404]);
});

test('booking as a guest while the account with that address is erased leaves a guest, or nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    await removeBookings(server);
    const { jar, ip } = openBrowser();
    const { token, user } = await registerPatient(server, {}, jar);
    email = user.email;
    const from = openBrowser();
    await prove(from);
    const body = { currentPassword: 'geheim-1234', cancelAppointments: true };
    const [booked, erased] = await Promise.all([
      book({ firstName: 'Anna', lastName: 'Schmidt' }, { from, at: other }),
      callServer(server, 'deleteAccount', { token, jar, ip, body }),
    ]);
    expect(erased.status).toBe(200);
    // The erasure may come first, and takes the proofs of the address along.
    if (booked.status !== 201) {
      expect([booked.error.code, await countBookingRows(server)]).toMatchObject([
        'email_not_verified',
        { appointments: 0 },
      ]);
      continue;
    }
    const seen = await look(booked.body.cancelToken);
    const { rows } = await sql<{ state: string }>`
      select status || case when patients.email is null then '' else ' for a guest' end as state
      from appointments join patients on patients.id = patient_id
    `.execute(server.context.db);
    expect([seen.status, rows]).toEqual(
      seen.status === 200 ? [200, [{ state: 'scheduled for a guest' }]] : [404, []],
    );
  }
});

test('of two tabs that cancel one appointment at once one succeeds, the other hears that it is over', async () => {
  for (let round = 0; round < 5; round += 1) {
    await removeBookings(server);
    const { cancelToken } = await proveAndBook();
    const answers = await Promise.all([cancel(cancelToken), cancel(cancelToken, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('not_cancellable');
  }
});
