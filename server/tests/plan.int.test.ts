import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPractice } from '../src/own-practice.ts';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession } from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const treatment = 'Kontrolluntersuchung';

const listSlots = async (id: string, date: string, from: TestServer = server) =>
  (await callServer(from, 'listSlots', { params: { id }, query: { date, treatment } })).body.slots;

test('the plan is seeded from the folder of the practice once, and each doctor who comes later once', async () => {
  const [first] = ownPractice.doctors;
  if (!first) throw new Error('the practice has no doctor');
  const changed = {
    ...ownPractice,
    closures: [],
    doctors: [
      { ...first, workingHours: [] },
      { ...first, id: 'newcomer', name: 'Dr. Neu' },
    ],
  };
  const before = await listSlots('weber', '2026-12-01');
  expect(before.length).toBeGreaterThan(5);
  const again = await startTestServer({ beside: server, overrides: { practice: changed } });
  expect(await listSlots('weber', '2026-12-01', again)).toEqual(before);
  expect(await listSlots('newcomer', '2026-12-01', again)).toEqual(before);
  const closed = await callServer(again, 'listDays', {
    params: { id: 'weber' },
    query: { month: '2026-12' },
  });
  expect(closed.body.states['2026-12-28']).toEqual({ state: 'closed', reason: 'closed' });
  await again.stop();
});

test('a booking that was decided by an older plan is decided anew, and refused if it no longer fits', async () => {
  const { token } = await createPatientSession(server);
  const body = {
    ...{ doctorId: 'weber', treatmentType: treatment, date: '2026-12-02', time: '09:00' },
    bookingMethod: 'website' as const,
  };
  // Another process planned this, and its word has not arrived here yet.
  const plan = (statement: ReturnType<typeof sql>) => statement.execute(server.ownerDb);
  await plan(sql`insert into plan_absences (doctor_id, first_date, last_date, is_reason_shown, created_at)
    values ('weber', '2026-12-02', '2026-12-02', false, now())`);
  await plan(sql`update plan_revision set revision = revision + 1`);
  expect(await listSlots('weber', '2026-12-02')).toContain('09:00');
  const refused = await callServer(server, 'bookAppointment', { token, body });
  expect([refused.status, refused.error.rule]).toEqual([422, 'absent']);
  expect(await listSlots('weber', '2026-12-02')).toEqual([]);
  const other = { ...body, date: '2026-12-03' };
  await plan(sql`update plan_revision set revision = revision + 1`);
  const booked = await callServer(server, 'bookAppointment', { token, body: other });
  expect(booked.status).toBe(201);
  await plan(sql`update plan_revision set revision = revision + 1`);
  await plan(sql`update plan_absences set last_date = '2026-12-03' where last_date = '2026-12-02'`);
  const { id, version } = booked.body;
  const move = { version, date: '2026-12-03', time: '10:00' };
  const moved = await callServer(server, 'moveAppointment', { token, params: { id }, body: move });
  expect([moved.status, moved.error.rule]).toEqual([422, 'absent']);
});

test('the plan counts what is left to do about an absence, for who plans it', async () => {
  const [desk, dentist, other] = [
    await createStaffSession(server, 'reception'),
    await createStaffSession(server, 'dentist', { doctorId: 'hoffmann' }),
    await createStaffSession(server, 'dentist', { doctorId: 'yilmaz' }),
  ];
  const { jar } = desk;
  const book = async (date: string, time: string) => {
    const { token } = await createPatientSession(server);
    const what = { doctorId: 'hoffmann', treatmentType: treatment, bookingMethod: 'website' as const };
    const { status, body } = await callServer(server, 'bookAppointment', {
      ...{ token, body: { ...what, date, time } },
    });
    expect(status).toBe(201);
    return { appointmentId: body.id, version: body.version };
  };
  const kept = await book('2026-12-10', '09:00');
  const cancelled = await book('2026-12-10', '10:00');
  await book('2026-12-10', '14:00');
  await book('2026-12-15', '09:00');
  const days = { from: '2026-12-09', to: '2026-12-11', hours: { from: '08:00', to: '12:00' } };
  const added = await callStaff(server, 'addAbsence', { jar, body: { doctorId: 'hoffmann', ...days } });
  const { id } = added.body.absence;
  const leftFor = async (by: typeof desk) => {
    const { body: plan } = await callStaff(server, 'getPlan', { jar: by.jar, query: {} });
    const found = plan.absences.find((absence) => absence.id === id);
    return [found?.open, found?.toTell];
  };
  type Decision = ({ kind: 'keep' } | { kind: 'cancel' }) & typeof kept;
  const decide = (decision: Decision) =>
    callStaff(server, 'decideHits', {
      ...{ jar, params: { id }, body: { decisions: [decision], inform: false } },
    });
  expect(await leftFor(desk)).toEqual([2, 0]);
  await decide({ kind: 'keep', ...kept });
  expect(await leftFor(desk)).toEqual([1, 0]);
  const { body: done } = await decide({ kind: 'cancel', ...cancelled });
  expect([await leftFor(dentist), await leftFor(other)]).toEqual([
    [0, 1],
    [null, null],
  ]);
  await callStaff(server, 'undoChange', { jar, params: { id: done.results[0]?.undo?.id ?? '' } });
  expect(await leftFor(desk)).toEqual([1, 0]);
});
