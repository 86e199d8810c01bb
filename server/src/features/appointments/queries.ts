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

/** The appointment that this key booked before, if any, and what was asked for then. */
export async function findBookingByKey(
  db: Database,
  { accountId, key }: { accountId: string; key: string },
): Promise<(AppointmentRow & { requestHash: Buffer }) | undefined> {
  return selectAppointments(db)
    .innerJoin('booking_keys', 'booking_keys.appointment_id', 'appointments.id')
    .select('request_hash as requestHash')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}
