import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { bookAsGuest, bookProven, createGuest, type Guest, proveAddress } from './guest.ts';
import {
  callServer,
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

let guest: Guest;
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  guest = createGuest();
});

const monday = '2026-11-30';
const wish = { date: monday, time: '09:00' };
const look = (token: string) =>
  callServer(server, 'getGuestAppointment', { headers: { 'appointment-token': token } });

const exportData = ({ jar, ip, email }: Guest, language?: 'en') =>
  callServer(server, 'exportGuestData', { jar, ip, body: { email }, ...(language && { language }) });
const erase = ({ jar, ip, email }: Guest, word: { cancelAppointments?: boolean } = {}) =>
  callServer(server, 'eraseGuestData', { jar, ip, body: { email, ...word } });

/** Every table of the database that holds the text in any column. */
async function findTables(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(server.ownerDb);
  const found: string[] = [];
  for (const { name } of rows) {
    const table = await sql<{ has: boolean }>`
      select coalesce(bool_or(row_to_json(t)::text like ${`%${text}%`}), false) as has from ${sql.table(name)} as t
    `.execute(server.ownerDb);
    if (table.rows[0]?.has) found.push(name);
  }
  return found;
}

const setStatus = (status: 'completed' | 'no_show') =>
  sql`update appointments set status = ${status} where status = 'scheduled'`.execute(server.ownerDb);

test('who has proven the address sees all that is kept of guests with it, explained, without what opens a link', async () => {
  const { cancelToken } = await bookProven(server, guest, { ...wish, reminderConsent: true });
  const second = await bookProven(server, { ...guest, firstName: 'Gisela' }, { ...wish, time: '10:00' });
  await callServer(server, 'cancelGuestAppointment', {
    headers: { 'appointment-token': second.cancelToken },
  });
  await bookProven(server, createGuest(), { ...wish, time: '11:00' });
  await proveAddress(server, guest);
  const { status, body } = await exportData(guest, 'en');
  expect(status).toBe(200);
  for (const { title, purpose, kept, fields, rows } of body.sections) {
    expect([title, purpose, kept].every((text) => text.length > 3)).toBe(true);
    for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(fields));
  }
  expect(body.sections.map(({ name, rows }) => `${name} ${rows.length}`)).toEqual([
    'people 2',
    'appointments 2',
    'changes 3',
    'looks 0',
    'notes 0',
    'merges 0',
    'erasures 0',
    'formerContacts 0',
    'consents 3',
    expect.stringMatching(/^messages [1-9]/),
    'contactMessages 0',
    'codes 3',
    'confirmations 0',
    'bookingSources 2',
    'invitations 0',
    'guestLinks 2',
    'securityEvents 0',
  ]);
  const people = body.sections.find(({ name }) => name === 'people');
  expect(people?.rows).toMatchObject([
    { firstName: 'Gero', email: guest.email, phone: guest.phone },
    { firstName: 'Gisela' },
  ]);
  expect(people?.kept).toMatch(/^200 days after your last appointment/);
  const appointments = body.sections.find(({ name }) => name === 'appointments');
  expect(appointments?.rows).toContainEqual(expect.objectContaining({ cancelledBy: 'patient' }));
  expect(appointments?.values.cancelledBy?.patient).toBe('at your wish');
  expect(body.sections.find(({ name }) => name === 'merges')?.kept).toBe('1 day');
  expect(JSON.stringify(body)).not.toContain(cancelToken);
});

test('without the proof of this browser, or with that of an account’s address, nobody sees or erases anything', async () => {
  await bookProven(server, guest, wish);
  const stranger = { ...createGuest(), email: guest.email };
  await proveAddress(server, { ...createGuest(), jar: stranger.jar });
  const refused = [await exportData(stranger), await erase(stranger, { cancelAppointments: true })];
  // The proof with which was booked is used up.
  refused.push(await exportData(guest));
  expect(refused.map(({ status, error }) => [status, error.code])).toEqual(
    Array(3).fill([422, 'email_not_verified']),
  );
  server.clock.advance(61_000);
  await registerPatient(server, { email: guest.email });
  await proveAddress(server, guest);
  const ofAccount = [await exportData(guest), await erase(guest, { cancelAppointments: true })];
  expect(ofAccount.map(({ status, error }) => [status, error.code])).toEqual(
    Array(2).fill([409, 'address_has_account']),
  );
  expect(ofAccount[0]?.error.error).toMatch(/^Zu dieser E-Mail-Adresse gibt es ein Konto\./);
});

