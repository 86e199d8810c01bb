import { isDeepStrictEqual } from 'node:util';
import type { Appointment, AppointmentStatus } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import { settingsLimits } from '@praxisportal/contract/staff/settings-limits';
import { type RawBuilder, sql, type UpdateObject } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { Listener } from '../../db/listener.ts';
import type { NewRow, Tables } from '../../db/tables.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { hasProvider } from '../../delivery/outgoing-message.ts';
import type { Interval } from '../../domain/intervals.ts';
import type { PresenceFacts } from '../../domain/presence.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { AppError } from '../../platform/app-error.ts';
import { postgresErrorCode, violatedConstraint } from '../../platform/postgres-errors.ts';
import { type AppointmentRow, type AppointmentView, toRange } from './queries.ts';
import { PlanChanged } from './with-current-plan.ts';

/** Whose calendar changes, and who changes it: the account, a guest, who is the patient, or somebody of the practice. */
type Owner = { patientId: string; accountId: string };

/** Who changes an appointment: an account, a guest by the id of the patient who they are, or somebody of the practice. */
export type Actor = { kind: 'account' | 'guest' | 'staff'; id: string };

/** What a booking is decided by. */
export type BookingWish = Owner & {
  /** Who could take it; of several the database chooses. */
  doctorIds: readonly string[];
  /** The plan of the practice that says so */
  planRevision: number;
  key: string | undefined;
  during: Interval;
  /** What is kept free after it, if it is booked by way of the website */
  bufferMinutes: number;
  /** The practice's day on which the appointment would be. */
  day: Interval;
  now: Date;
  /** When the practice's present day began. */
  todayFrom: Date;
  openAppointmentsMax: number;
  bookingsPerDayMax: number;
  /** How many all people of the account may have ahead together */
  householdMax?: number;
  /** Of a newcomer: how many minutes of the day newcomers may fill, for each of the doctors; null is no limit. */
  newcomerMinutes?: readonly (number | null)[];
  /** It is the practice that books: no limit holds, and if it means so it may be beside another appointment. */
  byStaff?: { mayOverbook: boolean; isOutside: boolean; reason: string | null };
};

/** All that a booking writes. */
export type BookingRows = {
  appointment: Omit<NewRow<'appointments'>, 'during'>;
  key: NewRow<'booking_keys'> | undefined;
  audit: NewRow<'audit_events'>;
  /** None to whoever has no address, or is not to be informed. */
  message: NewRow<'outgoing_messages'> | undefined;
  /** As many for each doctor. */
  consents: NewRow<'consents'>[];
  token: NewRow<'guest_tokens'> | undefined;
  /** Where it came from, of a guest or a new account. */
  source: NewRow<'booking_sources'> | undefined;
};

/** What became of a wish; `place` is that of the chosen doctor, from 1. */
export type BookingDecision =
  | { outcome: 'booked'; place: number; isOverbooked: boolean }
  | {
      outcome:
        | 'repeated'
        | 'unknown_patient'
        | 'slot_taken'
        | 'patient_busy'
        | 'too_many_open_appointments'
        | 'too_many_bookings_today'
        | 'newcomers_day_full';
      place: null;
      isOverbooked: boolean;
    };

/**
 * Queues behind every other change of these doctors' and the patient's calendars and of what the account does, decides,
 * and writes the rows of the doctor who was chosen: one statement, for which others wait as short as can be. The
 * exclusion constraints have the last word: `slot_taken` if the doctor, `patient_busy` if the patient is booked then; if
 * both are, either.
 * `drafts` are the rows for each of the doctors. Throws `PlanChanged`.
 */
