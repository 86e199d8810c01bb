import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database.ts';

/** A planned erasure. */
export type PlannedErasure = {
  patientId: string;
  staffId: string;
  reason: string;
  cancelAppointments: boolean;
  accountId: string | null;
  managingAccountId: string | null;
  askedAt: Date;
};

function selectErasures(db: Database) {
  return db
    .selectFrom('patient_erasures')
    .select([
      'patient_id as patientId',
      'staff_id as staffId',
      'reason',
      'cancel_appointments as cancelAppointments',
      'account_id as accountId',
      'managing_account_id as managingAccountId',
      'asked_at as askedAt',
    ]);
}

/** The patients whose erasure is due by now. */
export async function listDueErasures(db: Database, now: Date): Promise<PlannedErasure[]> {
  return selectErasures(db).where('due_at', '<=', now).orderBy('due_at').execute();
}

/** The planned erasure of this patient, locked until the transaction ends. */
export async function lockErasure(
  transaction: DatabaseTransaction,
  patientId: string,
): Promise<PlannedErasure | undefined> {
  return selectErasures(transaction).where('patient_id', '=', patientId).forUpdate().executeTakeFirst();
}

/** Whether these patients have an appointment to come that was booked after this moment, or came to their account after it. */
export async function hasChangedSince(
  db: Database,
  patients: readonly string[],
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from appointments
    where patient_id = any(${patients}::uuid[]) and status = 'scheduled' and created_at > ${since}
    union all
    select from account_patients
    where patient_id = any(${patients}::uuid[]) and greatest(created_at, linked_at) > ${since}
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Whether an erasure of this patient, or of the account that manages it, is planned. */
export async function isErasurePending(db: Database, patientId: string): Promise<boolean> {
  const { rows } = await sql`
    select from patient_erasures
    where patient_id = ${patientId} or account_id = (
      select account_id from account_patients where account_patients.patient_id = ${patientId}
    )
    limit 1
  `.execute(db);
  return rows.length > 0;
}
