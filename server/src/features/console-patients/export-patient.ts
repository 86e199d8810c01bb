import type { AccountExport } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../platform/app-error.ts';
import { exportAccount, writeExport } from '../account-data/export-account.ts';
import { findOwnEmail } from '../account-data/queries.ts';
import { findAccount } from '../accounts/queries.ts';
import { recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { listPatientRows, type PatientRow } from '../patients/queries.ts';
import { hashAccount } from '../security-events/commands.ts';

/**
 * Everything that is kept of somebody, in their language, for whoever asks the practice for it. Of an account's own person it
 * is what the account itself can read, else what concerns this person alone. Why it was handed out is in the audit before
 * the answer leaves. Throws `not_found`.
 */
export async function exportPatient(
  context: AppContext,
  { staffId }: StaffActor,
  { id, reason }: { id: string; reason: string },
): Promise<AccountExport> {
  const { db, clock } = context;
  const now = new Date(clock.nowMs());
  const { row, own } = await inTransaction(db, async (transaction) => {
    const [row] = await listPatientRows(transaction, [id], now);
    if (!row) throw new AppError('not_found');
    const deed = { staffId, action: 'export_patient', subjectKind: 'patient', subjectId: id } as const;
    await recordStaffDeed(transaction, { ...deed, detail: { reason } }, now);
    return { row, own: await findOwnEmail(transaction, row) };
  });
  const account = row.isOwner && row.accountId ? await findAccount(db, row.accountId) : undefined;
  return account
    ? exportAccount(context, account, row.language, true)
    : exportPerson(context, row, own, row.language);
}

function exportPerson(
  context: AppContext,
  { id, accountId }: PatientRow,
  email: string | null,
  language: Language,
): Promise<AccountExport> {
  const contacts = email === null ? [] : [email];
  const securityHash = email === null ? null : hashAccount(context.secretKey, email);
  const owner = { accountId: null, personId: id, email, contacts, securityHash, isByPractice: true };
  return writeExport(context, owner, accountId ? 'relative' : 'guest', language);
}
