import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueOnce } from '../../delivery/commands.ts';
import type { OutgoingMessage } from '../../delivery/outgoing-message.ts';
import { isReminderDue, toReminderLeadMs } from '../../domain/reminder-time.ts';
import { findZoneDayAt } from '../../domain/zone-day.ts';
import { processRows } from '../../platform/jobs/process-rows.ts';
import { createToken } from '../../security/tokens.ts';
import { type Contact, findContact } from '../appointments/queries.ts';
import { isOpenByLink, toAppointment, toChangeLink } from '../appointments/rules.ts';
import { insertTokens, toTokenRow } from '../guests/commands.ts';
import { lockPeople } from '../patients/commands.ts';
import { reminderMail } from './mails.ts';
import { listRemindable, type RemindableAppointment } from './queries.ts';
import { toWithdrawalPage, toWithdrawalToken } from './rules.ts';

/**
 * Writes the reminders that are due, each once. They are written when they are due and not with the booking: until
 * then there is nothing to be moved, cancelled or taken back. One that fails holds up no other.
 */
export async function sendDueReminders(context: AppContext): Promise<void> {
  const { db, clock, practice, listener } = context;
  const { timeZone } = practice.facts;
  const { isOn, daysBefore } = practice.plan.settings.messages.reminders;
  if (!isOn) return;
  const nowMs = clock.nowMs();
  const endMs = nowMs + toReminderLeadMs(daysBefore) + 1;
  const isDue = ({ startAt, arrangedAt }: RemindableAppointment) =>
    isReminderDue(
      { startMs: startAt.getTime(), changedMs: arrangedAt.getTime() },
      { nowMs, daysBefore, timeZone },
    );
  let isAnyDue = false;
  await processRows(context, {
    job: 'sendDueReminders',
    // So many days ahead fit into one list.
    list: async (after: RemindableAppointment | undefined) =>
      after ? [] : listRemindable(db, { startMs: nowMs, endMs }),
    idOf: ({ id }) => id,
    work: async (row) => {
      if (!isDue(row)) return;
      await writeReminder(context, row, nowMs);
      isAnyDue = true;
    },
  });
  if (isAnyDue) deliverSoon(listener);
}

/**
 * Under the patient's lock, so that it goes to the address that holds by then. A guest's link is made anew, because of the
 * first one only the hash is kept; that one stays good.
 */
async function writeReminder(context: AppContext, row: RemindableAppointment, nowMs: number): Promise<void> {
  const { db, config, practice } = context;
  const now = new Date(nowMs);
  const key = `reminder:${row.id}:${row.arrangedVersion}`;
  await inTransaction(db, async (transaction) => {
    await lockPeople(transaction, { patientIds: [row.patientId], accountIds: [] });
    const contact = await findContact(transaction, row.patientId);
    // The practice took the address away, because it was wrong perhaps.
    if (!contact) return;
    const token = createToken();
    const link = toChangeLink(config, row.language, { contact, row, token });
    const message = toReminder(context, { row, contact, link }, nowMs);
    const isWritten = await enqueueOnce(transaction, config, { key, ...message }, now);
    if (!isWritten || !isOpenByLink({ contact, row })) return;
    const dayEndsAt = new Date(findZoneDayAt(practice.facts.timeZone, row.startAt.getTime()).endMs);
    await insertTokens(transaction, [{ ...toTokenRow(token, dayEndsAt, now), appointment_id: row.id }]);
  });
}

function toReminder(
  { config, secretKey, practice }: AppContext,
  { row, contact, link }: { row: RemindableAppointment; contact: Contact; link: string | undefined },
  nowMs: number,
): OutgoingMessage {
  const { language, patientId, arrangedVersion } = row;
  const { accountId, email: to } = contact;
  const token = toWithdrawalToken(
    secretKey,
    accountId ? { kind: 'account', id: accountId } : { kind: 'patient', id: patientId },
  );
  const appointment = toAppointment(row, { nowMs, timeZone: practice.facts.timeZone, language });
  const mail = reminderMail(language, practice, appointment, {
    ...contact,
    link,
    withdrawUrl: toWithdrawalPage(config, language, token),
  });
  return {
    kind: 'reminder',
    channel: 'email',
    to,
    language,
    ...(accountId && { accountId }),
    patientId,
    appointmentId: row.id,
    appointmentVersion: arrangedVersion,
    expiresAt: row.startAt,
    // RFC 8058: a mail program withdraws with one click, without opening a page.
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/api/reminders/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...mail,
  };
}
