import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { nameDevice } from '../../domain/device-name.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import type { Desk } from '../../security/desk-cookie.ts';
import type { PasskeySite } from '../../security/passkeys.ts';
import { hashPassword } from '../../security/passwords.ts';
import { createRecoveryCodes, hashRecoveryCode } from '../../security/recovery-codes.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { requireGoodPassword } from '../passwords/require-good-password.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { replaceRecoveryCodes, updateNames, updateSecrets } from '../staff-sign-in/commands.ts';
import { type OpenedStaffSession, openStaffSession } from '../staff-sign-in/open-staff-session.ts';
import { findStaffLogIn } from '../staff-sign-in/queries.ts';
import { readNewTotp } from '../staff-sign-in/read-new-totp.ts';
import { takeNewPasskey } from '../staff-sign-in/take-new-passkey.ts';
import { tellOfAccess } from '../staff-sign-in/tell-of-access.ts';
import { forgetTries } from '../throttle/commands.ts';
import { clearAccess, expireInvitations, insertStaff, lockRoles, useInvitation } from './commands.ts';
import { removeSetupLink } from './offer-setup-link.ts';
import type { Invitation } from './queries.ts';
import { openInvitation, requireOpenInvitation } from './require-open-invitation.ts';
import { toNamed } from './rules.ts';
import { tellOwners } from './tell-owners.ts';

type Acceptance = ParsedStaffInput<'acceptInvitation'>['body'];
type At = { caller: Caller; desk: Desk; site: PasskeySite };

/**
 * Lets somebody in by their link, with the way in that they have just set up, and signs them in; the person is kept
 * only now. Whoever is let back in loses what they had. Throws what is wrong with the link (`not_found`,
 * `invitation_used`, `invitation_expired`), the password, the code or the passkey, or `staff_email_taken`.
 */
export async function acceptInvitation(
  context: AppContext,
  acceptance: Acceptance,
  at: At,
): Promise<OpenedStaffSession & { recoveryCodes: string[] }> {
  const { db, clock, config, listener, secretKey } = context;
  const invitation = await openInvitation(context, acceptance.token, at.caller);
  const { staffId } = invitation;
  const email = requireEmail(invitation, acceptance);
  const passwordHash = await makePasswordHash(context, acceptance, email, at.caller);
  const recoveryCodes = createRecoveryCodes();
  const opened = await inTransaction(db, async (transaction) => {
    await lockRoles(transaction);
    // While the password was hashed, the link may have been replaced, or whoever made it put out.
    await requireOpenInvitation({ db: transaction, clock }, acceptance.token);
    const now = new Date(clock.nowMs());
    if (!(await useInvitation(transaction, invitation.id, now))) throw new AppError('invitation_used');
    await keepPerson(transaction, invitation, { ...acceptance, email }, now);
    await keepWayIn(transaction, context, invitation, { acceptance, passwordHash, at });
    const hashes = recoveryCodes.map((code) => hashRecoveryCode(secretKey, staffId, code));
    await replaceRecoveryCodes(transaction, staffId, hashes);
    await expireInvitations(transaction, email, now);
    const person = await findStaffLogIn(transaction, staffId);
    // Disabled since the link was made.
    if (!person) throw new AppError('invitation_expired');
    const { purpose } = invitation;
    const action = purpose === 'recover' ? 'recover' : 'join';
    const deed = { staffId, action, subjectKind: 'staff', subjectId: staffId } as const;
    await recordStaffDeed(transaction, { ...deed, detail: { role: person.role, purpose } }, now);
    const { userAgent } = at.caller;
    if (person.role === 'owner') {
      const news = { what: 'owner_came_in', isBack: purpose === 'recover', ...toNamed(person) } as const;
      await tellOwners(transaction, context, news, { except: [staffId] }, now);
    }
    if (purpose === 'recover')
      await tellOfAccess(transaction, context, person, { event: 'recovered', userAgent }, now);
    return openStaffSession(transaction, context, person, { ...at, way: 'invitation' });
  });
  if (opened.person.role === 'owner') await removeSetupLink(config.dataDir);
  // The wrong passwords of before pause nothing any more: they were meant for another password.
  await forgetTries(context, 'staff_sign_in_unknown_desk', { target: email });
  await forgetTries(context, 'staff_second_factor', { target: staffId });
  const event = { kind: 'staff_signed_in', detail: 'invitation', account: staffId } as const;
  await recordSecurityEvent(context, at.caller, event);
  announceToStaff(listener, { event: 'sessions-ended' });
  announceToStaff(listener, { event: 'staff-changed' });
  deliverSoon(listener);
  return { ...opened, recoveryCodes };
}

function requireEmail(invitation: Invitation, { email }: Pick<Acceptance, 'email'>): string {
  const address = invitation.email ?? email;
  if (!address) throw new AppError('invalid_request');
  return address;
}

async function makePasswordHash(
  context: AppContext,
  { method, firstName, lastName }: Acceptance,
  email: string,
  caller: Caller,
): Promise<string | undefined> {
  if (method.method !== 'password') return undefined;
  await requireGoodPassword(context, method.password, { firstName, lastName, email, phone: '' });
  return hashPassword(method.password, caller.prefix);
}

async function keepPerson(
  transaction: DatabaseTransaction,
  { staffId, purpose, role, doctorId }: Invitation,
  { email, firstName, lastName, language }: Acceptance & { email: string },
  now: Date,
): Promise<void> {
  if (purpose === 'recover') {
    await clearAccess(transaction, staffId);
    await updateNames(transaction, staffId, { firstName, lastName, language });
    return;
  }
  const names = { first_name: firstName, last_name: lastName };
  await insertStaff(transaction, staffId, { email, ...names, role, doctor_id: doctorId, language }, now);
}

async function keepWayIn(
  transaction: DatabaseTransaction,
  context: AppContext,
  { id: subject, staffId }: Invitation,
  { acceptance, passwordHash, at }: { acceptance: Acceptance; passwordHash: string | undefined; at: At },
): Promise<void> {
  const { method, language } = acceptance;
  if (method.method === 'passkey') {
    const name = nameDevice(at.caller.userAgent, language);
    const asked = { staffId, subject, site: at.site };
    const now = new Date(context.clock.nowMs());
    await takeNewPasskey(transaction, asked, { name, response: method.response }, now);
    return;
  }
  const enrolment = { id: method.totpSecretId, subject, code: method.totp };
  const app = await readNewTotp(transaction, context, enrolment);
  await updateSecrets(transaction, staffId, { ...app, ...(passwordHash !== undefined && { passwordHash }) });
}
