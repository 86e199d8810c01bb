import { setTimeout as sleep } from 'node:timers/promises';
import { postgresErrorCode } from '../platform/postgres-errors.ts';
import type { Database, DatabaseTransaction } from './database.ts';

const maxAttempts = 4;

/** Deadlock and serialization failure: the transaction did nothing and may be tried again. */
const retryableCodes = new Set(['40P01', '40001']);

/**
 * Runs `work`, which is one transaction or one statement. PostgreSQL may end it to break a deadlock; then it is run
 * again a few times, after a short random pause so that the rivals don't meet again.
 */
export async function retryAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isRetryable = retryableCodes.has(postgresErrorCode(error) ?? '');
      if (!isRetryable || attempt === maxAttempts) throw error;
      await sleep(Math.random() * 40 * attempt);
    }
  }
}

/** Runs `work` in one transaction and commits it; after a deadlock it is run again. */
export function inTransaction<Result>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return retryAfterDeadlock(() => db.transaction().execute(work));
}
