import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countTry } from '../src/features/throttle/commands.ts';
import { writeTimedMessages } from '../src/jobs/timed-messages.ts';
import { listRemainingStarts } from './free-starts.ts';
import { bookAsGuest, createGuest, type Guest, proveAddress } from './guest.ts';
import { callServer, referenceNow, removeBookings, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession, type StaffMember, showBothFactors } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let desk: StaffMember;
let owner: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  await server.ownerDb.deleteFrom('throttle_events').execute();
  await server.ownerDb.deleteFrom('message_keys').execute();
  await signIn();
});

async function signIn(): Promise<void> {
  desk = await createStaffSession(server, 'reception');
  owner = await createStaffSession(server, 'owner');
}

const listSources = async (jar = desk.jar) => (await callStaff(server, 'listSources', { jar })).body.sources;

/** Each guest books a time of their own; answers the tokens. */
async function bookEach(emails: readonly string[], of: Partial<Guest> = {}): Promise<string[]> {
  const starts = await listRemainingStarts(server);
  const tokens: string[] = [];
  for (const [index, email] of emails.entries()) {
    const guest = { ...createGuest(), email, ...of };
    await proveAddress(server, guest);
    const start = starts[Math.floor((index * starts.length) / emails.length)];
    if (!start) throw new Error('too few starts');
    const { status, body } = await bookAsGuest(server, guest, start);
    if (status !== 201) throw new Error(`a guest's booking answered ${status}`);
    tokens.push(body.cancelToken);
  }
  // A minute passes with each code: the screens are locked by then.
  await signIn();
  return tokens;
}

const catchAll = (count: number, domain = 'catch-all.example') =>
  Array.from({ length: count }, (_, number) => `g${number}@${domain}`);

test('a domain that books unusually much is shown with what it booked, and cancelled in one step', async () => {
  const honest = await bookEach(['anna@gmx.de', 'bruno@firma.example']);
  const tokens = await bookEach(catchAll(9));
  expect(await listSources()).toEqual([]);
  tokens.push(...(await bookEach(['g10@sub.catch-all.example', 'g11@catch-all.example'])));
  const sources = await listSources();
  expect(sources).toMatchObject([{ kind: 'domain', domain: 'catch-all.example', booked: 11, open: 11 }]);
  const [source] = sources;
  if (!source) throw new Error('no source');
  const looked = await callServer(server, 'getGuestAppointment', {
    headers: { 'appointment-token': tokens[0] ?? '' },
  });
  expect(source.dates).toContain(looked.body.date);
  expect(source.dates).toEqual([...new Set(source.dates)].sort());
  expect(source.firstAt < source.lastAt).toBe(true);
  expect((await callStaff(server, 'countMessages', { jar: desk.jar })).body.sources).toBe(1);
  const before = await listRemainingStarts(server);

  const params = { kind: source.kind, key: source.key };
  const cancel = () => callStaff(server, 'cancelSource', { jar: desk.jar, params, body: {} });
  const cancelled = await cancel();
  expect([cancelled.status, cancelled.body]).toEqual([200, { cancelled: 11, left: [] }]);
  expect((await listRemainingStarts(server)).length).toBeGreaterThanOrEqual(before.length + 11);
  for (const token of tokens)
    expect(
      (await callServer(server, 'getGuestAppointment', { headers: { 'appointment-token': token } })).body
        .status,
    ).toBe('cancelled');
  for (const token of honest)
    expect(
      (await callServer(server, 'getGuestAppointment', { headers: { 'appointment-token': token } })).body
        .status,
    ).toBe('scheduled');
  expect(await listSources()).toEqual([]);
  expect((await cancel()).error.code).toBe('not_found');

  // The audit knows who cancelled each of them, and that it was one step.
  const { rows: audits } = await sql`
    select actor_id, count(*)::int as count from audit_events where action = 'cancel' group by actor_id
  `.execute(server.ownerDb);
  expect(audits).toEqual([{ actor_id: desk.staffId, count: 11 }]);
  const { rows: deeds } = await sql`
    select detail from staff_audit where action = 'cancel_source' and staff_id = ${desk.staffId}
  `.execute(server.ownerDb);
  expect(deeds).toEqual([{ detail: { kind: 'domain', shown: 11, inform: false } }]);
  // No patient is told by default: the addresses may be those of uninvolved people.
  const { body: mails } = await callServer(server, 'listOutbox');
  expect(mails.filter(({ subject }) => subject.startsWith('Abgesagt'))).toEqual([]);
});

test('patients are told if the desk wants it', async () => {
  await bookEach(catchAll(10));
  const [source] = await listSources();
  if (!source) throw new Error('no source');
  const params = { kind: source.kind, key: source.key };
  await callStaff(server, 'cancelSource', { jar: owner.jar, params, body: { inform: true } });
  const { rows } = await sql`
    select count(*)::int as count from outgoing_messages where kind = 'cancellation'
  `.execute(server.ownerDb);
  expect(rows).toEqual([{ count: 10 }]);
});

