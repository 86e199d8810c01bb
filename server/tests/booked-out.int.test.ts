import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '../src/domain/calendar-date.ts';
import { completePastAppointments } from '../src/jobs/clean-up.ts';
import { listRemainingStarts } from './free-starts.ts';
import { bookAsGuest, createGuest, type Guest, proveAddress } from './guest.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  registerPatient,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { callStaff, createStaffSession } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

const env = { SECRET_KEY: 'one key of both servers, for their hashes' };
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  // Both count by hashes with one key, as servers that share a database have to.
  server = await startTestServer({ env });
  other = await startTestServer({ beside: server, env });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  await server.ownerDb.deleteFrom('throttle_events').execute();
});

/** Guests with proven addresses, in browsers and at network addresses of their own. */
async function createGuests(emails: readonly string[], ips?: readonly string[]): Promise<Guest[]> {
  const guests = emails.map((email, index) => ({
    ...createGuest(),
    email,
    ...(ips && { ip: ips[index % ips.length] ?? '' }),
  }));
  for (const guest of guests) await proveAddress(server, guest);
  return guests;
}

/** Every guest takes a time of their own, all at once and at two servers; answers what became of it, by code. */
async function bookAll(guests: readonly Guest[]): Promise<Record<string, number>> {
  const starts = await listRemainingStarts(server);
  const answers = await Promise.all(
    guests.map((guest, index) => {
      // Spread over doctors and days, so that no day is full for newcomers.
      const start = starts[Math.floor((index * starts.length) / guests.length)] ?? noStart();
      return bookAsGuest(index % 2 ? other : server, guest, start);
    }),
  );
  const outcomes: Record<string, number> = {};
  for (const { status, error } of answers) {
    const outcome = status === 201 ? 'booked' : (error.code ?? String(status));
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

const numbered = (count: number, name: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index));
/** Each in a block of its own. */
const blocks = numbered(14, (number) => `10.${100 + number}.1.1`);

test('of many guests of one domain at once exactly a dozen book within an hour, and twice that on a day', async () => {
  const catchAll = (from: number) => numbered(28, (number) => `g${from + number}@catch-all.example`);
  const first = await bookAll(await createGuests(catchAll(0), blocks));
  expect(first).toEqual({ booked: 12, too_many_from_domain: 16 });
  server.clock.advance(3_700_000);
  const second = await bookAll(await createGuests(catchAll(100), blocks));
  expect(second).toEqual({ booked: 12, too_many_from_domain: 16 });
  server.clock.advance(3_700_000);
  const third = await bookAll(await createGuests(catchAll(200).slice(0, 4)));
  expect(third).toEqual({ too_many_from_domain: 4 });
});

test('sub-domains and other spellings of a domain share its budget', async () => {
  const emails = [
    ...numbered(8, (number) => `gast@n${number}.müller.example`),
    ...numbered(8, (number) => `gast${number}@xn--mller-kva.example`),
  ].map((email) => email.replace('müller', 'xn--mller-kva'));
  expect(await bookAll(await createGuests(emails))).toEqual({ booked: 12, too_many_from_domain: 4 });
});

test('users of a mail service don’t share a budget', async () => {
  const outcomes = await bookAll(await createGuests(numbered(15, (number) => `patientin${number}@gmx.de`)));
  expect(outcomes).toEqual({ booked: 15 });
});

test.each([
  ['plus signs', (number: number) => `mallory+${number}@gmx.de`],
  [
    'dots and plus signs at Gmail',
    (number: number) => `m${'.'.repeat(number % 2)}allory+${number}@gmail.com`,
  ],
])('one mailbox has four appointments ahead under any spelling: %s', async (_, name) => {
  const outcomes = await bookAll(await createGuests(numbered(10, name)));
  expect(outcomes).toEqual({ booked: 4, too_many_open_appointments: 6 });
});

test('one browser with many mailboxes has twelve appointments ahead', async () => {
  const [first] = await createGuests(['first@gmx.de']);
  if (!first) throw new Error('no guest was created');
  const outcomes: Record<string, number> = {};
  const starts = await listRemainingStarts(server);
  for (const number of numbered(14, String)) {
    const guest = { ...createGuest(), jar: first.jar, email: `mallory${number}@gmx.de` };
    await proveAddress(server, guest);
    const { status, error } = await bookAsGuest(server, guest, starts[Number(number) * 3] ?? noStart());
    const outcome = status === 201 ? 'booked' : error.code;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  expect(outcomes).toEqual({ booked: 12, too_many_open_appointments: 2 });
});

test('a phone number that a stranger gives takes nothing from its owner', async () => {
  const [stranger, owner] = await createGuests(['mallory@gmx.de', 'inhaberin@web.de']);
  if (!stranger || !owner) throw new Error('no guest was created');
  const starts = await listRemainingStarts(server);
  for (const index of [0, 1, 2, 3]) {
    await proveAddress(server, stranger);
    const booked = await bookAsGuest(
      server,
      { ...stranger, phone: owner.phone },
      starts[index * 3] ?? noStart(),
    );
    expect(booked.status).toBe(201);
  }
  expect((await bookAsGuest(server, owner, starts[20] ?? noStart())).status).toBe(201);
});

test('a refused booking takes nothing of the budget of its domain', async () => {
  const [first, ...others] = await createGuests(numbered(13, (number) => `g${number}@small.example`));
  if (!first) throw new Error('no guest was created');
  const [start] = await listRemainingStarts(server);
  expect((await bookAsGuest(server, first, start ?? noStart())).status).toBe(201);
  for (const guest of others.slice(0, 12))
    expect((await bookAsGuest(server, guest, start ?? noStart())).error.code).toBe('slot_taken');
  expect(await bookAll(others)).toEqual({ booked: 11, too_many_from_domain: 1 });
});

test('guests at once fill at most half of a doctor’s day, and known patients book the rest', async () => {
  const monday = (await listRemainingStarts(server)).filter(
    ({ date, doctorId }) => date === '2026-11-30' && doctorId === 'weber',
  );
  const guests = await createGuests(monday.map((_, number) => `gast${number}@web.de`));
  const answers = await Promise.all(
    guests.map((guest, index) => bookAsGuest(index % 2 ? other : server, guest, monday[index] ?? noStart())),
  );
  const booked = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(booked.length).toBe(Math.floor(monday.length / 2));
  expect(new Set(refused.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
    new Set(['409 newcomers_day_full']),
  );
  const words = { treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' } as const;
  const left = (await listRemainingStarts(server)).filter(
    ({ date, doctorId }) => date === '2026-11-30' && doctorId === 'weber',
  );
  const [one] = left;
  // Others work then too.
  const two = left.find(({ time }) => time >= '15:00');
  const known = await createPatientSession(server);
  const byKnown = await callServer(server, 'bookAppointment', {
    ...{ token: known.token, body: { ...words, ...(one ?? noStart()) } },
  });
  expect(byKnown.status).toBe(201);
  // An account of today is as unknown as a guest; it moves neither there from another day.
  const { token } = await registerPatient(server);
  const byNew = await callServer(server, 'bookAppointment', {
    ...{ token, language: 'en', body: { ...words, ...(two ?? noStart()) } },
  });
  expect([byNew.status, byNew.error]).toEqual([
    409,
    {
      code: 'newcomers_day_full',
      error:
        'There’s nothing left online on this day for guests and new accounts. Please choose another day, or give us a call.',
    },
  ]);
  const elsewhere = await callServer(server, 'bookAppointment', {
    ...{ token, body: { ...words, doctorId: 'weber', date: '2026-12-01', time: two?.time ?? '' } },
  });
  expect(elsewhere.status).toBe(201);
  const params = { id: elsewhere.body.id };
  const move = { date: '2026-11-30', time: two?.time ?? '', version: 1 };
  expect((await callServer(server, 'moveAppointment', { token, params, body: move })).error.code).toBe(
    'newcomers_day_full',
  );
  // With any doctor another one takes it.
  const anyDoctor = { ...words, ...(two ?? noStart()), doctorId: 'any' };
  const byAny = await callServer(server, 'bookAppointment', { token, body: anyDoctor });
  expect([byAny.status, byAny.body.doctorId === 'weber']).toEqual([201, false]);
  // Within the day a newcomer moves as before.
  const own = booked[0]?.body;
  const free = (await listRemainingStarts(server)).find(
    ({ date, doctorId }) => date === '2026-11-30' && doctorId === 'weber',
  );
  const within = await callServer(server, 'moveGuestAppointment', {
    headers: { 'appointment-token': own?.cancelToken ?? '' },
    body: { date: '2026-11-30', time: free?.time ?? '', version: 1 },
  });
  expect(within.status).toBe(200);
});

test('after a visit that the desk noted a guest is known, and so is an account after two weeks', async () => {
  const strict = await startTestServer({ beside: server, env: { ...env, NEWCOMERS_DAY_PERCENT: '1' } });
  const [guest] = await createGuests(['treue@gmx.de']);
  if (!guest) throw new Error('no guest was created');
  const at = (time: string) => ({ doctorId: 'weber', date: '2026-12-14', time });
  expect((await bookAsGuest(strict, guest, at('09:00'))).error.code).toBe('newcomers_day_full');
  const visit = await bookAsGuest(server, guest, { date: '2026-11-30', time: '09:00' });
  // The day is over, and the desk noted nothing.
  server.clock.set('2026-12-01T09:00:00+01:00');
  await completePastAppointments(server.context);
  const bookAgain = async (time: string) => {
    // One address gets a few codes an hour.
    server.clock.advance(61 * 60_000);
    await proveAddress(server, guest);
    return bookAsGuest(strict, guest, at(time));
  };
  expect((await bookAgain('09:00')).error.code).toBe('newcomers_day_full');
  const params = { id: visit.body.appointment.id };
  const note = async (state: 'no_show' | 'finished') => {
    const { jar } = await createStaffSession(server, 'reception');
    const { body: card } = await callStaff(server, 'getDay', { jar, query: { date: '2026-11-30' } });
    const { version = 0 } = card.appointments.find(({ id }) => id === params.id) ?? {};
    await callStaff(server, 'notePresence', { jar, params, body: { state, version } });
  };
  await note('no_show');
  expect((await bookAgain('09:00')).error.code).toBe('newcomers_day_full');
  await note('finished');
  expect((await bookAgain('09:00')).status).toBe(201);
  // An appointment of a day on which the desk noted the arrival.
  await sql`delete from audit_events where action = 'presence'`.execute(server.ownerDb);
  expect((await bookAgain('11:00')).error.code).toBe('newcomers_day_full');
  await sql`update appointments set arrived_at = now() where id = ${params.id}`.execute(server.ownerDb);
  expect((await bookAgain('11:00')).status).toBe(201);
  // An address that the desk typed is not the guest's.
  await sql`update patients set email_proven_at = null where email = ${guest.email}`.execute(server.ownerDb);
  expect((await bookAgain('14:00')).error.code).toBe('newcomers_day_full');
  const { token } = await registerPatient(server);
  const book = () =>
    callServer(strict, 'bookAppointment', {
      token,
      body: {
        treatmentType: 'Kontrolluntersuchung',
        bookingMethod: 'website',
        ...at('10:00'),
        date: '2026-12-21',
      },
    });
  expect((await book()).error.code).toBe('newcomers_day_full');
  server.clock.advance(6 * dayMs);
  expect((await callServer(strict, 'me', { token })).status).toBe(200);
  server.clock.advance(6 * dayMs);
  expect((await callServer(strict, 'me', { token })).status).toBe(200);
  server.clock.advance(2.1 * dayMs);
  expect((await book()).status).toBe(201);
  await strict.stop();
});

test('twelve people of one account have twelve appointments ahead, also booked at once', async () => {
  const { token } = await createPatientSession(server);
  const people = await Promise.all(
    numbered(11, (number) => `${number}`).map((number) =>
      callServer(server, 'addPatient', {
        token,
        body: { firstName: `Kind${number}`, lastName: 'Viele', dateOfBirth: '2019-05-04', relation: 'child' },
      }),
    ),
  );
  const roomy = await startTestServer({ beside: server, env: { ...env, BOOKINGS_PER_DAY_MAX: '100' } });
  const starts = await listRemainingStarts(server);
  const answers = await Promise.all(
    numbered(18, String).map((number) => {
      const index = Number(number);
      return callServer(roomy, 'bookAppointment', {
        token,
        body: {
          ...{ treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' },
          ...(starts[index * 3] ?? noStart()),
          patientId: people[index % 11]?.body.id,
        },
      });
    }),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, error }) => `${status} ${error.code}`)).toEqual(
    Array(6).fill('422 too_many_open_appointments'),
  );
  await roomy.stop();
});

function noStart(): never {
  throw new Error('there is no such start');
}
