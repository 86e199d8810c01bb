import { isDeepStrictEqual } from 'node:util';
import type { PatientValues as SeenValues } from '@praxisportal/contract/staff/patients';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { rewritePendingNotifications } from '../../core/scheduling/rewrite-pending-notifications.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Onlooker, recordLook, recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { lockPerson } from '../patients/commands.ts';
import { listPatientRows, type PatientRow } from '../patients/queries.ts';
import { checkDateOfBirth } from '../patients/rules.ts';
import { leaveAddress, type PatientValues, updatePerson } from './commands.ts';
import { addressReplacedMail } from './mails.ts';
import { readPhone, toOwnValues, toPatientValues } from './rules.ts';

type Change = ParsedStaffInput<'changePatientByStaff'>['body'];

/**
 * Corrects what a person is called, when they were born, or how they are reached; what is left out stays. The contact of
 * an account is proven, and its owner's to change. The audit says which of it was changed, never to what; a former contact
 * is kept where it can be erased, and a former address gets a mail. Sent twice, it changes once. All of the person is answered, so it is a look at them. Throws `not_found`, `patient_changed` with the person as
 * they are, `contact_of_account`, `invalid_phone` or `date_of_birth_wrong`.
 */
export async function changePatientByStaff(
  context: AppContext,
  staff: StaffActor & Onlooker,
  { id, version, ...change }: Change & { id: string },
): Promise<SeenValues> {
  const { db, clock, config, practice, listener } = context;
  const now = new Date(clock.nowMs());
  const today = toWallDate(now.getTime(), practice.facts.timeZone);
  if (change.dateOfBirth) checkDateOfBirth(change.dateOfBirth, today);
  const { shown, become } = await inTransaction(db, async (transaction) => {
    await lockPerson(transaction, { patientId: id, accountId: staff.staffId });
    const [row] = await listPatientRows(transaction, [id], now);
    if (!row) throw new AppError('not_found');
    const before = toOwnValues(row);
    const after = toValues(row, change);
    await recordLook(transaction, staff, id, now);
    // What was sent twice, or changed in the same way at another desk, is done.
    if (isDeepStrictEqual(before, after)) return { shown: row, become: 'same' };
    // Not thrown here: the look stays.
    if (row.version !== version) return { shown: row, become: 'refused' };
    await updatePerson(transaction, { id, version, staffId: staff.staffId }, after, now);
    if (before.email !== null && before.email !== after.email) {
      await rewritePendingNotifications(context, transaction, { patientId: id, from: before.email }, now);
      await leaveAddress(transaction, id, { from: before.email, to: after.email }, now);
      const { language } = after;
      const mail = addressReplacedMail(language, practice.facts);
      const to = before.email;
      const message = { kind: 'notice', channel: 'email', to, language, patientId: id, ...mail } as const;
      await enqueueMessage(transaction, config, message, now);
    }
    await recordStaffDeed(
      transaction,
      {
        staffId: staff.staffId,
        action: 'change_patient',
        subjectKind: 'patient',
        subjectId: id,
        detail: { changed: Object.keys(change).sort().join(' ') },
      },
      now,
    );
    const [written = row] = await listPatientRows(transaction, [id], now);
    return { shown: written, become: 'written' };
  });
  if (become === 'refused') throw new AppError('patient_changed', { patient: toPatientValues(shown) });
  if (become === 'written') {
    deliverSoon(listener);
    announceToStaff(listener, { event: 'patient-changed', id });
  }
  return toPatientValues(shown);
}

function toValues(row: PatientRow, change: Omit<Change, 'version'>): PatientValues {
  const isContactMeant = change.phone !== undefined || change.email !== undefined;
  if (row.accountId && isContactMeant) throw new AppError('contact_of_account');
  const own = toOwnValues(row);
  return {
    firstName: change.firstName ?? own.firstName,
    lastName: change.lastName ?? own.lastName,
    dateOfBirth: change.dateOfBirth ?? own.dateOfBirth,
    language: change.language ?? own.language,
    phone: change.phone ? readPhone(change.phone) : change.phone === null ? null : own.phone,
    email: change.email === undefined ? own.email : change.email,
  };
}
