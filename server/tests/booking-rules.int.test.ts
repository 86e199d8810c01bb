import type { Booking } from '@praxisportal/contract/appointment';
import { type BookingRule, bookingRuleSentences } from '@praxisportal/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  callServer,
  countBookingRows,
  createPatientSession,
  referenceNow,
  startTestServer,
  type TestServer,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(referenceNow));

const possible: Booking = {
  doctorId: 'weber',
  treatmentType: 'Kontrolluntersuchung',
  date: '2026-11-30',
  time: '09:00',
  bookingMethod: 'website',
};

type Refusal = { wish: Partial<Booking>; rule: BookingRule; now?: string };

/** At least one wish for every rule; "now" is Wednesday 2026-11-25 09:00 if not said. */
const refusals: Refusal[] = [
  { wish: { doctorId: 'nobody' }, rule: 'unknown_doctor' },
  { wish: { doctorId: 'constructor' }, rule: 'unknown_doctor' },
  { wish: { treatmentType: 'Haarschnitt' }, rule: 'unknown_treatment' },
  { wish: { treatmentType: 'Notfallbehandlung' }, rule: 'not_offered' },
  { wish: { treatmentType: 'Check-up' }, rule: 'unknown_treatment' },
  { wish: { date: '2026-11-24' }, rule: 'in_past' },
  { wish: { date: '2026-11-25', time: '08:30' }, rule: 'in_past' },
  { wish: { date: '2026-11-25', time: '10:00' }, rule: 'too_soon' },
  { wish: { date: '2026-11-25', time: '10:00' }, rule: 'too_soon', now: '2026-11-25T09:00:01+01:00' },
  { wish: { date: '2026-11-25', time: '20:30' }, rule: 'after_cutoff', now: '2026-11-25T20:00:00+01:00' },
  { wish: { date: '2026-11-25', time: '23:30' }, rule: 'after_cutoff', now: '2026-11-25T20:00:00+01:00' },
  { wish: { date: '2027-02-26' }, rule: 'beyond_window' },
  { wish: { date: '2026-12-01' }, rule: 'beyond_window', now: '2026-08-31T12:00:00+02:00' },
  { wish: { time: '09:15' }, rule: 'off_grid' },
  { wish: { time: '09:01' }, rule: 'off_grid' },
  { wish: { date: '2027-01-01' }, rule: 'holiday' },
  { wish: { date: '2026-12-25' }, rule: 'holiday' },
  { wish: { date: '2026-12-24' }, rule: 'closed' },
  { wish: { date: '2026-11-28' }, rule: 'closed' },
  { wish: { date: '2027-02-08' }, rule: 'closed' },
  { wish: { date: '2027-01-05' }, rule: 'absent' },
  { wish: { doctorId: 'hoffmann' }, rule: 'absent' },
  { wish: { time: '07:30' }, rule: 'outside_hours' },
  { wish: { time: '12:30' }, rule: 'outside_hours' },
  { wish: { time: '18:00' }, rule: 'outside_hours' },
  { wish: { time: '00:00' }, rule: 'outside_hours' },
  { wish: { time: '11:30', treatmentType: 'Wurzelbehandlung' }, rule: 'outside_hours' },
  { wish: { time: '17:00', treatmentType: 'Wurzelbehandlung' }, rule: 'outside_hours' },
  { wish: { time: '12:00', treatmentType: 'Füllungen' }, rule: 'outside_hours' },
  // On a Sunday when the clock skips 02:00 to 03:00.
  { wish: { date: '2027-03-28', time: '02:30' }, rule: 'closed', now: '2027-03-01T09:00:00+01:00' },
  { wish: { date: '2026-10-25', time: '02:30' }, rule: 'closed', now: '2026-10-01T09:00:00+02:00' },
];

async function book(wish: Partial<Booking>, language: 'de' | 'en' = 'de') {
  const { token } = await createPatientSession(server);
  return callServer(server, 'bookAppointment', { token, language, body: { ...possible, ...wish } });
}

test('every rule is tried', () => {
  expect(new Set(refusals.map(({ rule }) => rule))).toEqual(new Set(Object.keys(bookingRuleSentences)));
});

test.each(refusals)('$wish is refused as $rule, and nothing is written', async ({ wish, rule, now }) => {
  if (now) server.clock.set(now);
  const before = await countBookingRows(server);
  for (const language of ['de', 'en'] as const) {
    const { status, error } = await book(wish, language);
    expect(status).toBe(422);
    expect(error).toEqual({ error: bookingRuleSentences[rule][language], code: 'outside_rules', rule });
  }
  expect(await countBookingRows(server)).toEqual(before);
});

test.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-11-31', '30.11.2026', '2026-11-30T09:00'])(
  'the date %s does not exist',
  async (date) => {
    const before = await countBookingRows(server);
    const { status, error } = await book({ date });
    expect([status, error.code]).toEqual([400, 'invalid_request']);
    expect(error.fields).toEqual({ date: 'Dieses Datum gibt es nicht. Erwartet wird JJJJ-MM-TT.' });
    expect(await countBookingRows(server)).toEqual(before);
  },
);

test.each([
  { wish: { date: '2026-11-25', time: '10:30' } },
  { wish: { date: '2026-11-25', time: '10:00' }, now: '2026-11-25T08:59:59+01:00' },
  { wish: { date: '2026-11-26', time: '08:00' }, now: '2026-11-25T19:59:59+01:00' },
  { wish: { date: '2026-11-26', time: '08:30' }, now: '2026-11-25T23:59:00+01:00' },
  { wish: { date: '2027-02-25', time: '08:00' } },
  { wish: { date: '2027-02-26', time: '08:00' }, now: '2026-11-30T09:00:00+01:00' },
  { wish: { time: '11:00', treatmentType: 'Wurzelbehandlung' } },
  { wish: { time: '16:30', treatmentType: 'Wurzelbehandlung' } },
  // The clock changes between now and then.
  { wish: { date: '2027-03-30', time: '08:00' }, now: '2027-03-26T09:00:00+01:00' },
  { wish: { date: '2026-10-26', time: '08:00' }, now: '2026-10-23T09:00:00+02:00' },
])('$wish is just inside the rules', async ({ wish, now }) => {
  if (now) server.clock.set(now);
  const { status, body } = await book(wish);
  expect(status).toBe(201);
  const { treatmentType: treatment_type, date, time } = { ...possible, ...wish };
  expect(body).toMatchObject({ treatment_type, date, time });
});

test('a doctor who is missing in the database is a fault of the server, and no session that ended', async () => {
  const { token } = await createPatientSession(server);
  const { ownerDb } = server;
  await ownerDb.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update doctors set id = 'away' where id = 'weber'`.execute(transaction);
  });
  const { status, error } = await callServer(server, 'bookAppointment', { token, body: possible });
  expect([status, error.code]).toEqual([500, 'internal']);
  expect((await callServer(server, 'me', { token })).status).toBe(200);
});
