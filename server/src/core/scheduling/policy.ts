import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { findZoneDayAt } from '../../domain/zone-day.ts';
import {
  type Actor,
  lockCalendars,
  lockForCancelling,
  lockForMoving,
} from '../../features/appointments/commands.ts';
import type { AppointmentKey } from '../../features/appointments/queries.ts';
import { toAppointment } from '../../features/appointments/rules.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import { type DeskAppointment, findDeskAppointment } from '../../features/desk-appointments/queries.ts';
import { AppError } from '../../platform/app-error.ts';
import { findAppointmentByKey } from './queries.ts';

/** What a change of an existing appointment does to it. */
export type ChangeAction = 'cancel' | 'reschedule' | 'other';

/**
 * Who changes an appointment, what they see of it, and how its patient is notified. What they may do stands with each
 * transition, because a refusal is one of the errors of their own calls.
 */
export type Policy = {
  /** The appointment, if this caller may see it. */
  find: (db: Database, now: Date) => Promise<DeskAppointment | undefined>;
  actor: (row: Pick<DeskAppointment, 'patientId'>) => Actor;
  /** In which the notification is written */
  language: (row: DeskAppointment) => Language;
  /** Whether the patient is notified; undefined for changes of which no patient is. */
  informs: boolean | undefined;
  /** The token by which a guest has the appointment, and which notifications link */
  guestToken: string | undefined;
  /** Who can undo the change for a minute, in which its notification is held; undefined if it leaves at once. */
  undoneBy: { staffId: string } | undefined;
  /** Locks the calendars of these doctors, of the patient and of the caller; how often they did the same today, if that is limited. */
  lock: (
    transaction: DatabaseTransaction,
    calendars: { action: ChangeAction; doctorIds: readonly string[]; patientId: string },
  ) => Promise<number>;
};

/** By what a patient or guest has an appointment, and the language of the reply and of notifications. */
export type OnlineChange = { key: AppointmentKey; language: Language };

/** A patient with an account, or a guest with a token: they change their own appointments, at most so often a day. */
export function onlinePolicy({ clock, practice }: AppContext, { key, language }: OnlineChange): Policy {
  const actor = ({ patientId }: { patientId: string }) => toActor(key, patientId);
  return {
    find: (db, now) => findAppointmentByKey(db, key, now),
    actor,
    language: () => language,
    informs: true,
    guestToken: 'token' in key ? key.token : undefined,
    undoneBy: undefined,
    lock: async (transaction, { action, doctorIds, patientId }) => {
      const owner = { patientId, accountId: actor({ patientId }).id };
      const todayFrom = new Date(findZoneDayAt(practice.facts.timeZone, clock.nowMs()).startMs);
      switch (action) {
        case 'cancel':
          return lockForCancelling(transaction, owner, todayFrom);
        case 'reschedule':
          return lockForMoving(transaction, doctorIds, owner, todayFrom);
        case 'other':
          await lockCalendars(transaction, doctorIds, owner);
          return 0;
      }
    },
  };
}

/** Staff at the desk: they change every appointment, without limits, and can undo it for a minute. */
export function staffPolicy(
  { staffId }: Pick<StaffActor, 'staffId'>,
  { id, inform }: { id: string; inform?: boolean },
): Policy {
  return {
    find: (db) => findDeskAppointment(db, id),
    actor: () => ({ kind: 'staff', id: staffId }),
    language: ({ language }) => language,
    informs: inform,
    guestToken: undefined,
    undoneBy: { staffId },
    lock: async (transaction, { doctorIds, patientId }) => {
      await lockCalendars(transaction, doctorIds, { patientId, accountId: staffId });
      return 0;
    },
  };
}

/** The account, or the patient as a guest. */
function toActor(key: AppointmentKey, patientId: string): Actor {
  return 'token' in key ? { kind: 'guest', id: patientId } : { kind: 'account', id: key.accountId };
}

/** Throws `version_conflict` with the appointment as it is, unless an online change is based on this version. */
export function requireVersion(
  { clock, practice }: AppContext,
  row: DeskAppointment,
  { version, language }: { version: number; language: Language },
): void {
  const at = { nowMs: clock.nowMs(), timeZone: practice.facts.timeZone, language };
  if (row.version !== version) throw new AppError('version_conflict', { current: toAppointment(row, at) });
}

/** Throws `too_many_bookings_today` if an account did today as much as it may on a day. */
export function requireDailyLimit(context: AppContext, doneToday: number): void {
  if (doneToday >= context.config.bookingsPerDayMax) refuseForToday(context);
}

/** Throws `too_many_bookings_today`, with how long the day still lasts. */
export function refuseForToday({ clock, practice }: Pick<AppContext, 'clock' | 'practice'>): never {
  const nowMs = clock.nowMs();
  const { endMs } = findZoneDayAt(practice.facts.timeZone, nowMs);
  throw new AppError('too_many_bookings_today', { retryAfterSeconds: Math.ceil((endMs - nowMs) / 1000) });
}
