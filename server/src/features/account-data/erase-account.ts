import type { AccountErased } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import type { Caller } from '../../http/caller.ts';
import type { Session } from '../../http/session.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { requireLiveSession } from '../accounts/commands.ts';
import { confirmOwner } from '../accounts/confirm-owner.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import {
  cancelOpenAppointments,
  deleteAccount,
  deletePeople,
  deleteTraces,
  lockAccount,
} from './commands.ts';
import { erasedMail } from './mails.ts';
import { listPeople, listPeopleToKeep } from './queries.ts';
import { findRemaining, listKept } from './rules.ts';

/**
 * Erases the account, its people and all that was kept about them, but for what the law makes the practice keep, which
 * is named in the answer and in a last mail. Open appointments are cancelled first, with the patient's word. All of it
 * is one transaction: either everything is gone or nothing. Throws `current_password_wrong`, `open_appointments`,
 * `unauthorized` or `too_many_requests`.
 */
export async function eraseAccount(
  context: AppContext,
  session: Session,
  { currentPassword, cancelAppointments }: ParsedInput<'deleteAccount'>['body'],
  language: Language,
  caller: Caller,
): Promise<AccountErased> {
  const { db, clock, config, practice, listener } = context;
  const { timeZone } = practice.facts;
  await confirmOwner(context, session, { currentPassword }, caller);
  const { accountId, email: to } = session;
  const now = new Date(clock.nowMs());
  const today = toWallDate(now.getTime(), timeZone);
  const { kept, cancelled } = await inTransaction(db, async (transaction) => {
    // Erased in another tab a moment ago: this session is over too.
    if (!(await lockAccount(transaction, accountId))) throw new AppError('unauthorized');
    await requireLiveSession(transaction, session);
    const people = await listPeople(transaction, accountId);
    const cancelled = await cancelOpenAppointments(transaction, { people, accountId }, now);
    if (cancelled.length > 0 && !cancelAppointments) throw new AppError('open_appointments');
    const toKeep = await listPeopleToKeep(transaction, people, { now, timeZone });
    const remaining = findRemaining(toKeep);
    await deleteTraces(transaction, { people, email: to, contacts: [to, session.phone] });
    await deleteAccount(transaction, accountId);
    await deletePeople(transaction, people, remaining);
    const hasAppointments = cancelled.length > 0 || remaining.length > 0;
    const kept = listKept(toKeep, { today, hasAppointments, language });
    const erasure = { kept, cancelled: cancelled.length };
    const mail = erasedMail(language, practice.facts, { name: session, whose: 'account' }, erasure);
    const message = { kind: 'notice', channel: 'email', to, language, ...mail } as const;
    await enqueueMessage(transaction, config, message, now);
    return { kept, cancelled };
  });
  deliverSoon(listener);
  for (const { doctorId, startAt } of cancelled) {
    announceSlotChange(listener, { doctorId, date: toWallDate(startAt.getTime(), timeZone) });
  }
  await recordSecurityEvent(context, caller, { kind: 'account_erased', account: accountId });
  return { kept };
}
