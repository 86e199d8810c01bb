import type { Booking } from '@praxisportal/contract/appointment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callServer,
  createPatientSession,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const gridTimes = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/** Days of every kind: today, ordinary, before and after a weekend, closed, a holiday, the window's last. */
const days = [
  '2026-11-25',
  '2026-11-27',
  '2026-11-28',
  '2026-11-30',
  '2026-12-24',
  '2027-01-01',
  '2027-02-25',
];
const cases = days.flatMap((date) =>
  ['Kontrolluntersuchung', 'Füllungen', 'Wurzelbehandlung'].map((treatment) => ({ date, treatment })),
);

async function listSlots(date: string, treatment: string): Promise<string[]> {
  const { body } = await callServer(server, 'listSlots', {
    params: { id: 'weber' },
    query: { date, treatment },
  });
  return body.slots;
}

async function countDay(date: string, treatment: string): Promise<number | undefined> {
  const query = { month: date.slice(0, 7), treatment };
  return (await callServer(server, 'listDays', { params: { id: 'weber' }, query })).body.days[date];
}

test.each(cases)('on $date exactly the listed starts of $treatment can be booked', async (wish) => {
  const { date, treatment } = wish;
  await removeBookings(server);
  const { token } = await createPatientSession(server);
  const body: Booking = {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    date,
    time: '10:30',
    bookingMethod: 'website',
  };
  // One appointment lies there already, where the day allows it.
  await callServer(server, 'bookAppointment', { token, body });
  const listed = await listSlots(date, treatment);
  expect(await countDay(date, treatment)).toBe(listed.length);
  const bookable: string[] = [];
  for (const time of gridTimes) {
    const attempt = { ...body, treatmentType: treatment, time };
    const { token: another } = await createPatientSession(server);
    const answer = await callServer(server, 'bookAppointment', { token: another, body: attempt });
    if (answer.status !== 201) continue;
    bookable.push(time);
    const params = { id: answer.body.id };
    expect((await callServer(server, 'cancelAppointment', { token: another, params })).status).toBe(200);
  }
  expect(bookable).toEqual(listed);
});

test('a booking of 90 minutes takes away every start that would overlap it, for each length', async () => {
  const { token } = await createPatientSession(server);
  const date = '2026-12-01';
  const body = {
    doctorId: 'weber',
    treatmentType: 'Wurzelbehandlung',
    date,
    time: '09:30',
    bookingMethod: 'website',
  } as const;
  const before = {
    short: await listSlots(date, 'Kontrolluntersuchung'),
    long: await listSlots(date, 'Wurzelbehandlung'),
  };
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(201);
  const taken = ['09:30', '10:00', '10:30'];
  expect(await listSlots(date, 'Kontrolluntersuchung')).toEqual(
    before.short.filter((time) => !taken.includes(time)),
  );
  const takenLong = ['08:30', '09:00', ...taken];
  expect(await listSlots(date, 'Wurzelbehandlung')).toEqual(
    before.long.filter((time) => !takenLong.includes(time)),
  );
});
