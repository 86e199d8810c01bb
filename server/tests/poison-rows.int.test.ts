import { randomUUID } from 'node:crypto';
import { keptDays } from '@praxisportal/contract/retention';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { writeTimedMessages } from '../src/jobs/timed-messages.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';

type LogLine = { msg: string; step?: string; failed?: number; rows?: { id: string }[]; failingJobs?: object };
const lines: LogLine[] = [];
const dayMs = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(JSON.parse(line)) };
  server = await startTestServer({
    env: { LOG_LEVEL: 'info', PRACTICE_NOTICES: 'on' },
    overrides: { logTo },
  });
  await allowPoison();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  await sql`truncate message_keys, poison`.execute(server.ownerDb);
  await cleanUp(server.context);
  await writeTimedMessages(server.context);
  lines.length = 0;
});

/** From now on the database refuses every change of rows that carry an id of the table `poison`. */
async function allowPoison(): Promise<void> {
  const { ownerDb } = server;
  await sql`create table poison (id text)`.execute(ownerDb);
  await sql`
    create function refuse_poison() returns trigger language plpgsql security definer as $$
    declare changed jsonb := to_jsonb(coalesce(old, new));
    begin
      if exists (
        select from poison where poison.id in (changed->>'id', changed->>'patient_id', changed->>'appointment_id')
      ) then
        raise exception 'a poison row of Anna Schmidt';
      end if;
      return coalesce(new, old);
    end $$
  `.execute(ownerDb);
  for (const [table, events] of [
    ['outgoing_messages', 'insert'],
    ['appointments', 'update or delete'],
    ['patients', 'delete'],
    ['patient_erasures', 'delete'],
    ['contact_messages', 'delete'],
  ])
    await sql
      .raw(
        `create trigger refuse_poison before ${events} on ${table} for each row execute function refuse_poison()`,
      )
      .execute(ownerDb);
}

async function poison(id: string): Promise<void> {
  await sql`insert into poison (id) values (${id})`.execute(server.ownerDb);
}

/** What the log says of rows that failed, and what the health check lists. */
async function readReports(job: string) {
  const told = lines.filter(({ step }) => step === job).map(({ failed, rows }) => [failed, rows?.length]);
  expect(JSON.stringify(lines)).not.toContain('Anna Schmidt');
  lines.length = 0;
  await callServer(server, 'healthReady');
  const load = lines.find(({ msg }) => msg === 'load');
  return { told, failing: load?.failingJobs };
}

const failing = (job: string) => ({
  told: [[1, 1]],
  failing: { [job]: { failedRows: 1, since: expect.any(String) } },
});

async function book(time: string, reminderConsent: boolean) {
  const session = await createPatientSession(server);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time };
  const body = { ...wish, bookingMethod: 'website', reminderConsent } as const;
  const answer = await callServer(server, 'bookAppointment', { token: session.token, body });
  expect(answer.status).toBe(201);
  return { ...session, id: answer.body.id };
}

async function countMessages(kind: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outgoing_messages where kind = ${kind}
  `.execute(server.ownerDb);
  return rows[0]?.count ?? 0;
}

test('a reminder that fails holds up no later one, and is written once it can be', async () => {
  const first = await book('09:00', true);
  await book('10:00', true);
  await poison(first.id);
  server.clock.set('2026-11-29T10:00:00+01:00');
  await writeTimedMessages(server.context);
  expect(await countMessages('reminder')).toBe(1);
  expect(await readReports('sendDueReminders')).toEqual(failing('sendDueReminders'));
  await sql`truncate poison`.execute(server.ownerDb);
  await writeTimedMessages(server.context);
  expect(await countMessages('reminder')).toBe(2);
  expect(await readReports('sendDueReminders')).toEqual({ told: [], failing: {} });
});

test('an audit row that makes no notice holds up no later one', async () => {
  await sql`
    insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id, after)
    values (${new Date(server.clock.nowMs())}, 'account', ${randomUUID()}, 'book', 'appointment', ${randomUUID()},
      '{"patientId": "no id", "startAt": "never"}')
  `.execute(server.ownerDb);
  await book('09:00', false);
  await writeTimedMessages(server.context);
  expect(await countMessages('practice_notice')).toBe(1);
  expect(await readReports('notifyPractice')).toEqual(failing('notifyPractice'));
});

/** Writes an appointment that is over, with its status. */
async function insertPast(patientId: string, status: 'scheduled' | 'no_show', at: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into appointments (patient_id, doctor_id, treatment_type, during, status, booking_method, created_at, updated_at)
    values (${patientId}, 'weber', 'Kontrolluntersuchung',
      tstzrange(${at}, ${at}::timestamptz + interval '30 minutes'), ${status}, 'phone', ${at}, ${at})
    returning id
  `.execute(server.ownerDb);
  return rows[0]?.id ?? '';
}

