import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { findTotpStep } from '../../security/one-time-passwords.ts';
import { hashRecoveryCode } from '../../security/recovery-codes.ts';
import { useRecoveryCode, useTotpStep } from './commands.ts';
import { hasRecoveryCode, type StaffLogIn } from './queries.ts';
import { openTotpSecret } from './rules.ts';

/** What was given besides the password, and is right. */
export type SecondFactor = { recoveryCodeHash: Buffer } | { totpStep: number };

/** The code that somebody gave, of their app or for recovery, if it is right and unused; nobody's takes as long. */
export async function findSecondFactor(
  { db, secretKey, clock }: AppContext,
  person: StaffLogIn | undefined,
  { totp, recoveryCode }: { totp?: string | undefined; recoveryCode?: string | undefined },
): Promise<SecondFactor | undefined> {
  if (recoveryCode !== undefined) {
    const staffId = person?.staffId ?? randomUUID();
    const recoveryCodeHash = hashRecoveryCode(secretKey, staffId, recoveryCode);
    return (await hasRecoveryCode(db, staffId, recoveryCodeHash)) ? { recoveryCodeHash } : undefined;
  }
  const secret = person && openTotpSecret(secretKey, person.totpSecret);
  const given = { lastStep: person?.totpStep ?? 0, nowMs: clock.nowMs() };
  const totpStep = secret && totp !== undefined ? findTotpStep(secret, totp, given) : undefined;
  return totpStep === undefined ? undefined : { totpStep };
}

/** Uses up what was given; false if somebody else did so meanwhile. */
export async function useSecondFactor(
  transaction: DatabaseTransaction,
  person: StaffLogIn,
  factor: SecondFactor,
): Promise<boolean> {
  if ('totpStep' in factor) return useTotpStep(transaction, person, factor.totpStep);
  return useRecoveryCode(transaction, person.staffId, factor.recoveryCodeHash);
}