test('a guest is erased, open appointments with their word only; their links are dead, a last mail says what stays', async () => {
  const { cancelToken, appointment } = await bookProven(server, guest, wish);
  const form = {
    name: 'Gero',
    email: guest.email,
    message: 'Guten Tag',
    leaveEmpty: '',
    secondsToWrite: 20,
  };
  await callServer(server, 'sendContactMessage', { ip: guest.ip, body: form });
  await proveAddress(server, guest);
  const asked = await erase(guest);
  expect([asked.status, asked.error.code]).toEqual([409, 'open_appointments']);
  expect((await look(cancelToken)).status).toBe(200);
  const erased = await erase(guest, { cancelAppointments: true });
  expect(erased.status).toBe(200);
  expect(erased.body.kept.map(({ law }) => law)).toEqual([
    'Art. 17 Abs. 3 lit. e DSGVO',
    'Art. 6 Abs. 1 lit. f DSGVO',
    'Art. 5 Abs. 2 DSGVO',
  ]);
  expect((await look(cancelToken)).status).toBe(404);
  expect(await findTables(guest.email)).toEqual(['outgoing_messages']);
  expect(await findTables(guest.phone)).toEqual([]);
  expect(await findTables(appointment.id)).toEqual(['audit_events']);
  const { body: outbox } = await callServer(server, 'listOutbox');
  const mails = outbox.filter(({ text, to }) => to === guest.email || text.includes(guest.email));
  expect(mails.map(({ subject }) => subject)).toEqual(['Ihre Daten wurden gelöscht']);
  expect(mails[0]?.text).toContain('Damit abgesagte Termine: 1.');
  const next = createGuest();
  expect((await bookProven(server, next, wish)).appointment.time).toBe('09:00');
  // The proof went with the rest.
  expect((await erase(guest)).error.code).toBe('email_not_verified');
});

test('of a guest who was treated the name and the treatment stay for ten years, and nothing else', async () => {
  await bookProven(server, guest, wish);
  await bookProven(server, guest, { ...wish, time: '10:00' });
  server.clock.set('2026-12-01T08:00:00+01:00');
  await setStatus('completed');
  await proveAddress(server, guest);
  const { body } = await erase(guest);
  expect(body.kept[0]).toMatchObject({ until: '2036-11-30', law: '§ 630f Abs. 3 BGB' });
  expect(await findTables(guest.lastName)).toEqual(['outgoing_messages', 'patients']);
  const { rows } = await sql`
    select email, phone, kept_until::text as "keptUntil" from patients where last_name = ${guest.lastName}
  `.execute(server.ownerDb);
  expect(rows).toEqual([{ email: null, phone: null, keptUntil: '2036-11-30' }]);
});

test('booking while everything of the address is erased leaves a guest, or nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    await removeBookings(server);
    guest = createGuest();
    await bookProven(server, guest, wish);
    // One browser books, the other erases; each has its own proof.
    const here = { ...guest, ...createGuest(), email: guest.email };
    await proveAddress(server, here);
    await proveAddress(server, guest);
    const [booked, erased] = await Promise.all([
      bookAsGuest(other, here, { ...wish, time: '10:00' }),
      erase(guest, { cancelAppointments: true }),
    ]);
    expect(erased.status).toBe(200);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from appointments where status = 'scheduled'
    `.execute(server.context.db);
    // Who books after the erasure is new here; their proof may have gone with the rest.
    const isOpen = booked.status === 201 && (await look(booked.body.cancelToken)).status === 200;
    expect([[201, 422], rows]).toEqual([
      expect.arrayContaining([booked.status]),
      [{ count: isOpen ? 1 : 0 }],
    ]);
  }
});

test('a guest who does not come back is forgotten after 200 days, but for what the law keeps', async () => {
  const treated = createGuest();
  const returning = createGuest();
  await bookProven(server, treated, wish);
  await bookProven(server, returning, { ...wish, time: '10:00' });
  await setStatus('completed');
  const { cancelToken } = await bookProven(server, guest, { ...wish, time: '11:00' });
  await callServer(server, 'cancelGuestAppointment', { headers: { 'appointment-token': cancelToken } });
  // What the practice made itself is no longer a guest's alone.
  await sql`
    update appointments set booking_method = 'counter'
    where patient_id = (select id from patients where email = ${returning.email})
  `.execute(server.ownerDb);
  const knownBy = () => Promise.all([treated, returning, guest].map(({ email }) => findTables(email)));
  server.clock.set('2027-06-17T08:00:00+02:00');
  await cleanUp(server.context);
  expect(await knownBy()).toEqual([['patients'], ['patients'], ['patients']]);
  server.clock.set('2027-06-18T13:00:00+02:00');
  await Promise.all([cleanUp(server.context), cleanUp(other.context)]);
  expect(await knownBy()).toEqual([[], ['patients'], []]);
  expect(await findTables(treated.lastName)).toEqual(['patients']);
  expect(await findTables(guest.lastName)).toEqual([]);
});
