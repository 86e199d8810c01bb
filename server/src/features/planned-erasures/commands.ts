import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';

/** Plans an erasure, or changes what is planned of the same patient, which keeps its time. */
export async function upsertErasure(
  transaction: DatabaseTransaction,
  row: NewRow<'patient_erasures'>,
): Promise<Date> {
  const { due_at } = await transaction
    .insertInto('patient_erasures')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('patient_id').doUpdateSet(({ ref }) => ({
        staff_id: ref('excluded.staff_id'),
        reason: ref('excluded.reason'),
        cancel_appointments: ref('excluded.cancel_appointments'),
        account_id: ref('excluded.account_id'),
        managing_account_id: ref('excluded.managing_account_id'),
      })),
    )
    .returning('due_at')
    .executeTakeFirstOrThrow();
  return due_at;
}

/** Deletes a planned erasure; answers which member of staff asked for it, undefined if there is none. */
export async function deleteErasure(db: Database, patientId: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('patient_erasures')
    .where('patient_id', '=', patientId)
    .returning('staff_id')
    .executeTakeFirst();
  return deleted?.staff_id;
}
