import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { announceSlotChange } from '../src/live/slot-changes.ts';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession } from './staff.ts';

let server: TestServer;
let other: TestServer;
let sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
});
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

type Heard = { name: string; payload: unknown };

/** Connects a visitor and keeps everything that the server tells. */
async function listen({ url }: TestServer, transports = ['websocket']): Promise<Heard[]> {
  const heard: Heard[] = [];
  const socket = io(url, { transports, forceNew: true });
  sockets.push(socket);
  socket.onAny((name: string, payload: unknown) => heard.push({ name, payload }));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  return heard;
}

const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' };
const toBody = (time: string) => ({ ...wish, time, bookingMethod: 'website' }) as const;
const expected = { name: 'appointment-booked', payload: { doctorId: 'weber', date: '2026-11-30' } };
let lastCount = 0;

/** Sends one more event and waits for it: whatever was announced before it has arrived then. */
async function waitForLast(heard: Heard[]): Promise<Heard> {
  lastCount += 1;
  const last = { name: 'appointment-booked', payload: { doctorId: 'last', date: `day ${lastCount}` } };
  announceSlotChange(server.context.listener, last.payload);
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(last), 10_000);
  return last;
}

test('visitors of both servers hear of a booking and of its cancellation, without a name', async () => {
  const heard = [await listen(server), await listen(other), await listen(other, ['polling'])];
  const { token } = await createPatientSession(server);
  const booked = await callServer(server, 'bookAppointment', { token, body: toBody('09:00') });
  for (const each of heard) await vi.waitFor(() => expect(each).toEqual([expected]), 10_000);
  await callServer(other, 'cancelAppointment', { token, params: { id: booked.body.id } });
  for (const each of heard) await vi.waitFor(() => expect(each).toEqual([expected, expected]), 10_000);
});

test('visitors of both servers look anew when an absence is planned, and find its times gone', async () => {
  const visitors = [server, other];
  const heard = await Promise.all(visitors.map((each) => listen(each)));
  const { jar } = await createStaffSession(server, 'reception');
  const body = { doctorId: 'weber', from: '2026-12-02', to: '2026-12-02' };
  const { status } = await callStaff(server, 'addAbsence', { jar, body });
  expect(status).toBe(201);
  const query = { date: '2026-12-02' };
  for (const [index, at] of visitors.entries()) {
    await vi.waitFor(
      () => expect(heard[index]).toContainEqual({ name: 'events-missed', payload: {} }),
      10_000,
    );
    const { body: free } = await callServer(at, 'listSlots', { params: { id: 'weber' }, query });
    expect(free.slots).toEqual([]);
  }
});

test('a booking that is refused is not announced', async () => {
  const { token } = await createPatientSession(server);
  const heard = await listen(other);
  expect((await callServer(server, 'bookAppointment', { token, body: toBody('10:00') })).status).toBe(201);
  await vi.waitFor(() => expect(heard).toEqual([expected]), 10_000);
  const { token: loser } = await createPatientSession(server);
  const refused = await callServer(server, 'bookAppointment', { token: loser, body: toBody('10:00') });
  expect(refused.status).toBe(409);
  const outside = await callServer(server, 'bookAppointment', { token: loser, body: toBody('06:00') });
  expect(outside.status).toBe(422);
  const last = await waitForLast(heard);
  expect(heard).toEqual([expected, last]);
});

test('what others announce on the channel is neither passed on nor harmful', async () => {
  const heard = await listen(server);
  const strange = ['', 'no json', '[]', '{"doctorId":"weber"}', '{"doctorId":1,"date":"2026-11-30"}'];
  for (const text of strange)
    await sql`select pg_notify('slots_changed', ${text})`.execute(server.context.db);
  const last = await waitForLast(heard);
  expect(heard).toEqual([last]);
});

test('a payload passes on nothing but doctor and date', async () => {
  const heard = await listen(server);
  const payload = { ...expected.payload, patientId: 'secret' };
  const text = JSON.stringify(payload);
  await sql`select pg_notify('slots_changed', ${text})`.execute(server.context.db);
  await vi.waitFor(() => expect(heard).toEqual([expected]), 10_000);
});

test('a visitor who talks too much is cut off; the others stay', async () => {
  const heard = await listen(server);
  await listen(server);
  const [, talker] = sockets;
  if (!talker) throw new Error('no second visitor');
  const cut = new Promise((resolve) => talker.once('disconnect', resolve));
  talker.emit('anything', 'x'.repeat(5000));
  await cut;
  talker.disconnect();
  await waitForLast(heard);
});

test('of a hundred bookings of a day at once a visitor hears twice: the first at once, then the rest', async () => {
  const heard = await listen(other);
  const payload = { doctorId: 'weber', date: '2026-12-01' };
  for (let index = 0; index < 100; index += 1) announceSlotChange(other.context.listener, payload);
  const change = { name: 'appointment-booked', payload };
  // What an earlier test announced of another day may still be on its way.
  const ofThatDay = () => heard.filter((each) => isDeepStrictEqual(each, change));
  await vi.waitFor(() => expect(ofThatDay()).toHaveLength(2), 10_000);
  await waitForLast(heard);
  expect(ofThatDay()).toHaveLength(2);
});

test('after the connection to the database was cut, visitors are told that they may have missed something', async () => {
  const heard = [await listen(server), await listen(other)];
  const { rows } = await sql<{ cut: boolean }>`
    select pg_terminate_backend(pid) as cut from pg_stat_activity
    where datname = current_database() and application_name = 'praxisportal listener'
  `.execute(server.ownerDb);
  expect(rows).toEqual([{ cut: true }, { cut: true }]);
  const missed = { name: 'events-missed', payload: {} };
  for (const each of heard) await vi.waitFor(() => expect(each).toEqual([missed]), 15_000);
  announceSlotChange(server.context.listener, expected.payload);
  for (const each of heard) await vi.waitFor(() => expect(each).toEqual([missed, expected]), 10_000);
});
