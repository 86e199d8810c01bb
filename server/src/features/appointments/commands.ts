import { isDeepStrictEqual } from 'node:util';
import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Config } from '../../config.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { Listener } from '../../db/listener.ts';
import { postgresErrorCode, violatedConstraint } from '../../db/postgres-errors.ts';
import type { NewRow, Tables } from '../../db/tables.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { hasProvider } from '../../delivery/outgoing-message.ts';
import type { Interval } from '../../domain/intervals.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import type { AppointmentRow, AppointmentView } from './queries.ts';

/** Whose calendar changes, and who changes it: the account, or a guest, who is the patient. */
type Owner = { patientId: string; accountId: string };

/** Who changes an appointment: an account, or a guest by the id of the patient who they are. */
export type Actor = { kind: 'account' | 'guest'; id: string };

/** What a booking is decided by. */
export type BookingWish = Owner & {
  /** Who could take it; of several the database chooses. */
  doctorIds: readonly string[];
  key: string | undefined;
  during: Interval;
  /** The practice's day on which the appointment would be. */
  day: Interval;
  now: Date;
  /** When the practice's present day began. */
  todayFrom: Date;
  openAppointmentsMax: number;
  bookingsPerDayMax: number;
};

/** All that a booking writes. */
export type BookingRows = {
  appointment: Omit<NewRow<'appointments'>, 'during'>;
  key: NewRow<'booking_keys'> | undefined;
  audit: NewRow<'audit_events'>;
  message: NewRow<'outgoing_messages'>;
  /** As many for each doctor. */
  consents: NewRow<'consents'>[];
  token: NewRow<'guest_tokens'> | undefined;
};

/** What became of a wish; `place` is that of the chosen doctor, from 1. */
export type BookingDecision =
  | { outcome: 'booked'; place: number }
  | {
      outcome:
        | 'repeated'
        | 'unknown_patient'
        | 'slot_taken'
        | 'patient_busy'
        | 'too_many_open_appointments'
        | 'too_many_bookings_today';
      place: null;
    };

/**
 * Queues behind every other change of these doctors' and the patient's calendars and of what the account does, decides,
 * and writes the rows of the doctor who was chosen: one statement, for which others wait as short as can be. The
 * exclusion constraints have the last word: `slot_taken` if the doctor, `patient_busy` if the patient is booked then; if
 * both are, either.
 * `drafts` are the rows for each of the doctors.
 */
export async function insertBooking(
  db: Database,
  wish: BookingWish,
  drafts: readonly BookingRows[],
): Promise<BookingDecision> {
  const appointments = drafts.map(({ appointment }) => appointment);
  const audits = drafts.map(({ audit }) => audit);
  const messages = drafts.map(({ message }) => message);
  const keys = drafts.flatMap(({ key }) => key ?? []);
  const tokens = drafts.flatMap(({ token }) => token ?? []);
  const consents = (drafts[0]?.consents ?? []).map((_, index) => {
    const rows = drafts.flatMap((draft) => draft.consents[index] ?? []);
    return sql`, ${sql.ref(`consent_${index}`)} as (${insertChosen('consents', rows)})`;
  });
  const { rows } = await sql<BookingDecision>`
    with decided as materialized (
      select outcome, place from decide_booking(
        ${wish.doctorIds}::text[], ${wish.patientId}, ${wish.accountId}, ${wish.key ?? null},
        ${toRange(wish.during)}, ${toRange(wish.day)}, ${wish.now}, ${wish.todayFrom},
        ${wish.openAppointmentsMax}, ${wish.bookingsPerDayMax}
      )
    ), appointment as (
      ${insertChosen('appointments', appointments, { during: toRange(wish.during) })}
    ), audit as (
      ${insertChosen('audit_events', audits)}
    ), message as (
      ${insertChosen('outgoing_messages', messages)}
    )${sql.join(consents, sql``)}${keys.length > 0 ? sql`, booking_key as (${insertChosen('booking_keys', keys)})` : sql``}${
      tokens.length > 0 ? sql`, token as (${insertChosen('guest_tokens', tokens)})` : sql``
    }
    select outcome, place from decided
  `
    .execute(db)
    .catch(toRefusal);
  const [decision] = rows;
  if (!decision) throw new Error('a booking was not decided');
  return decision;
}

