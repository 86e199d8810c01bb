import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Interval } from '../../domain/intervals.ts';

/** A change of an appointment that the practice has not been told of; who it is for, unless they are gone. */
export type UntoldChange = {
  auditId: string;
  /** When it happened, as text, because a Date has no microseconds */
  auditedAt: string;
  action: 'book' | 'cancel' | 'move';
  before: unknown;
  after: unknown;
  patientId: string | null;
  patientName: string | null;
  /** What the patient said with the booking, as long as the appointment is there */
  patientNote: string | null;
  pain: boolean | null;
};

/** The patient's id as the audit keeps it; null of what is no id, so that one such row does not fail every query. */
const auditedPatientId = sql`case
  when coalesce(after, before)->>'patientId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then (coalesce(after, before)->>'patientId')::uuid
end`;

/** The oldest changes since then, and later than that one, that the practice has not been told of, and has not made itself. */
export async function listUntoldChanges(
  db: Database,
  { since, after, most }: { since: Date; after: UntoldChange | undefined; most: number },
): Promise<UntoldChange[]> {
  const isLater = after
    ? sql`and (audit_events.at, audit_events.id) > (${after.auditedAt}::timestamptz, ${after.auditId}::bigint)`
    : sql``;
  const { rows } = await sql<UntoldChange>`
    select audit_events.id as "auditId", audit_events.at::text as "auditedAt", action, before, after, patients.id as "patientId",
      patients.first_name || ' ' || patients.last_name as "patientName",
      patient_note as "patientNote", pain
    from audit_events
      left join appointments on appointments.id = subject_id
      left join patients on patients.id = ${auditedPatientId}
    where audit_events.at >= ${since} ${isLater} and subject_kind = 'appointment' and action in ('book', 'cancel', 'move')
      and actor_kind <> 'staff'
      and not exists (select from message_keys where key = 'practice_notice:' || audit_events.id)
    order by audit_events.at, audit_events.id limit ${most}
  `.execute(db);
  return rows;
}

/** Somebody who comes: when, to whom and what for. */
export type ExpectedPatient = {
  doctorName: string;
  startAt: Date;
  endAt: Date;
  treatmentType: string;
  patientName: string;
  patientNote: string;
  pain: boolean;
};

/** Who comes in this time, by start. */
export async function listExpectedPatients(
  db: Database,
  { startMs, endMs }: Interval,
): Promise<ExpectedPatient[]> {
  return db
    .selectFrom('appointments')
    .innerJoin('patients', 'patients.id', 'appointments.patient_id')
    .innerJoin('doctors', 'doctors.id', 'appointments.doctor_id')
    .select([
      'doctors.name as doctorName',
      sql<Date>`lower(during)`.as('startAt'),
      sql<Date>`upper(during)`.as('endAt'),
      'treatment_type as treatmentType',
      sql<string>`first_name || ' ' || last_name`.as('patientName'),
      'patient_note as patientNote',
      'pain',
    ])
    .where('status', '=', sql.lit('scheduled'))
    .where(sql`lower(during)`, '>=', new Date(startMs))
    .where(sql`lower(during)`, '<', new Date(endMs))
    .orderBy(sql`lower(during)`)
    .orderBy('doctors.name')
    .execute();
}
