import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { findAccountOfContact } from '../accounts/queries.ts';
import { notVerified } from '../codes/commands.ts';
import { hasProof } from '../codes/queries.ts';
import type { CodeOwner } from '../codes/rules.ts';

/**
 * Makes sure that the caller has proven the address in this browser, and that it is a guest's: an account's data are
 * shown and erased by who logs in to it. Throws `email_not_verified` or `address_has_account`. Answers the proof.
 */
export async function requireGuestAddress(
  { clock }: Pick<AppContext, 'clock'>,
  db: Database,
  email: string,
  { requester }: Caller,
): Promise<CodeOwner> {
  if (!requester) throw notVerified('email');
  const proof = { channel: 'email', target: email, purpose: 'verification', requester } as const;
  if (!(await hasProof(db, proof, new Date(clock.nowMs())))) throw notVerified('email');
  if (await findAccountOfContact(db, proof)) throw new AppError('address_has_account');
  return proof;
}
