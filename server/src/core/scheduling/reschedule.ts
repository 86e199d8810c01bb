import type { DoctorFacts } from '@praxisportal/practice/types';
import type { AppContext } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { Interval } from '../../domain/intervals.ts';
import { requirePlan } from '../../features/appointments/commands.ts';
import { withCurrentPlan } from '../../features/appointments/with-current-plan.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import { keepUndoable, toPlaceValues } from './commands.ts';
import { notifyReschedule } from './notify-reschedule.ts';
import type { Policy } from './policy.ts';
import { supersedeNotifications } from './supersede-notifications.ts';
import { findFor, type Transition, underLocks, writeChange } from './transition.ts';

/** Where an appointment is to go by the rules; which of the doctors is free then is decided under the locks. */
export type Target = {
  doctors: readonly DoctorFacts[];
  during: Interval;
  /** Schedule version that says so */
  planRevision: number;
};

/** What is to become of an appointment, and what decides it. */
type Reschedule<To extends Target> = Policy & {
  /** In whose lane it queues: a doctor, or `any` */
  laneDoctorId: string | undefined;
  /** The note for the practice, if it changes */
  note?: string | undefined;
  /** The same change by the same caller, whose answer was lost. */
  findRepeated: (db: Database, row: DeskAppointment) => Promise<Transition | undefined>;
  /** Throws unless the caller may reschedule the appointment as it is; `doneToday` is known under the locks. */
  check: (row: DeskAppointment, doneToday?: number) => void;
  /** Undefined if it stays where it is. Throws the rule that forbids it. */
  findTarget: (row: DeskAppointment) => To | undefined;
  /** The appointment at its new place. Throws if that is taken. */
  place: (transaction: DatabaseTransaction, row: DeskAppointment, target: To) => Promise<DeskAppointment>;
  /** Throws what a constraint refused as an error of the caller's calls. */
  refuseTaken: (error: unknown) => never;
  /** Throws that the appointment has another status by now. */
  refuseStatus: (row: DeskAppointment) => never;
};

/**
 * Moves an appointment, or changes what else `place` and `note` say, in one transaction: it is one row that changes, so it
 * never has two times nor none. What is known before the locks is refused before them; under them it is asked again, and
 * by the new schedule if that has changed meanwhile.
 */
export async function reschedule<To extends Target>(
  context: AppContext,
  change: Reschedule<To>,
): Promise<Transition> {
  return withCurrentPlan(context, async () => {
    const found = await findFor(context, change);
    const repeated = await change.findRepeated(context.db, found);
    if (repeated) return repeated;
    change.check(found);
    const target = change.findTarget(found);
    const doctorIds = new Set([found.doctorId, ...(target?.doctors ?? []).map(({ id }) => id)]);
    const lane = { doctorId: change.laneDoctorId ?? found.doctorId, accountId: change.actor(found).id };
    return underLocks(
      context,
      change,
      { found, action: 'reschedule', doctorIds: [...doctorIds] },
      (work) => inCalendarLane(context, lane, work),
      async (transaction, row, doneToday) => {
        const repeatedMeanwhile = await change.findRepeated(transaction, row);
        if (repeatedMeanwhile) return repeatedMeanwhile;
        // Both have the version that the change is based on, so the target is that of this row, too.
        change.check(row, doneToday);
        if (target) await requirePlan(transaction, target.planRevision);
        return write(context, transaction, { change, row, target });
      },
    );
  });
}

type Writing<To extends Target> = {
  change: Reschedule<To>;
  row: DeskAppointment;
  target: To | undefined;
};

async function write<To extends Target>(
  context: AppContext,
  transaction: DatabaseTransaction,
  { change, row, target }: Writing<To>,
): Promise<Transition> {
  const { note = row.note } = change;
  if (!target && change.note === undefined) return { before: row, after: row, undo: undefined };
  const placed = target ? await change.place(transaction, row, target) : row;
  const after: DeskAppointment = { ...placed, note, version: row.version + 1 };
  const now = new Date(context.clock.nowMs());
  const superseded = target && (await supersedeNotifications(transaction, row.id, now));
  // A time that has passed causes no notification. If a pending one is superseded, the patient is notified of the last
  // change, also if that is not asked for.
  const isNotified = target && after.startAt > now && (change.informs || superseded !== undefined);
  const message = isNotified
    ? await notifyReschedule(context, transaction, change, { row, after, superseded })
    : undefined;
  const isMoved = after.startAt.getTime() !== row.startAt.getTime() || after.doctorId !== row.doctorId;
  const written = await writeChange(context, transaction, change, {
    ...{ action: isMoved ? 'move' : 'change', before: row, after, values: { ...toPlaceValues(after), note } },
    ...{ message, superseded, isUndoable: target !== undefined },
  }).catch(change.refuseTaken);
  if (!written) return change.refuseStatus(row);
  if (!target && change.undoneBy)
    await keepUndoable(transaction, { ...change.undoneBy, appointmentId: row.id, version: row.version });
  return written;
}
