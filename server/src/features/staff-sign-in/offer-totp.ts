import type { TotpSecret } from '@praxisportal/contract/staff/access';
import type { AppContext } from '../../context.ts';
import { createTotpSecret, describeTotpSecret } from '../../security/one-time-passwords.ts';
import { insertTotpSecret } from './commands.ts';
import { sealTotpSecret } from './rules.ts';

/** A new secret for the app of whoever `subject` is, a person or an invitation; `label` is what the app calls it. */
export async function offerTotp(
  { db, clock, secretKey, practice }: AppContext,
  { subject, label }: { subject: string; label: string },
): Promise<TotpSecret> {
  const secret = createTotpSecret();
  const sealed = sealTotpSecret(secretKey, secret);
  const totpSecretId = await insertTotpSecret(db, { subject, sealed }, new Date(clock.nowMs()));
  return { totpSecretId, ...describeTotpSecret(secret, { issuer: practice.facts.name, label }) };
}
