import { isDeepStrictEqual } from 'node:util';
import type { CallInput } from '@praxisportal/contract/schemas';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';

vi.setConfig({ testTimeout: 120_000 });

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

let token: string;
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  token = (await createPatientSession(server)).token;
});

const monday = '2026-11-30';
const tuesday = '2026-12-01';
const wednesday = '2026-12-02';
type Start = { date: string; time: string; doctorId?: string; treatmentType?: string };

async function book(start: Start, by = token) {
  const body = {
    ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' as const },
    ...start,
  };
  const { status, body: booked } = await callServer(server, 'bookAppointment', { token: by, body });
  expect(status).toBe(201);
  return booked;
}

type Move = CallInput<'moveAppointment'>['body'];
const move = (id: string, body: Move, options: { by?: string; at?: TestServer; language?: 'en' } = {}) =>
  callServer(options.at ?? server, 'moveAppointment', {
    token: options.by ?? token,
    params: { id },
    body,
    ...(options.language && { language: options.language }),
  });
const cancel = (id: string, at = server) => callServer(at, 'cancelAppointment', { token, params: { id } });
const listOwn = async () => (await callServer(server, 'listAppointments', { token })).body;
const listSlots = async (doctorId: string, date: string) =>
  (await callServer(server, 'listSlots', { params: { id: doctorId }, query: { date } })).body.slots;
const listSubjects = async () =>
  (await callServer(server, 'listOutbox')).body.map(({ subject, text }) => ({ subject, text }));
const countMoves = async () => {
  const { rows } = await sql<{ moves: number }>`
    select count(*)::int as moves from audit_events where action = 'move'
  `.execute(server.context.db);
  return rows[0]?.moves;
};

