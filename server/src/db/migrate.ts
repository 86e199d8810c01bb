import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { OperatorError } from '../platform/operator-error.ts';
import { postgresErrorCode } from '../platform/postgres-errors.ts';
import { baselineMigrations, explainOlderThanBaseline } from './baseline.ts';
import { requireSuitableDatabase } from './check-database.ts';
import type { Database } from './database.ts';
import { installFunctions } from './install-functions.ts';
import * as identity from './migrations/029-identity.ts';
import * as accountLinks from './migrations/030-account-links.ts';
import * as failures from './migrations/031-failures.ts';
import * as bookingSources from './migrations/032-booking-sources.ts';
import * as takeBack from './migrations/033-take-back.ts';
import * as auditTime from './migrations/034-audit-time.ts';
import * as plainNames from './migrations/035-plain-names.ts';
import * as bookingNotes from './migrations/036-booking-notes.ts';
import * as practiceValues from './migrations/037-practice-values.ts';
import * as formerContacts from './migrations/038-former-contacts.ts';
import * as missingIndexes from './migrations/039-missing-indexes.ts';
import * as functionFiles from './migrations/040-function-files.ts';

/** In the order of their names; a migration that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  ...baselineMigrations,
  '029-identity': identity,
  '030-account-links': accountLinks,
  '031-failures': failures,
  '032-booking-sources': bookingSources,
  '033-take-back': takeBack,
  '034-audit-time': auditTime,
  '035-plain-names': plainNames,
  '036-booking-notes': bookingNotes,
  '037-practice-values': practiceValues,
  '038-former-contacts': formerContacts,
  '039-missing-indexes': missingIndexes,
  '040-function-files': functionFiles,
};

/** The database was brought further than this version knows; the message says what to do. */
export class NewerDatabaseError extends OperatorError {
  override name = 'NewerDatabaseError';
}

/** The database is older than the baseline; the message says what to start first. */
export class OlderDatabaseError extends OperatorError {
  override name = 'OlderDatabaseError';
}

/** How long a migration waits for a lock that another transaction holds, and how often it tries. */
export type LockPatience = { lockMs: number; attempts: number; pauseMs: number };

/** Statements that need a table queue behind a migration that waits for it: so it waits briefly, lets them pass, and tries again. */
const lockPatience: LockPatience = { lockMs: 4_000, attempts: 5, pauseMs: 2_000 };

/** `lock_not_available` and `deadlock_detected`: a transaction of a serving process was in the way. */
const lockErrors = ['55P03', '40P01'];

/** A transaction kept locked what a migration changes; the message says what to do. */
export class LockedDatabaseError extends OperatorError {
  override name = 'LockedDatabaseError';
}

/**
 * Brings tables and functions up to date; several processes may call it at once. Throws NewerDatabaseError, OlderDatabaseError or
 * UnsuitableDatabaseError before anything is made, and LockedDatabaseError.
 */
export async function migrate(db: Database, patience: LockPatience = lockPatience): Promise<void> {
  await requireSuitableDatabase(db);
  const applied = await listApplied(db);
  refuseNewerDatabase(applied);
  const older = explainOlderThanBaseline(applied, 'start');
  if (older)
    throw new OlderDatabaseError(`The database ${older}, and then with this version; make a backup first.`);
  await migrateWithPatience(db, patience);
  await installFunctions(db);
}

/** Brings an empty database as far as the named migration, which is not one in the midst of the baseline. */
export async function migrateTo(db: Database, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}

/** Kysely runs all migrations in one transaction, so one that gives up changes nothing. */
async function migrateWithPatience(db: Database, { lockMs, attempts, pauseMs }: LockPatience): Promise<void> {
  const patient = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      up: async (transaction) => {
        await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(transaction);
        await up(transaction);
      },
    },
  ]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(patient) } });
  for (let attempt = 1; ; attempt += 1) {
    const { error, results } = await migrator.migrateToLatest();
    if (!error) return;
    if (!lockErrors.includes(postgresErrorCode(error) ?? '')) throw error;
    if (attempt === attempts) {
      const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
      throw new LockedDatabaseError(await describeHolders(db, failed), { cause: error });
    }
    await sleep(pauseMs);
  }
}

async function describeHolders(db: Database, failed: string | undefined): Promise<string> {
  const { rows } = await sql<{ pid: number; seconds: number }>`
    select pid, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 3
  `.execute(db);
  const open = rows.map(({ pid, seconds }) => `process ${pid} since ${seconds} s`).join(', ');
  return (
    `Migration ${failed} waited in vain for what another transaction has locked (a backup, or a statement that hangs), ` +
    `and nothing was changed. Open in the database: ${open || 'none any more'}. Wait for them, or end them with ` +
    '"select pg_terminate_backend(…)", and start again.'
  );
}

async function listApplied(db: Database): Promise<string[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists
  `.execute(db);
  if (!found[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Its rows may mean what this version can't read, and its writing might break what the newer one relies on. */
function refuseNewerDatabase(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new NewerDatabaseError(
    `The database belongs to a newer version of Praxisportal (it has ${unknown.join(', ')}): ` +
      'start that version again, or restore a backup that this version made.',
  );
}
