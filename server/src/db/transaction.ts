import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from './database.ts';
import { postgresErrorCode } from './postgres-errors.ts';

const maxAttempts = 4;

/** Deadlock and serialization failure: the transaction did nothing and may be tried again. */
const retryableCodes = new Set(['40P01', '40001']);

/**
 * Runs `work` in one transaction and commits it. PostgreSQL may end a transaction to break a deadlock;
 * such a one is run again a few times, after a short random pause so that the rivals don't meet again.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isRetryable = retryableCodes.has(postgresErrorCode(error) ?? '');
      if (!isRetryable || attempt === maxAttempts) throw error;
      await sleep(Math.random() * 40 * attempt);
    }
  }
}