test('an appointment moves to another day and doctor; its old time is free again, and one mail says so', async () => {
  const { id } = await book({ date: monday, time: '09:00' });
  const moved = await move(id, { date: tuesday, time: '10:30', doctorId: 'yilmaz', version: 1 });
  expect([moved.status, moved.body]).toMatchObject([
    200,
    { id, date: tuesday, time: '10:30', doctorId: 'yilmaz', version: 2, movable: true, durationMinutes: 30 },
  ]);
  expect(await listOwn()).toEqual([moved.body]);
  expect(await listSlots('weber', monday)).toContain('09:00');
  expect(await listSlots('yilmaz', tuesday)).not.toContain('10:30');
  const mails = (await listSubjects()).filter(({ subject }) => subject.startsWith('Verschoben'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Verschoben: Ihr Termin ist jetzt am Dienstag, 1. Dezember 2026, 10:30 Uhr');
  expect(mails[0]?.text).toContain('Montag, 30. November 2026, 09:00 Uhr (Dr. Katharina Weber)');
  const { rows } = await sql<{ action: string; before: object; after: object }>`
    select action, actor_kind, before, after from audit_events order by id
  `.execute(server.context.db);
  expect(rows[1]).toMatchObject({
    action: 'move',
    actor_kind: 'account',
    before: { doctorId: 'weber', startAt: '2026-11-30T08:00:00.000Z' },
    after: { doctorId: 'yilmaz', startAt: '2026-12-01T09:30:00.000Z' },
  });
});

test('visitors hear of both days', async () => {
  const { id } = await book({ date: monday, time: '09:00' });
  const socket = io(other.url, { transports: ['websocket'], forceNew: true });
  const heard: unknown[] = [];
  socket.onAny((_name: string, payload: unknown) => heard.push(payload));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  await move(id, { date: tuesday, time: '10:30', doctorId: 'yilmaz', version: 1 });
  for (const day of [
    { doctorId: 'weber', date: monday },
    { doctorId: 'yilmaz', date: tuesday },
  ]) {
    await vi.waitFor(() => expect(heard.some((each) => isDeepStrictEqual(each, day))).toBe(true), 20_000);
  }
  socket.disconnect();
});

test('who saw an older version is told what stands there now, and nothing moves', async () => {
  const { id } = await book({ date: monday, time: '09:00' });
  const moved = await move(id, { date: monday, time: '11:00', version: 1 });
  const late = await move(id, { date: tuesday, time: '09:00', version: 1 });
  expect([late.status, late.error]).toEqual([
    409,
    {
      code: 'version_conflict',
      error: 'Dieser Termin wurde inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.',
      current: moved.body,
    },
  ]);
  expect(await listOwn()).toEqual([moved.body]);
});

test('a move that is sent twice moves once, and so does one to where the appointment is', async () => {
  const { id } = await book({ date: monday, time: '09:00' });
  const wish = { date: monday, time: '11:00', version: 1 };
  const first = await move(id, wish);
  const second = await move(id, wish);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect((await move(id, { ...wish, version: 2 })).body.version).toBe(2);
  expect(await countMoves()).toBe(1);
});

test('a stranger finds nothing to move, cancel, or put into a calendar', async () => {
  const { id } = await book({ date: monday, time: '09:00' });
  const stranger = (await createPatientSession(server)).token;
  const answers = [
    await move(id, { date: monday, time: '11:00', version: 1 }, { by: stranger }),
    await callServer(server, 'cancelAppointment', { token: stranger, params: { id } }),
    await callServer(server, 'appointmentCalendar', { token: stranger, params: { id } }),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(Array(3).fill([404, 'not_found']));
  expect(await listOwn()).toMatchObject([{ time: '09:00', version: 1 }]);
});

test('a time that is taken, by somebody else or by the patient, is refused, and the old one stays', async () => {
  const { token: stranger } = await createPatientSession(server);
  await book({ date: monday, time: '10:00' }, stranger);
  await book({ date: monday, time: '11:00', doctorId: 'yilmaz' });
  const { id } = await book({ date: monday, time: '09:00' });
  const taken = await move(id, { date: monday, time: '10:00', version: 1 });
  const busy = await move(id, { date: monday, time: '11:00', version: 1 });
  expect([taken, busy].map(({ status, error }) => [status, error.code, error.error])).toEqual([
    [409, 'slot_taken', 'Dieser Zeitslot wurde gerade gebucht. Bitte wählen Sie eine andere Zeit.'],
    [409, 'patient_busy', 'Sie haben zu dieser Zeit schon einen Termin. Bitte wählen Sie eine andere Zeit.'],
  ]);
  expect(await countMoves()).toBe(0);
  expect(await listSlots('weber', monday)).not.toContain('09:00');
});

test('times for a move count its own time as free, and nobody else’s', async () => {
  const { token: stranger } = await createPatientSession(server);
  const treatment = 'Prophylaxe & Zahnreinigung';
  const own = await book({ date: monday, time: '09:00', treatmentType: treatment });
  await book({ date: monday, time: '11:00' }, stranger);
  const read = async (query: { treatment: string; moving?: string }) => {
    const params = { id: 'weber' };
    const slots = await callServer(server, 'listSlots', { params, query: { ...query, date: monday } });
    const days = await callServer(server, 'listDays', { params, query: { ...query, month: '2026-11' } });
    return { times: slots.body.slots.filter((time) => time < '12:00'), count: days.body.days[monday] ?? 0 };
  };
  const plain = await read({ treatment });
  const moving = await read({ treatment, moving: own.id });
  expect(plain.times).toEqual(['08:00', '10:00', '11:30']);
  expect(moving.times).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00', '11:30']);
  expect(moving.count - plain.count).toBe(3);
  for (const time of ['09:30', '08:30'])
    expect((await move(own.id, { date: monday, time, version: time === '09:30' ? 1 : 2 })).status).toBe(200);
});

test('an appointment can move into a time that its own old time overlaps', async () => {
  const { id, durationMinutes } = await book({ date: monday, time: '09:00' });
  await sql`
    update appointments set during = tstzrange(lower(during), lower(during) + interval '60 minutes')
  `.execute(server.ownerDb);
  expect(durationMinutes).toBe(30);
  const moved = await move(id, { date: monday, time: '09:30', version: 2 });
  expect([moved.status, moved.body.time, moved.body.durationMinutes]).toEqual([200, '09:30', 60]);
});

test.each([
  { what: 'a holiday', to: { date: '2026-12-25', time: '09:00' }, rule: 'holiday' },
  { what: 'the past', to: { date: '2026-11-24', time: '09:00' }, rule: 'in_past' },
  { what: 'within the hour', to: { date: '2026-11-25', time: '09:30' }, rule: 'too_soon' },
  { what: 'after three months', to: { date: '2027-02-26', time: '09:00' }, rule: 'beyond_window' },
  { what: 'a quarter past', to: { date: tuesday, time: '09:15' }, rule: 'off_grid' },
  { what: 'the evening', to: { date: tuesday, time: '21:00' }, rule: 'outside_hours' },
  {
    what: 'a doctor who is none',
    to: { date: tuesday, time: '09:00', doctorId: 'nobody' },
    rule: 'unknown_doctor',
  },
])('the rules of booking hold: nobody moves to $what', async ({ to, rule }) => {
  const { id } = await book({ date: monday, time: '09:00' });
  const { status, error } = await move(id, { ...to, version: 1 });
  expect([status, error.code, error.rule]).toEqual([422, 'outside_rules', rule]);
});

test('any doctor means the present one if free, else who is', async () => {
  const { token: stranger } = await createPatientSession(server);
  const { id } = await book({ date: tuesday, time: '08:30', doctorId: 'yilmaz' });
  const stays = await move(id, { date: tuesday, time: '09:00', doctorId: 'any', version: 1 });
  expect(stays.body.doctorId).toBe('yilmaz');
  await book({ date: tuesday, time: '10:00', doctorId: 'yilmaz' }, stranger);
  const goes = await move(id, { date: tuesday, time: '10:00', doctorId: 'any', version: 2 });
  expect([goes.status, goes.body.doctorId !== 'yilmaz']).toEqual([200, true]);
});

test('within a day moving is possible and said to be late; what is cancelled or over moves no more', async () => {
  const { id, lateCancellation } = await book({ date: '2026-11-25', time: '11:00' });
  expect(lateCancellation).toBe(true);
  const moved = await move(id, { date: tuesday, time: '11:00', version: 1 });
  expect([moved.status, moved.body.lateCancellation]).toEqual([200, false]);
  await cancel(id);
  const refused = await move(id, { date: tuesday, time: '09:00', version: 3 }, { language: 'en' });
  expect([refused.status, refused.error]).toEqual([
    409,
    { code: 'not_movable', error: 'This appointment can no longer be moved.' },
  ]);
  const past = await book({ date: '2026-11-25', time: '12:00' });
  server.clock.set('2026-11-26T00:00:00+01:00');
  expect(past.movable).toBe(true);
  expect((await move(past.id, { date: tuesday, time: '12:00', version: 1 })).error.code).toBe('not_movable');
});

test('what has begun stays where it was; until midnight it can only be cancelled', async () => {
  const { id } = await book({ date: '2026-11-25', time: '11:00' });
  server.clock.set('2026-11-25T11:00:00+01:00');
  const refused = await move(id, { date: tuesday, time: '11:00', version: 1 });
  expect([refused.status, refused.error.code]).toEqual([409, 'not_movable']);
  const { status, body } = await cancel(id);
  expect([status, body.status, body.movable]).toEqual([200, 'cancelled', false]);
});

test('an account moves ten times a day, and again on the next day', async () => {
  const { id } = await book({ date: monday, time: '09:00' });
  const times = ['09:30', '09:00'];
  for (let version = 1; version <= 10; version += 1) {
    const { status } = await move(id, { date: monday, time: times[(version - 1) % 2] ?? '', version });
    expect(status).toBe(200);
  }
  const refused = await move(id, { date: monday, time: '09:30', version: 11 });
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_bookings_today']);
  expect(refused.headers.get('Retry-After')).toBe(String(15 * 3600));
  server.clock.set('2026-11-26T00:00:00+01:00');
  expect((await move(id, { date: monday, time: '09:30', version: 11 })).status).toBe(200);
});

test('of two tabs that move one appointment to different times one succeeds, the other sees what happened', async () => {
  for (let round = 0; round < 10; round += 1) {
    await removeBookings(server);
    const { id } = await book({ date: monday, time: '09:00' });
    const answers = await Promise.all([
      move(id, { date: tuesday, time: '10:00', version: 1 }),
      move(id, { date: tuesday, time: '11:00', doctorId: 'yilmaz', version: 1 }, { at: other }),
    ]);
    const won = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    const lost = answers.filter(({ status }) => status !== 200).map(({ error }) => error);
    expect([won.length, lost[0]?.code]).toEqual([1, 'version_conflict']);
    expect(lost[0]?.current).toEqual(won[0]);
    expect(await listOwn()).toEqual(won);
    expect(await countMoves()).toBe(1);
  }
});

test('of eight who move to one time one gets it, and the others keep theirs', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => createPatientSession(server)));
  for (let round = 0; round < 5; round += 1) {
    await removeBookings(server);
    const times = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
    const booked = [];
    for (const [index, person] of people.entries()) {
      booked.push(await book({ date: monday, time: times[index] ?? '' }, person.token));
    }
    const wish = { date: tuesday, time: '10:00', version: 1 };
    const answers = await Promise.all(
      booked.map(({ id }, index) =>
        move(id, wish, { by: people[index]?.token ?? '', at: index % 2 ? other : server }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ error }) => error.code);
    expect(new Set(refusals)).toEqual(new Set(['slot_taken']));
    const { rows } = await sql<{ days: number }>`
      select count(*)::int as days from appointments where status = 'scheduled' and lower(during) < '2026-12-01'
    `.execute(server.context.db);
    expect(rows[0]?.days).toBe(7);
  }
});

