import { limits } from '@praxisportal/contract/limits';
import type { Database } from '../../db/database.ts';
import { hashToken } from '../../security/tokens.ts';
import type { CodeOwner } from './rules.ts';

/** Whether this requester has proven the target within the last 30 minutes, and not used the proof yet. */
export async function hasProof(
  db: Database,
  { channel, target, purpose, requester }: CodeOwner,
  now: Date,
): Promise<boolean> {
  const proof = await db
    .selectFrom('one_time_codes')
    .select('id')
    .where('requester', '=', hashToken(requester))
    .where('channel', '=', channel)
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .where('verified_at', '>', oldestProof(now))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return proof !== undefined;
}

/** When a proof must have been given at the earliest, to count at `now`. */
export function oldestProof(now: Date): Date {
  return new Date(now.getTime() - limits.proofValidSeconds * 1000);
}
