import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { StaffActor } from '../../features/audit/commands.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import { isOpen } from './desk-rules.ts';
import { findOwnChange } from './queries.ts';
import type { Transition } from './transition.ts';

type Repetition = {
  staff: Pick<StaffActor, 'staffId'>;
  /** The appointment as the first request left it, perhaps */
  row: DeskAppointment;
  /** Which version the request is based on */
  version: number;
  /** Whether the patient is to be notified; undefined for changes of which no patient is */
  inform?: boolean;
};

/**
 * The change that this member of staff made to that version, with the same choice about notifying the patient: the answer
 * was lost, or the button was pressed twice. The caller has compared what was changed.
 */
export async function findRepeatedChange(
  { clock }: AppContext,
  db: Database,
  { staff: { staffId }, row, version, inform }: Repetition,
): Promise<Transition | undefined> {
  if (row.version !== version + 1) return undefined;
  const own = await findOwnChange(db, { appointmentId: row.id, version: row.version, staffId });
  // Whether to notify the patient is a part of the request; null if the earlier change had no such choice.
  const isSame = own && (inform === undefined || own.inform === null || own.inform === inform);
  if (!isSame) return undefined;
  return { before: row, after: row, undo: isOpen(own, clock.nowMs()) ? own : undefined };
}
