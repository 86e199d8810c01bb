import type { Me } from '@praxisportal/contract/staff/access';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import type { Caller } from '../../security/caller.ts';
import { type Desk, findDesk } from '../../security/desk-cookie.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { endStaffSession, startStaffSession } from './commands.ts';
import type { AccessNews } from './mails.ts';
import type { StaffPerson } from './queries.ts';
import { toMe } from './rules.ts';
import { tellOfAccess } from './tell-of-access.ts';

/** A session that has just begun: the cookie's value, and who it is. */
export type OpenedStaffSession = { token: string; me: Me; person: StaffPerson };

/** By what somebody has just shown who they are; `known_desk` is the password where both factors were shown today. */
export type WayIn = 'passkey' | 'password' | 'known_desk' | 'recovery_code' | 'invitation';

/**
 * Starts a session, in the transaction that has made sure of the person's ways in. The session that the browser had
 * before ends: at a desk there is one person at a time. A browser that was never theirs before is told of by mail.
 */
export async function openStaffSession(
  transaction: DatabaseTransaction,
  context: AppContext,
  person: StaffPerson,
  { caller, desk, way }: { caller: Caller; desk: Desk; way: WayIn },
): Promise<OpenedStaffSession> {
  const now = new Date(context.clock.nowMs());
  const { staffId } = person;
  const { userAgent } = caller;
  const isFullProof = way !== 'known_desk';
  if (desk.tokenHash) await endStaffSession(transaction, desk.tokenHash);
  const by = { userAgent, isFullProof };
  const { token, tokenHash } = await startStaffSession(transaction, context.secretKey, staffId, by, now);
  const deed = { staffId, action: 'sign_in', subjectKind: 'staff', subjectId: staffId } as const;
  await recordStaffDeed(transaction, { ...deed, detail: { way } }, now);
  const event = findNews(context, person, desk, way);
  if (event) await tellOfAccess(transaction, context, person, { event, userAgent }, now);
  const proofs = { provenAt: now, fullyProvenAt: isFullProof ? now : null };
  const session = { createdAt: now, activeAt: now, ...proofs, isLocked: false };
  return { token, person, me: toMe({ ...person, ...session, sessionId: '', tokenHash }) };
}

function findNews(
  { secretKey, clock }: AppContext,
  person: StaffPerson,
  desk: Desk,
  way: WayIn,
): AccessNews | undefined {
  if (way === 'recovery_code') return 'recovery_code';
  const isKnown = findDesk(secretKey, desk.cookie, person, clock.nowMs()) !== undefined;
  return isKnown || way === 'invitation' ? undefined : 'new_desk';
}
