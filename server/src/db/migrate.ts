import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { OperatorError } from '../platform/operator-error.ts';
import { requireSuitableDatabase } from './check-database.ts';
import type { Database } from './database.ts';
import { installFunctions } from './install-functions.ts';
import * as firstTables from './migrations/001-first-tables.ts';
import * as peopleAndAccounts from './migrations/002-people-and-accounts.ts';
import * as delivery from './migrations/003-delivery.ts';
import * as guards from './migrations/004-guards.ts';
import * as bookingLocks from './migrations/005-booking-locks.ts';
import * as codesOfARequester from './migrations/006-codes-of-a-requester.ts';
import * as auditRetention from './migrations/008-audit-retention.ts';
import * as securityRecord from './migrations/009-security-record.ts';
import * as doctorsWhoLeft from './migrations/010-doctors-who-left.ts';
import * as accountCare from './migrations/011-account-care.ts';
import * as keptUntil from './migrations/011-kept-until.ts';
import * as moving from './migrations/012-moving.ts';
import * as peopleAndGuests from './migrations/012-people-and-guests.ts';
import * as timedMessages from './migrations/013-timed-messages.ts';
import * as chat from './migrations/014-chat.ts';
import * as staff from './migrations/015-staff.ts';
import * as plan from './migrations/017-plan.ts';
import * as console from './migrations/018-console.ts';
import * as planDecisions from './migrations/019-plan-decisions.ts';
import * as settings from './migrations/020-settings.ts';
import * as patientNotes from './migrations/021-patient-notes.ts';
import * as audit from './migrations/022-audit.ts';
import * as outcomesOfDecisions from './migrations/023-outcomes-of-decisions.ts';
import * as versionsOfHours from './migrations/024-versions-of-hours.ts';
import * as toldOnce from './migrations/025-told-once.ts';
import * as arranged from './migrations/026-arranged.ts';
import * as fullProofs from './migrations/027-full-proofs.ts';
import * as looks from './migrations/028-looks.ts';
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
  '001-first-tables': firstTables,
  '002-people-and-accounts': peopleAndAccounts,
  '003-delivery': delivery,
  '004-guards': guards,
  '005-booking-locks': bookingLocks,
  '006-codes-of-a-requester': codesOfARequester,
  '008-audit-retention': auditRetention,
  '009-security-record': securityRecord,
  '010-doctors-who-left': doctorsWhoLeft,
  '011-account-care': accountCare,
  '011-kept-until': keptUntil,
  '012-moving': moving,
  '012-people-and-guests': peopleAndGuests,
  '013-timed-messages': timedMessages,
  '014-chat': chat,
  '015-staff': staff,
  '017-plan': plan,
  '018-console': console,
  '019-plan-decisions': planDecisions,
  '020-settings': settings,
  '021-patient-notes': patientNotes,
  '022-audit': audit,
  '023-outcomes-of-decisions': outcomesOfDecisions,
  '024-versions-of-hours': versionsOfHours,
  '025-told-once': toldOnce,
  '026-arranged': arranged,
  '027-full-proofs': fullProofs,
  '028-looks': looks,
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

/**
 * Brings tables and functions up to date; several processes may call it at once. Throws NewerDatabaseError, or
 * UnsuitableDatabaseError before anything is made.
 */
export async function migrate(db: Database): Promise<void> {
  await requireSuitableDatabase(db);
  await refuseNewerDatabase(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await installFunctions(db);
}

/** Brings an empty database as far as the named migration. */
export async function migrateTo(db: Database, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}

/** Its rows may mean what this version can't read, and its writing might break what the newer one relies on. */
async function refuseNewerDatabase(db: Database): Promise<void> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists
  `.execute(db);
  if (!found[0]?.exists) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new NewerDatabaseError(
    `The database belongs to a newer version of Praxisportal (it has ${unknown.join(', ')}): ` +
      'start that version again, or restore a backup that this version made.',
  );
}
