import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordStaffDeed } from '../../features/audit/commands.ts';
import { changeOwnAccess } from '../../features/staff-sign-in/change-own-access.ts';
import {
  deletePasskey,
  endStaffSession,
  endStaffSessionById,
  endStaffSessions,
  insertChallenge,
  lockSession,
  recordSignOut,
  replaceRecoveryCodes,
  updateNames,
  updateSecrets,
} from '../../features/staff-sign-in/commands.ts';
import { describeOwnAccess } from '../../features/staff-sign-in/describe-own-access.ts';
import { listDesk } from '../../features/staff-sign-in/list-desk.ts';
import { offerPasskey } from '../../features/staff-sign-in/offer-passkey.ts';
import { offerTotp } from '../../features/staff-sign-in/offer-totp.ts';
import { proveOneself } from '../../features/staff-sign-in/prove-oneself.ts';
import {
  findStaffSession,
  listPasskeys,
  type StaffPerson,
  type StaffSession,
} from '../../features/staff-sign-in/queries.ts';
import { hasUsablePassword, toMe } from '../../features/staff-sign-in/rules.ts';
import { setOwnPassword } from '../../features/staff-sign-in/set-own-password.ts';
import { signInByPasskey } from '../../features/staff-sign-in/sign-in-by-passkey.ts';
import { signInByPassword } from '../../features/staff-sign-in/sign-in-by-password.ts';
import { startPasskeySignIn } from '../../features/staff-sign-in/start-passkey-sign-in.ts';
import { takeNewPasskey } from '../../features/staff-sign-in/take-new-passkey.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { findDesk, rememberDesk } from '../../security/desk-cookie.ts';
import { askForProof } from '../../security/passkeys.ts';
import { createRecoveryCodes, hashRecoveryCode } from '../../security/recovery-codes.ts';
import { type StaffCallRequest, staffCall } from '../staff-call.ts';

