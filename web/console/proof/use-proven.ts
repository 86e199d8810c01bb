import { useState } from 'react';
import { hasErrorCode } from '../../shared/api/errors.ts';

/** Somebody is asked to show who they are, by one factor or in full by both; the answer is whether they did. */
export type ProofRequest = { kind: ProofKind; onProven: () => void; onStop: () => void };
/** One factor, both because a way in is at stake, or both because unusually much was changed. */
type ProofKind = 'short' | 'full' | 'many';

/** Which proof a refusal asks for; undefined if that is not its reason. */
export function findProofNeeded(error: unknown): ProofKind | undefined {
  if (hasErrorCode(error, 'reproof_needed')) return 'short';
  if (hasErrorCode(error, 'full_proof_needed')) return 'full';
  return hasErrorCode(error, 'brake_proof_needed') ? 'many' : undefined;
}

/**
 * Work that asks for a fresh proof of oneself: it is begun, and if the server wants a proof first, begun once more after
 * it. Whoever does not want to give it gets the server's refusal. `prove` asks for the proof alone, and answers whether it
 * was given.
 */
export function useProven() {
  const [request, setRequest] = useState<ProofRequest | null>(null);
  const prove = (kind: ProofKind) =>
    new Promise<boolean>((resolve) => {
      const end = (isProven: boolean) => () => {
        setRequest(null);
        resolve(isProven);
      };
      setRequest({ kind, onProven: end(true), onStop: end(false) });
    });
  const run = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const kind = findProofNeeded(error);
        if (!kind || !(await prove(kind))) throw error;
      }
    }
  };
  return { request, run, prove };
}

export type RunProven = ReturnType<typeof useProven>['run'];
