import type { Language } from '@praxisportal/contract/language';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Interval } from '../../domain/intervals.ts';
import { type AppointmentView, selectAppointments } from '../appointments/queries.ts';

type AppointmentColumns = Selectable<Tables['appointments']>;

/** An appointment as the practice sees it. */
export type DeskAppointment = AppointmentView & {
  treatmentId: string | null;
  dateOfBirth: string | null;
  /** Which version of it the patient was given, and since when; null if it stayed as booked */
  arrangedVersion: number;
  arrangedAt: Date | null;
  /** In which the patient is written to */
  language: Language;
  seatedAt: Date | null;
  finishedAt: Date | null;
  overbooked: boolean;
  overbookedReason: string | null;
  note: string;
  patientNote: string;
  pain: boolean;
  cancelledBy: AppointmentColumns['cancelled_by'];
  cancelReason: string | null;
  /** When the patient was told by phone what the last mail could not */
  phonedAt: Date | null;
};

/** Appointments with all that the practice sees of them, to be narrowed down. */
export function selectDeskAppointments(db: Database) {
  return selectAppointments(db).select([
    'treatment_id as treatmentId',
    sql<string | null>`patients.date_of_birth::text`.as('dateOfBirth'),
    sql<Language>`coalesce(appointments.language, patients.language)`.as('language'),
    'arranged_version as arrangedVersion',
    'arranged_at as arrangedAt',
    'seated_at as seatedAt',
    'appointments.finished_at as finishedAt',
    'overbooked',
    'overbooked_reason as overbookedReason',
    'note',
    'patient_note as patientNote',
    'pain',
    'cancelled_by as cancelledBy',
    'cancel_reason as cancelReason',
    'mail.phoned_at as phonedAt',
  ]);
}

/**
 * What begins in this time and is not cancelled, of everybody or of one doctor, by start. The status is a literal: a
 * prepared plan can't tell that a parameter matches the index's condition.
 */
export async function listDeskAppointments(
  db: Database,
  { startMs, endMs }: Interval,
  doctorId?: string,
): Promise<DeskAppointment[]> {
  return selectDeskAppointments(db)
    .where('appointments.status', '<>', sql.lit('cancelled'))
    .where(sql`lower(during)`, '>=', new Date(startMs))
    .where(sql`lower(during)`, '<', new Date(endMs))
    .$if(doctorId !== undefined, (query) => query.where('doctor_id', '=', doctorId ?? ''))
    .orderBy(sql`lower(during)`)
    .orderBy('appointments.created_at')
    .execute();
}

export async function findDeskAppointment(db: Database, id: string): Promise<DeskAppointment | undefined> {
  return selectDeskAppointments(db).where('appointments.id', '=', id).executeTakeFirst();
}

/** The appointments of these ids, as the practice sees them. */
export async function listAppointmentsById(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, DeskAppointment>> {
  const rows = await selectDeskAppointments(db)
    .where(sql<boolean>`appointments.id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
