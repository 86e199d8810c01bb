import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { expireInvitations, insertInvitation, lockRoles } from './commands.ts';
import { invitationMail } from './mails.ts';
import { findStaffOfEmail, type Invitation } from './queries.ts';
import { requireColumn } from './require-column.ts';
import { requireManager } from './require-manager.ts';
import { findInvitationEnd, toInvitationLink, toNamed } from './rules.ts';
import { tellOwners } from './tell-owners.ts';

/**
 * Invites somebody, or with `isRecovery` lets somebody set up their ways in anew; the link goes by mail, and is
 * answered this once to be shown at the counter. Links that went to the address before end. Throws
 * `staff_email_taken`, `unknown_column`, or `not_found` for a recovery of nobody. The other owners are told, of an owner all.
 */
export async function inviteStaff(
  context: AppContext,
  by: { staffId: string },
  { email, role, doctorId, language, isRecovery }: ParsedStaffInput<'inviteStaff'>['body'],
): Promise<{ invitation: Invitation; link: string }> {
  const { db, clock, config, practice, listener } = context;
  requireColumn(context, doctorId);
  const purpose = isRecovery ? 'recover' : 'invite';
  const invited = await inTransaction(db, async (transaction) => {
    await lockRoles(transaction);
    const now = new Date(clock.nowMs());
    const inviter = await requireManager(transaction, by.staffId, now);
    const expiresAt = findInvitationEnd(purpose, now);
    const known = await findStaffOfEmail(transaction, email, now);
    if (known && !isRecovery) throw new AppError('staff_email_taken');
    if (isRecovery && (!known || known.disabledAt)) throw new AppError('not_found');
    await expireInvitations(transaction, email, now);
    const post = known ? { role: known.role, doctor_id: known.doctorId } : { role, doctor_id: doctorId };
    const made = { purpose, email, ...post, language, invited_by: by.staffId, expiresAt } as const;
    const { id, token } = await insertInvitation(
      transaction,
      { ...made, ...(known && { staffId: known.id }) },
      now,
    );
    const link = toInvitationLink(config.publicUrl, language, token);
    const mail = invitationMail(language, practice.facts, { purpose, link });
    const message = { kind: 'notice', channel: 'email', to: email, language, expiresAt, ...mail } as const;
    await enqueueMessage(transaction, config, message, now);
    const deed = { staffId: by.staffId, action: 'invite', subjectKind: 'invitation', subjectId: id } as const;
    await recordStaffDeed(transaction, { ...deed, detail: { email, role: post.role, purpose } }, now);
    const news = { what: 'invited', by: toNamed(inviter), email, role: post.role, purpose } as const;
    // Of a further owner also whose desk it was: it may have been somebody else at it.
    const except = post.role === 'owner' ? [] : [by.staffId];
    await tellOwners(transaction, context, news, { except }, now);
    const names = { firstName: known?.firstName ?? null, lastName: known?.lastName ?? null };
    const { role: invitedRole, doctor_id } = post;
    const invitation: Invitation = {
      ...{ id, purpose, staffId: known?.id ?? '', email, role: invitedRole, doctorId: doctor_id, language },
      ...{ expiresAt, usedAt: null, ...names },
    };
    return { invitation, link };
  });
  announceToStaff(listener, { event: 'staff-changed' });
  deliverSoon(listener);
  return invited;
}
