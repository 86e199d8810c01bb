import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { AppError } from '../../platform/app-error.ts';
import { findTotpStep } from '../../security/one-time-passwords.ts';
import { takeTotpSecret } from './commands.ts';
import { openTotpSecret } from './rules.ts';

/**
 * The sealed secret that somebody's app was given, if its first code is right, and the step that this used up; throws
 * `invalid_code`. A secret is taken over once, so that no step counts again with it. `subject` is the person or invitation that the secret was made for.
 */
export async function readNewTotp(
  transaction: DatabaseTransaction,
  { secretKey, clock }: Pick<AppContext, 'secretKey' | 'clock'>,
  { id, subject, code }: { id: string; subject: string; code: string },
): Promise<{ totpSecret: Buffer; totpStep: number }> {
  const nowMs = clock.nowMs();
  const totpSecret = await takeTotpSecret(transaction, { id, subject }, new Date(nowMs));
  const secret = totpSecret && openTotpSecret(secretKey, totpSecret);
  const totpStep = secret && findTotpStep(secret, code, { lastStep: 0, nowMs });
  if (!totpSecret || totpStep === undefined) throw new AppError('invalid_code');
  return { totpSecret, totpStep };
}
