import type { MergeField } from '@praxisportal/contract/staff/patient-merge';
import type { PatientEntry, PatientNote, PatientValues } from '@praxisportal/contract/staff/patients';
import { mayStaff } from '@praxisportal/contract/staff/rights';
import type { PatientSearch } from '../../domain/patient-search.ts';
import { parsePhoneNumber } from '../../domain/phone-number.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffActor } from '../audit/commands.ts';
import type { PatientRow } from '../patients/queries.ts';
import type { PatientValues as OwnValues } from './commands.ts';
import type { NoteRow } from './queries.ts';

/** Whether somebody sees how patients are reached; else names, dates of birth and appointments. */
export function maySeeContacts({ role }: Pick<StaffActor, 'role'>): boolean {
  return mayStaff(role, 'see_contacts');
}

/** A person as they are found, for somebody who may see this much. */
export function toPatientEntry(
  row: PatientRow,
  staff: Pick<StaffActor, 'role'>,
  timeZone: string,
): PatientEntry {
  const isShown = maySeeContacts(staff);
  const startMs = row.nextStartAt?.getTime();
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    name: `${row.firstName} ${row.lastName}`,
    dateOfBirth: row.dateOfBirth,
    phone: isShown ? row.phone : null,
    email: isShown ? row.email : null,
    nextAppointment:
      startMs === undefined
        ? null
        : {
            date: toWallDate(startMs, timeZone),
            time: toWallTime(startMs, timeZone),
            doctorName: row.nextDoctorName ?? '',
          },
    hasAccount: row.accountId !== null,
    identity: toIdentity(row),
    erasesAt: row.erasesAt?.toISOString() ?? null,
  };
}

/** How the identity is known: when and by which member of staff it was checked; null while self-declared. */
export function toIdentity({
  identityCheckedAt: at,
  identityCheckedBy: checkedBy,
}: Pick<PatientRow, 'identityCheckedAt' | 'identityCheckedBy'>): PatientEntry['identity'] {
  return at && { checkedAt: at.toISOString(), checkedBy };
}

/** Of so few people a search answers how they are reached. */
const mostReached = 3;
/** So many digits of a number are known by who has heard it. */
const leastKnownDigits = 7;

/**
 * Whether a search that found so many answers how this one of them is reached: if they are few, or if it was said what
 * only who means them knows, which is the date of birth, most of the number, or the address. Parts of these would be a way to all numbers.
 */
export function answersContact(
  { dateOfBirth, phoneDigits = '', email }: PatientSearch,
  found: Pick<PatientRow, 'email'>,
  foundCount: number,
): boolean {
  const isKnown = dateOfBirth !== undefined || phoneDigits.length >= leastKnownDigits;
  return foundCount <= mostReached || isKnown || (email !== undefined && email === found.email);
}

/** The number as E.164, of whatever country; throws `invalid_phone`. */
export function readPhone(text: string): string {
  const number = parsePhoneNumber(text);
  if (!number) throw new AppError('invalid_phone');
  return number;
}

/** What is written of a person, for whoever may see how they are reached. */
export function toPatientValues(row: PatientRow): PatientValues {
  const { id, version, firstName, lastName, dateOfBirth, phone, email, language } = row;
  return { id, version, firstName, lastName, dateOfBirth, phone, email, language };
}

/** Notes with their earlier versions, of rows that are sorted by note and have the newest version of each first. */
export function toPatientNotes(rows: readonly NoteRow[]): PatientNote[] {
  const notes = new Map<string, PatientNote>();
  for (const { noteId, version, text, writtenAt, writtenBy } of rows) {
    const words = { text, writtenAt: writtenAt.toISOString(), writtenBy };
    const note = notes.get(noteId);
    if (note) note.earlier.push(words);
    else notes.set(noteId, { id: noteId, version, ...words, earlier: [] });
  }
  return [...notes.values()];
}

/** Which of two entries remains, first: the account's own person, else whom an account looks after, else the older one. */
export function sortForMerge(one: PatientRow, other: PatientRow): [remaining: PatientRow, going: PatientRow] {
  const rank = ({ accountId, isOwner }: PatientRow) => (isOwner ? 0 : accountId ? 1 : 2);
  const byAge = one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
  return (rank(one) - rank(other) || byAge) < 0 ? [one, other] : [other, one];
}

/**
 * Why two entries can't be merged, their appointments not looked at: accounts never are; what an account says of itself is no
 * reason to give it what the practice knows of a patient; and an entry with a planned erasure stays as it is.
 */
export function findMergeObstacle(
  remaining: PatientRow,
  going: PatientRow,
): 'two_accounts' | 'identity_unchecked' | 'erasure_pending' | undefined {
  if (remaining.accountId && going.accountId && remaining.accountId !== going.accountId)
    return 'two_accounts';
  if (remaining.erasesAt || going.erasesAt) return 'erasure_pending';
  return remaining.accountId && remaining.identityCheckedAt === null ? 'identity_unchecked' : undefined;
}

/** The values of the patient's own row, without the contact of an account that manages them. */
export function toOwnValues({ firstName, lastName, dateOfBirth, language, ...row }: PatientRow): OwnValues {
  return { firstName, lastName, dateOfBirth, language, phone: row.ownPhone, email: row.ownEmail };
}

/**
 * What is written of the person after a merge: their own, but for what is taken from the entry that goes. Throws
 * `contact_of_account` if phone or e-mail of an account were to be replaced.
 */
export function mergeValues(
  remaining: PatientRow,
  going: PatientRow,
  take: readonly MergeField[],
): OwnValues {
  if (remaining.accountId && (take.includes('phone') || take.includes('email')))
    throw new AppError('contact_of_account');
  const { firstName, lastName, dateOfBirth, phone, email, language } = going;
  const own = toOwnValues(remaining);
  return {
    ...own,
    // What the desk noted of the entry that goes is of use again when the patient and the account part.
    ...(remaining.accountId && { phone: own.phone ?? going.ownPhone, email: own.email ?? going.ownEmail }),
    ...(take.includes('name') && { firstName, lastName }),
    ...(take.includes('dateOfBirth') && { dateOfBirth }),
    ...(take.includes('phone') && { phone }),
    ...(take.includes('email') && { email }),
    ...(take.includes('language') && { language }),
  };
}
