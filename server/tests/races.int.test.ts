import type { Booking } from '@praxisportal/contract/appointment';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  callServer,
  countBookingRows,
  createPatientSession,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';

// Thousands of bookings: on a machine that does something else too they take their time.
vi.setConfig({ testTimeout: 240_000 });

const patientCount = 50;
const roundCount = 12;
const monday = '2026-11-30';
const tuesday = '2026-12-01';
const wednesday = '2026-12-02';
const base = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' } as const;

let server: TestServer;
let other: TestServer;
let tokens: string[];
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
  tokens = [];
  for (let index = 0; index < patientCount; index += 1)
    tokens.push((await createPatientSession(server)).token);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

/** Books for every patient at once; half of them go to the second server process. */
async function bookAtOnce(toWish: (index: number) => Booking) {
  return Promise.all(
    tokens.map((token, index) =>
      callServer(index % 2 ? other : server, 'bookAppointment', { token, body: toWish(index) }),
    ),
  );
}

/** The statuses and codes of all answers that were refused, each once. */
function refusals(answers: Awaited<ReturnType<typeof bookAtOnce>>): string[] {
  const refused = answers.filter(({ status }) => status !== 201);
  return [...new Set(refused.map(({ status, error }) => `${status} ${error.code}`))];
}

async function countOverlaps(column: 'doctor_id' | 'patient_id'): Promise<number> {
  const { rows } = await sql<{ pairs: number }>`
    select count(*)::int as pairs from appointments a join appointments b
      on a.id < b.id and a.${sql.ref(column)} = b.${sql.ref(column)} and a.during && b.during
    where a.status = 'scheduled' and b.status = 'scheduled'
  `.execute(server.context.db);
  return rows[0]?.pairs ?? -1;
}

const emptyCalendar = () => removeBookings(server);

test('of 50 patients at two servers exactly one gets the slot, in every round', async () => {
  for (let round = 0; round < roundCount; round += 1) {
    await emptyCalendar();
    const answers = await bookAtOnce(() => ({ ...base, date: monday, time: '09:00' }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refusals(answers)).toEqual(['409 slot_taken']);
    expect(await countBookingRows(server)).toEqual({ appointments: 1, audits: 1, messages: 1 });
  }
});

test('treatments of 30 and 90 minutes never overlap, and no gap is left that a loser wanted', async () => {
  const times = ['09:00', '09:30', '10:00', '10:30'];
  const toWish = (index: number): Booking => ({
    ...base,
    treatmentType: index % 3 === 0 ? 'Wurzelbehandlung' : 'Kontrolluntersuchung',
    date: monday,
    time: times[index % times.length] ?? '09:00',
  });
  for (let round = 0; round < roundCount; round += 1) {
    await emptyCalendar();
    const answers = await bookAtOnce(toWish);
    expect(refusals(answers)).toEqual(['409 slot_taken']);
    expect(await countOverlaps('doctor_id')).toBe(0);
    const booked = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    const again = await bookAtOnce(toWish);
    // Whoever lost had lost to somebody: nothing of what was wished is free afterwards.
    expect(again.filter(({ status }) => status === 201)).toEqual([]);
    expect((await countBookingRows(server))?.appointments).toBe(booked.length);
  }
});

test('a patient who books two doctors for the same time gets one of them', async () => {
  await emptyCalendar();
  for (const token of tokens.slice(0, 20)) {
    const date = tuesday;
    const wish = { ...base, date, time: '10:00' };
    const answers = await Promise.all([
      callServer(server, 'bookAppointment', { token, body: wish }),
      callServer(other, 'bookAppointment', { token, body: { ...wish, doctorId: 'hoffmann' } }),
    ]);
    const won = answers.find(({ status }) => status === 201);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('patient_busy');
    const id = won?.body.id ?? '';
    const cancelled = await callServer(server, 'cancelAppointment', { token, params: { id } });
    expect(cancelled.status).toBe(200);
  }
});

test('a key that is sent ten times at once books once, and answers the same each time', async () => {
  await emptyCalendar();
  for (let round = 0; round < 20; round += 1) {
    const token = tokens[round];
    const time = `${String(8 + Math.floor((round % 8) / 2)).padStart(2, '0')}:${round % 2 ? '30' : '00'}`;
    const body = { ...base, date: round < 8 ? monday : round < 16 ? tuesday : wednesday, time };
    const headers = { 'idempotency-key': `confirmation-${round}` };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        callServer(index % 2 ? other : server, 'bookAppointment', { token, body, headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    const count = round + 1;
    expect(await countBookingRows(server)).toEqual({ appointments: count, audits: count, messages: count });
  }
});

test('a key that was used for another booking is refused; another patient may use it', async () => {
  await emptyCalendar();
  const headers = { 'idempotency-key': 'same-key-of-two' };
  const body = { ...base, date: monday, time: '09:00' };
  const first = await callServer(server, 'bookAppointment', { token: tokens[0], body, headers });
  expect(first.status).toBe(201);
  const otherBody = { ...body, time: '11:00' };
  const reused = await callServer(server, 'bookAppointment', { token: tokens[0], body: otherBody, headers });
  expect([reused.status, reused.error.code]).toEqual([409, 'idempotency_key_reused']);
  // Words to the practice that came after a lost answer are not dropped silently.
  for (const words of [{ note: 'Penicillin-Allergie' }, { pain: true }]) {
    const more = { token: tokens[0], body: { ...body, ...words }, headers };
    expect((await callServer(server, 'bookAppointment', more)).error.code).toBe('idempotency_key_reused');
  }
  expect(reused.error.current).toMatchObject({ id: first.body.id, time: '09:00' });
  const neighbour = await callServer(server, 'bookAppointment', {
    token: tokens[1],
    body: otherBody,
    headers,
  });
  expect(neighbour.status).toBe(201);
  expect(neighbour.body.id).not.toBe(first.body.id);
});

test('of ten cancellations at once one counts; the slot can be booked again, by one', async () => {
  for (let round = 0; round < 20; round += 1) {
    await emptyCalendar();
    const [token] = tokens;
    const body = { ...base, date: monday, time: '09:00' };
    const booked = await callServer(server, 'bookAppointment', { token, body });
    const params = { id: booked.body.id };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        callServer(index % 2 ? other : server, 'cancelAppointment', { token, params }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, error }) => `${status} ${error.code}`)).toEqual(
      Array(9).fill('409 not_cancellable'),
    );
    expect(await countBookingRows(server)).toEqual({ appointments: 1, audits: 2, messages: 2 });
    const again = await bookAtOnce(() => body);
    expect(again.filter(({ status }) => status === 201)).toHaveLength(1);
  }
});

