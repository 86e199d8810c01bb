import type { Undelivered } from '@praxisportal/contract/staff/messages';
import type { AppContext } from '../../context.ts';
import { recordOnce } from '../staff/commands.ts';
import { toShown } from '../staff/rules.ts';
import { listAppointmentsById, listUndelivered } from './queries.ts';
import { toUndelivered } from './rules.ts';

/** What did not arrive, with the appointments that it is about; the look is in the audit before the answer leaves. */
export async function readUndelivered(
  { db, clock, practice, secretKey }: AppContext,
  { staffId }: { staffId: string },
): Promise<Undelivered[]> {
  const now = new Date(clock.nowMs());
  const messages = await listUndelivered(db, now);
  const rows = await listAppointmentsById(
    db,
    messages.map(({ appointmentId }) => appointmentId),
  );
  const shown = messages.flatMap((message) => {
    const row = rows.get(message.appointmentId);
    return row ? [toUndelivered(message, row, practice)] : [];
  });
  const look = { action: 'look_at_undelivered', subjectKind: 'list', subjectId: null } as const;
  const detail = toShown(
    secretKey,
    shown.map(({ id }) => id),
  );
  if (shown.length > 0) await recordOnce(db, { staffId, ...look, detail }, now);
  return shown;
}
