import type { DatabaseTransaction } from '../../db/database.ts';
import { AppError } from '../../platform/app-error.ts';
import { lockAccount } from '../account-data/commands.ts';
import type { Erasure } from '../account-data/erase-patients.ts';
import { findOwnEmail, splitForErasure } from '../account-data/queries.ts';
import { findContact } from '../appointments/queries.ts';
import { lockContact } from '../guests/commands.ts';
import { lockPerson } from '../patients/commands.ts';
import { listPatientRows, type PatientRow } from '../patients/queries.ts';

/** The patient, under the locks of all that is erased with them; throws `not_found`. */
export async function lockForErasure(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<PatientRow> {
  const [seen] = await listPatientRows(transaction, [id], now);
  if (!seen) throw new AppError('not_found');
  const { accountId, isOwner, email, phone } = seen;
  if (isOwner && accountId) await lockAccount(transaction, accountId);
  else {
    // Bookings and registrations with this address run before or after.
    await lockContact(
      transaction,
      [email, phone].filter((contact) => contact !== null),
    );
    await lockPerson(transaction, { patientId: id, accountId: accountId ?? id });
  }
  const [row] = await listPatientRows(transaction, [id], now);
  if (!row) throw new AppError('not_found');
  // The managing account changed while this waited: no longer what was requested.
  if (row.accountId !== accountId || row.isOwner !== isOwner) throw new AppError('not_found');
  return row;
}

type Asked = { row: PatientRow; staffId: string; cancelAppointments: boolean };

/**
 * What is erased with a patient: for an account's own patient the account, and the patients that it manages except
 * those of the practice that it was linked to.
 */
export async function planErasure(
  transaction: DatabaseTransaction,
  { row, staffId, cancelAppointments }: Asked,
): Promise<Erasure> {
  const { id, accountId, isOwner, email, phone, language } = row;
  const cancelledBy = { kind: 'staff', id: staffId } as const;
  const common = { cancelledBy, cancelAppointments, language };
  if (accountId && isOwner) {
    const contacts = [email, phone].filter((contact) => contact !== null);
    const split = await splitForErasure(transaction, accountId, { isByPractice: true });
    return { ...common, ...split, accountId, email, contacts, to: { name: row, email }, whose: 'account' };
  }
  const contact = await findContact(transaction, id);
  const to = contact ? { name: contact, email: contact.email } : { name: row, email: null };
  const own = await findOwnEmail(transaction, row);
  const contacts = own === null ? [] : [own];
  return { ...common, patients: [id], accountId: null, email: own, contacts, to, whose: 'person' };
}
