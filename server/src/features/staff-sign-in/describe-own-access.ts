import type { Language } from '@praxisportal/contract/language';
import type { OwnAccess } from '@praxisportal/contract/staff/access';
import type { AppContext } from '../../context.ts';
import { nameDevice } from '../../domain/device-name.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  countRecoveryCodes,
  findStaffLogIn,
  listPasskeys,
  listStaffSessions,
  type StaffSession,
} from './queries.ts';
import { hasUsablePassword } from './rules.ts';

/** The ways in that somebody has, and where they are signed in. */
export async function describeOwnAccess(
  { db, clock, secretKey }: AppContext,
  { staffId, sessionId }: StaffSession,
  language: Language,
): Promise<OwnAccess> {
  const person = await findStaffLogIn(db, staffId);
  if (!person) throw new AppError('unauthorized');
  const passkeys = await listPasskeys(db, staffId);
  const sessions = await listStaffSessions(db, staffId, new Date(clock.nowMs()));
  return {
    hasPassword: hasUsablePassword(secretKey, person),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString() },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, staffId),
    sessions: sessions.map(({ id, userAgent, createdAt, activeAt }) => ({
      ...{ id, device: nameDevice(userAgent, language), createdAt: createdAt.toISOString() },
      ...{ activeAt: activeAt.toISOString(), current: id === sessionId },
    })),
  };
}
