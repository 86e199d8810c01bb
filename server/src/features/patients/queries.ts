import type { Patient } from '@praxisportal/contract/patient';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

function selectPatients(db: Database, accountId: string) {
  return db
    .selectFrom('account_patients')
    .innerJoin('patients', 'patients.id', 'patient_id')
    .select([
      'patients.id',
      'first_name as firstName',
      'last_name as lastName',
      sql<string | null>`date_of_birth::text`.as('dateOfBirth'),
      'relation',
    ])
    .where('account_id', '=', accountId);
}

/** The people whom an account looks after: its own person, then the others as they came. */
export async function listPatients(db: Database, accountId: string): Promise<Patient[]> {
  return selectPatients(db, accountId)
    .orderBy(sql`relation <> 'self'`)
    .orderBy('account_patients.created_at')
    .orderBy('first_name')
    .orderBy('patients.id')
    .execute();
}

/** One of the people whom the account looks after. */
export async function findPatient(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<Patient | undefined> {
  return selectPatients(db, accountId).where('patients.id', '=', id).executeTakeFirst();
}

/** Whether the person has an appointment that is not over. */
export async function hasOpenAppointment(db: Database, patientId: string, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('status', '=', 'scheduled')
    .where(sql<boolean>`upper(during) > ${now}`)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Who a person is today: of an entry that was merged into another, that other. Undefined if there is nobody, or nobody but
 * whom the law makes the practice keep.
 */
export async function findPersonId(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from patients
    where (id = ${id} or (former_ids <> '{}' and former_ids @> array[${id}::uuid])) and kept_until is null
  `.execute(db);
  return rows[0]?.id;
}
