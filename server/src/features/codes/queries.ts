import { limits } from '@praxisportal/contract/limits';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { hashToken } from '../../security/tokens.ts';
import type { CodeOwner } from './rules.ts';

/** Whether this requester has proven the target within the last 30 minutes, and not used the proof yet. */
export async function hasProof(db: Database, owner: CodeOwner, now: Date): Promise<boolean> {
  const proof = await db
    .selectFrom('one_time_codes')
    .select('id')
    .where(isProofOf(owner, now))
    .executeTakeFirst();
  return proof !== undefined;
}

/** Which code proves this target at `now`: given by this requester, not too long ago, and not used yet. */
export function isProofOf({ channel, target, purpose, requester }: CodeOwner, now: Date) {
  const oldest = new Date(now.getTime() - limits.proofValidSeconds * 1000);
  return (row: ExpressionBuilder<Tables, 'one_time_codes'>) =>
    row.and([
      row('requester', '=', hashToken(requester)),
      row('channel', '=', channel),
      row('target', '=', target),
      row('purpose', '=', purpose),
      row('verified_at', '>', oldest),
      row('used_at', 'is', null),
    ]);
}
