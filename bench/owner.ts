import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../server/src/db/database.ts';

/**
 * One transaction with the rights of the tables' owner and no time-out, to fill the tables and to gather
 * statistics: the server's own role may do neither quickly enough.
 */
export async function asOwner(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local role none`.execute(transaction);
    await sql`set local statement_timeout = 0`.execute(transaction);
    // The rows are made to fit; looking up every patient and doctor would take most of the time.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await work(transaction);
    await sql`analyze`.execute(transaction);
  });
}
