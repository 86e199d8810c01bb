import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../server/src/db/database.ts';

/** One transaction that fills tables quickly; only their owner may do it so. */
export async function fillTables(
  ownerDb: Database,
  work: (transaction: DatabaseTransaction) => Promise<void>,
): Promise<void> {
  await ownerDb.transaction().execute(async (transaction) => {
    // The rows are made to fit; looking up every patient and doctor would take most of the time.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await work(transaction);
    await sql`analyze`.execute(transaction);
  });
}
