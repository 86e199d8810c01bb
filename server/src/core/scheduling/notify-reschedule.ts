import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import type { OutgoingMessage } from '../../delivery/outgoing-message.ts';
import { findContact } from '../../features/appointments/queries.ts';
import { isOpenByLink, toChangeLink } from '../../features/appointments/rules.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import { insertTokens, toTokenRow } from '../../features/guests/commands.ts';
import { createToken } from '../../security/tokens.ts';
import { findDayEnd } from './desk-rules.ts';
import type { Policy } from './policy.ts';
import type { SupersededNotification } from './supersede-notifications.ts';
import { writeChangeNotification, writeReschedule } from './write-notifications.ts';

type Notified = {
  row: DeskAppointment;
  after: DeskAppointment;
  superseded: SupersededNotification | undefined;
};

/**
 * The notification of a change from `row` to `after`; undefined if the patient has no address, or if nothing is left to
 * tell. It is asked for under the patient's lock, so that it goes where the patient is reached now. A change by staff makes
 * a guest's link anew, because only the hash of the first one is kept.
 */
export async function notifyReschedule(
  { config, clock, practice }: Pick<AppContext, 'config' | 'clock' | 'practice'>,
  transaction: DatabaseTransaction,
  policy: Pick<Policy, 'actor' | 'language' | 'guestToken'>,
  { row, after, superseded }: Notified,
): Promise<OutgoingMessage | undefined> {
  const nowMs = clock.nowMs();
  const contact = await findContact(transaction, after.patientId);
  if (!contact) return undefined;
  const language = policy.language(after);
  const isByStaff = policy.actor(row).kind === 'staff';
  const token = isByStaff ? createToken() : policy.guestToken;
  const link = toChangeLink(config, language, { contact, row: after, token });
  const at = { nowMs, timeZone: practice.facts.timeZone, language };
  const change = { row, after, contact, link };
  const message = writeChangeNotification({ config, practice }, { ...change, superseded }, at);
  // Patients who moved the appointment themselves expect an answer, even if it is again where they last knew it.
  if (!message && !isByStaff) return writeReschedule({ config, practice }, change, at);
  if (message && isByStaff && token && isOpenByLink({ contact, row: after })) {
    const dayEndsAt = findDayEnd(practice.facts, after.startAt.getTime());
    const opened = toTokenRow(token, dayEndsAt, new Date(nowMs));
    await insertTokens(transaction, [{ ...opened, appointment_id: after.id }]);
  }
  return message;
}
