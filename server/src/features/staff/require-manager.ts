import { mayStaff } from '@praxisportal/contract/staff/rights';
import type { DatabaseTransaction } from '../../db/database.ts';
import { AppError } from '../../platform/app-error.ts';
import { findStaff, type StaffRow } from './queries.ts';

/**
 * Whoever manages the staff by this id, once `lockRoles` has let no change of roles come between: while this call waited, they
 * may have been put out. Throws `unauthorized` or `not_permitted`.
 */
export async function requireManager(
  transaction: DatabaseTransaction,
  staffId: string,
  now: Date,
): Promise<StaffRow> {
  const manager = await findStaff(transaction, staffId, now);
  if (!manager || manager.disabledAt) throw new AppError('unauthorized');
  if (!mayStaff(manager.role, 'manage_staff')) throw new AppError('not_permitted');
  return manager;
}