test('cancelling and moving at once have one outcome', async () => {
  for (let round = 0; round < 10; round += 1) {
    await removeBookings(server);
    const { id } = await book({ date: monday, time: '09:00' });
    const [cancelled, moved] = await Promise.all([
      cancel(id, other),
      move(id, { date: tuesday, time: '10:00', version: 1 }),
    ]);
    // Who comes second cancels what was moved, or can no longer move what was cancelled.
    expect(cancelled.status).toBe(200);
    if (moved.status !== 200) expect(moved.error.code).toBe('not_movable');
    const [own] = await listOwn();
    expect(own).toMatchObject({
      status: 'cancelled',
      date: moved.status === 200 ? tuesday : monday,
      version: moved.status === 200 ? 3 : 2,
    });
    expect(await listSlots('weber', monday)).toContain('09:00');
    expect(await listSlots('weber', tuesday)).toContain('10:00');
  }
});

test('patients who move from and to each other’s doctors never wait for each other in a ring', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => createPatientSession(server)));
  const doctors = ['weber', 'yilmaz', 'hoffmann'];
  for (let round = 0; round < 5; round += 1) {
    await removeBookings(server);
    const booked = [];
    for (const [index, person] of people.entries()) {
      const time = index < 3 ? '09:00' : '10:00';
      const start = { date: wednesday, time, doctorId: doctors[index % 3] ?? '' };
      booked.push(await book(start, person.token));
    }
    const answers = await Promise.all(
      booked.map(({ id }, index) =>
        move(
          id,
          {
            date: wednesday,
            time: index < 3 ? '11:00' : '11:30',
            doctorId: doctors[(index + 1 + round) % 3] ?? '',
            version: 1,
          },
          { by: people[index]?.token ?? '', at: index % 2 ? other : server },
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  }
});

test('the calendar file tells the appointment as it is, and its sequence grows with each change', async () => {
  const { id } = await book({ date: monday, time: '09:00' });
  const fetchEvent = async () => {
    const answer = await callServer(server, 'appointmentCalendar', { token, params: { id } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const component = new ICAL.Component(ICAL.parse(answer.body)).getFirstSubcomponent('vevent');
    if (!component) throw new Error('there is no event');
    const event = new ICAL.Event(component);
    const { uid, sequence } = event;
    const start = event.startDate.toJSDate().toISOString();
    return { uid, sequence, start, status: component.getFirstPropertyValue('status') };
  };
  const first = await fetchEvent();
  await move(id, { date: '2027-02-22', time: '10:00', version: 1 });
  const moved = await fetchEvent();
  await cancel(id);
  const cancelled = await fetchEvent();
  expect(new Set([first.uid, moved.uid, cancelled.uid])).toEqual(new Set([id]));
  expect([first, moved, cancelled].map(({ uid: _, ...rest }) => rest)).toEqual([
    { sequence: 1, start: '2026-11-30T08:00:00.000Z', status: 'CONFIRMED' },
    { sequence: 2, start: '2027-02-22T09:00:00.000Z', status: 'CONFIRMED' },
    { sequence: 3, start: '2027-02-22T09:00:00.000Z', status: 'CANCELLED' },
  ]);
});
