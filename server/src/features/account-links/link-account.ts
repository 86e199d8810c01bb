import { limits } from '@praxisportal/contract/limits';
import type { Patient } from '@praxisportal/contract/patient';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext, Mailing } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { hashToken } from '../../security/tokens.ts';
import { requireLiveSession } from '../accounts/commands.ts';
import type { Session } from '../accounts/queries.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { haveOverlap } from '../guests/queries.ts';
import { isSameName } from '../guests/rules.ts';
import { lockPeople, mergePerson } from '../patients/commands.ts';
import { findPatient, listPatients } from '../patients/queries.ts';
import { throttle } from '../throttle/commands.ts';
import { adoptPatient, countWrongTry, keepPracticeValues, setLinked, spendInvitation } from './commands.ts';
import { findInvitedPatient, haveOtherDates, type InvitedPatient } from './queries.ts';

/**
 * Links the signed-in account to the patient of an invitation, by its secret and the date of birth; the practice's part of the
 * patient opens to it. A patient of the account's own name, and of no other date of birth, becomes its own person; any other
 * one is managed by it.
 * An invitation serves once. Throws `access_link_invalid`, `access_link_date_wrong`, `too_many_people`,
 * `unauthorized` or `too_many_requests`.
 */
export async function linkAccount(
  context: AppContext,
  session: Session,
  { token, dateOfBirth }: ParsedInput<'linkAccount'>['body'],
  caller: Caller,
): Promise<Patient> {
  const { db, clock, listener } = context;
  const { accountId } = session;
  await throttle(context, 'link_account', caller, { target: accountId });
  const tokenHash = hashToken(token);
  const now = new Date(clock.nowMs());
  const linked = await inTransaction(db, async (transaction) => {
    const seen = await findInvitedPatient(transaction, tokenHash, now);
    if (!seen) throw new AppError('access_link_invalid');
    await lockPeople(transaction, {
      patientIds: [seen.patientId, session.patientId],
      accountIds: [accountId],
    });
    await requireLiveSession(transaction, session);
    // Another request may have used it while this one waited.
    const invited = await findInvitedPatient(transaction, tokenHash, now);
    if (!invited || (invited.accountId !== null && invited.accountId !== accountId))
      throw new AppError('access_link_invalid');
    if (invited.dateOfBirth !== dateOfBirth) {
      // Not thrown here, so that the wrong try is committed.
      await countWrongTry(transaction, tokenHash);
      return undefined;
    }
    if (!(await spendInvitation(transaction, tokenHash))) throw new AppError('access_link_invalid');
    const id = await link(transaction, context, session, invited, now);
    const entry = { action: 'link_account', subjectKind: 'patient', subjectId: id } as const;
    await recordStaffDeed(transaction, { staffId: null, ...entry }, now);
    const patient = await findPatient(transaction, { id, accountId });
    if (!patient) throw new Error('a patient was linked and is not there');
    return { patient, formerId: invited.patientId };
  });
  if (!linked) throw new AppError('access_link_date_wrong');
  const { patient, formerId } = linked;
  deliverSoon(listener);
  for (const id of new Set([patient.id, formerId]))
    announceToStaff(listener, { event: 'patient-changed', id });
  return patient;
}

/** Links the account to the patient, under the locks of both; returns the patient's id after it. */
async function link(
  transaction: DatabaseTransaction,
  mailing: Mailing,
  { accountId, patientId: ownId, ...own }: Session,
  invited: InvitedPatient,
  now: Date,
): Promise<string> {
  const { patientId, invitedBy: linkedBy } = invited;
  if (invited.accountId === accountId) {
    await setLinked(transaction, { patientId, linkedBy }, now);
    return patientId;
  }
  const isOwn =
    isSameName(invited, own) &&
    !(await haveOtherDates(transaction, [patientId, ownId])) &&
    !(await haveOverlap(transaction, patientId, ownId));
  if (isOwn) {
    const merge = { fromId: patientId, intoId: ownId, accountId };
    await keepPracticeValues(transaction, merge);
    await mergePerson(
      transaction,
      mailing,
      merge,
      { actor_kind: 'account', actor_id: accountId, action: 'claim' },
      now,
    );
    await setLinked(transaction, { patientId: ownId, linkedBy }, now);
    return ownId;
  }
  const people = await listPatients(transaction, accountId);
  if (people.length >= limits.peoplePerAccountMax) throw new AppError('too_many_people');
  await adoptPatient(transaction, { patientId, linkedBy, accountId }, now);
  return patientId;
}
