import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookAsGuest, bookProven, createGuest, proveAddress } from './guest.ts';
import { callServer, referenceNow, removeBookings, startTestServer, type TestServer } from './harness.ts';
import { recordStatements } from './recorded-statements.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
});

const wish = { date: '2026-11-30', time: '09:00' };

test('past five bookings an hour from one address the browser has to work, and then it passes', async () => {
  await bookProven(server, createGuest(), wish);
  const guest = createGuest();
  await proveAddress(server, guest);
  for (let count = 0; count < 5; count += 1)
    expect((await bookAsGuest(server, guest, wish, { works: false })).error.code).toBe('slot_taken');
  const refused = await bookAsGuest(server, guest, wish, { works: false });
  expect([refused.status, refused.error.code]).toEqual([429, 'proof_of_work_required']);
  expect((await bookAsGuest(server, guest, wish)).error.code).toBe('slot_taken');
  // A neighbour is asked for nothing.
  const neighbour = createGuest();
  await proveAddress(server, neighbour);
  const next = await bookAsGuest(server, neighbour, { ...wish, time: '10:00' }, { works: false });
  expect(next.status).toBe(201);
});

test('a confirmation that is repeated without end gets no tokens without end', async () => {
  const guest = createGuest();
  const key = 'immer-wieder';
  await bookProven(server, guest, wish, { key });
  const statuses: number[] = [];
  for (let count = 0; count < 20; count += 1)
    statuses.push((await bookAsGuest(server, guest, wish, { key })).status);
  expect(statuses).toEqual([...Array(19).fill(201), 429]);
});

test('asking for links costs the database the same, whether there is anything or not', async () => {
  const guest = createGuest();
  await bookProven(server, guest, wish);
  await bookProven(server, { ...guest, firstName: 'Gisela' }, { ...wish, time: '10:00' });
  const renew = async (email: string) => {
    const { ip } = createGuest();
    const statements = await recordStatements(() =>
      callServer(server, 'renewGuestLinks', { ip, body: { email } }),
    );
    // What is announced is gathered, and told beside the answer.
    return statements.filter((statement) => !statement.includes('pg_notify'));
  };
  const known = await renew(guest.email);
  expect(known.length).toBeGreaterThan(3);
  expect(await renew('niemand@example.com')).toEqual(known);
});
