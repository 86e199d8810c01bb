import { useState } from 'react';
import { hasErrorCode } from '../../api/errors.ts';

/** Somebody is asked to show who they are; the answer is whether they did. */
export type ProofRequest = { onProven: () => void; onStop: () => void };

/**
 * Work that asks for a fresh proof of oneself: it is begun, and if the server wants the proof first, begun once more after
 * it. Whoever does not want to give it gets the server's refusal. `prove` asks for the proof alone, and answers whether it
 * was given.
 */
export function useProven() {
  const [request, setRequest] = useState<ProofRequest | null>(null);
  const prove = () =>
    new Promise<boolean>((resolve) => {
      const end = (isProven: boolean) => () => {
        setRequest(null);
        resolve(isProven);
      };
      setRequest({ onProven: end(true), onStop: end(false) });
    });
  const run = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (!hasErrorCode(error, 'reproof_needed') || !(await prove())) throw error;
      return work();
    }
  };
  return { request, run, prove };
}

export type RunProven = ReturnType<typeof useProven>['run'];
