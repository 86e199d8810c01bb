import { solveChallenge } from 'altcha-lib';
// The package's own worker names the algorithm of Node.
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** One of several workers, each of which tries its own part of the numbers. */
self.onmessage = async ({ data }) => {
  // The others have been quicker; whoever started this one ends it.
  if (data.type !== 'work') return;
  try {
    self.postMessage(await solveChallenge({ ...data, deriveKey }));
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
