import { isDeepStrictEqual } from 'node:util';
import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Appointment, AppointmentMove } from '@praxisportal/contract/appointment';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { AppContext } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { type OutgoingMessage, toMessageRow } from '../../delivery/outgoing-message.ts';
import type { Interval } from '../../domain/intervals.ts';
import { findMovedService } from '../../domain/practice-settings.ts';
import { findZoneDay, findZoneDayAt } from '../../domain/zone-day.ts';
import { attachCalendarFile } from '../../features/appointments/attach-calendar-file.ts';
import {
  announceChange,
  lockForMoving,
  noMail,
  requirePlan,
  toAuditRow,
  toMailState,
  updateToMoved,
} from '../../features/appointments/commands.ts';
import { writeConfirmation } from '../../features/appointments/draft-booking.ts';
import { movedMail, toAppointmentMessage } from '../../features/appointments/mails.ts';
import {
  type AppointmentView,
  type Contact,
  findAppointment,
  findContact,
  isPatientBooked,
  listFreeDoctors,
  listRoomyDoctors,
} from '../../features/appointments/queries.ts';
import {
  findDoctorsFor,
  findNewcomerMinutes,
  isMovable,
  type ShownAt,
  toAppointment,
  toChangeLink,
} from '../../features/appointments/rules.ts';
import { withCurrentPlan } from '../../features/appointments/with-current-plan.ts';
import { findLength } from '../../features/doctors/queries.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { AppError } from '../../platform/app-error.ts';
import { type OnlineChange, requireDailyLimit, toActor } from './policy.ts';
import {
  type LastNotified,
  type SupersededNotification,
  supersedeNotifications,
} from './supersede-notifications.ts';

/** Where an appointment is to go: who could take it then, and when that is. */
type Target = { doctors: readonly DoctorFacts[]; during: Interval; date: string; planRevision: number };

/**
 * Moves an own appointment to another time, another doctor, or both, in one transaction: it is one row that changes,
 * so it never has two times nor none. The rules are those of booking; its length stays. Sent twice, it moves once.
 * `any` doctor means the present one if free, else who has the fewest booked minutes on that day. Throws `not_found`,
 * `not_movable`, `version_conflict` (with the appointment as it is), `outside_rules`, `slot_taken`, `patient_busy`,
 * `too_many_bookings_today`, `newcomers_day_full`, `unavailable` or `too_many_requests`.
 */
export async function moveAppointment(
  context: AppContext,
  change: OnlineChange,
  move: AppointmentMove,
): Promise<Appointment> {
  return withCurrentPlan(context, () => moveByPlan(context, change, move));
}

async function moveByPlan(
  context: AppContext,
  change: OnlineChange,
  move: AppointmentMove,
): Promise<Appointment> {
  const { db, clock, practice, listener } = context;
  const { key, language } = change;
  const nowMs = clock.nowMs();
  const at = { nowMs, timeZone: practice.facts.timeZone, language };
  const now = new Date(nowMs);
  const found = await findAppointment(db, key, now);
  if (!found) throw new AppError('not_found');
  const doctorId = move.doctorId ?? found.doctorId;
  if (isThere(toAppointment(found, at), { ...move, doctorId })) return toAppointment(found, at);
  checkMovable(found, move, at);
  const booked = await findLength(db, found.id);
  const serviceOf = (id: string) => booked && findMovedService(practice.plan.settings, booked, id, move.date);
  const offer = findDoctorsFor(practice, { ...move, doctorId, serviceOf }, nowMs);
  if (!offer.ok) throw new AppError('outside_rules', { rule: offer.rule });
  const target = { ...offer, date: move.date };
  const accountId = toActor(key, found.patientId).id;
  const contact = await findContact(db, found.patientId);
  const { before, after } = await inCalendarLane(context, { doctorId, accountId }, () =>
    db.transaction().execute(async (transaction) => {
      const movedToday = await lockAll(transaction, change, { found, target, at });
      await requirePlan(transaction, target.planRevision);
      const row = await findAppointment(transaction, key, now);
      if (!row) throw new AppError('not_found');
      const before = toAppointment(row, at);
      if (isThere(before, { ...move, doctorId })) return { before, after: before };
      checkMovable(row, move, at);
      requireDailyLimit(context, movedToday);
      return { before, after: await moveTo(context, transaction, change, { row, target, at, contact }) };
    }),
  );
  if (after.version !== before.version) {
    announceChange(listener, after);
    const isElsewhere = before.doctorId !== after.doctorId || before.date !== after.date;
    if (isElsewhere) announceSlotChange(listener, before);
  }
  return after;
}

/** Whether it stands there already: moved by the same request before, whose answer was lost perhaps. */
function isThere(
  appointment: Appointment,
  { doctorId, date, time }: Pick<AppointmentMove, 'date' | 'time'> & { doctorId: string },
): boolean {
  const isDoctor = doctorId === anyDoctorId || doctorId === appointment.doctorId;
  return appointment.movable && isDoctor && appointment.date === date && appointment.time === time;
}

function checkMovable(row: AppointmentView, { version }: AppointmentMove, at: ShownAt): void {
  if (!isMovable(row, at)) throw new AppError('not_movable');
  if (row.version !== version) throw new AppError('version_conflict', { current: toAppointment(row, at) });
}

