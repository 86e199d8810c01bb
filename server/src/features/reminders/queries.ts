import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { RemindedPerson } from './rules.ts';

/**
 * Whether somebody wants to be reminded, by their last word, or by that of the account which looks after them since;
 * undefined if there is nobody of this id.
 */
export async function findReminderConsent(
  db: Database,
  { kind, id }: RemindedPerson,
): Promise<boolean | undefined> {
  const table = kind === 'account' ? 'accounts' : 'patients';
  const accounts =
    kind === 'account'
      ? sql`(${id}::uuid)`
      : sql`(select account_id from account_patients where account_patients.patient_id = ${id})`;
  const { rows } = await sql<{ given: boolean }>`
    select coalesce((
      select given from consents
      where (consents.patient_id = ${id} or consents.account_id in ${accounts}) and kind = 'reminders'
      order by at desc, consents.id desc limit 1
    ), false) as given
    from ${sql.table(table)} where id = ${id}
  `.execute(db);
  return rows[0]?.given;
}
