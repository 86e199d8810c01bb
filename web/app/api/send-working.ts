import { ApiError } from './errors.ts';

/** Sends a call; work that the server asks for first is done here, and the call sent again with the proof. */
export async function sendWorking<Answer>(
  send: (proofOfWork: string | undefined) => Promise<Answer>,
  proofOfWork?: string,
): Promise<Answer> {
  try {
    return await send(proofOfWork);
  } catch (error) {
    if (!(error instanceof ApiError && error.challenge)) throw error;
    const { workFor } = await import('./proof-of-work.ts').catch(() => Promise.reject(error));
    return send(await workFor(error));
  }
}
