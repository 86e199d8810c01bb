import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  callServer,
  countBookingRows,
  createPatientSession,
  referenceNow,
  registerPatient,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { type MailPeer, startMailPeer } from './mail-peer.ts';
import { recordStatements } from './recorded-statements.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(referenceNow));

const monday = '2026-11-30';
const wish = {
  doctorId: 'weber',
  treatmentType: 'Kontrolluntersuchung',
  date: monday,
  bookingMethod: 'website',
} as const;

test('a booked slot is gone from the list, listed for the patient, and confirmed by mail', async () => {
  const { token, user } = await registerPatient(server);
  const booked = await callServer(server, 'bookAppointment', { token, body: { ...wish, time: '09:00' } });
  expect(booked.status).toBe(201);
  expect(booked.body).toMatchObject({ date: monday, time: '09:00', status: 'scheduled', cancellable: true });
  const free = await callServer(server, 'listSlots', { params: { id: 'weber' }, query: { date: monday } });
  expect(free.body.slots).not.toContain('09:00');
  expect(free.body.slots).toContain('09:30');
  const own = await callServer(server, 'listAppointments', { token });
  expect(own.body).toEqual([booked.body]);
  const outbox = await callServer(server, 'listOutbox');
  expect(outbox.body.filter(({ to, channel }) => to === user.email && channel === 'email')).toContainEqual(
    expect.objectContaining({ subject: 'Ihr Termin am Montag, 30. November 2026, 09:00 Uhr' }),
  );
});

