import { sql } from 'kysely';
import type { DatabaseTransaction } from './database.ts';

/** First key of PostgreSQL's two-part advisory locks; the second is a hash of the row's id. */
const lockClass = { doctor: 1, patient: 2 };

/**
 * Queues this transaction behind every other one that changes the same doctor's or patient's calendar.
 * Always the doctor first, so that two transactions can't wait for each other.
 */
export async function lockCalendars(
  transaction: DatabaseTransaction,
  calendars: { doctorId: string; patientId: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClass.doctor}, hashtext(${calendars.doctorId}))`.execute(
    transaction,
  );
  await sql`select pg_advisory_xact_lock(${lockClass.patient}, hashtext(${calendars.patientId}))`.execute(
    transaction,
  );
}
