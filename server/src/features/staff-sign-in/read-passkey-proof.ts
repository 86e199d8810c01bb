import type { PasskeyAssertion } from '@praxisportal/contract/staff/passkey';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { type PasskeySite, readChallenge, readProof } from '../../security/passkeys.ts';
import { takeChallenge, usePasskey } from './commands.ts';
import { findPasskey, type StaffPerson } from './queries.ts';

/**
 * Whose passkey has signed a challenge of this site, asked of this session or, with `subject` null, of whoever signs in.
 * The challenge is used up in any case that commits; a transaction that fails leaves it.
 */
export async function readPasskeyProof(
  transaction: DatabaseTransaction,
  { clock }: Pick<AppContext, 'clock'>,
  asked: { kind: 'sign_in' | 'proof'; subject: string | null; site: PasskeySite },
  response: PasskeyAssertion,
): Promise<StaffPerson | undefined> {
  const now = new Date(clock.nowMs());
  const { kind, subject, site } = asked;
  const challenge = readChallenge(response);
  if (challenge === undefined) return undefined;
  if (!(await takeChallenge(transaction, { kind, challenge, subject }, now))) return undefined;
  const found = await findPasskey(transaction, response.id);
  if (!found) return undefined;
  const { passkey, ...person } = found;
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== person.staffId) return undefined;
  const counter = await readProof(site, challenge, response, passkey);
  const isProven = counter !== undefined && (await usePasskey(transaction, passkey, counter, now));
  return isProven ? person : undefined;
}
