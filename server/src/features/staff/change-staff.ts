import { mayStaff, type Role } from '@praxisportal/contract/staff/rights';
import type { AppContext, Mailing } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { endStaffSessions } from '../staff-sign-in/commands.ts';
import { expireInvitationsBy, lockRoles, updateStaff } from './commands.ts';
import { findStaff, hasOwner, type StaffRow } from './queries.ts';
import { type Columns, requireColumn } from './require-column.ts';
import { requireManager } from './require-manager.ts';
import { toNamed } from './rules.ts';
import { tellOwners } from './tell-owners.ts';

export type StaffChange = {
  role?: Role | undefined;
  doctorId?: string | null | undefined;
  isDisabled?: boolean | undefined;
};

/**
 * Changes what somebody may do here; whoever is disabled is out at once, everywhere, and
 * whoever may no longer invite others leaves no link behind. Throws `not_found`,
 * `unknown_column`, what `requireManager` does, or `last_owner_stays` if nobody would own the practice any more, also of two that leave at once.
 */
export async function changeStaff(
  context: Pick<AppContext, 'db' | 'clock' | 'listener'> & Columns & Mailing,
  by: { staffId: string | null },
  id: string,
  { role, doctorId, isDisabled }: StaffChange,
): Promise<StaffRow> {
  const { db, clock, listener } = context;
  requireColumn(context, doctorId);
  const now = new Date(clock.nowMs());
  const changed = await inTransaction(db, async (transaction) => {
    await lockRoles(transaction);
    const manager = by.staffId === null ? null : await requireManager(transaction, by.staffId, now);
    const before = await findStaff(transaction, id, now);
    if (!before) throw new AppError('not_found');
    const isDisabling = isDisabled === true && before.disabledAt === null;
    const isEnabling = isDisabled === false && before.disabledAt !== null;
    const disabledAt = isDisabling ? now : isEnabling ? null : undefined;
    await updateStaff(transaction, id, { role, doctorId, disabledAt });
    if (isDisabling) await endStaffSessions(transaction, id);
    if (!(await hasOwner(transaction))) throw new AppError('last_owner_stays');
    const after = await requireStaff(transaction, id, now);
    // Or whoever is put out would have made a way back before.
    if (after.disabledAt || !mayStaff(after.role, 'manage_staff'))
      await expireInvitationsBy(transaction, id, now);
    const deed = {
      staffId: by.staffId,
      action: 'change_staff',
      subjectKind: 'staff',
      subjectId: id,
    } as const;
    await recordStaffDeed(
      transaction,
      { ...deed, detail: describe(before, { role, doctorId, isDisabled }) },
      now,
    );
    if (isNewOwner(before, after)) {
      const news = { what: 'made_owner', by: manager && toNamed(manager), ...toNamed(after) } as const;
      // Also whose desk it was: it may have been somebody else at it.
      await tellOwners(transaction, context, news, { except: [id] }, now);
    }
    return after;
  });
  deliverSoon(listener);
  announceToStaff(listener, { event: 'sessions-ended' });
  announceToStaff(listener, { event: 'staff-changed' });
  return changed;
}

function isNewOwner(before: StaffRow, after: StaffRow): boolean {
  const isOwner = ({ role, disabledAt }: StaffRow) => role === 'owner' && disabledAt === null;
  return isOwner(after) && !isOwner(before);
}

/** What was and what is, of what was asked for. */
function describe(before: StaffRow, { role, doctorId, isDisabled }: StaffChange) {
  return {
    ...(role !== undefined && { roleBefore: before.role, role }),
    ...(doctorId !== undefined && { doctorBefore: before.doctorId, doctor: doctorId }),
    ...(isDisabled !== undefined && { disabledBefore: before.disabledAt !== null, disabled: isDisabled }),
  };
}

async function requireStaff(transaction: DatabaseTransaction, id: string, now: Date): Promise<StaffRow> {
  const staff = await findStaff(transaction, id, now);
  if (!staff) throw new AppError('not_found');
  return staff;
}
