import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookAsGuest, createGuest, type Guest, proveAddress } from './guest.ts';
import {
  callServer,
  countBookingRows,
  referenceNow,
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
  await proveAddress(server, guest);
});

const key = 'one-confirmation';
type Wish = Partial<Parameters<typeof bookAsGuest>[2]>;
const book = (changes: Wish = {}, at = server) =>
  bookAsGuest(at, guest, { date: '2026-11-30', time: '09:00', ...changes }, { key });

test('a confirmation that is sent twice, also at once, books once, and each answer opens it', async () => {
  const answers = await Promise.all([book(), book({}, other)]);
  answers.push(await book());
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.appointment.id)).size).toBe(1);
  for (const { body } of answers) {
    const headers = { 'appointment-token': body.cancelToken };
    expect((await callServer(server, 'getGuestAppointment', { headers })).status).toBe(200);
  }
  expect(await countBookingRows(server)).toMatchObject({ appointments: 1, audits: 1 });
  const reused = await book({ time: '11:00' });
  expect(reused.error.code).toBe('idempotency_key_reused');
  expect(reused.error.current).toMatchObject({ id: answers[0]?.body.appointment.id, status: 'scheduled' });
});

test('a repeated confirmation that arrives while the first is booked gets the same appointment', async () => {
  for (let round = 0; round < 40; round += 1) {
    if (round > 0) {
      await removeBookings(server);
      guest = createGuest();
      await proveAddress(server, guest);
    }
    const first = book();
    await new Promise((resolve) => setTimeout(resolve, round));
    const answers = await Promise.all([first, book({}, other)]);
    expect(answers.map(({ status, error }) => error.code ?? status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.appointment.id)).size).toBe(1);
  }
});

test('another phone number or reminder consent with the same key is another request', async () => {
  const { status, body } = await book({ reminderConsent: true });
  expect(status).toBe(201);
  for (const change of [{}, { reminderConsent: true, phone: '+492214712345' }]) {
    const { error } = await book(change);
    expect(error).toMatchObject({ code: 'idempotency_key_reused', current: { id: body.appointment.id } });
  }
  expect((await book({ reminderConsent: true })).body.appointment.id).toBe(body.appointment.id);
});
