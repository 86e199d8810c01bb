import type { AppointmentStatus, BookingMethod } from '@praxisportal/contract/appointment';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Interval } from '../../domain/intervals.ts';

/** An appointment with its doctor's name, as the database knows it. */
export type AppointmentRow = {
  id: string;
  patientId: string;
  doctorId: string;
  doctorName: string;
  treatmentType: string;
  startAt: Date;
  endAt: Date;
  status: AppointmentStatus;
  bookingMethod: BookingMethod;
};

/** An appointment as its patient sees it: also whose it is, how often it has changed, and what became of its last mail. */
export type AppointmentView = AppointmentRow & {
  patientFirstName: string;
  patientLastName: string;
  version: number;
  /** Of the last mail about it; null if there is none, or none any more. */
  mailState: OutgoingMessageRow['state'] | null;
  mailFailure: OutgoingMessageRow['failure'];
  mailFinishedAt: Date | null;
};
type OutgoingMessageRow = Selectable<Tables['outgoing_messages']>;

function selectAppointments(db: Database) {
  return db
    .selectFrom('appointments')
    .innerJoin('doctors', 'doctors.id', 'appointments.doctor_id')
    .innerJoin('patients', 'patients.id', 'appointments.patient_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('outgoing_messages')
          .select(['state', 'failure', 'finished_at'])
          .whereRef('appointment_id', '=', 'appointments.id')
          .where('kind', 'in', ['confirmation', 'moved', 'cancellation'])
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('mail'),
      (join) => join.onTrue(),
    )
    .select([
      'appointments.id',
      'patient_id as patientId',
      'doctor_id as doctorId',
      'doctors.name as doctorName',
      'treatment_type as treatmentType',
      sql<Date>`lower(during)`.as('startAt'),
      sql<Date>`upper(during)`.as('endAt'),
      'appointments.status',
      'booking_method as bookingMethod',
      'patients.first_name as patientFirstName',
      'patients.last_name as patientLastName',
      'version',
      'mail.state as mailState',
      'mail.failure as mailFailure',
      'mail.finished_at as mailFinishedAt',
    ]);
}

/** Ten years of a visit each week; whoever has more would wait for a list that nobody reads to its end. */
const mostListed = 500;

/** The patient's appointments, by start; of very many the latest, so that none that is still to come is missing. */
export async function listAppointments(db: Database, patientId: string): Promise<AppointmentView[]> {
  const latestFirst = await selectAppointments(db)
    .where('patient_id', '=', patientId)
    .orderBy(sql`lower(during)`, 'desc')
    .limit(mostListed)
    .execute();
  return latestFirst.reverse();
}

/** Whether the patient has an appointment that overlaps this time. */
export async function isPatientBooked(
  db: Database,
  patientId: string,
  { startMs, endMs }: Interval,
): Promise<boolean> {
  const own = await db
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('status', '=', 'scheduled')
    .where('during', '&&', sql<string>`tstzrange(${new Date(startMs)}, ${new Date(endMs)})`)
    .executeTakeFirst();
  return own !== undefined;
}

/** One appointment of this patient. */
export async function findAppointment(
  db: Database,
  own: { id: string; patientId: string },
): Promise<AppointmentView | undefined> {
  return selectAppointments(db)
    .where('appointments.id', '=', own.id)
    .where('patient_id', '=', own.patientId)
    .executeTakeFirst();
}

/** The appointment that this key booked before, if any, and what was asked for then. */
export async function findBookingByKey(
  db: Database,
  { accountId, key }: { accountId: string; key: string },
): Promise<(AppointmentView & { requestHash: Buffer }) | undefined> {
  return selectAppointments(db)
    .innerJoin('booking_keys', 'booking_keys.appointment_id', 'appointments.id')
    .select('request_hash as requestHash')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}
