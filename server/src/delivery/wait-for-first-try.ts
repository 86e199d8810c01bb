import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import { findFirstTry } from './queries.ts';

/** A provider is given ten seconds for an answer; the browser gives up after twenty. */
const waitMs = 12_000;
const lookEveryMs = 50;

/**
 * Waits until a message was tried once, by whichever process has it; somebody looks at the page meanwhile. `open` if it
 * takes too long: the message goes on by itself then.
 */
export async function waitForFirstTry(
  { db }: Pick<AppContext, 'db'>,
  id: string,
): Promise<'open' | 'sent' | 'failed'> {
  // The practice's clock may stand still in tests; how long somebody waits is real time.
  const until = performance.now() + waitMs;
  for (;;) {
    const outcome = await findFirstTry(db, id);
    if (outcome !== 'open' || performance.now() > until) return outcome;
    await sleep(lookEveryMs);
  }
}
