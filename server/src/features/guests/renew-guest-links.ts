import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { findZoneDayAt } from '../../domain/zone-day.ts';
import type { Caller } from '../../security/caller.ts';
import { createToken } from '../../security/tokens.ts';
import { type AppointmentView, listGuestAppointments } from '../appointments/queries.ts';
import { toAppointment, toGuestLink } from '../appointments/rules.ts';
import { lockPeople } from '../patients/commands.ts';
import { throttle } from '../throttle/commands.ts';
import { toMailbox } from '../throttle/rules.ts';
import { insertTokens, toTokenRow } from './commands.ts';
import { guestLinksMail } from './mails.ts';

/**
 * Sends fresh links to whatever was booked as a guest with this address and is still to come; nobody learns whether
 * there is anything, from the time it takes neither: for nothing a mail is written that has run out already. The links of before stay good, so that a stranger who asks can't take them away. Throws
 * `too_many_requests`.
 */
export async function renewGuestLinks(
  context: AppContext,
  email: string,
  { caller, language }: { caller: Caller; language: Language },
): Promise<void> {
  const { db, clock, practice, listener } = context;
  await throttle(context, 'guest_links', caller, { target: toMailbox(email) });
  const today = findZoneDayAt(practice.facts.timeZone, clock.nowMs());
  const listOpen = (connection: Database) =>
    listGuestAppointments(connection, email, new Date(today.startMs));
  await inTransaction(db, async (transaction) => {
    const patientIds = (await listOpen(transaction)).map(({ patientId }) => patientId);
    await lockPeople(transaction, { patientIds: [...new Set(patientIds)], accountIds: [] });
    // Once more: the practice may have replaced the address meanwhile.
    await sendLinks(context, transaction, { email, language, rows: await listOpen(transaction) });
  });
  deliverSoon(listener);
}

async function sendLinks(
  { clock, config, practice }: AppContext,
  transaction: DatabaseTransaction,
  { email, language, rows }: { email: string; language: Language; rows: readonly AppointmentView[] },
): Promise<void> {
  const { timeZone } = practice.facts;
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  const linked = rows.map((row) => ({ row, token: createToken() }));
  const [first] = rows;
  const reader = first ? { firstName: first.patientFirstName, lastName: first.patientLastName } : 'unknown';
  const appointments = linked.map(({ row, token }) => ({
    appointment: toAppointment(row, { nowMs, timeZone, language }),
    link: toGuestLink(config, language, token),
  }));
  const tokens = linked.map(({ row, token }) => {
    const dayEndsAt = new Date(findZoneDayAt(timeZone, row.startAt.getTime()).endMs);
    return { ...toTokenRow(token, dayEndsAt, now), appointment_id: row.id };
  });
  await insertTokens(transaction, tokens);
  const mail = guestLinksMail(language, practice.facts, reader, appointments);
  const message = { kind: 'notice', channel: 'email', to: email, language, ...mail } as const;
  await enqueueMessage(transaction, config, { ...message, ...(!first && { expiresAt: now }) }, now);
}
