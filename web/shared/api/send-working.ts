import { ApiError } from './errors.ts';

/** The server asks for more work if others were faster meanwhile; each time for twice as much, so this is enough. */
const mostRounds = 4;

/** Sends a call; work that the server asks for first is done here, and the call sent again with the proof. */
export async function sendWorking<Answer>(
  send: (proofOfWork: string | undefined) => Promise<Answer>,
  proofOfWork?: string,
  rounds = mostRounds,
): Promise<Answer> {
  try {
    return await send(proofOfWork);
  } catch (error) {
    if (rounds === 0 || !(error instanceof ApiError && error.challenge)) throw error;
    const { workFor } = await import('./proof-of-work.ts').catch(() => Promise.reject(error));
    return sendWorking(send, await workFor(error), rounds - 1);
  }
}