describe('a confirmation that is sent again', () => {
  const headers = { 'idempotency-key': 'confirmation-sent-again' };

  test('is answered though its time has come too near, and writes nothing', async () => {
    const { token } = await createPatientSession(server);
    const body = { ...wish, date: '2026-11-25', time: '10:30' };
    const first = await callServer(server, 'bookAppointment', { token, body, headers });
    const rows = await countBookingRows(server);
    server.clock.set('2026-11-25T10:00:00+01:00');
    const again = await callServer(server, 'bookAppointment', { token, body, headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await callServer(server, 'bookAppointment', { token, body });
    expect(other.error).toMatchObject({ code: 'outside_rules', rule: 'too_soon' });
    expect(await countBookingRows(server)).toEqual(rows);
  });

  test('after a cancellation says honestly that it is cancelled, and books nothing', async () => {
    const { token } = await createPatientSession(server);
    const body = { ...wish, time: '14:00' };
    const first = await callServer(server, 'bookAppointment', { token, body, headers });
    await callServer(server, 'cancelAppointment', { token, params: { id: first.body.id } });
    const rows = await countBookingRows(server);
    const again = await callServer(server, 'bookAppointment', { token, body, headers });
    expect([again.status, again.body]).toEqual([
      201,
      { ...first.body, status: 'cancelled', cancellable: false, movable: false, version: 2 },
    ]);
    expect(await countBookingRows(server)).toEqual(rows);
  });
});

describe('with a mail server', () => {
  let peer: MailPeer;
  let mailing: TestServer;
  beforeAll(async () => {
    peer = await startMailPeer();
    const env = { SMTP_URL: peer.url, MAIL_FROM: 'Praxis <termine@lindenplatz.example>' };
    mailing = await startTestServer({ env });
  });
  afterAll(async () => {
    await mailing.stop();
    await peer.stop();
  });

  const session = expect.stringMatching(/^select .* from "accounts" .*"sessions"/s);
  const notices = expect.stringMatching(/pg_notify/);

  test('a booking with a key takes three round trips, one of them under the lock', async () => {
    const { token } = await createPatientSession(mailing);
    const body = { ...wish, time: '09:00' };
    const headers = { 'idempotency-key': 'confirmation-counted' };
    const statements = await recordStatements(async () => {
      expect((await callServer(mailing, 'bookAppointment', { token, body, headers })).status).toBe(201);
      await vi.waitFor(() => expect(peer.mails).toHaveLength(1), 10_000);
    });
    expect(statements).toEqual([session, expect.stringContaining('decide_booking'), notices]);
  });

  test('a cancellation takes nine round trips, five of them under the lock', async () => {
    const { token } = await createPatientSession(mailing);
    const body = { ...wish, time: '10:00' };
    const { id } = (await callServer(mailing, 'bookAppointment', { token, body })).body;
    await vi.waitFor(() => expect(peer.mails.at(-1)?.raw).toContain('10:00'), 10_000);
    const statements = await recordStatements(async () => {
      const { status } = await callServer(mailing, 'cancelAppointment', { token, params: { id } });
      expect(status).toBe(200);
      await vi.waitFor(() => expect(peer.mails.at(-1)?.header('Subject')).toContain('Abgesagt'), 10_000);
    });
    const locks = expect.stringMatching(/lock_for_cancelling/);
    const read = expect.stringMatching(/^select .*"appointments"/s);
    const rows = expect.stringMatching(/^with .*"audit_events".*"outgoing_messages".*update "appointments"/s);
    // The account may look after several people: whose calendar to lock is read first, who is notified under the lock.
    const contact = expect.stringMatching(/^select .*"holder"/s);
    expect(statements).toEqual([session, read, 'begin', locks, read, contact, rows, 'commit', notices]);
  });

  test('what the rules refuse never asks for a lock', async () => {
    const { token } = await createPatientSession(mailing);
    const statements = await recordStatements(() =>
      callServer(mailing, 'bookAppointment', { token, body: { ...wish, time: '07:00' } }),
    );
    expect(statements).toEqual([session]);
  });

  test('a signed-in request costs one round trip', async () => {
    const { token } = await createPatientSession(mailing);
    expect(await recordStatements(() => callServer(mailing, 'me', { token }))).toEqual([session]);
  });
});

describe('any doctor', () => {
  const any = { ...wish, doctorId: 'any', date: '2026-12-01' } as const;
  beforeEach(() => removeBookings(server));

  const book = async (token: string, change: { doctorId?: string; date?: string; time: string }) =>
    callServer(server, 'bookAppointment', { token, body: { ...any, ...change } });

  test('is the one with the fewest booked minutes that day; answer and mail name the person', async () => {
    const { token: others } = await createPatientSession(server);
    await book(others, { doctorId: 'weber', time: '08:00' });
    await book(others, { doctorId: 'yilmaz', time: '09:00' });
    const { token } = await createPatientSession(server);
    const { status, body } = await book(token, { time: '11:00' });
    expect([status, body.doctorId, body.doctor_name]).toEqual([201, 'hoffmann', 'Dr. Lena Hoffmann']);
    const mails = (await callServer(server, 'listOutbox')).body.filter(({ text }) =>
      text.includes('11:00 Uhr'),
    );
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('Ärztin/Arzt: Dr. Lena Hoffmann'),
    ]);
    // Equally much is booked with all three now: the one who is listed first.
    const { token: next } = await createPatientSession(server);
    expect((await book(next, { time: '12:00' })).body.doctorId).toBe('weber');
  });

  test('is whom the patient visits most, if free', async () => {
    const { token } = await createPatientSession(server);
    await book(token, { doctorId: 'yilmaz', time: '09:00' });
    expect((await book(token, { time: '11:00' })).body.doctorId).toBe('yilmaz');
    const { token: other } = await createPatientSession(server);
    await book(other, { doctorId: 'yilmaz', time: '12:00' });
    expect((await book(token, { time: '12:00' })).body.doctorId).toBe('weber');
  });

  test('a visit that was cancelled makes nobody usual', async () => {
    const { token } = await createPatientSession(server);
    const visit = await book(token, { doctorId: 'yilmaz', date: '2026-12-02', time: '09:00' });
    await callServer(server, 'cancelAppointment', { token, params: { id: visit.body.id } });
    expect((await book(token, { time: '11:00' })).body.doctorId).toBe('weber');
  });

  test('is only who works then; when nobody does, the rule says how near the wish came', async () => {
    const { token } = await createPatientSession(server);
    const alone = await book(token, { date: '2026-12-01', time: '13:30' });
    expect(alone.body.doctorId).toBe('weber');
    const { token: other } = await createPatientSession(server);
    const taken = await book(other, { date: '2026-12-01', time: '13:30' });
    expect([taken.status, taken.error.code]).toEqual([409, 'slot_taken']);
    const early = await book(token, { date: '2026-12-01', time: '07:00' });
    expect([early.status, early.error.rule]).toEqual([422, 'outside_hours']);
    const closed = await book(token, { date: '2026-12-24', time: '10:00' });
    expect([closed.status, closed.error.rule]).toEqual([422, 'closed']);
  });

  test('a patient who is booked then is told so, whoever else is free', async () => {
    const { token } = await createPatientSession(server);
    await book(token, { doctorId: 'weber', time: '10:00' });
    const second = await book(token, { time: '10:00' });
    expect([second.status, second.error.code]).toEqual([409, 'patient_busy']);
  });

  test('who has booked the wished time before is told so, and not that somebody was faster', async () => {
    const { token } = await createPatientSession(server);
    await book(token, { doctorId: 'weber', time: '10:00' });
    const same = await book(token, { doctorId: 'weber', time: '10:00' });
    expect([same.status, same.error.code]).toEqual([409, 'patient_busy']);
    const { token: other } = await createPatientSession(server);
    const foreign = await book(other, { doctorId: 'weber', time: '10:00' });
    expect([foreign.status, foreign.error.code]).toEqual([409, 'slot_taken']);
  });

  test('a repeated confirmation answers the same doctor', async () => {
    const { token } = await createPatientSession(server);
    const headers = { 'idempotency-key': 'confirmation-of-any' };
    const body = { ...any, time: '10:00' };
    const first = await callServer(server, 'bookAppointment', { token, body, headers });
    const again = await callServer(server, 'bookAppointment', { token, body, headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
  });
});
