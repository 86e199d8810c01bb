import { sql } from 'kysely';
import { advisoryClass } from '../../db/advisory-locks.ts';
import type { DatabaseTransaction } from '../../db/database.ts';

/** Queues this transaction behind what else changes these patients' calendars, by the locks of `lock_calendars`. */
export async function lockPatients(
  transaction: DatabaseTransaction,
  patientIds: readonly string[],
): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${advisoryClass.patient}, hashtext(id))
    from (select distinct id from unnest(${patientIds}::text[]) as id order by id) as sorted
  `.execute(transaction);
}
