import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { type OutgoingMessage, toMessageRow } from '../../delivery/outgoing-message.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import {
  type AppointmentValues,
  keepTokensUntil,
  noMail,
  toAuditRow,
  toMailState,
  updateAppointment,
} from '../../features/appointments/commands.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { AppError } from '../../platform/app-error.ts';
import { findUndoEnd, insertUndoable } from './commands.ts';
import { findDayEnd } from './desk-rules.ts';
import type { ChangeAction, Policy } from './policy.ts';
import type { UndoEnd } from './queries.ts';
import type { SupersededNotification } from './supersede-notifications.ts';

/** An appointment before and after a change; both are the same if a repeated request had nothing left to do. */
export type Transition = { before: DeskAppointment; after: DeskAppointment; undo: UndoEnd | undefined };

/** The appointment as it was committed last. Throws `not_found` if the caller may not see it. */
export async function findFor({ db, clock }: AppContext, policy: Policy): Promise<DeskAppointment> {
  const found = await policy.find(db, new Date(clock.nowMs()));
  if (!found) throw new AppError('not_found');
  return found;
}

type Calendars = {
  found: DeskAppointment;
  action: ChangeAction;
  /** Whose calendars the change may use */
  doctorIds?: readonly string[];
};

/** Runs a transaction, again after a deadlock; a change that takes a time queues in the lane of its doctor first. */
export type Run = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Decides in one transaction, under the locks of the calendars and with the appointment as it is under them. `doneToday`
 * counts what `Policy.lock` limits.
 */
export function underLocks<Result>(
  context: AppContext,
  policy: Policy,
  { found, action, doctorIds = [] }: Calendars,
  run: Run,
  decide: (transaction: DatabaseTransaction, row: DeskAppointment, doneToday: number) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = context;
  const { patientId } = found;
  return run(() =>
    db.transaction().execute(async (transaction) => {
      const doneToday = await policy.lock(transaction, { action, doctorIds, patientId });
      const row = await policy.find(transaction, new Date(clock.nowMs()));
      if (!row) throw new AppError('not_found');
      return decide(transaction, row, doneToday);
    }),
  );
}

export type Change = {
  action: Parameters<typeof toAuditRow>[0]['action'];
  before: DeskAppointment;
  after: DeskAppointment;
  values: AppointmentValues;
  message: OutgoingMessage | undefined;
  /** Pending notifications that `message` replaces */
  superseded?: SupersededNotification | undefined;
  /** Whether staff can undo it; a note alone is not. */
  isUndoable?: boolean;
};

/**
 * Writes a change: the row, one audit entry, at most one notification, and what it takes to undo it. Undefined if the
 * appointment no longer has the status of `before`. Throws `slot_taken` or `patient_busy` if a constraint refuses the new time.
 */
export async function writeChange(
  { config, clock, practice }: AppContext,
  transaction: DatabaseTransaction,
  policy: Policy,
  { action, before, after, values, message, superseded, isUndoable = true }: Change,
): Promise<Transition | undefined> {
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  const { id } = before;
  const { undoneBy } = policy;
  const undoUntil = undoneBy && findUndoEnd(nowMs);
  const sent = message && toMessageRow({ ...message, ...(undoUntil && { sendAt: undoUntil }) }, config, now);
  const messageId = sent && randomUUID();
  const rows = {
    audit: toAuditRow({ action, actor: policy.actor(before), before, after }, now),
    message: sent && { ...sent, id: messageId },
  };
  const target = { id, from: [before.status] };
  if (!(await updateAppointment(transaction, target, values, rows, now))) return undefined;
  if (after.startAt.getTime() !== before.startAt.getTime())
    await keepTokensUntil(transaction, id, findDayEnd(practice.facts, after.startAt.getTime()));
  if (!undoneBy || !undoUntil) {
    const mail = message ? toMailState(config) : noMail;
    return { before, after: { ...after, ...mail }, undo: undefined };
  }
  const change = { ...undoneBy, appointmentId: id, version: after.version, before };
  const undo = isUndoable
    ? await insertUndoable(transaction, {
        ...{ ...change, messageId, inform: policy.informs, superseded, undoUntil },
      })
    : undefined;
  return { before, after: (await policy.find(transaction, now)) ?? after, undo };
}

/** After the commit: the notification may leave, and the website and the desks hear of both places. */
export function announceTransition(
  { listener, practice }: AppContext,
  rows: readonly DeskAppointment[],
): void {
  deliverSoon(listener);
  const { timeZone } = practice.facts;
  const places = new Map(
    rows.map(({ doctorId, startAt }) => {
      const date = toWallDate(startAt.getTime(), timeZone);
      return [`${doctorId} ${date}`, { doctorId, date }] as const;
    }),
  );
  for (const place of places.values()) announceSlotChange(listener, place);
}
