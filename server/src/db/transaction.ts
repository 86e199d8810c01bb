import { setTimeout as sleep } from 'node:timers/promises';
import { postgresErrorCode } from '../platform/postgres-errors.ts';
import type { Database, DatabaseTransaction } from './database.ts';

const maxAttempts = 4;

/** Deadlock and serialization failure: the transaction did nothing and may be tried again. */
const retryableCodes = new Set(['40P01', '40001']);

/** A row is no longer the version that its change is based on; the transaction may be tried again, and reads anew. */
export class StaleRowError extends Error {
  override name = 'StaleRowError';
}

/**
 * Runs `work`, which is one transaction or one statement. PostgreSQL may end it to break a deadlock, or it may be based
 * on a stale row; then it is run again a few times, after a short random pause so that the rivals don't meet again.
 */
export async function retryAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isRetryable =
        error instanceof StaleRowError || retryableCodes.has(postgresErrorCode(error) ?? '');
      if (!isRetryable || attempt === maxAttempts) throw error;
      await sleep(Math.random() * 40 * attempt);
    }
  }
}

/** Runs `work` in one transaction and commits it; after a deadlock or on a stale row it is run again. */
export function inTransaction<Result>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return retryAfterDeadlock(() => db.transaction().execute(work));
}
