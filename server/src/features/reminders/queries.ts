import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { RemindedPerson } from './rules.ts';

/** Whether somebody wants to be reminded, by their last word; undefined if there is nobody of this id. */
export async function findReminderConsent(
  db: Database,
  { kind, id }: RemindedPerson,
): Promise<boolean | undefined> {
  const [table, column] = kind === 'account' ? ['accounts', 'account_id'] : ['patients', 'patient_id'];
  const { rows } = await sql<{ given: boolean }>`
    select coalesce((
      select given from consents where ${sql.ref(column)} = ${id} and kind = 'reminders'
      order by at desc, consents.id desc limit 1
    ), false) as given
    from ${sql.table(table)} where id = ${id}
  `.execute(db);
  return rows[0]?.given;
}
