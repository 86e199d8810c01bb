import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { findZoneDayAt } from '../../domain/zone-day.ts';
import type { Caller } from '../../http/caller.ts';
import { createToken } from '../../security/tokens.ts';
import { type AppointmentView, listGuestAppointments } from '../appointments/queries.ts';
import { toAppointment, toGuestLink } from '../appointments/rules.ts';
import { throttle } from '../throttle/commands.ts';
import { toMailbox } from '../throttle/rules.ts';
import { insertToken, toTokenRow } from './commands.ts';
import { guestLinksMail } from './mails.ts';

/**
 * Sends fresh links to whatever was booked as a guest with this address and is still to come; nobody learns whether
 * there is anything. The links of before stay good, so that a stranger who asks can't take them away. Throws
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
  const rows = await listGuestAppointments(db, email, new Date(today.startMs));
  const [first] = rows;
  if (!first) return;
  await sendLinks(context, { email, language, first }, rows);
  deliverSoon(listener);
}

async function sendLinks(
  { db, clock, config, practice }: AppContext,
  { email, language, first }: { email: string; language: Language; first: AppointmentView },
  rows: readonly AppointmentView[],
): Promise<void> {
  const { timeZone } = practice.facts;
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  const linked = rows.map((row) => ({ row, token: createToken() }));
  const name = { firstName: first.patientFirstName, lastName: first.patientLastName };
  const appointments = linked.map(({ row, token }) => ({
    appointment: toAppointment(row, { nowMs, timeZone, language }),
    link: toGuestLink(config, language, token),
  }));
  await inTransaction(db, async (transaction) => {
    for (const { row, token } of linked) {
      const dayEndsAt = new Date(findZoneDayAt(timeZone, row.startAt.getTime()).endMs);
      await insertToken(transaction, { ...toTokenRow(token, dayEndsAt, now), appointment_id: row.id });
    }
    const mail = guestLinksMail(language, practice.facts, name, appointments);
    const message = { kind: 'notice', channel: 'email', to: email, language, ...mail } as const;
    await enqueueMessage(transaction, config, message, now);
  });
}
