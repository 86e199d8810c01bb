import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  callServer,
  countBookingRows,
  createPatientSession,
  createTestDatabase,
  startTestServer,
  type TestServer,
} from './harness.ts';

let proxy: Server;
let server: TestServer;
/** What the next booking meets: nothing, a cut before its statement arrives, or a cut before its answer does. */
let fault: 'none' | 'statement lost' | 'answer lost' = 'none';

/**
 * Stands between server and PostgreSQL, and cuts a connection in the middle of a booking, which is one statement and
 * commits with it. It is known by the key of its confirmation, also where the statement is prepared already.
 */
function passOn(fromServer: Socket): void {
  const { host, port } = inject('postgres');
  const toPostgres = connect(`${host}/.s.PGSQL.${port}`);
  const cut = () => {
    fromServer.destroy();
    toPostgres.destroy();
  };
  let isAnswerLost = false;
  fromServer.on('data', (bytes) => {
    const isBooking = bytes.includes('confirmation-') && bytes.includes('Ihr Termin ist gebucht');
    const met = isBooking ? fault : 'none';
    if (isBooking) fault = 'none';
    if (met === 'statement lost') return cut();
    isAnswerLost = met === 'answer lost';
    toPostgres.write(bytes);
  });
  toPostgres.on('data', (bytes) => {
    if (isAnswerLost) cut();
    else fromServer.write(bytes);
  });
  for (const socket of [fromServer, toPostgres]) socket.on('error', cut).on('close', cut);
}

beforeAll(async () => {
  proxy = createServer(passOn).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const direct = new URL(await createTestDatabase());
  const databaseUrl = `postgres://${direct.username}@127.0.0.1:${address.port}${direct.pathname}`;
  server = await startTestServer({ databaseUrl });
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => proxy.close(resolve));
});

test.each([
  { lost: 'statement lost', kept: 0, time: '09:00' },
  { lost: 'answer lost', kept: 1, time: '10:00' },
] as const)('after "$lost" the repetition of a booking answers it, once', async ({ lost, kept, time }) => {
  const { token } = await createPatientSession(server);
  const before = await countBookingRows(server);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time };
  const options = {
    token,
    body: { ...wish, bookingMethod: 'website' },
    headers: { 'idempotency-key': `confirmation-${time}` },
  } as const;
  fault = lost;
  const unknown = await callServer(server, 'bookAppointment', options);
  expect([unknown.status, unknown.error.code]).toEqual([503, 'unavailable']);
  expect(fault).toBe('none');
  const { body: afterFault } = await callServer(server, 'listAppointments', { token });
  expect(afterFault).toHaveLength(kept);

  const repeated = await callServer(server, 'bookAppointment', options);
  expect(repeated.status).toBe(201);
  const { body: own } = await callServer(server, 'listAppointments', { token });
  expect(own).toEqual([repeated.body]);
  if (kept) expect(own).toEqual(afterFault);
  const after = await countBookingRows(server);
  expect(after).toEqual({
    appointments: (before?.appointments ?? 0) + 1,
    audits: (before?.audits ?? 0) + 1,
    messages: (before?.messages ?? 0) + 1,
  });
});
