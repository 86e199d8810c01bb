import type { Changed, Presence } from '@praxisportal/contract/staff/day';
import type { AppContext } from '../../context.ts';
import { retryAfterDeadlock } from '../../db/transaction.ts';
import { findPresence, toPresence } from '../../domain/presence.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { refuseStale, toDeskRefusal } from './desk-rules.ts';
import { findRepeatedChange } from './find-repeated-change.ts';
import { staffPolicy } from './policy.ts';
import { toChanged, toDayAppointment } from './present-desk-appointment.ts';
import { findFor, underLocks, writeChange } from './transition.ts';

/**
 * Notes that a patient has arrived, is in the chair, is finished or did not come, with the time; afterwards it can be
 * corrected. Repeated, or by two desks, it is noted once. Throws `not_found`, `appointment_changed`, `presence_impossible`,
 * or `doctor_busy` if the patient is to be expected again at a time that is taken by now.
 */
export async function notePresence(
  context: AppContext,
  staff: StaffActor,
  { id, version, state }: { id: string; version: number; state: Presence },
): Promise<Changed> {
  const { clock, practice, listener } = context;
  const policy = staffPolicy(staff, { id });
  const found = await findFor(context, policy);
  const calendars = { found, action: 'other', doctorIds: [found.doctorId] } as const;
  const { after, undo } = await underLocks(
    context,
    policy,
    calendars,
    retryAfterDeadlock,
    async (transaction, row) => {
      const unchanged = { before: row, after: row, undo: undefined };
      const isNoted = row.status !== 'cancelled' && toPresence(row) === state;
      if (isNoted && row.version === version + 1)
        return (await findRepeatedChange(context, transaction, { staff, row, version })) ?? unchanged;
      if (row.version !== version) refuseStale(row, practice);
      if (isNoted) return unchanged;
      const at = { nowMs: clock.nowMs(), timeZone: practice.facts.timeZone };
      const facts = findPresence(row, state, at);
      if (!facts) throw new AppError('presence_impossible');
      const { status, arrivedAt, seatedAt, finishedAt } = facts;
      const done = await writeChange(context, transaction, policy, {
        ...{ action: 'presence', before: row, after: { ...row, ...facts, version: row.version + 1 } },
        values: { status, arrived_at: arrivedAt, seated_at: seatedAt, finished_at: finishedAt },
        message: undefined,
      }).catch(toDeskRefusal);
      return done ?? refuseStale(row, practice);
    },
  );
  const { doctorId, date } = toDayAppointment(after, practice);
  // A time that is over or missed is free again for others; who sits in the chair concerns the desks alone.
  if (after.status !== found.status) announceSlotChange(listener, { doctorId, date });
  else announceToStaff(listener, { event: 'day-changed', date });
  return toChanged(after, practice, undo);
}
