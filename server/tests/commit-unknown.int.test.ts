import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCuttingProxy } from './cutting-proxy.ts';
import {
  callServer,
  countBookingRows,
  createPatientSession,
  startTestServer,
  type TestServer,
} from './harness.ts';

let proxy: Awaited<ReturnType<typeof startCuttingProxy>>;
let server: TestServer;
beforeAll(async () => {
  // A booking is one statement and commits with it. It is known by the key of its confirmation, also where the statement is
  // prepared already.
  const isBooking = (bytes: Buffer) =>
    bytes.includes('confirmation-') && bytes.includes('Ihr Termin ist gebucht');
  proxy = await startCuttingProxy(() => isBooking);
  server = await startTestServer({ databaseUrl: proxy.databaseUrl });
});
afterAll(async () => {
  await server.stop();
  await proxy.stop();
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
  proxy.lose(lost);
  const unknown = await callServer(server, 'bookAppointment', options);
  expect([unknown.status, unknown.error.code]).toEqual([503, 'unavailable']);
  expect(proxy.hasCut()).toBe(true);
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
