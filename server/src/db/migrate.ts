import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { OperatorError } from '../platform/operator-error.ts';
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

/**
 * Brings tables and functions up to date; several processes may call it at once. Throws NewerDatabaseError, OlderDatabaseError or
 * UnsuitableDatabaseError before anything is made.
 */
export async function migrate(db: Database): Promise<void> {
  await requireSuitableDatabase(db);
  const applied = await listApplied(db);
  refuseNewerDatabase(applied);
  const older = explainOlderThanBaseline(applied, 'start');
  if (older)
    throw new OlderDatabaseError(`The database ${older}, and then with this version; make a backup first.`);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await installFunctions(db);
}

/** Brings an empty database as far as the named migration, which is not one in the midst of the baseline. */
export async function migrateTo(db: Database, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
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