test('booking races with the cancellation that frees the slot, and never doubles it', async () => {
  for (let round = 0; round < 20; round += 1) {
    await emptyCalendar();
    const [token] = tokens;
    const body = { ...base, date: monday, time: '09:00' };
    const { id } = (await callServer(server, 'bookAppointment', { token, body })).body;
    const [cancelled, answers] = await Promise.all([
      callServer(other, 'cancelAppointment', { token, params: { id } }),
      bookAtOnce(() => body),
    ]);
    expect(cancelled.status).toBe(200);
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await countOverlaps('doctor_id')).toBe(0);
    expect(await countOverlaps('patient_id')).toBe(0);
  }
});

test('of 60 patients who want one start of any of three doctors exactly three get it, one each', async () => {
  const sixty = [...tokens];
  while (sixty.length < 60) sixty.push((await createPatientSession(server)).token);
  const body = { ...base, doctorId: 'any', date: tuesday, time: '10:00' };
  for (let round = 0; round < 8; round += 1) {
    await emptyCalendar();
    const answers = await Promise.all(
      sixty.map((token, index) => callServer(index % 2 ? other : server, 'bookAppointment', { token, body })),
    );
    const won = answers.filter(({ status }) => status === 201).map((answer) => answer.body.doctorId);
    expect(won.sort()).toEqual(['hoffmann', 'weber', 'yilmaz']);
    expect(refusals(answers)).toEqual(['409 slot_taken']);
    expect(await countBookingRows(server)).toEqual({ appointments: 3, audits: 3, messages: 3 });
  }
});

test('who wants anybody and who wants somebody never wait for each other in a ring', async () => {
  const doctorIds = ['any', 'hoffmann', 'any', 'yilmaz', 'any', 'weber'];
  const times = ['10:00', '11:00'];
  for (let round = 0; round < 8; round += 1) {
    await emptyCalendar();
    const answers = await bookAtOnce((index) => ({
      ...base,
      doctorId: doctorIds[index % doctorIds.length] ?? 'any',
      date: tuesday,
      time: times[Math.floor(index / 6) % 2] ?? '10:00',
    }));
    // Everyone was asked for both times, so every doctor is taken at both.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(refusals(answers)).toEqual(['409 slot_taken']);
    expect(await countOverlaps('doctor_id')).toBe(0);
  }
});
