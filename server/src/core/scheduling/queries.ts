import type { Language } from '@praxisportal/contract/language';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import type { PersonName } from '../../delivery/mail.ts';
import { isHeld } from '../../delivery/queries.ts';
import type { Interval } from '../../domain/intervals.ts';
import { type AppointmentKey, isOpenedBy, toRange } from '../../features/appointments/queries.ts';
import { type DeskAppointment, selectDeskAppointments } from '../../features/desk-appointments/queries.ts';
import { findCare, type PatientCare } from '../../features/patients/queries.ts';
import { type SupersededNotification, supersededNotification } from './supersede-notifications.ts';

/** The confirmations and moves of a patient's appointments that have not left for this address; `told` is null for a confirmation. */
export async function listPendingNotifications(
  db: Database,
  { patientId, from }: { patientId: string; from: string },
  now: Date,
): Promise<{ id: string; appointmentId: string; told: unknown }[]> {
  const { rows } = await sql<{ id: string; appointmentId: string; told: unknown }>`
    select message.id, appointment_id as "appointmentId", told_before as told
    from outgoing_messages as message join appointments on appointments.id = appointment_id
    where appointments.patient_id = ${patientId} and status = 'scheduled' and channel = 'email'
      and recipient = ${from} and kind in ('confirmation', 'moved') and ${isHeld(now)}
  `.execute(db);
  return rows;
}

/** The appointment that this key opens, with all that the practice sees of it. */
export async function findAppointmentByKey(
  db: Database,
  key: AppointmentKey,
  now: Date,
): Promise<DeskAppointment | undefined> {
  return selectDeskAppointments(db).where(isOpenedBy(key, now)).executeTakeFirst();
}

/** The booking of exactly this, if it was made before. */
export async function findSameBooking(
  db: Database,
  { patientId, doctorId, treatmentId, during }: DeskWish,
): Promise<DeskAppointment | undefined> {
  return selectDeskAppointments(db)
    .where('patient_id', '=', patientId)
    .where('appointments.status', '=', 'scheduled')
    .where('doctor_id', '=', doctorId)
    .where('treatment_id', '=', treatmentId)
    .where(sql<boolean>`during = ${toRange(during)}`)
    .executeTakeFirst();
}

type DeskWish = { patientId: string; doctorId: string; treatmentId: string; during: Interval };

/** Whether this doctor is free then, the appointment `except` aside; to be asked under the doctor's lock. */
export async function isDoctorFree(
  db: Database,
  doctorId: string,
  { during, except }: { during: Interval; except: string },
): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select is_doctor_free(${doctorId}, ${toRange(during)}, ${except}) as free
  `.execute(db);
  return rows[0]?.free ?? false;
}

/** Somebody who may be booked for. */
type DeskPatient = PersonName & PatientCare & { patientId: string; language: Language };

/** The person of this id, unless the law alone makes the practice keep the name. */
export async function findDeskPatient(db: Database, patientId: string): Promise<DeskPatient | undefined> {
  const patient = await db
    .selectFrom('patients')
    .select(['id as patientId', 'first_name as firstName', 'last_name as lastName', 'language'])
    .where('id', '=', patientId)
    .where('kept_until', 'is', null)
    .executeTakeFirst();
  const care = patient && (await findCare(db, patientId));
  return care && { ...patient, ...care };
}

const wasThen = z.object({
  doctorId: z.string(),
  doctorName: z.string(),
  startAt: z.coerce.date(),
  endAt: z.coerce.date(),
  treatmentType: z.string(),
  treatmentId: z.string().nullable(),
  bufferMinutes: z.int().default(0),
  status: z.enum(['scheduled', 'completed', 'cancelled', 'no_show']),
  arrivedAt: z.coerce.date().nullable(),
  seatedAt: z.coerce.date().nullable(),
  finishedAt: z.coerce.date().nullable(),
  overbooked: z.boolean(),
  overbookedReason: z.string().nullable(),
  cancelledBy: z.enum(['patient', 'practice']).nullable(),
  cancelReason: z.string().nullable(),
  arrangedVersion: z.int().optional(),
  arrangedAt: z.coerce.date().nullable().optional(),
  /** The version of the appointment before the change; the undoable change that made it can then be undone, too. */
  version: z.int().optional(),
});
/** What of an appointment is put back when a change is undone. */
export type FormerState = z.infer<typeof wasThen>;

/** The id by which a change can be undone, and until when. */
export type UndoEnd = { id: string; until: Date };

/** A change by a member of staff; `inform` says whether the patient was to be notified, null if that was not asked. */
export type OwnChange = UndoEnd & { inform: boolean | null };

/** A change that can be undone until then. */
export type UndoableChange = {
  id: string;
  /** Null of a booking that was undone */
  appointmentId: string | null;
  version: number;
  /** Null of a booking */
  before: FormerState | null;
  messageIds: string[];
  superseded: SupersededNotification | undefined;
  undoUntil: Date;
  doneAt: Date | null;
};

/** The change of this id, if this person made it. */
export async function findUndoable(
  db: Database,
  { id, staffId }: { id: string; staffId: string },
): Promise<UndoableChange | undefined> {
  const row = await db
    .selectFrom('staff_undo')
    .select([
      'id',
      'appointment_id as appointmentId',
      'version',
      'before',
      'message_ids as messageIds',
      'withdrawn as superseded',
      'undo_until as undoUntil',
      'done_at as doneAt',
    ])
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  const before = wasThen.nullable().parse(row?.before ?? null);
  const superseded = supersededNotification.nullable().parse(row?.superseded ?? null) ?? undefined;
  return row && { ...row, before, superseded };
}

/** By what this person made the present version of an appointment, be it too late to undo it. */
export async function findOwnChange(
  db: Database,
  { appointmentId, version, staffId }: { appointmentId: string; version: number; staffId: string },
): Promise<OwnChange | undefined> {
  return db
    .selectFrom('staff_undo')
    .select(['id', 'undo_until as until', sql<boolean | null>`(before->>'inform')::boolean`.as('inform')])
    .where('appointment_id', '=', appointmentId)
    .where('version', '=', version)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
}
