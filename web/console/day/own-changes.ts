import type { DayAppointment } from '@praxisportal/contract/staff/day';

/**
 * Own changes of an appointment that follow each other without anybody else's between: from the version that the first
 * one saw to the one that the last one made.
 */
export type OwnChanges = { readonly from: number; readonly to: number };

/** After one more change, which was sent with a version and answered with one; the same one means that nothing was changed. */
export function followChange(
  own: OwnChanges | undefined,
  sent: number,
  answered: number,
): OwnChanges | undefined {
  if (answered === sent) return own;
  return { from: own?.to === sent ? own.from : sent, to: answered };
}

/** The version to send for what was seen: only own changes are jumped over, because whoever made them knows them. */
export function liftVersion(own: OwnChanges | undefined, seen: number): number {
  return own && own.from <= seen && seen < own.to ? own.to : seen;
}

/** What of an appointment a change is about. */
export type Concern = 'place' | 'note' | 'presence' | 'cancelling';

const place = ['doctorId', 'date', 'start', 'minutes', 'treatmentId', 'status'] as const;
const concerned = {
  place,
  note: ['note'],
  presence: ['date', 'status', 'state'],
  cancelling: [...place, 'state'],
} as const satisfies Record<Concern, readonly (keyof DayAppointment)[]>;

/** Whether somebody else's change has left alone what a change is about, so that nobody has to be asked. */
export function isAsSeen(seen: DayAppointment, present: DayAppointment, concern: Concern): boolean {
  const isGone = present.status === 'cancelled';
  return !isGone && concerned[concern].every((key) => seen[key] === present[key]);
}

type Undoable = { appointment: { id: string }; untilMs: number };

/** The changes that can still be undone, newest last, after one more. */
export function keepUndoable<Entry extends Undoable>(
  entries: readonly Entry[],
  nowMs: number,
  latest?: Entry,
): readonly Entry[] {
  const open = entries.filter(({ untilMs }) => untilMs > nowMs);
  return latest ? [...open, latest] : open;
}

/** Those that can be undone next: of each appointment the newest change, because the ones before it come after it. */
export function listNextUndoable<Entry extends Undoable>(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(
    ({ appointment }, index) =>
      !entries.slice(index + 1).some((later) => later.appointment.id === appointment.id),
  );
}