/** The calls under /api/staff by which somebody comes in, stays in, and keeps their own ways in. */
export function staffSignInCalls(app: FastifyInstance, context: AppContext): void {
  const { db, clock, listener, secretKey } = context;
  const now = () => new Date(clock.nowMs());

  type AtDesk = Pick<StaffCallRequest<'getDesk'>, 'desk' | 'setCookie'>;
  const remember = (
    { desk, setCookie }: AtDesk,
    person: Pick<StaffPerson, 'staffId' | 'accessVersion'>,
    provenAt: Date | null,
  ) =>
    setCookie({
      name: 'staff-desk',
      value: rememberDesk(secretKey, desk.cookie, person, provenAt, clock.nowMs()),
    });

  staffCall(app, context, 'getDesk', async ({ desk }) => listDesk(context, desk.cookie));

  staffCall(app, context, 'signInByPassword', async (request) => {
    const { token, me, person, isFullProof } = await signInByPassword(context, request.body, request);
    request.setCookie({ name: 'staff', value: token });
    if (isFullProof) remember(request, person, now());
    return me;
  });

  staffCall(app, context, 'startPasskeySignIn', async ({ body, caller, desk, site }) =>
    startPasskeySignIn(context, body.staffId, { caller, cookie: desk.cookie, site }),
  );

  staffCall(app, context, 'signInByPasskey', async (request) => {
    const { token, me, person } = await signInByPasskey(context, request.body.response, request);
    request.setCookie({ name: 'staff', value: token });
    remember(request, person, now());
    return me;
  });

  staffCall(app, context, 'signOut', async (request) => {
    const { session, desk } = request;
    const known = findDesk(secretKey, desk.cookie, session, clock.nowMs());
    await inTransaction(db, async (transaction) => {
      await endStaffSession(transaction, session.tokenHash);
      await recordSignOut(transaction, { staffId: session.staffId, desk: known?.desk }, now());
    });
    announceToStaff(listener, { event: 'sessions-ended' });
    request.setCookie({ name: 'staff', value: '' });
    remember(request, request.session, null);
  });

  staffCall(app, context, 'getMe', async ({ session }) => toMe(session));

  staffCall(app, context, 'lock', async ({ session }) => lockSession(db, session.sessionId));

  staffCall(app, context, 'startProof', async ({ session: { staffId, sessionId }, site }) => {
    const request = askForProof(site, await listPasskeys(db, staffId));
    await insertChallenge(db, { kind: 'proof', challenge: request.challenge, subject: sessionId }, now());
    return request;
  });

  staffCall(app, context, 'unlock', async ({ body, session, caller, site }) => {
    await proveOneself(context, session, body.proof, { caller, site });
    return toMe({ ...session, isLocked: false });
  });

  staffCall(app, context, 'reproof', async ({ body, session, caller, site }) =>
    proveOneself(context, session, body.proof, { caller, site }),
  );

  staffCall(app, context, 'changeMe', async ({ body, session }) => {
    const { staffId } = session;
    const deed = { staffId, action: 'change_staff', subjectKind: 'staff', subjectId: staffId } as const;
    const { firstName, lastName } = session;
    await inTransaction(db, async (transaction) => {
      await updateNames(transaction, staffId, body);
      // The audit names people as they are called now; so it keeps what they were called.
      const detail = { nameBefore: `${firstName} ${lastName}` };
      await recordStaffDeed(transaction, { ...deed, detail }, now());
    });
    announceToStaff(listener, { event: 'staff-changed' });
    return toMe(await readAgain(session));
  });

  const readAgain = async ({ tokenHash }: StaffSession) => {
    const session = await findStaffSession(db, tokenHash, now());
    if (!session) throw new AppError('unauthorized');
    return session;
  };

  staffCall(app, context, 'getOwnAccess', async ({ session, language }) =>
    describeOwnAccess(context, session, language),
  );

  const recordEnd = (transaction: DatabaseTransaction, staffId: string) =>
    recordStaffDeed(
      transaction,
      { staffId, action: 'end_sessions', subjectKind: 'staff', subjectId: staffId },
      now(),
    );

  staffCall(app, context, 'endOwnSession', async ({ params, session: { staffId } }) => {
    await inTransaction(db, async (transaction) => {
      if (!(await endStaffSessionById(transaction, { staffId, id: params.id })))
        throw new AppError('not_found');
      await recordSignOut(transaction, { staffId }, now());
      await recordEnd(transaction, staffId);
    });
    announceToStaff(listener, { event: 'sessions-ended' });
  });

  staffCall(app, context, 'endOtherOwnSessions', async ({ session: { staffId, sessionId } }) => {
    await inTransaction(db, async (transaction) => {
      await endStaffSessions(transaction, staffId, { exceptSessionId: sessionId });
      await recordSignOut(transaction, { staffId }, now());
      await recordEnd(transaction, staffId);
    });
    announceToStaff(listener, { event: 'sessions-ended' });
  });

  staffCall(app, context, 'startNewPasskey', async ({ session, site }) =>
    offerPasskey(context, session, { subject: session.staffId, site }),
  );

  staffCall(app, context, 'addPasskey', async ({ body, session, caller, site, language }) => {
    const { staffId } = session;
    const asked = { staffId, subject: staffId, site };
    await changeOwnAccess(context, session, { caller, event: 'passkey_added' }, (transaction) =>
      takeNewPasskey(transaction, asked, body, now()),
    );
    return describeOwnAccess(context, session, language);
  });

  staffCall(app, context, 'removePasskey', async (request) => {
    const { params, session, caller, language } = request;
    const { staffId } = session;
    const change = { caller, event: 'passkey_removed' } as const;
    const accessVersion = await changeOwnAccess(context, session, change, async (transaction, person) => {
      if (!(await deletePasskey(transaction, { staffId, id: params.id }))) throw new AppError('not_found');
      const left = await listPasskeys(transaction, staffId);
      if (left.length === 0 && !hasUsablePassword(secretKey, person)) throw new AppError('last_way_in_stays');
    });
    remember(request, { staffId, accessVersion }, session.fullyProvenAt);
    return describeOwnAccess(context, session, language);
  });

  staffCall(app, context, 'startNewTotp', async ({ session: { staffId, email } }) =>
    offerTotp(context, { subject: staffId, label: email }),
  );

  staffCall(app, context, 'setPassword', async (request) => {
    const { body, session, caller, language } = request;
    const accessVersion = await setOwnPassword(context, session, body, caller);
    remember(request, { staffId: session.staffId, accessVersion }, session.fullyProvenAt);
    return describeOwnAccess(context, session, language);
  });

  staffCall(app, context, 'removePassword', async (request) => {
    const { session, caller, language } = request;
    const { staffId } = session;
    const change = { caller, event: 'password_removed' } as const;
    const accessVersion = await changeOwnAccess(context, session, change, async (transaction) => {
      const passkeys = await listPasskeys(transaction, staffId);
      if (passkeys.length === 0) throw new AppError('last_way_in_stays');
      await updateSecrets(transaction, staffId, { passwordHash: null, totpSecret: null, totpStep: null });
    });
    remember(request, { staffId, accessVersion }, session.fullyProvenAt);
    return describeOwnAccess(context, session, language);
  });

  staffCall(app, context, 'renewRecoveryCodes', async ({ session, caller }) => {
    const recoveryCodes = createRecoveryCodes();
    const { staffId } = session;
    const hashes = recoveryCodes.map((code) => hashRecoveryCode(secretKey, staffId, code));
    await changeOwnAccess(context, session, { caller, event: 'codes_renewed' }, (transaction) =>
      replaceRecoveryCodes(transaction, staffId, hashes),
    );
    return { recoveryCodes };
  });
}
