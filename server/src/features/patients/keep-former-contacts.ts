import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

type Contacts = { email?: string | null; phone?: string | null };

/**
 * Keeps the address and number of an account, or of a patient, that `next` takes the place of; to be called in the same
 * transaction before `next` is written. `staffId` is the member of staff who changes it, null if its owner does.
 */
export async function keepFormerContacts(
  db: Database,
  { table, id }: { table: 'accounts' | 'patients'; id: string },
  next: Contacts,
  { now, staffId = null }: { now: Date; staffId?: string | null },
): Promise<void> {
  const owner = sql.ref(table === 'accounts' ? 'account_id' : 'patient_id');
  for (const [channel, contact] of Object.entries(next))
    await sql`
      insert into former_contacts (${owner}, channel, contact, changed_at, changed_by)
      select id, ${channel}, ${sql.ref(channel)}, ${now}, ${staffId} from ${sql.table(table)}
      where id = ${id} and ${sql.ref(channel)} <> coalesce(${contact}, '')
    `.execute(db);
}