export async function insertBooking(
  db: Database,
  wish: BookingWish,
  drafts: readonly BookingRows[],
): Promise<BookingDecision> {
  const appointments = drafts.map(({ appointment }) => appointment);
  const audits = drafts.map(({ audit }) => audit);
  const messages = drafts.flatMap(({ message }) => message ?? []);
  const keys = drafts.flatMap(({ key }) => key ?? []);
  const tokens = drafts.flatMap(({ token }) => token ?? []);
  const sources = drafts.flatMap(({ source }) => source ?? []);
  const consents = (drafts[0]?.consents ?? []).map((_, index) => {
    const rows = drafts.flatMap((draft) => draft.consents[index] ?? []);
    return sql`, ${sql.ref(`consent_${index}`)} as (${insertChosen('consents', rows)})`;
  });
  const { byStaff } = wish;
  const { rows } = await sql<BookingDecision | { outcome: 'plan_changed' }>`
    with decided as materialized (
      select case when outcome = 'booked' and not is_plan_current(${wish.planRevision}) then 'plan_changed' else outcome end
        as outcome, place, is_overbooked
      from decide_booking_v2(
        ${wish.doctorIds}::text[], ${wish.patientId}, ${wish.accountId}, ${wish.key ?? null},
        ${toRange(wish.during)}, ${toRange(wish.day)}, ${wish.now}, ${wish.todayFrom},
        ${wish.openAppointmentsMax}, ${wish.bookingsPerDayMax},
        ${byStaff !== undefined}::boolean, ${byStaff?.mayOverbook ?? false}::boolean,
        ${wish.bufferMinutes}, ${settingsLimits.bufferMinutesMax}, ${wish.householdMax ?? null}::integer, ${wish.newcomerMinutes ?? null}::integer[]
      )
    ), appointment as (
      ${insertChosen('appointments', appointments, {
        during: toRange(wish.during),
        overbooked: sql`is_overbooked`,
        overbooked_reason: sql`
          case when is_overbooked or ${byStaff?.isOutside ?? false}::boolean then ${byStaff?.reason ?? null}::text end`,
      })}
    ), audit as (
      ${insertChosen('audit_events', audits)}
    )${insertIfAny('message', 'outgoing_messages', messages)}${sql.join(consents, sql``)}
    ${insertIfAny('booking_key', 'booking_keys', keys)}${insertIfAny('token', 'guest_tokens', tokens)}
    ${insertIfAny('source', 'booking_sources', sources)}
    select outcome, place, is_overbooked as "isOverbooked" from decided
  `
    .execute(db)
    .catch(toRefusal);
  const [decision] = rows;
  if (!decision) throw new Error('a booking was not decided');
  if (decision.outcome === 'plan_changed') throw new PlanChanged();
  return decision;
}

const jsonColumns = new Set(['after', 'attachments', 'before', 'headers', 'told_before']);

/** A further part of the statement, if there are rows for it. */
function insertIfAny(name: string, table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> {
  return rows.length > 0 ? sql`, ${sql.ref(name)} as (${insertChosen(table, rows)})` : sql``;
}

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

/** The row of a scheduled appointment but for its time, and for whether it is beside another. */
export function toScheduledRow(
  row: AppointmentRow &
    Pick<AppointmentView, 'bufferMinutes' | 'noticeHours'> & { treatmentId: string; language: Language },
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
    buffer_minutes: row.bufferMinutes,
    notice_hours: row.noticeHours,
    created_at: now,
    updated_at: now,
  };
}

/** Violated if the account or the patient who books was erased a moment ago, in another tab. */
const constraintsOfOwner: ReadonlySet<string> = new Set([
  'appointments_patient_id_fkey',
  ...['account_id', 'patient_id'].flatMap((column) =>
    ['booking_keys', 'consents', 'outgoing_messages'].map((table) => `${table}_${column}_fkey`),
  ),
]);

