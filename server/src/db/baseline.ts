import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The migrations that `schema/baseline.sql` stands for. Their names stay in the database's record of migrations, and in backups. */
const baselineNames = [
  '001-first-tables',
  '002-people-and-accounts',
  '003-delivery',
  '004-guards',
  '005-booking-locks',
  '006-codes-of-a-requester',
  '008-audit-retention',
  '009-security-record',
  '010-doctors-who-left',
  '011-account-care',
  '011-kept-until',
  '012-moving',
  '012-people-and-guests',
  '013-timed-messages',
  '014-chat',
  '015-staff',
  '017-plan',
  '018-console',
  '019-plan-decisions',
  '020-settings',
  '021-patient-notes',
  '022-audit',
  '023-outcomes-of-decisions',
  '024-versions-of-hours',
  '025-told-once',
  '026-arranged',
  '027-full-proofs',
  '028-looks',
];

const lastBaselineName = '028-looks';

/** The last commit with the migrations up to 028; no release had been tagged before they became the baseline. */
const commitWithOldMigrations = '81276875';

/** The first makes all tables, the others are part of it; so a new database has the same record as one that went through them. */
export const baselineMigrations: Record<string, Migration> = Object.fromEntries(
  baselineNames.map((name, index) => [name, { up: index === 0 ? createBaseline : partOfBaseline }]),
);

async function createBaseline(db: Kysely<never>): Promise<void> {
  const file = join(import.meta.dirname, 'schema', 'baseline.sql');
  await sql.raw(await readFile(file, 'utf8')).execute(db);
}

async function partOfBaseline(): Promise<void> {}

/**
 * Why a database, or a backup, whose last migration is in the midst of the baseline can't be brought up to date; undefined if it can,
 * or has no migrations yet.
 */
export function explainOlderThanBaseline(
  applied: readonly string[],
  verb: 'start' | 'restore',
): string | undefined {
  const last = applied.at(-1);
  if (last === undefined || applied.includes(lastBaselineName)) return undefined;
  return (
    `is older than this version of Praxisportal can bring up to date (its last migration is ${last}): ` +
    `${verb} it once with Praxisportal 0.1.0 at commit ${commitWithOldMigrations}`
  );
}