function lockAll(
  transaction: DatabaseTransaction,
  { key }: OnlineChange,
  { found, target, at }: { found: AppointmentView; target: Target; at: ShownAt },
): Promise<number> {
  const doctorIds = new Set([found.doctorId, ...target.doctors.map(({ id }) => id)]);
  const owner = { patientId: found.patientId, accountId: toActor(key, found.patientId).id };
  const today = findZoneDayAt(at.timeZone, at.nowMs);
  return lockForMoving(transaction, [...doctorIds], owner, new Date(today.startMs));
}

async function moveTo(
  { config, practice }: AppContext,
  transaction: DatabaseTransaction,
  { key, language }: OnlineChange,
  {
    row,
    target,
    at,
    contact,
  }: { row: AppointmentView; target: Target; at: ShownAt; contact: Contact | undefined },
): Promise<Appointment> {
  const { id, patientId } = row;
  const { during, date } = target;
  // Nobody is told that somebody else was faster who is busy then themselves.
  if (await isPatientBooked(transaction, patientId, during, id)) throw new AppError('patient_busy');
  const day = findZoneDay(at.timeZone, date);
  const ids = target.doctors.map((doctor) => doctor.id);
  const free = await listFreeDoctors(transaction, ids, {
    ...{ during, day, except: id, bufferMinutes: row.bufferMinutes },
  });
  const share = { date, percent: config.newcomersDayPercent };
  const minutes = findNewcomerMinutes(practice, target.doctors, share);
  const shares = new Map(ids.map((each, index) => [each, minutes[index] ?? null]));
  const candidates = free.map((each) => ({ id: each, mostMinutes: shares.get(each) ?? null }));
  const roomy = await listRoomyDoctors(transaction, id, candidates, { during, day });
  if (free.length > 0 && roomy.length === 0) throw new AppError('newcomers_day_full');
  const chosen = roomy.includes(row.doctorId) ? row.doctorId : roomy[0];
  const doctor = target.doctors.find((each) => each.id === chosen);
  if (!doctor) throw new AppError('slot_taken');
  const after: AppointmentView = {
    ...row,
    doctorId: doctor.id,
    doctorName: doctor.name,
    startAt: new Date(during.startMs),
    endAt: new Date(during.endMs),
    version: row.version + 1,
    ...(contact ? toMailState(config) : noMail),
  };
  const moved = toAppointment(after, at);
  const link = contact && toChangeLink(config, language, { contact, row, ...key });
  const now = new Date(at.nowMs);
  const superseded = await supersedeNotifications(transaction, id, now);
  const message =
    contact &&
    (writeNews({ config, practice }, { row, after, contact, link, superseded }, at) ??
      writeMove({ config, practice }, { row, after, contact, link }, at));
  const rows = {
    audit: toAuditRow({ action: 'move', actor: toActor(key, patientId), before: row, after }, now),
    message: message && toMessageRow(message, config, now),
  };
  const to = { doctorId: doctor.id, during, dayEndsAt: new Date(day.endMs) };
  await updateToMoved(transaction, id, to, rows, now);
  return moved;
}

/** What there is to tell of a change, from the row that was to the row that is. */
export type News = {
  row: AppointmentView;
  after: AppointmentView;
  contact: Contact;
  /** Where the reader sees and changes the appointment; undefined if only the practice can */
  link: string | undefined;
};

/**
 * Tells of a change in one message, also of those before it whose messages were taken back for it: from what the reader
 * knows to what holds now. Of an appointment that they don't know yet it confirms the booking; undefined if all is as they
 * surely know it.
 */
export function writeNews(
  context: Pick<AppContext, 'config' | 'practice'>,
  { superseded, ...news }: News & { superseded: SupersededNotification | undefined },
  at: ShownAt,
): OutgoingMessage | undefined {
  if (!superseded) return writeMove(context, news, at);
  const { after: row, contact, link } = news;
  const { told, mayHaveArrived } = superseded;
  const words = { ...context, language: at.language, nowMs: at.nowMs };
  if (!told) return writeConfirmation(words, { row, appointment: toAppointment(row, at), contact }, link);
  if (isDeepStrictEqual(told, toToldPlace(row)))
    return mayHaveArrived ? writeMove(context, news, at) : undefined;
  return writeMove(context, { ...news, row: { ...news.row, ...told } }, at);
}

/** How it is arranged, as a message tells it. */
function toToldPlace({ doctorId, doctorName, treatmentType, startAt, endAt }: AppointmentView): LastNotified {
  return { doctorId, doctorName, treatmentType, startAt, endAt };
}

/** Tells of a move, the old time beside the new one; the reader's calendar moves it too. */
export function writeMove(
  { config, practice }: Pick<AppContext, 'config' | 'practice'>,
  { row, after, contact, link }: News,
  at: ShownAt,
): OutgoingMessage {
  const { language, nowMs } = at;
  const moved = toAppointment(after, at);
  const change = { before: toAppointment(row, at), after: moved };
  const mail = movedMail(language, practice, change, { ...contact, link });
  return {
    ...toAppointmentMessage('moved', { contact, language }, moved, mail),
    toldBefore: toToldPlace(row),
    attachments: [attachCalendarFile({ config, practice, language, nowMs }, after, contact)],
  };
}
