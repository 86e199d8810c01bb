import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { replaceHeldMessage } from '../../delivery/commands.ts';
import type { OutgoingMessage } from '../../delivery/outgoing-message.ts';
import { findContact } from '../../features/appointments/queries.ts';
import { isOpenByLink, toChangeLink } from '../../features/appointments/rules.ts';
import { type DeskAppointment, findDeskAppointment } from '../../features/desk-appointments/queries.ts';
import { insertTokens, toTokenRow } from '../../features/guests/commands.ts';
import { createToken } from '../../security/tokens.ts';
import { findUndoEnd } from './commands.ts';
import { findDayEnd } from './desk-rules.ts';
import { writeNews } from './move-appointment.ts';
import { listHeldNews } from './queries.ts';
import { type SupersededNotification, supersededNotification } from './supersede-notifications.ts';

type DeskNews = {
  row: DeskAppointment;
  after: DeskAppointment;
  superseded: SupersededNotification | undefined;
};

/**
 * The message of old and new, which is held as long as the change can be undone; undefined if nobody has an address, or
 * there is nothing to tell. To be asked under the patient's lock, so that it goes where they are reached now. A guest's link
 * is made anew, because of the first one only the hash is kept.
 */
export async function writeDeskNews(
  context: AppContext,
  transaction: DatabaseTransaction,
  { row, after, superseded }: DeskNews,
): Promise<OutgoingMessage | undefined> {
  const { config, clock, practice } = context;
  const { language, patientId } = after;
  const contact = await findContact(transaction, patientId);
  if (!contact) return undefined;
  const nowMs = clock.nowMs();
  const token = createToken();
  const link = toChangeLink(config, language, { contact, row: after, token });
  const at = { nowMs, timeZone: practice.facts.timeZone, language };
  const message = writeNews(context, { row, after, contact, link, superseded }, at);
  if (!message) return undefined;
  if (isOpenByLink({ contact, row: after })) {
    const dayEndsAt = findDayEnd(practice.facts, after.startAt.getTime());
    const opened = toTokenRow(token, dayEndsAt, new Date(nowMs));
    await insertTokens(transaction, [{ ...opened, appointment_id: after.id }]);
  }
  return { ...message, sendAt: findUndoEnd(nowMs) };
}

/**
 * Writes the confirmations and moves that have not left for `from` anew, to the address which the desk typed in its place: what was
 * written for the former reader has a link to the appointment. Under the patient's lock, after the change.
 */
export async function rewriteHeldNews(
  { config, practice }: AppContext,
  transaction: DatabaseTransaction,
  { patientId, from }: { patientId: string; from: string },
  now: Date,
): Promise<void> {
  const contact = await findContact(transaction, patientId);
  if (!contact) return;
  const at = { nowMs: now.getTime(), timeZone: practice.facts.timeZone };
  for (const { id, appointmentId, told } of await listHeldNews(transaction, { patientId, from }, now)) {
    const row = await findDeskAppointment(transaction, appointmentId);
    if (!row) continue;
    const news = { row, after: row, contact, link: undefined };
    const superseded = supersededNotification.parse({ told, mayHaveArrived: true });
    const { language } = row;
    const message = writeNews({ config, practice }, { ...news, superseded }, { ...at, language });
    if (message) await replaceHeldMessage(transaction, id, message);
  }
}
