import { limits } from '@praxisportal/contract/limits';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { dayMs } from '../../domain/calendar-date.ts';
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

/** The e-mail address that this requester has proven last, within the last 30 minutes; the proof may be used by now. */
export async function findProvenEmail(
  db: Database,
  requester: string,
  now: Date,
): Promise<string | undefined> {
  const proof = await db
    .selectFrom('one_time_codes')
    .select('target')
    .where('requester', '=', hashToken(requester))
    .where('channel', '=', 'email')
    .where('purpose', '=', 'verification')
    .where('verified_at', '>', new Date(now.getTime() - limits.proofValidSeconds * 1000))
    .orderBy('verified_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return proof?.target;
}

/** How many wrong codes in a row count for a target (`hashTarget`). */
export async function countCodeFailures(db: Database, target: Buffer, now: Date): Promise<number> {
  const row = await db
    .selectFrom('code_failures')
    .select('failures')
    .where('target', '=', target)
    .where('last_at', '>', findOldestFailure(now))
    .executeTakeFirst();
  return row?.failures ?? 0;
}

/** Wrong codes until then count no more. */
export function findOldestFailure(now: Date): Date {
  return new Date(now.getTime() - limits.codeFailuresKeptDays * dayMs);
}
