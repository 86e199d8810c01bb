import { AsyncLocalStorage } from 'node:async_hooks';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import type { AppContext } from '../server/src/context.ts';
import type { Database } from '../server/src/db/database.ts';
import { exportAccount, writeExport } from '../server/src/features/account-data/export-account.ts';
import { findAccount } from '../server/src/features/accounts/queries.ts';
import { exportPatient } from '../server/src/features/console-patients/export-patient.ts';
import { insertStaff } from '../server/src/features/staff/commands.ts';
import { exportAudit } from '../server/src/features/staff-audit/export-audit.ts';
import { cleanUpSteps } from '../server/src/jobs/clean-up.ts';
import { timedSteps } from '../server/src/jobs/timed-messages.ts';
import { startBenchServer } from './bench-server.ts';
import { fillPractice } from './fill-practice.ts';
import { formatMilliseconds, formatWhole, judge, printTable } from './table.ts';

/**
 * Every job and every export on the database of a practice after years: how long it takes, how many statements it sends, and
 * the slowest of them. A statement that takes long holds its locks for as long, and past 15 s the server's own limit ends it.
 *
 * `-- --appointments 100000 --patients 10000` is a quick run.
 */

const statementTargetMs = 5_000;

const { values } = parseArgs({
  options: {
    appointments: { type: 'string', default: '1000000' },
    patients: { type: 'string', default: '100000' },
  },
});
const size = { appointments: Number(values.appointments), patients: Number(values.patients) };

type Sent = { text: string; ms: number };
type Run = { name: string; ms: number; sent: Sent[]; failure: string | undefined };

/** The statements of the job that is measured; what the server does beside it belongs to no job. */
const measured = new AsyncLocalStorage<Sent[]>();

/** Measures each statement that a measured job sends, from now on. */
function recordStatements(): void {
  const send = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const sent = measured.getStore();
    const startedAt = performance.now();
    const answer: unknown = Reflect.apply(send, this, args);
    const note = () => sent?.push({ text: toText(args[0]), ms: performance.now() - startedAt });
    if (answer instanceof Promise) answer.then(note, note);
    return answer;
  } as typeof send;
}

function toText(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

async function run(name: string, work: () => Promise<unknown>): Promise<Run> {
  const sent: Sent[] = [];
  const startedAt = performance.now();
  const failure = await measured.run(sent, work).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { name, ms: performance.now() - startedAt, sent, failure };
}

function toRow({ name, ms, sent, failure }: Run): string[] {
  const slowest = Math.max(0, ...sent.map((each) => each.ms));
  const isReached = failure === undefined && slowest <= statementTargetMs;
  return [
    name,
    formatWhole(sent.length),
    formatMilliseconds(ms),
    formatMilliseconds(slowest),
    failure ?? judge(isReached),
    ...(failure === undefined ? [] : [judge(false)]),
  ];
}

async function findIds(db: Database) {
  const { rows } = await sql<{ accountId: string; patientId: string; email: string }>`
    select account_id as "accountId", (select id from patients where email_proven_at is not null limit 1) as "patientId",
      (select email from patients where email_proven_at is not null limit 1) as email
    from account_patients limit 1
  `.execute(db);
  if (!rows[0]) throw new Error('there are no accounts');
  return rows[0];
}

async function listExports(context: AppContext): Promise<[string, () => Promise<unknown>][]> {
  const { accountId, patientId, email } = await findIds(context.db);
  const account = await findAccount(context.db, accountId);
  if (!account) throw new Error('the account is not there');
  const staffId = crypto.randomUUID();
  const names = { email: 'team@example.org', first_name: 'Toni', last_name: 'Team' };
  const post = { role: 'owner', doctor_id: null, language: 'de' } as const;
  await insertStaff(context.db, staffId, { ...names, ...post }, new Date(context.clock.nowMs()));
  const staff = { staffId, role: 'owner', doctorId: null } as const;
  const reason = 'Auskunft';
  const guest = { accountId: null, email, contacts: [email], securityHash: null };
  return [
    ['exportAccount', () => exportAccount(context, account, 'de')],
    ['exportPatient', () => exportPatient(context, staff, { id: patientId, reason })],
    // As `exportGuest` does once the address is proven.
    ['exportGuest', () => writeExport(context, guest, 'guest', 'de')],
    ['exportAudit', () => exportAudit(context, { staffId, language: 'de' }, { patientId })],
  ];
}

const server = await startBenchServer();
try {
  const { context, ownerDb } = server;
  const startedAt = performance.now();
  await fillPractice(ownerDb, new Date(context.clock.nowMs()), size);
  console.log(`Filled in ${formatMilliseconds(performance.now() - startedAt)}.`);
  const exports = await listExports(context);
  recordStatements();
  const runs: Run[] = [];
  for (const [name, work] of exports) runs.push(await run(name, work));
  for (const [name, work] of Object.entries(timedSteps)) runs.push(await run(name, () => work(context)));
  for (const { name, run: work } of cleanUpSteps) runs.push(await run(name, () => work(context)));
  printTable(
    `Jobs and exports with ${formatWhole(size.appointments)} appointments and ${formatWhole(size.patients)} patients (limit: ${statementTargetMs / 1000} s for a statement)`,
    ['', 'statements', 'in all', 'slowest', ''],
    runs.map(toRow),
  );
  for (const { name, sent: statements } of runs) {
    const slow = statements.filter(({ ms }) => ms > statementTargetMs / 5);
    for (const { text, ms } of slow.slice(0, 3))
      console.log(`${name}, ${formatMilliseconds(ms)}: ${text.replace(/\s+/g, ' ').trim()}`);
  }
} finally {
  await server.stop();
}
