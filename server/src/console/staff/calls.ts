import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordStaffDeed } from '../../features/audit/commands.ts';
import { acceptInvitation } from '../../features/staff/accept-invitation.ts';
import { changeStaff } from '../../features/staff/change-staff.ts';
import { deleteInvitation } from '../../features/staff/commands.ts';
import { inviteStaff } from '../../features/staff/invite-staff.ts';
import { hasOwner, listOpenInvitations, listStaff } from '../../features/staff/queries.ts';
import { openInvitation } from '../../features/staff/require-open-invitation.ts';
import { toInvitationEntry, toInvitationLook, toStaffEntry } from '../../features/staff/rules.ts';
import { signOutStaff } from '../../features/staff/sign-out-staff.ts';
import { offerPasskey } from '../../features/staff-sign-in/offer-passkey.ts';
import { offerTotp } from '../../features/staff-sign-in/offer-totp.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { rememberDesk } from '../../security/desk-cookie.ts';
import { staffCall } from '../staff-call.ts';

/** The calls under /api/staff that concern who works here, and how they come to. */
export function staffCalls(app: FastifyInstance, context: AppContext): void {
  const { db, clock, listener, secretKey, practice } = context;
  const now = () => new Date(clock.nowMs());

  staffCall(app, context, 'getSetup', async () => ({ state: (await hasOwner(db)) ? 'done' : 'open' }));

  staffCall(app, context, 'lookAtInvitation', async ({ body, caller }) => {
    return toInvitationLook(await openInvitation(context, body.token, caller), practice.facts);
  });

  staffCall(app, context, 'startInvitationTotp', async ({ body, caller }) => {
    const { id, email } = await openInvitation(context, body.token, caller);
    return offerTotp(context, { subject: id, label: email ?? practice.facts.name });
  });

  staffCall(app, context, 'startInvitationPasskey', async ({ body, caller, site }) => {
    const { id: subject, staffId, ...invitation } = await openInvitation(context, body.token, caller);
    const email = invitation.email ?? body.email;
    if (!email) throw new AppError('invalid_request');
    return offerPasskey(context, { ...body, staffId, email }, { subject, site });
  });

  staffCall(app, context, 'acceptInvitation', async ({ body, setCookie, ...at }) => {
    const { token, me, person, recoveryCodes } = await acceptInvitation(context, body, at);
    setCookie({ name: 'staff', value: token });
    const desk = rememberDesk(secretKey, at.desk.cookie, person, now(), clock.nowMs());
    setCookie({ name: 'staff-desk', value: desk });
    return { me, recoveryCodes };
  });

  staffCall(app, context, 'listStaff', async () => ({
    people: (await listStaff(db, now())).map(toStaffEntry),
    invitations: (await listOpenInvitations(db, now())).map(toInvitationEntry),
    columns: practice.doctors.map(({ id, name }) => ({ id, name })),
  }));

  staffCall(app, context, 'changeStaff', async ({ params, body, session }) =>
    toStaffEntry(await changeStaff(context, session, params.id, body)),
  );

  staffCall(app, context, 'endStaffSessions', async ({ params, session }) =>
    signOutStaff(context, session, params.id),
  );

  staffCall(app, context, 'inviteStaff', async ({ body, session }) => {
    const { invitation, link } = await inviteStaff(context, session, body);
    return { invitation: toInvitationEntry(invitation), link };
  });

  staffCall(app, context, 'withdrawInvitation', async ({ params: { id }, session: { staffId } }) => {
    const deed = {
      staffId,
      action: 'withdraw_invitation',
      subjectKind: 'invitation',
      subjectId: id,
    } as const;
    await inTransaction(db, async (transaction) => {
      const email = await deleteInvitation(transaction, id);
      if (email === undefined) throw new AppError('not_found');
      await recordStaffDeed(transaction, { ...deed, detail: { email } }, now());
    });
    announceToStaff(listener, { event: 'staff-changed' });
  });
}
