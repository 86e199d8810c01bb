import type { AccountErased } from '@praxisportal/contract/account';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { lockAccount } from '../account-data/commands.ts';
import { announceErasure, type Erasure, erasePeople } from '../account-data/erase-people.ts';
import { listPeople } from '../account-data/queries.ts';
import { findContact } from '../appointments/queries.ts';
import type { StaffActor } from '../console-day/rules.ts';
import { lockContact } from '../guests/commands.ts';
import { lockPerson } from '../patients/commands.ts';
import { recordStaffDeed } from '../staff/commands.ts';
import { findOwnEmail } from './export-patient.ts';
import { listPatientRows, type PatientRow } from './queries.ts';

type Wish = ParsedStaffInput<'erasePatient'>['body'] & { id: string };

/**
 * Erases somebody at their request, by the rules of their own erasure: what the law makes the practice keep stays, and is
 * named in the answer and in a last mail. Of an account's own person the account goes, with everybody whom it looks after.
 * All of it is one transaction. Throws `not_found` or `open_appointments`.
 */
export async function erasePatient(
  context: AppContext,
  { staffId }: StaffActor,
  wish: Wish,
): Promise<AccountErased> {
  const { db, clock, listener } = context;
  const now = new Date(clock.nowMs());
  const { erased, people } = await inTransaction(db, async (transaction) => {
    const row = await lockRow(transaction, wish.id, now);
    const erasure = await planErasure(transaction, { row, staffId, wish });
    const erased = await erasePeople(context, transaction, erasure, now);
    const { people, accountId } = erasure;
    for (const subjectId of people) {
      const detail = { reason: wish.reason, withAccount: accountId !== null };
      const deed = { staffId, action: 'erase_patient', subjectKind: 'patient', subjectId, detail } as const;
      await recordStaffDeed(transaction, deed, now);
    }
    return { erased, people };
  });
  announceErasure(context, erased);
  for (const id of people) announceToStaff(listener, { event: 'patient-erased', id });
  return { kept: erased.kept };
}

/** The person, under the locks of everything that goes with them. */
async function lockRow(transaction: DatabaseTransaction, id: string, now: Date): Promise<PatientRow> {
  const [seen] = await listPatientRows(transaction, [id], now);
  if (!seen) throw new AppError('not_found');
  const { accountId, isOwner, email, phone } = seen;
  if (isOwner && accountId) await lockAccount(transaction, accountId);
  else {
    // Who books with this address, or gets an account with it, comes before or after.
    await lockContact(
      transaction,
      [email, phone].filter((contact) => contact !== null),
    );
    await lockPerson(transaction, { patientId: id, accountId: accountId ?? id });
  }
  const [row] = await listPatientRows(transaction, [id], now);
  if (!row) throw new AppError('not_found');
  // They came to an account, or another, while this waited: not what was asked for.
  if (row.accountId !== accountId || row.isOwner !== isOwner) throw new AppError('not_found');
  return row;
}

type Asked = { row: PatientRow; staffId: string; wish: Wish };

async function planErasure(
  transaction: DatabaseTransaction,
  { row, staffId, wish: { cancelAppointments } }: Asked,
): Promise<Erasure> {
  const { id, accountId, isOwner, email, phone, language } = row;
  const cancelledBy = { kind: 'staff', id: staffId } as const;
  const common = { cancelledBy, cancelAppointments, language };
  if (accountId && isOwner) {
    const contacts = [email, phone].filter((contact) => contact !== null);
    const people = await listPeople(transaction, accountId);
    return { ...common, people, accountId, email, contacts, to: { name: row, email }, whose: 'account' };
  }
  const contact = await findContact(transaction, id);
  const to = contact ? { name: contact, email: contact.email } : { name: row, email: null };
  const own = await findOwnEmail(transaction, row);
  const contacts = own === null ? [] : [own];
  return { ...common, people: [id], accountId: null, email: own, contacts, to, whose: 'person' };
}
