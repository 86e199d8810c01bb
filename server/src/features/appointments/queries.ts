import type { AppointmentStatus, BookingMethod } from '@praxisportal/contract/appointment';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

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

function selectAppointments(db: Database) {
  return db
    .selectFrom('appointments')
    .innerJoin('doctors', 'doctors.id', 'appointments.doctor_id')
    .select([
      'appointments.id',
      'patient_id as patientId',
      'doctor_id as doctorId',
      'doctors.name as doctorName',
      'treatment_type as treatmentType',
      sql<Date>`lower(during)`.as('startAt'),
      sql<Date>`upper(during)`.as('endAt'),
      'status',
      'booking_method as bookingMethod',
    ]);
}

/** The patient's appointments, by start. */
export async function listAppointments(db: Database, patientId: string): Promise<AppointmentRow[]> {
  return selectAppointments(db).where('patient_id', '=', patientId).orderBy(sql`lower(during)`).execute();
}

/** One appointment of this patient. */
export async function findAppointment(
  db: Database,
  own: { id: string; patientId: string },
): Promise<AppointmentRow | undefined> {
  return selectAppointments(db)
    .where('appointments.id', '=', own.id)
    .where('patient_id', '=', own.patientId)
    .executeTakeFirst();
}

/** The booking that was made with this key before, if any. */
export async function findBookingKey(
  db: Database,
  { accountId, key }: { accountId: string; key: string },
): Promise<{ requestHash: Buffer; appointmentId: string } | undefined> {
  return db
    .selectFrom('booking_keys')
    .select(['request_hash as requestHash', 'appointment_id as appointmentId'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}
