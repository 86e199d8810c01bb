import type { ProofOfWork, ProofOfWorkChallenge } from '@praxisportal/contract/human-check';
import { solveChallengeWorkers } from 'altcha-lib';
import type { ApiError } from './errors.ts';
import { noteWork } from './work-under-way.ts';

// More would take the cores from the page itself.
const mostWorkers = 4;

/**
 * Works on a challenge beside the page, and answers what the server wants to see of it; about a second on a phone.
 * Throws if this browser can't: workers are blocked, or the page has no secure origin.
 */
export async function doWork(challenge: ProofOfWorkChallenge): Promise<string> {
  const end = noteWork();
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency),
      createWorker: () =>
        new Worker(new URL('./proof-of-work-worker.ts', import.meta.url), { type: 'module' }),
    });
    if (solution === null) throw new Error('nothing was found in time');
    const { counter, derivedKey } = solution;
    const proof: ProofOfWork = { challenge, solution: { counter, derivedKey } };
    return btoa(JSON.stringify(proof));
  } finally {
    end();
  }
}

/** Does the work that an error asks for. What can't be done throws the error again, with the server's sentence. */
export async function workFor(error: ApiError): Promise<string> {
  if (error.challenge === undefined) throw error;
  return doWork(error.challenge).catch(() => Promise.reject(error));
}
