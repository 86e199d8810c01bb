import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { endStaffSessions, renewAccessVersion, requireLiveStaffSession } from './commands.ts';
import type { AccessNews } from './mails.ts';
import { findStaffLogIn, type StaffLogIn, type StaffSession } from './queries.ts';
import { tellOfAccess } from './tell-of-access.ts';

/** Ways in that were taken away or replaced may have been somebody else's too: everywhere else the session ends. */
const endsOtherSessions: Record<
  Exclude<AccessNews, 'new_desk' | 'recovery_code' | 'code_used' | 'recovered'>,
  boolean
> = {
  passkey_added: false,
  passkey_removed: true,
  password_set: true,
  app_set: true,
  password_and_app_set: true,
  password_removed: true,
  codes_renewed: false,
};

/**
 * Makes one change of somebody's own ways in, one after the other: `change` gets what they have at that moment. It is
 * kept and told by mail, and answers the version by which browsers know the person from now on.
 */
export async function changeOwnAccess(
  context: AppContext,
  session: StaffSession,
  { caller, event }: { caller: Caller; event: keyof typeof endsOtherSessions },
  change: (transaction: DatabaseTransaction, person: StaffLogIn, now: Date) => Promise<void>,
): Promise<number> {
  const { db, clock, listener } = context;
  const { staffId, sessionId } = session;
  const now = new Date(clock.nowMs());
  const version = await inTransaction(db, async (transaction) => {
    await requireLiveStaffSession(transaction, session);
    const person = await findStaffLogIn(transaction, staffId);
    if (!person) throw new AppError('unauthorized');
    await change(transaction, person, now);
    await tellOfAccess(transaction, context, person, { event, userAgent: caller.userAgent }, now);
    if (!endsOtherSessions[event]) return person.accessVersion;
    await endStaffSessions(transaction, staffId, { exceptSessionId: sessionId });
    return renewAccessVersion(transaction, staffId);
  });
  announceToStaff(listener, { event: 'sessions-ended' });
  deliverSoon(listener);
  await recordSecurityEvent(context, caller, {
    kind: 'staff_access_changed',
    detail: event,
    account: staffId,
  });
  return version;
}
