import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { lockText } from '../../db/advisory-locks.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { keyedHash } from '../../security/keyed-hash.ts';
import { type ThrottleKind, throttleRules } from './rules.ts';

/** Who is counted, for what. */
export type ThrottleSubject = { kind: ThrottleKind; subject: string };
type ThrottleContext = Pick<AppContext, 'clock' | 'secretKey'>;

/**
 * Counts one try of `subject` (an address, an account) and throws `too_many_requests` with the seconds to
 * wait once the limit is reached. Counted in the database, so that it holds over a restart and for all
 * processes; the subject itself is not kept, only its keyed hash. Tries of one subject queue, because
 * tries sent at once would all count before any was written.
 */
export async function throttle(
  transaction: DatabaseTransaction,
  { clock, secretKey }: ThrottleContext,
  { kind, subject }: ThrottleSubject,
): Promise<void> {
  const { limit, periodSeconds } = throttleRules[kind];
  const nowMs = clock.nowMs();
  const hash = hashSubject(secretKey, { kind, subject });
  await lockText(transaction, `throttle ${hash.toString('hex')}`);
  const tries = await transaction
    .selectFrom('throttle_events')
    .select('at')
    .where('kind', '=', kind)
    .where('subject', '=', hash)
    .where('at', '>', new Date(nowMs - periodSeconds * 1000))
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  const oldest = tries[limit - 1];
  if (oldest) {
    const waitMs = oldest.at.getTime() + periodSeconds * 1000 - nowMs;
    throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
  await transaction
    .insertInto('throttle_events')
    .values({ kind, subject: hash, at: new Date(nowMs) })
    .execute();
}

/** Forgets the tries of a subject, as after a log-in that went well. */
export async function forgetTries(
  db: Database,
  context: ThrottleContext,
  who: ThrottleSubject,
): Promise<void> {
  await db
    .deleteFrom('throttle_events')
    .where('kind', '=', who.kind)
    .where('subject', '=', hashSubject(context.secretKey, who))
    .execute();
}

function hashSubject(secretKey: Buffer, { kind, subject }: ThrottleSubject): Buffer {
  return keyedHash(secretKey, 'throttle', kind, subject);
}

/** Deletes tries that no limit counts any more. */
export async function deleteOldThrottleEvents(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await db.deleteFrom('throttle_events').where('at', '<', dayAgo).execute();
}
