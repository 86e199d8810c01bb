import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewRow, Tables } from '../src/db/tables.ts';
import { throttleRules } from '../src/features/throttle/rules.ts';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { type RetentionRule, retentionRules } from '../src/jobs/retention.ts';
import { createPatientSession, createTestClock, startTestServer, type TestServer } from './harness.ts';

type RuleName = keyof typeof retentionRules;
const rules: [RuleName, RetentionRule][] = [];
for (const name of Object.keys(retentionRules))
  if (isRuleName(name)) rules.push([name, retentionRules[name]]);

function isRuleName(name: string): name is RuleName {
  return name in retentionRules;
}

type LogLine = { level: number; msg: string; step?: string };
const lines: LogLine[] = [];

const dayMs = 86_400_000;
let server: TestServer;
let accountId: string;
let patientId: string;
let appointmentId: string;
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(JSON.parse(line)) };
  // The database's own clock guards what it deletes, so this server's must not be another.
  const clock = createTestClock(new Date().toISOString());
  server = await startTestServer({ env: { LOG_LEVEL: 'warn' }, overrides: { logTo }, clock });
  ({ patientId } = await createPatientSession(server));
  const account = await server.context.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  accountId = account.id;
  appointmentId = await insertAppointment(new Date(server.clock.nowMs() + dayMs));
});
afterAll(() => server.stop());
beforeEach(() => {
  lines.length = 0;
});

async function insert<Table extends keyof Tables>(table: Table, row: NewRow<Table>): Promise<void> {
  await sql`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})
  `.execute(server.ownerDb);
}

