import { afterAll, beforeAll, expect, test } from 'vitest';
import { callServer, registerPatient, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

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
  expect(own.body.map(({ id }) => id)).toEqual([booked.body.id]);
  const outbox = await callServer(server, 'listOutbox');
  expect(outbox.body[0]).toMatchObject({
    channel: 'email',
    to: user.email,
    subject: 'Ihr Termin am Montag, 30. November 2026, 09:00 Uhr',
  });
});
