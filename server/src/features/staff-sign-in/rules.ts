import type { Me } from '@praxisportal/contract/staff/access';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import { mayStaff, rights } from '@praxisportal/contract/staff/rights';
import { toInitials } from '../../domain/initials.ts';
import { seal, unseal } from '../../security/sealed-bytes.ts';
import type { StaffSession } from './queries.ts';
import { findSessionEnd } from './session-rules.ts';

/** The person at a browser as the browser sees it. */
export function toMe(session: StaffSession): Me {
  const { staffId, firstName, lastName, email, role, doctorId, language, isLocked, createdAt } = session;
  return {
    id: staffId,
    ...{ firstName, lastName, initials: toInitials(session), email, role, doctorId, language },
    rights: rights.filter((right) => mayStaff(role, right)),
    isLocked,
    lockAfterSeconds: staffLimits.lockAfterSeconds,
    endsAt: findSessionEnd(createdAt).toISOString(),
  };
}

const totpPurpose = 'staff one-time passwords';

/** The secret of somebody's app as the database keeps it. */
export function sealTotpSecret(secretKey: Buffer, secret: Buffer): Buffer {
  return seal(secretKey, totpPurpose, secret);
}

/** The secret of somebody's app; undefined if there is none, or if the server has another key than when it was kept. */
export function openTotpSecret(secretKey: Buffer, sealed: Buffer | null): Buffer | undefined {
  return sealed ? unseal(secretKey, totpPurpose, sealed) : undefined;
}

/** Whether somebody comes in by password and app; a server with another key can't read the app's secret any more. */
export function hasUsablePassword(
  secretKey: Buffer,
  { passwordHash, totpSecret }: { passwordHash: string | null; totpSecret: Buffer | null },
): boolean {
  return passwordHash !== null && openTotpSecret(secretKey, totpSecret) !== undefined;
}
