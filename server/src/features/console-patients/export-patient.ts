import type { AccountExport } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { exportAccount, writeExport } from '../account-data/export-account.ts';
import { isSharedAddress } from '../account-data/queries.ts';
import { findAccount } from '../accounts/queries.ts';
import type { StaffActor } from '../console-day/rules.ts';
import { hashAccount } from '../security-events/commands.ts';
import { recordStaffDeed } from '../staff/commands.ts';
import { listPatientRows, type PatientRow } from './queries.ts';

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

/** The address by which traces of somebody are found; null of whom it might lead to somebody else's. */
export async function findOwnEmail(
  transaction: DatabaseTransaction,
  { id, ownEmail: email }: PatientRow,
): Promise<string | null> {
  if (email === null) return null;
  return (await isSharedAddress(transaction, email, id)) ? null : email;
}
