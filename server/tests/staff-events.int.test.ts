import { sql } from 'kysely';
import { Socket as ServerSocket } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { announceToStaff } from '../src/live/staff-news.ts';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

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
type Desk = { heard: Heard[]; socket: Socket };

/** Connects to the console's events as a browser with this cookie; rejects with what it was refused with. */
async function connect(
  { url }: Pick<TestServer, 'url'>,
  headers: Record<string, string>,
  namespace = '/staff',
): Promise<Desk> {
  const heard: Heard[] = [];
  const options = { transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(`${url}${namespace}`, { ...options, extraHeaders: headers });
  sockets.push(socket);
  socket.onAny((name: string, payload: unknown) => heard.push({ name, payload }));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return { heard, socket };
}

const cookieOf = ({ jar }: Pick<StaffMember, 'jar'>) => ({ Cookie: `staff=${jar.get('staff')}` });
const ended = { name: 'session-ended', payload: {} };

async function expectEnd({ heard, socket }: Desk): Promise<void> {
  await vi.waitFor(() => expect([heard.at(-1), socket.connected]).toEqual([ended, false]), 10_000);
}

test('nobody hears without the console’s cookie: a stranger, a patient, a page of another site', async () => {
  const owner = await createStaffSession(server, 'owner');
  const { token } = await createPatientSession(server);
  const strangers: Record<string, string>[] = [
    {},
    { Authorization: `Bearer ${token}` },
    { Cookie: `staff=${token}` },
  ];
  for (const headers of strangers) await expect(connect(server, headers)).rejects.toThrow('unauthorized');
  const foreign = { ...cookieOf(owner), Origin: 'https://evil.example' };
  await expect(connect(server, foreign)).rejects.toThrow();
  const { socket } = await connect(server, cookieOf(owner));
  expect(socket.connected).toBe(true);
});

/** Asks for the console's events a thousand times over one connection; resolves with how often that is answered. */
async function countAnswers(headers: Record<string, string>): Promise<number> {
  const { socket } = await connect(server, headers, '/');
  const { engine } = socket.io;
  let count = 0;
  engine.on('data', () => {
    count += 1;
  });
  const ended = new Promise((resolve) => socket.once('disconnect', resolve));
  for (let asked = 0; asked < 1000; asked += 1) engine.write('0/staff,');
  await ended;
  return count;
}

test('who asks a thousand times over one connection is heard a few times, stranger or not', async () => {
  const { jar } = await createStaffSession(server, 'owner');
  const stranger = { Cookie: `staff=${'a'.repeat(43)}`, 'X-Forwarded-For': '198.51.100.7' };
  for (const headers of [stranger, cookieOf({ jar })]) expect(await countAnswers(headers)).toBeLessThan(25);
});

test('tokens of no session are looked up a few times from one place, whatever they come by', async () => {
  const stranger = { Cookie: `staff=${'b'.repeat(43)}`, 'X-Forwarded-For': '198.51.100.8' };
  const answers: string[] = [];
  for (let count = 0; count < 61; count += 1)
    await connect(server, stranger).catch((error: Error) => answers.push(error.message));
  expect(answers).toEqual([...Array.from({ length: 60 }, () => 'unauthorized'), 'unavailable']);
});

test('desks of all servers hear which day has changed, and nothing else; visitors hear nothing of the staff', async () => {
  const desks = [
    await connect(server, cookieOf(await createStaffSession(server, 'reception'))),
    await connect(other, cookieOf(await createStaffSession(server, 'assistant'))),
  ];
  const visitor = await connect(server, {}, '/');
  const { token } = await createPatientSession(server);
  await callServer(server, 'bookAppointment', {
    token,
    body: {
      ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' },
      ...{ date: '2026-11-30', time: '09:00' },
    },
  });
  const { listener } = server.context;
  const booked = { name: 'day-changed', payload: { date: '2026-11-30' } };
  for (const { heard } of desks) await vi.waitFor(() => expect(heard).toEqual([booked]), 10_000);
  announceToStaff(listener, { event: 'day-changed', date: '2026-12-01' });
  announceToStaff(listener, { event: 'messages-changed' });
  const id = '00000000-0000-4000-8000-000000000000';
  announceToStaff(listener, { event: 'patient-changed', id });
  for (const { heard } of desks)
    await vi.waitFor(
      () =>
        expect(heard).toEqual([
          booked,
          { name: 'day-changed', payload: { date: '2026-12-01' } },
          { name: 'messages-changed', payload: {} },
          { name: 'patient-changed', payload: { id } },
        ]),
      10_000,
    );
  expect(visitor.heard.map(({ name }) => name)).toEqual(['appointment-booked']);
});

test('a connection ends with its session, however that ends, on every server', async () => {
  const owner = await createStaffSession(server, 'owner');
  const open = async () => {
    const person = await createStaffSession(server, 'reception');
    return { person, desk: await connect(other, cookieOf(person)) };
  };
  const signedOut = await open();
  await callStaff(server, 'signOut', { jar: signedOut.person.jar });
  await expectEnd(signedOut.desk);

  const disabled = await open();
  const stays = await open();
  await callStaff(server, 'changeStaff', {
    ...{ jar: owner.jar, params: { id: disabled.person.staffId } },
    body: { isDisabled: true },
  });
  await expectEnd(disabled.desk);
  expect(stays.desk.socket.connected).toBe(true);
  await expect(connect(other, cookieOf(disabled.person))).rejects.toThrow('unauthorized');

  const ousted = await open();
  await callStaff(server, 'endStaffSessions', { jar: owner.jar, params: { id: ousted.person.staffId } });
  await expectEnd(ousted.desk);
  expect(stays.desk.heard.at(-1)).not.toEqual(ended);
});

test('a locked screen hears of nothing but that it is locked, and of everything once it is open again', async () => {
  const { context, clock } = server;
  const tell = (date: string) => announceToStaff(context.listener, { event: 'day-changed', date });
  const heard = (date: string) => ({ name: 'day-changed', payload: { date } });
  const locked = { name: 'screen-locked', payload: {} };
  const person = await createStaffSession(server, 'reception');
  const desk = await connect(server, cookieOf(person));
  await callStaff(server, 'lock', { jar: person.jar });
  const idle = await connect(other, cookieOf(await createStaffSession(server, 'reception')));
  const late = await connect(other, cookieOf(person));
  clock.advance(10 * 60_000);
  const present = await connect(server, cookieOf(await createStaffSession(server, 'assistant')));
  tell('2026-12-07');
  await vi.waitFor(() => expect(present.heard).toEqual([heard('2026-12-07')]), 10_000);
  for (const each of [desk, idle, late]) await vi.waitFor(() => expect(each.heard).toEqual([locked]), 10_000);
  await sql`update plan_revision set revision = revision + 1`.execute(context.db);
  context.listener.announce('plan_changed', '');
  const missed = { name: 'events-missed', payload: {} };
  await vi.waitFor(() => expect(present.heard).toEqual([heard('2026-12-07'), missed]), 10_000);
  await sql`
    update staff_sessions set is_locked = false, active_at = ${new Date(clock.nowMs())} where staff_id = ${person.staffId}
  `.execute(context.db);
  tell('2026-12-08');
  await vi.waitFor(() => expect(desk.heard).toEqual([locked, heard('2026-12-08')]), 10_000);
  expect(idle.heard).toEqual([locked]);
  await callStaff(server, 'signOut', { jar: person.jar });
  await expectEnd(desk);
});

test('after twelve hours a desk that only listens is told to sign in', async () => {
  const person = await createStaffSession(server, 'reception');
  const desk = await connect(server, cookieOf(person));
  server.clock.advance(12 * 3_600_000);
  announceToStaff(server.context.listener, { event: 'sessions-ended' });
  await expectEnd(desk);
  await expect(connect(server, cookieOf(person))).rejects.toThrow('unauthorized');
});

test('what the database does not tell for a while ends as a request to look again', async () => {
  const desk = await connect(server, cookieOf(await createStaffSession(server, 'owner')));
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'praxisportal listener'
  `.execute(server.ownerDb);
  await vi.waitFor(() => expect(desk.heard).toContainEqual({ name: 'events-missed', payload: {} }), 20_000);
});

test('news that one desk could not be told do not end the telling', async () => {
  const { heard } = await connect(server, cookieOf(await createStaffSession(server, 'reception')));
  const broken = vi.spyOn(ServerSocket.prototype, 'emit').mockImplementationOnce(() => {
    throw new Error('a socket in an odd state');
  });
  announceToStaff(server.context.listener, { event: 'messages-changed' });
  await vi.waitFor(() => expect(broken).toHaveBeenCalled(), 10_000);
  broken.mockRestore();
  announceToStaff(server.context.listener, { event: 'staff-changed' });
  await vi.waitFor(() => expect(heard).toEqual([{ name: 'staff-changed', payload: {} }]), 10_000);
});
