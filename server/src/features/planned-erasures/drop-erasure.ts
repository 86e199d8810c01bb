import type { Mailing } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { tellOwners } from '../staff/tell-owners.ts';
import { deleteErasure } from './commands.ts';

/** Drops the erasure that is planned of a patient, if there is one: the audit keeps it, and the owners get a mail. */
export async function dropErasure(
  transaction: DatabaseTransaction,
  mailing: Mailing,
  patientId: string,
  now: Date,
): Promise<void> {
  const staffId = await deleteErasure(transaction, patientId);
  if (staffId === undefined) return;
  const entry = { staffId, action: 'drop_erasure', subjectKind: 'patient', subjectId: patientId } as const;
  await recordStaffDeed(transaction, entry, now);
  await tellOwners(transaction, mailing, { what: 'erasure_dropped' }, {}, now);
}
