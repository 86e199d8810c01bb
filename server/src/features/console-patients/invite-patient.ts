import { limits } from '@praxisportal/contract/limits';
import type { StaffCallAnswer } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { dayMs } from '../../domain/calendar-date.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { createToken, hashToken } from '../../security/tokens.ts';
import { replaceInvitation } from '../account-links/commands.ts';
import { accessLinkMail } from '../account-links/mails.ts';
import { toAccessLink } from '../account-links/rules.ts';
import { recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { lockPerson } from '../patients/commands.ts';
import { isDateOfBirthKnown, listPatientRows } from '../patients/queries.ts';
import { throttle } from '../throttle/commands.ts';

/**
 * Sends the patient a one-time link by which an account is linked to this entry, in the place of any link before. Throws
 * `not_found`, `invitation_without_email`, `invitation_without_date_of_birth`, `invitation_date_self_declared` if an account gave the
 * date of birth and no document was checked, `already_linked` or `too_many_requests`.
 */
export async function invitePatient(
  context: AppContext,
  { staffId }: StaffActor,
  id: string,
  caller: Caller,
): Promise<StaffCallAnswer<'invitePatient'>> {
  const { db, clock, config, practice, listener } = context;
  await throttle(context, 'patient_invitation', caller, { target: id });
  const now = new Date(clock.nowMs());
  const expiresAt = new Date(now.getTime() + limits.accessLinkDays * dayMs);
  const email = await inTransaction(db, async (transaction) => {
    await lockPerson(transaction, { patientId: id, accountId: staffId });
    const [row] = await listPatientRows(transaction, [id], now);
    if (!row) throw new AppError('not_found');
    if (row.isLinked) throw new AppError('already_linked');
    if (row.email === null) throw new AppError('invitation_without_email');
    if (row.dateOfBirth === null) throw new AppError('invitation_without_date_of_birth');
    // An account knows the date that it gave itself, also after parting: the link alone would open the entry.
    if (!(await isDateOfBirthKnown(transaction, id))) throw new AppError('invitation_date_self_declared');
    const token = createToken();
    const times = { created_at: now, expires_at: expiresAt };
    const invitation = { patient_id: id, token_hash: hashToken(token), invited_by: staffId, ...times };
    await replaceInvitation(transaction, invitation);
    const { language, email: to } = row;
    const mail = accessLinkMail(language, practice.facts, row, toAccessLink(config, language, token));
    const message = { kind: 'notice', channel: 'email', to, language, patientId: id, ...mail } as const;
    await enqueueMessage(transaction, config, { ...message, expiresAt }, now);
    const entry = { action: 'invite_patient', subjectKind: 'patient', subjectId: id } as const;
    await recordStaffDeed(transaction, { staffId, ...entry }, now);
    return to;
  });
  deliverSoon(listener);
  announceToStaff(listener, { event: 'patient-changed', id });
  return { email, expiresAt: expiresAt.toISOString() };
}
