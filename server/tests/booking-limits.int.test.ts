import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';

let server: TestServer;
let other: TestServer;
/** The same database with room for many open appointments, so that the limit of the day comes first. */
let roomy: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
  roomy = await startTestServer({ beside: server, env: { OPEN_APPOINTMENTS_MAX: '100' } });
});
afterAll(async () => {
  for (const each of [roomy, other, server]) await each.stop();
});

let token: string;
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  token = (await createPatientSession(server)).token;
});

const wish = { treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' } as const;
/** Twenty starts that one patient can all have, spread over the doctors so that their locks don't queue. */
const starts = Array.from({ length: 20 }, (_, index) => ({
  doctorId: ['weber', 'yilmaz'][index % 2] ?? 'weber',
  date: ['2026-12-01', '2026-12-02'][Math.floor(index / 10)] ?? '2026-12-01',
  time: `${String(8 + Math.floor((index % 8) / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
})).filter(
  ({ date, time }, index, all) => index === all.findIndex((each) => each.date === date && each.time === time),
);

function book(index: number, at: Pick<TestServer, 'url'> = server, language: 'de' | 'en' = 'de') {
  const start = starts[index];
  if (!start) throw new Error('too few starts');
  return callServer(at, 'bookAppointment', { token, language, body: { ...wish, ...start } });
}
const cancel = (id: string, at: Pick<TestServer, 'url'> = server) =>
  callServer(at, 'cancelAppointment', { token, params: { id } });

test('a patient has four appointments ahead at most, and books again once one is cancelled or over', async () => {
  const booked = [await book(0), await book(1), await book(2), await book(3)];
  expect(booked.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const german = await book(4);
  expect([german.status, german.error]).toEqual([
    422,
    {
      code: 'too_many_open_appointments',
      error:
        'Sie haben schon so viele Termine vor sich, wie online gebucht werden können. Rufen Sie uns bitte an, wenn Sie noch einen brauchen.',
    },
  ]);
  expect((await book(4, server, 'en')).error.error).toBe(
    'You already have as many appointments coming up as can be booked online. If you need another one, please give us a call.',
  );
  await cancel(booked[3]?.body.id ?? '');
  expect((await book(4)).status).toBe(201);
  expect((await book(5)).error.code).toBe('too_many_open_appointments');
  // The first four starts are on the morning of that day.
  server.clock.set('2026-12-01T13:00:00+01:00');
  expect((await book(8)).status).toBe(201);
});

test('another patient is not held up, and the setting decides', async () => {
  for (const index of [0, 1, 2, 3]) await book(index);
  expect((await book(4, roomy)).status).toBe(201);
  token = (await createPatientSession(server)).token;
  expect((await book(5)).status).toBe(201);
});

test('an account books ten times a day and cancels ten times, and again on the next day', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { body } = await book(0);
    expect((await cancel(body.id)).status).toBe(200);
  }
  const refused = await book(0);
  expect([refused.status, refused.error]).toEqual([
    429,
    {
      code: 'too_many_bookings_today',
      error:
        'Sie haben Ihre Termine heute sehr oft geändert. Bitte versuchen Sie es morgen wieder, oder rufen Sie uns an.',
    },
  ]);
  // From nine in the morning to midnight in the practice.
  expect(refused.headers.get('Retry-After')).toBe(String(15 * 3600));
  expect((await book(0, server, 'en')).error.error).toBe(
    'You’ve changed your appointments a lot today. Please try again tomorrow, or give us a call.',
  );
  server.clock.set('2026-11-25T23:59:59+01:00');
  expect((await book(0)).status).toBe(429);
  server.clock.set('2026-11-26T00:00:00+01:00');
  expect((await book(0)).status).toBe(201);
});

test('the eleventh cancellation of a day is refused, and leaves the appointment as it is', async () => {
  const env = { OPEN_APPOINTMENTS_MAX: '100', BOOKINGS_PER_DAY_MAX: '2' };
  const strict = await startTestServer({ beside: server, env });
  const booked = [await book(0), await book(1), await book(2)].map(({ body }) => body.id);
  const statuses = [];
  for (const id of booked) statuses.push((await cancel(id, strict)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const own = await callServer(server, 'listAppointments', { token });
  expect(own.body.map(({ status }) => status).sort()).toEqual(['cancelled', 'cancelled', 'scheduled']);
  // What can't be cancelled anyway is told first.
  expect((await cancel(booked[0] ?? '', strict)).error.code).toBe('not_cancellable');
  await strict.stop();
});

test('of sixteen bookings at once, of two doctors and at two servers, exactly four count', async () => {
  for (let round = 0; round < 10; round += 1) {
    await removeBookings(server);
    const answers = await Promise.all(starts.map((_, index) => book(index, index % 4 < 2 ? server : other)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(answers.length - refused.length).toBe(4);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['too_many_open_appointments']));
  }
});

test('of sixteen bookings at once exactly ten count on one day', async () => {
  const answers = await Promise.all(starts.map((_, index) => book(index, roomy)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(answers).toHaveLength(16);
  expect(refused.map(({ error }) => error.code)).toEqual(Array(6).fill('too_many_bookings_today'));
});