async function insertAppointment(startsAt: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into appointments
      (patient_id, doctor_id, treatment_type, during, status, booking_method, created_at, updated_at)
    values (${patientId}, 'weber', 'Kontrolluntersuchung', tstzrange(${startsAt}, ${startsAt}::timestamptz + interval '30 minutes'),
      'scheduled', 'website', ${startsAt}, ${startsAt})
    returning id
  `.execute(server.ownerDb);
  return rows[0]?.id ?? '';
}

const message = {
  kind: 'notice',
  channel: 'email',
  recipient: 'anna@example.org',
  language: 'de',
  subject: 'Betreff',
  body: 'Text',
  html: null,
  reply_to: null,
  headers: '{}',
  attachments: '[]',
  account_id: null,
  patient_id: null,
  appointment_id: null,
  priority: 1,
  claim_token: null,
  failure: null,
  last_error: null,
} as const;

let sourceCount = 0;

/** Writes a row that is as old as `at` says by its rule, and as young as `now` by every other. */
const insertRow: Record<RuleName, (at: Date, now: Date) => Promise<void>> = {
  unusedSessions: (at, now) => insertSession({ created_at: now, last_seen_at: at }),
  oldSessions: (at, now) => insertSession({ created_at: at, last_seen_at: now }),
  oneTimeCodes: (at, now) =>
    insert('one_time_codes', {
      ...{ channel: 'email', target: 'anna@example.org', code_hmac: randomBytes(32) },
      ...{ created_at: at, expires_at: now, purpose: 'verification', requester: randomBytes(32) },
    }),
  codeFailures: (at) => insert('code_failures', { target: randomBytes(32), failures: 3, last_at: at }),
  spentProofsOfWork: (at) => insert('spent_proofs_of_work', { signature: randomBytes(32), expires_at: at }),
  throttleEvents: (at) => insert('throttle_events', { kind: 'code', subject: randomBytes(32), at }),
  guestTokens: (at) =>
    insert('guest_tokens', {
      ...{ token_hash: randomBytes(32), appointment_id: appointmentId, created_at: at, expires_at: at },
    }),
  patientInvitations: async (at, now) => {
    const patient_id = randomUUID();
    const names = { first_name: 'Anna', last_name: 'Einladung', language: 'de' } as const;
    await insert('patients', { id: patient_id, ...names, created_at: now });
    const link = { token_hash: randomBytes(32), invited_by: randomUUID() };
    await insert('patient_invitations', { patient_id, ...link, created_at: now, expires_at: at });
  },
  bookingKeys: async (at) => {
    const key = { account_id: accountId, key: randomUUID(), request_hash: randomBytes(32) };
    await insert('booking_keys', { ...key, appointment_id: appointmentId, created_at: at });
  },
  bookingSources: async (at) => {
    sourceCount += 1;
    const appointment_id = await insertAppointment(new Date(at.getTime() + sourceCount * 3_600_000));
    const source = { mailbox: randomBytes(32), domain: null, browser: null, address: randomBytes(32) };
    await insert('booking_sources', { appointment_id, ...source, is_newcomer: true, at });
  },
  formerContacts: (at) =>
    insert('former_contacts', {
      ...{ patient_id: null, account_id: accountId, channel: 'email', contact: 'anna.alt@example.org' },
      ...{ changed_at: at, changed_by: null },
    }),
  finishedMessages: (at, now) =>
    insert('outgoing_messages', {
      ...{ ...message, state: 'sent' },
      ...{ send_at: at, created_at: at, finished_at: at, expires_at: now },
    }),
  outboxMessages: (at) =>
    insert('outgoing_messages', { ...message, state: 'kept', send_at: at, created_at: at }),
  expiredOutboxMessages: (at, now) =>
    insert('outgoing_messages', {
      ...{ ...message, state: 'kept' },
      ...{ send_at: now, created_at: now, expires_at: at },
    }),
  messageKeys: (at) => insert('message_keys', { key: randomUUID(), at }),
  chatDialogs: (at) =>
    insert('chat_dialogs', { owner: randomBytes(32), account_id: null, state: '{}', updated_at: at }),
  chatWarnings: (at) =>
    insert('chat_warnings', {
      ...{ subject: randomBytes(32), account_id: null, warnings: 1, reason: 'insult', warned_at: at },
    }),
  patientMerges: (at) =>
    insert('patient_merges', {
      ...{ into_id: patientId, former_id: randomUUID(), staff_id: randomUUID(), merged_at: at },
      ...{ undo_until: at, into_version: 1, account_id: null, before: '{}' },
    }),
  contactMessages: (at) =>
    insert('contact_messages', {
      ...{ name: 'Anna', email: 'anna@example.org', message: 'Guten Tag', language: 'de', created_at: at },
    }),
  securityEvents: (at) =>
    insert('security_events', {
      ...{ kind: 'logged_in', detail: '', account: randomBytes(32), address: null },
      ...{ hour: at, times: 1, first_at: at, last_at: at },
    }),
  staffSessions: async (at, now) => {
    const [staff_id, token_hash] = [await insertStaff(now), randomBytes(32)];
    const times = { created_at: at, active_at: now, proven_at: now };
    await insert('staff_sessions', { token_hash, staff_id, user_agent: '', ...times });
  },
  staffSignOuts: async (at, now) => {
    await insert('staff_sign_outs', { staff_id: await insertStaff(now), desk: randomBytes(32), at });
  },
  staffChallenges: (at) =>
    insert('staff_challenges', { kind: 'sign_in', subject: null, challenge: randomUUID(), expires_at: at }),
  staffInvitations: (at, now) =>
    insert('staff_invitations', {
      ...{ token_hash: randomBytes(32), purpose: 'setup', email: null, role: 'owner', doctor_id: null },
      ...{ language: 'de', invited_by: null, created_at: now, expires_at: at },
    }),
  staffAudit: (at) =>
    insert('staff_audit', {
      ...{ at, staff_id: null, action: 'sign_in', subject_kind: 'staff', subject_id: null, detail: null },
    }),
  planDecisions: async (at, now) => {
    const id = randomUUID();
    const days = { doctor_id: null, first_date: '2026-11-25', last_date: '2026-11-25' };
    const reason = { reason_de: null, reason_en: null, is_reason_shown: false };
    await insert('plan_absences', { id, ...days, ...reason, created_at: now });
    await insert('plan_decisions', {
      ...{ absence_id: id, appointment_id: appointmentId, decision: 'keep', former: '{}' },
      ...{ decided_at: now, is_done: true, absence_ends_at: at },
    });
  },
  staffUndo: async (at, now) => {
    const change = { appointment_id: appointmentId, version: 1, before: null, message_ids: [] };
    await insert('staff_undo', {
      id: randomUUID(),
      staff_id: await insertStaff(now),
      ...change,
      undo_until: at,
    });
  },
  formerStaff: async (at, now) => {
    await insertStaff(now, at);
  },
  auditEvents: (at) =>
    insert('audit_events', {
      ...{ at, actor_kind: 'system', actor_id: null, action: 'complete' },
      ...{ subject_kind: 'appointment', subject_id: randomUUID(), before: null, after: null },
    }),
};

async function insertStaff(now: Date, disabledAt: Date | null = null): Promise<string> {
  const id = randomUUID();
  const names = { first_name: 'Toni', last_name: 'Team', email: `${id}@example.org` };
  const post = { role: 'reception', doctor_id: null, language: 'de' } as const;
  await insert('staff', { id, ...names, ...post, created_at: now, disabled_at: disabledAt });
  return id;
}

function insertSession(times: { created_at: Date; last_seen_at: Date }): Promise<void> {
  return insert('sessions', { token_hash: randomBytes(32), account_id: accountId, ...times });
}

async function readInstants({ table, since }: RetentionRule): Promise<string[]> {
  const { rows } = await sql<{ at: Date }>`
    select ${sql.ref(since)} as at from ${sql.table(table)} order by at
  `.execute(server.ownerDb);
  return rows.map(({ at }) => at.toISOString());
}

test.each(rules)('%s: what is old goes, what is young stays', async (name, rule) => {
  const now = new Date(server.clock.nowMs());
  const limitMs = now.getTime() - rule.days * dayMs;
  const old = new Date(limitMs - 1000);
  const young = new Date(limitMs + 1000);
  await sql`delete from ${sql.table(rule.table)}`.execute(server.ownerDb);
  await insertRow[name](old, now);
  await insertRow[name](young, now);
  expect(await readInstants(rule)).toEqual([old.toISOString(), young.toISOString()]);
  await cleanUp(server.context);
  expect(await readInstants(rule)).toEqual([young.toISOString()]);
  expect(lines).toEqual([]);
});

test('messages that still wait for their time are kept, however old they are', async () => {
  await sql`delete from outgoing_messages`.execute(server.ownerDb);
  const at = new Date(server.clock.nowMs() - 100 * dayMs);
  const sendAt = new Date(server.clock.nowMs() + dayMs);
  await insert('outgoing_messages', { ...message, state: 'waiting', send_at: sendAt, created_at: at });
  await cleanUp(server.context);
  expect(await readInstants({ table: 'outgoing_messages', since: 'created_at', days: 0 })).toHaveLength(1);
});

test('many old rows are deleted although no statement deletes more than some', async () => {
  await sql`delete from throttle_events`.execute(server.ownerDb);
  const old = new Date(server.clock.nowMs() - 2 * dayMs);
  await sql`
    insert into throttle_events (kind, subject, at) select 'code', '', ${old} from generate_series(1, 12000)
  `.execute(server.ownerDb);
  await cleanUp(server.context);
  expect(await readInstants(retentionRules.throttleEvents)).toEqual([]);
});

test('a step that fails is logged under its name, and the others are done', async () => {
  const now = new Date(server.clock.nowMs());
  const yesterday = new Date(now.getTime() - dayMs);
  const pastId = await insertAppointment(yesterday);
  const old = new Date(now.getTime() - 2000 * dayMs);
  await insertRow.contactMessages(old, now);
  await sql`alter table sessions rename to sessions_away`.execute(server.ownerDb);
  await cleanUp(server.context);
  await sql`alter table sessions_away rename to sessions`.execute(server.ownerDb);
  expect(lines.map(({ level, msg, step }) => ({ level, msg, step }))).toEqual([
    { level: 50, msg: 'a job stopped, and is tried again', step: 'unusedSessions' },
    { level: 50, msg: 'a job stopped, and is tried again', step: 'oldSessions' },
  ]);
  expect(await readInstants(retentionRules.contactMessages)).not.toContain(old.toISOString());
  const { rows } = await sql`
    select status from appointments where id in (${pastId}, ${appointmentId}) order by during
  `.execute(server.ownerDb);
  expect(rows).toEqual([{ status: 'completed' }, { status: 'scheduled' }]);
});

test('what needs appointments fails alone, too', async () => {
  const now = new Date(server.clock.nowMs());
  await insertRow.throttleEvents(new Date(now.getTime() - 2 * dayMs), now);
  await sql`alter table appointments rename to appointments_away`.execute(server.ownerDb);
  await cleanUp(server.context);
  await sql`alter table appointments_away rename to appointments`.execute(server.ownerDb);
  expect(lines.map(({ step }) => step)).toEqual([
    'completePastAppointments',
    'peopleWithoutAccount',
    'formerPatients',
    'finishedMessages',
  ]);
  expect(await readInstants(retentionRules.throttleEvents)).toEqual([]);
});

test('the server cannot have young audit events deleted, whatever time it claims', async () => {
  const now = new Date(server.clock.nowMs());
  await insertRow.auditEvents(now, now);
  const claim = sql`select delete_old_audit_events(now() - interval '2 years')`.execute(server.context.db);
  await expect(claim).rejects.toThrow('audit events are kept for three years at least');
  expect(await readInstants(retentionRules.auditEvents)).toContain(now.toISOString());
});

test('nor young security events', async () => {
  const now = new Date(server.clock.nowMs());
  await insertRow.securityEvents(now, now);
  const claim = sql`select delete_old_security_events(now() - interval '59 days')`.execute(server.context.db);
  await expect(claim).rejects.toThrow('security events are kept for sixty days at least');
  expect(await readInstants(retentionRules.securityEvents)).toContain(now.toISOString());
});

test('nor young rows of what the staff did', async () => {
  const now = new Date(server.clock.nowMs());
  await insertRow.staffAudit(now, now);
  const claim = sql`select delete_old_staff_audit(now() - interval '2 years')`.execute(server.context.db);
  await expect(claim).rejects.toThrow("rows of the staff's audit are kept for three years at least");
  expect(await readInstants(retentionRules.staffAudit)).toContain(now.toISOString());
});

test('no limit counts longer than tries are kept', () => {
  const periods = Object.values(throttleRules).flatMap((budgets) =>
    budgets.map((budget) => budget.periodSeconds),
  );
  expect(Math.max(...periods) * 1000).toBeLessThanOrEqual(retentionRules.throttleEvents.days * dayMs);
});