test('a browser and a block of addresses are sources too, of which nothing but a hash is kept', async () => {
  const { jar } = createGuest();
  await bookEach(
    Array.from({ length: 10 }, (_, number) => `mallory${number}@gmx.de`),
    { jar },
  );
  expect(await listSources()).toMatchObject([{ kind: 'browser', domain: null, open: 10 }]);
  for (const number of [1, 2])
    await bookEach(
      Array.from({ length: 10 }, (_, index) => `person${number}${index}@web.de`),
      { ip: `203.0.113.${number}` },
    );
  expect((await listSources()).map(({ kind, open }) => [kind, open])).toEqual([
    ['address', 20],
    ['browser', 10],
  ]);
  const { rows } = await sql<{ row: string }>`
    select row_to_json(booking_sources)::text as row from booking_sources
  `.execute(server.ownerDb);
  for (const { row } of rows) expect(row).not.toMatch(/gmx|web\.de|203\.0/);
});

test('what has changed meanwhile stays and is named; known patients of the same source are left alone', async () => {
  const tokens = await bookEach(catchAll(11));
  const [source] = await listSources();
  if (!source) throw new Error('no source');
  await callServer(server, 'cancelGuestAppointment', { headers: { 'appointment-token': tokens[0] ?? '' } });
  // One is a patient that the practice has treated before.
  await sql`
    update booking_sources set is_newcomer = false
    where appointment_id = (select appointment_id from booking_sources order by at desc limit 1)
  `.execute(server.ownerDb);
  // And one is there already.
  const { rows } = await sql<{ id: string; name: string }>`
    update appointments set arrived_at = ${new Date(server.clock.nowMs())}
    where id = (
      select appointment_id from booking_sources join appointments on appointments.id = appointment_id
      where is_newcomer and status = 'scheduled' order by at desc limit 1
    )
    returning id, (select first_name || ' ' || last_name from patients where id = patient_id) as name
  `.execute(server.ownerDb);
  const params = { kind: source.kind, key: source.key };
  const { body } = await callStaff(server, 'cancelSource', { jar: desk.jar, params, body: {} });
  expect(body).toMatchObject({ cancelled: 8, left: [{ patientName: rows[0]?.name }] });
});

test('a source counts each of its appointments as a cancellation: past the budget it takes both factors', async () => {
  await bookEach(catchAll(12));
  await countTry(server.context, 'staff_cancel', { target: desk.staffId }, 9, { mustFit: true });
  const [source] = await listSources();
  if (!source) throw new Error('no source');
  const params = { kind: source.kind, key: source.key };
  const cancel = () => callStaff(server, 'cancelSource', { jar: desk.jar, params, body: {} });
  expect((await cancel()).error.code).toBe('brake_proof_needed');
  expect(await listSources()).toMatchObject([{ open: 12 }]);
  await showBothFactors(server, desk);
  expect((await cancel()).body).toEqual({ cancelled: 12, left: [] });
});

test('two desks that cancel the same source at once cancel each appointment once', async () => {
  await bookEach(catchAll(12));
  const [source] = await listSources();
  if (!source) throw new Error('no source');
  const params = { kind: source.kind, key: source.key };
  const answers = await Promise.all(
    [desk, owner].map(({ jar }) => callStaff(server, 'cancelSource', { jar, params, body: {} })),
  );
  const cancelled = answers.filter(({ status }) => status === 200).map(({ body }) => body.cancelled);
  expect(cancelled.reduce((sum, count) => sum + count, 0)).toBe(12);
  const { rows } = await sql`select count(*)::int as count from audit_events where action = 'cancel'`.execute(
    server.ownerDb,
  );
  expect(rows).toEqual([{ count: 12 }]);
});

test('a source that is not unusual can’t be cancelled by its key, and only the desk may', async () => {
  await bookEach(catchAll(3));
  const { rows } = await sql<{ key: string }>`
    select encode(substr(domain, 1, 16), 'hex') as key from booking_sources limit 1
  `.execute(server.ownerDb);
  const params = { kind: 'domain', key: rows[0]?.key ?? '' } as const;
  expect((await callStaff(server, 'cancelSource', { jar: desk.jar, params, body: {} })).status).toBe(404);
  for (const role of ['dentist', 'assistant'] as const) {
    const { jar } = await createStaffSession(server, role);
    expect((await callStaff(server, 'cancelSource', { jar, params, body: {} })).status).toBe(403);
    expect((await callStaff(server, 'listSources', { jar })).status).toBe(403);
  }
});

test('the practice is told once a day of each source, without a name', async () => {
  await bookEach(catchAll(10));
  for (let count = 0; count < 2; count += 1) await writeTimedMessages(server.context);
  const readNotices = async () =>
    (await callServer(server, 'listOutbox')).body.filter(
      ({ subject, to }) => subject === 'Auffällig viele Online-Buchungen' && to === owner.email,
    );
  const [notice, ...more] = await readNotices();
  expect(more).toEqual([]);
  expect(notice?.text).toContain('/de/praxis/nachrichten');
  expect(notice?.text).not.toMatch(/catch-all|Gero/);
  server.clock.advance(24 * 3_600_000);
  await writeTimedMessages(server.context);
  expect(await readNotices()).toHaveLength(2);
  // A practice that was closed meanwhile can still cancel what is ahead.
  server.clock.set('2026-12-03T12:00:00+01:00');
  await signIn();
  const [source, ...others] = await listSources();
  expect([source?.booked, others]).toEqual([10, []]);
  expect(source?.open).toBeLessThan(10);
});