function toRefusal(error: unknown): { rows: BookingDecision[] } {
  const constraint = violatedConstraint(error) ?? '';
  if (postgresErrorCode(error) === '23503' && constraintsOfOwner.has(constraint))
    throw new AppError('unauthorized');
  if (postgresErrorCode(error) !== '23P01') throw error;
  const isOwn = constraint === 'appointments_patient_once';
  return { rows: [{ outcome: isOwn ? 'patient_busy' : 'slot_taken', place: null, isOverbooked: false }] };
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

/** Queues this transaction behind what else changes the calendars of these doctors, of the patient, or by the account. */
export async function lockCalendars(
  transaction: DatabaseTransaction,
  doctorIds: readonly string[],
  { patientId, accountId }: Owner,
): Promise<void> {
  await sql`select lock_calendars(${[...new Set(doctorIds)]}::text[], ${patientId}, ${accountId})`.execute(
    transaction,
  );
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

/** Throws `PlanChanged` unless this is still the plan of the practice; to be asked under the doctors' locks. */
export async function requirePlan(transaction: DatabaseTransaction, revision: number): Promise<void> {
  const { rows } = await sql<{ current: boolean }>`select is_plan_current(${revision}) as current`.execute(
    transaction,
  );
  if (!rows[0]?.current) throw new PlanChanged();
}

/** Columns of an appointment with their new values. */
export type AppointmentValues = Omit<UpdateObject<Tables, 'appointments'>, 'id' | 'updated_at'>;

/**
 * Changes an appointment that has one of these states, with its audit and mail; false if it has another. Throws
 * `slot_taken` or `patient_busy` if a constraint, which has the last word, refuses it.
 */
export async function updateAppointment(
  transaction: DatabaseTransaction,
  { id, from }: { id: string; from: readonly AppointmentStatus[] },
  values: AppointmentValues,
  { audit, message }: Pick<BookingRows, 'audit' | 'message'>,
  now: Date,
): Promise<boolean> {
  const changed = await transaction
    .with('audit', (query) => query.insertInto('audit_events').values(audit))
    .with('message', (query) =>
      message
        ? query.insertInto('outgoing_messages').values(message).returning('id')
        : query.selectFrom('outgoing_messages').select('id').where(sql<boolean>`false`),
    )
    .updateTable('appointments')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .execute()
    .catch((error) => {
      const [decision] = toRefusal(error).rows;
      throw new AppError(decision?.outcome === 'patient_busy' ? 'patient_busy' : 'slot_taken');
    });
  return changed.length > 0;
}

/** A guest's links to an appointment open it until the end of its day, wherever that has gone. */
export async function keepTokensUntil(db: Database, appointmentId: string, dayEndsAt: Date): Promise<void> {
  await db
    .updateTable('guest_tokens')
    .set({ expires_at: dayEndsAt })
    .where('appointment_id', '=', appointmentId)
    .execute();
}

/** The row that says who changed an appointment, when, and from what to what. */
export function toAuditRow(
  change: {
    action: 'book' | 'overbook' | 'cancel' | 'move' | 'change' | 'presence' | 'undo';
    actor: Actor;
    before: AuditedAppointment | null;
    after: AuditedAppointment;
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

/** An appointment as the audit keeps it; presence and double bookings are known where the practice changes it. */
type AuditedAppointment = AppointmentRow & Partial<PresenceFacts> & { overbooked?: boolean };

/** No name, no mail and no free words: an audit event can't be deleted when the person asks for it. */
function toAudited(row: AuditedAppointment): AuditedAppointment {
  const { id, patientId, doctorId, doctorName, treatmentType, startAt, endAt, status, bookingMethod } = row;
  const { arrivedAt, seatedAt, finishedAt, overbooked } = row;
  return {
    ...{ id, patientId, doctorId, doctorName, treatmentType, startAt, endAt, status, bookingMethod },
    ...(arrivedAt && { arrivedAt }),
    ...(seatedAt && { seatedAt }),
    ...(finishedAt && { finishedAt }),
    ...(overbooked && { overbooked }),
  };
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

/** Of an appointment that nobody is written to about. */
export const noMail = { mailState: null, mailFailure: null, mailFinishedAt: null };

/** After the commit: the mail may leave, and every visitor hears that slots have changed. */
export function announceChange(
  listener: Listener,
  { doctorId, date }: Pick<Appointment, 'doctorId' | 'date'>,
): void {
  deliverSoon(listener);
  announceSlotChange(listener, { doctorId, date });
}
