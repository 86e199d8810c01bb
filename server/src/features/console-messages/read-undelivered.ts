import type { Undelivered } from '@praxisportal/contract/staff/messages';
import type { AppContext } from '../../context.ts';
import { recordOnce } from '../audit/commands.ts';
import { listAppointmentsById } from '../desk-appointments/queries.ts';
import { admitContacts, type LookBy } from '../patient-access/admit-look.ts';
import { toShown } from '../staff/rules.ts';
import { listUndelivered } from './queries.ts';
import { toUndelivered } from './rules.ts';

/**
 * What did not arrive, with the appointments that it is about and how the patients are reached: a look at each of them, and in
 * the audit before the answer leaves. Throws `too_many_looks`.
 */
export async function readUndelivered(context: AppContext, by: LookBy): Promise<Undelivered[]> {
  const { db, clock, practice, secretKey } = context;
  const { staffId } = by.session;
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
  await admitContacts(
    context,
    by,
    [...rows.values()].map(({ patientId }) => patientId),
  );
  const look = { action: 'look_at_undelivered', subjectKind: 'list', subjectId: null } as const;
  const detail = toShown(
    secretKey,
    shown.map(({ id }) => id),
  );
  if (shown.length > 0) await recordOnce(db, { staffId, ...look, detail }, now);
  return shown;
}
