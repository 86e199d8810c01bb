import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { useProof } from '../codes/commands.ts';
import type { CodeOwner } from '../codes/rules.ts';
import { findTakenContact } from './queries.ts';

type Needs = Pick<AppContext, 'db' | 'clock'>;

/**
 * Throws `email_taken` or `phone_taken` if an account has what one of these proofs is about. That proof is used up, so
 * that the same one can't ask again and again; the others stay.
 */
export async function refuseTakenContact({ db, clock }: Needs, proofs: readonly CodeOwner[]): Promise<void> {
  const taken = await findTakenContact(db, proofs);
  const proof = proofs.find(({ channel }) => channel === taken);
  if (!proof) return;
  await useProof(db, proof, new Date(clock.nowMs()));
  throw new AppError(proof.channel === 'email' ? 'email_taken' : 'phone_taken');
}

/** The same for a transaction that was to give an account this contact, and was taken back with its use of the proofs. */
export function refuseIfTaken(
  context: Needs,
  proofs: readonly CodeOwner[],
): (error: unknown) => Promise<never> {
  return async (error) => {
    // Whoever took the contact in the meantime.
    if (error instanceof AppError) await refuseTakenContact(context, proofs);
    throw error;
  };
}