const jsonColumns = new Set(['after', 'attachments', 'before', 'headers']);

/** Inserts, of rows that differ in the doctor, the one of the doctor who was chosen; `more` is the same for all. */
function insertChosen(
  table: keyof Tables,
  rows: readonly object[],
  more: Record<string, RawBuilder<unknown>> = {},
): RawBuilder<unknown> {
  const values = Object.keys(rows[0] ?? {}).map((column) => {
    const choices = rows.map((row): unknown => Reflect.get(row, column));
    if (choices.every((choice) => isDeepStrictEqual(choice, choices[0]))) return sql`${choices[0]}`;
    const chosen = sql`(array[${sql.join(choices)}]::text[])[place]`;
    return jsonColumns.has(column) ? sql`${chosen}::jsonb` : chosen;
  });
  const columns = [...Object.keys(rows[0] ?? {}), ...Object.keys(more)];
  return sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join([...values, ...Object.values(more)])} from decided where outcome = 'booked'
  `;
}

/** The row of a scheduled appointment but for its time. */
export function toScheduledRow(
  row: AppointmentRow & { treatmentId: string; language: Language },
  now: Date,
): BookingRows['appointment'] {
  return {
    id: row.id,
    patient_id: row.patientId,
    doctor_id: row.doctorId,
    treatment_type: row.treatmentType,
    treatment_id: row.treatmentId,
    status: row.status,
    booking_method: row.bookingMethod,
    language: row.language,
    created_at: now,
    updated_at: now,
  };
}

function toRange({ startMs, endMs }: Interval): RawBuilder<string> {
  return sql<string>`tstzrange(${new Date(startMs)}, ${new Date(endMs)})`;
}

function toRefusal(error: unknown): { rows: BookingDecision[] } {
  // Who books was erased a moment ago, in another tab.
  if (postgresErrorCode(error) === '23503') throw new AppError('unauthorized');
  if (postgresErrorCode(error) !== '23P01') throw error;
  const isOwn = violatedConstraint(error) === 'appointments_patient_once';
  return { rows: [{ outcome: isOwn ? 'patient_busy' : 'slot_taken', place: null }] };
}

/** Queues this transaction behind what else the patient or the account changes; says how often it cancelled today. */
export async function lockForCancelling(
  transaction: DatabaseTransaction,
  { patientId, accountId }: Owner,
  todayFrom: Date,
): Promise<number> {
  const { rows } = await sql<{ cancellations: number }>`
    select lock_for_cancelling(${patientId}, ${accountId}, ${todayFrom}) as cancellations
  `.execute(transaction);
  return rows[0]?.cancellations ?? 0;
}

/**
 * Queues this transaction behind what else changes the calendars of these doctors, of the patient, or by the account;
 * says how often it moved an appointment today.
 */
export async function lockForMoving(
  transaction: DatabaseTransaction,
  doctorIds: readonly string[],
  { patientId, accountId }: Owner,
  todayFrom: Date,
): Promise<number> {
  const { rows } = await sql<{ moves: number }>`
    select lock_for_moving(${doctorIds}::text[], ${patientId}, ${accountId}, ${todayFrom}) as moves
  `.execute(transaction);
  return rows[0]?.moves ?? 0;
}

/**
 * Gives the appointment its new time and doctor, with its audit and mail, in one statement: the old time is free at the
 * moment at which the new one is taken. Throws `slot_taken` or `patient_busy` if a constraint, which has the last word,
 * refuses it, and `not_movable` if it is no longer scheduled.
 */
export async function updateToMoved(
  transaction: DatabaseTransaction,
  id: string,
  to: { doctorId: string; during: Interval; dayEndsAt: Date },
  { audit, message }: Pick<BookingRows, 'audit' | 'message'>,
  now: Date,
): Promise<void> {
  const changed = await transaction
    .with('audit', (query) => query.insertInto('audit_events').values(audit))
    .with('message', (query) => query.insertInto('outgoing_messages').values(message))
    .with('token', (query) =>
      query.updateTable('guest_tokens').set({ expires_at: to.dayEndsAt }).where('appointment_id', '=', id),
    )
    .updateTable('appointments')
    .set({ doctor_id: to.doctorId, during: toRange(to.during), updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .returning('id')
    .execute()
    .catch((error) => {
      const [decision] = toRefusal(error).rows;
      throw new AppError(decision?.outcome === 'patient_busy' ? 'patient_busy' : 'slot_taken');
    });
  if (changed.length === 0) throw new AppError('not_movable');
}

/**
 * Marks the appointment as cancelled, with its audit and mail, in one statement; throws `not_cancellable` if it is no
 * longer scheduled, so that the caller's transaction takes the rest back.
 */
export async function updateToCancelled(
  transaction: DatabaseTransaction,
  id: string,
  { audit, message }: Pick<BookingRows, 'audit' | 'message'>,
  now: Date,
): Promise<void> {
  const changed = await transaction
    .with('audit', (query) => query.insertInto('audit_events').values(audit))
    .with('message', (query) => query.insertInto('outgoing_messages').values(message))
    .updateTable('appointments')
    .set({ status: 'cancelled', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .returning('id')
    .execute();
  if (changed.length === 0) throw new AppError('not_cancellable');
}

/** The row that says who changed an appointment, when, and from what to what. */
export function toAuditRow(
  change: {
    action: 'book' | 'cancel' | 'move';
    actor: Actor;
    before: AppointmentRow | null;
    after: AppointmentRow;
  },
  now: Date,
): NewRow<'audit_events'> {
  return {
    at: now,
    actor_kind: change.actor.kind,
    actor_id: change.actor.id,
    action: change.action,
    subject_kind: 'appointment',
    subject_id: change.after.id,
    before: change.before && JSON.stringify(toAudited(change.before)),
    after: JSON.stringify(toAudited(change.after)),
  };
}

/** No name and no mail: an audit event can't be deleted when the person asks for it. */
function toAudited(row: AppointmentRow): AppointmentRow {
  const { id, patientId, doctorId, doctorName, treatmentType, startAt, endAt, status, bookingMethod } = row;
  return { id, patientId, doctorId, doctorName, treatmentType, startAt, endAt, status, bookingMethod };
}

/** What becomes of a mail at first. */
export function toMailState(
  config: Config,
): Pick<AppointmentView, 'mailState' | 'mailFailure' | 'mailFinishedAt'> {
  return {
    mailState: hasProvider(config, 'email') ? 'waiting' : 'kept',
    mailFailure: null,
    mailFinishedAt: null,
  };
}

/** After the commit: the mail may leave, and every visitor hears that slots have changed. */
export function announceChange(listener: Listener, { doctorId, date }: Appointment): void {
  deliverSoon(listener);
  announceSlotChange(listener, { doctorId, date });
}

/** Marks as completed what ended before `before`, with an audit row each. */
export async function completePastAppointments(db: Database, before: Date, now: Date): Promise<void> {
  await sql`
    with completed as (
      update appointments set status = 'completed', updated_at = ${now}
      where status = 'scheduled' and upper(during) <= ${before}
      returning id
    )
    insert into audit_events (at, actor_kind, action, subject_kind, subject_id, before, after)
    select ${now}, 'system', 'complete', 'appointment', id, '{"status":"scheduled"}', '{"status":"completed"}'
    from completed
  `.execute(db);
}
