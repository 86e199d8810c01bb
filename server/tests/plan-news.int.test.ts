import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addAbsence } from '../src/features/plan/add-absence.ts';
import { callServer, startTestServer, type TestServer } from './harness.ts';
import { ill, treatment } from './plan-desk.ts';
import { createStaffSession } from './staff.ts';

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

const listSlots = async (date: string, at: TestServer) =>
  (await callServer(at, 'listSlots', { params: { id: 'weber' }, query: { date, treatment } })).body.slots;

test('a change that this process could not read after it was saved is known everywhere a moment later', async () => {
  const date = '2026-12-08';
  const { staffId } = await createStaffSession(server, 'reception');
  const reloadPlan = () => Promise.reject(new Error('the database was gone for a moment'));
  const words = { ...ill({ from: date, to: date }), hours: null, reason: null, isReasonShown: false };
  const planner = { staffId, role: 'reception', doctorId: null } as const;
  await expect(addAbsence({ ...server.context, reloadPlan }, planner, words)).rejects.toThrow('was gone');
  for (const each of [server, other])
    await vi.waitFor(async () => expect(await listSlots(date, each)).toEqual([]), 10_000);
});

test('a plan that can’t be read when it is announced is read again', async () => {
  const date = '2026-12-09';
  const { ownerDb, context } = server;
  expect(await listSlots(date, server)).not.toEqual([]);
  await sql`alter table plan_absences rename to plan_absences_away`.execute(ownerDb);
  context.listener.announce('plan_changed', '');
  await expect(context.reloadPlan()).rejects.toThrow('plan_absences');
  await sql`
    insert into plan_absences_away (doctor_id, first_date, last_date, is_reason_shown, created_at)
    values ('weber', ${date}, ${date}, false, now())
  `.execute(ownerDb);
  await sql`update plan_revision set revision = revision + 1`.execute(ownerDb);
  await sql`alter table plan_absences_away rename to plan_absences`.execute(ownerDb);
  await vi.waitFor(async () => expect(await listSlots(date, server)).toEqual([]), 10_000);
});
