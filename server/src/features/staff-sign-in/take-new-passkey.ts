import { staffLimits } from '@praxisportal/contract/staff/limits';
import type { PasskeyRegistration } from '@praxisportal/contract/staff/passkey';
import type { DatabaseTransaction } from '../../db/database.ts';
import { AppError } from '../../platform/app-error.ts';
import { type PasskeySite, readChallenge, readNewPasskey } from '../../security/passkeys.ts';
import { insertPasskey, takeChallenge } from './commands.ts';
import { listPasskeys } from './queries.ts';

/**
 * Keeps somebody's new passkey, made on this site for a challenge of `subject`, the person or an invitation. Throws
 * `passkey_refused`, `passkey_known` or `too_many_passkeys`.
 */
export async function takeNewPasskey(
  transaction: DatabaseTransaction,
  asked: { staffId: string; subject: string; site: PasskeySite },
  { name, response }: { name: string; response: PasskeyRegistration },
  now: Date,
): Promise<void> {
  const { staffId, subject, site } = asked;
  const challenge = readChallenge(response);
  const isAsked =
    challenge !== undefined &&
    (await takeChallenge(transaction, { kind: 'new_passkey', challenge, subject }, now));
  const passkey = isAsked ? await readNewPasskey(site, challenge, response) : undefined;
  if (!passkey) throw new AppError('passkey_refused');
  const existing = await listPasskeys(transaction, staffId);
  if (existing.length >= staffLimits.passkeysPerPerson) throw new AppError('too_many_passkeys');
  await insertPasskey(transaction, { staffId, name, passkey }, now);
}