async function insertPatient(values: { createdAt: Date; keptUntil?: string }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into patients (first_name, last_name, language, created_at, kept_until)
    values ('Paul', 'Vergangen', 'de', ${values.createdAt}, ${values.keptUntil ?? null}) returning id
  `.execute(server.ownerDb);
  return rows[0]?.id ?? '';
}

const ago = (days: number) => new Date(server.clock.nowMs() - days * dayMs);

/** Of these rows those that are left, in their order. */
async function listLeft(table: 'patients' | 'contact_messages' | 'appointments', ids: string[]) {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any(${ids}::uuid[])
  `.execute(server.ownerDb);
  const left = new Set(rows.map(({ id }) => id));
  return ids.map((id) => left.has(id));
}

test('a past appointment that cannot be completed holds up no later one', async () => {
  const { patientId } = await createPatientSession(server);
  const first = await insertPast(patientId, 'scheduled', ago(3));
  const second = await insertPast(patientId, 'scheduled', ago(2));
  await poison(first);
  await cleanUp(server.context);
  const { rows } = await sql`
    select status from appointments where id in (${first}, ${second}) order by during
  `.execute(server.ownerDb);
  expect(rows).toEqual([{ status: 'scheduled' }, { status: 'completed' }]);
  expect(await readReports('completePastAppointments')).toEqual(failing('completePastAppointments'));
});

test('a patient who cannot be forgotten holds up no later one', async () => {
  const days = keptDays.guests + 10;
  const first = await insertPatient({ createdAt: ago(days + 1) });
  const second = await insertPatient({ createdAt: ago(days) });
  await poison(first);
  await cleanUp(server.context);
  expect(await listLeft('patients', [first, second])).toEqual([true, false]);
  expect(await readReports('peopleWithoutAccount')).toEqual(failing('peopleWithoutAccount'));
});

test('a former patient who cannot be deleted holds up no later one', async () => {
  const first = await insertPatient({ createdAt: ago(9), keptUntil: '2026-01-01' });
  const second = await insertPatient({ createdAt: ago(9), keptUntil: '2026-01-02' });
  await poison(first);
  await cleanUp(server.context);
  expect(await listLeft('patients', [first, second])).toEqual([true, false]);
  expect(await readReports('formerPatients')).toEqual(failing('formerPatients'));
});

test('a missed appointment of a former patient that cannot be deleted holds up no other', async () => {
  const patientId = await insertPatient({ createdAt: ago(9), keptUntil: '2036-01-01' });
  const first = await insertPast(patientId, 'no_show', new Date('2021-05-03T09:00:00Z'));
  const second = await insertPast(patientId, 'no_show', new Date('2021-05-03T10:00:00Z'));
  await poison(first);
  await cleanUp(server.context);
  expect(await listLeft('appointments', [first, second])).toEqual([true, false]);
  expect(await readReports('missedOfFormerPatients')).toEqual(failing('missedOfFormerPatients'));
});

test('an old row that cannot be deleted holds up no other of its table', async () => {
  const insert = async (createdAt: Date) => {
    const { rows } = await sql<{ id: string }>`
      insert into contact_messages (name, email, message, language, created_at)
      values ('Paul', 'paul@example.org', 'Guten Tag', 'de', ${createdAt}) returning id
    `.execute(server.ownerDb);
    return rows[0]?.id ?? '';
  };
  const first = await insert(ago(keptDays.contactMessages + 2));
  const second = await insert(ago(keptDays.contactMessages + 1));
  const young = await insert(ago(1));
  await poison(first);
  await cleanUp(server.context);
  expect(await listLeft('contact_messages', [first, second, young])).toEqual([true, false, true]);
  expect(await readReports('contactMessages')).toEqual(failing('contactMessages'));
});

test('a planned erasure that fails holds up no later one', async () => {
  const plan = async (dueAt: Date) => {
    const id = await insertPatient({ createdAt: ago(5) });
    await sql`
      insert into patient_erasures (patient_id, staff_id, reason, cancel_appointments, asked_at, due_at)
      values (${id}, ${randomUUID()}, 'Wunsch', false, ${ago(4)}, ${dueAt})
    `.execute(server.ownerDb);
    return id;
  };
  const first = await plan(ago(3));
  const second = await plan(ago(2));
  await poison(first);
  await cleanUp(server.context);
  expect(await listLeft('patients', [first, second])).toEqual([true, false]);
  expect(await readReports('dueErasures')).toEqual(failing('dueErasures'));
});
