import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { replaceHeldMessage } from '../../delivery/commands.ts';
import { findContact } from '../../features/appointments/queries.ts';
import { findDeskAppointment } from '../../features/desk-appointments/queries.ts';
import { listPendingNotifications } from './queries.ts';
import { supersededNotification } from './supersede-notifications.ts';
import { writeChangeNotification } from './write-notifications.ts';

/**
 * Replaces the pending confirmations and moves to the address `from` by ones to the address that the desk entered in its
 * place, without the link to the appointment that was meant for the former reader. Under the patient's lock, after the change.
 */
export async function rewritePendingNotifications(
  { config, practice }: AppContext,
  transaction: DatabaseTransaction,
  { patientId, from }: { patientId: string; from: string },
  now: Date,
): Promise<void> {
  const contact = await findContact(transaction, patientId);
  if (!contact) return;
  const at = { nowMs: now.getTime(), timeZone: practice.facts.timeZone };
  const pending = await listPendingNotifications(transaction, { patientId, from }, now);
  for (const { id, appointmentId, told } of pending) {
    const row = await findDeskAppointment(transaction, appointmentId);
    if (!row) continue;
    const superseded = supersededNotification.parse({ told, mayHaveArrived: true });
    const change = { row, after: row, contact, link: undefined, superseded };
    const { language } = row;
    const message = writeChangeNotification({ config, practice }, change, { ...at, language });
    if (message) await replaceHeldMessage(transaction, id, message);
  }
}
