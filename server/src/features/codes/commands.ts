import { randomInt } from 'node:crypto';
import { limits } from '@praxisportal/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../platform/app-error.ts';
import { keyedHash } from '../../security/keyed-hash.ts';
import { hashToken } from '../../security/tokens.ts';
import { findOldestFailure, isProofOf } from './queries.ts';
import type { CodeOwner, CodeTarget } from './rules.ts';

/** Makes a code and keeps only its HMAC; the code itself goes into the message. `id` is that of its row. */
export async function createCode(
  db: Database,
  secretKey: Buffer,
  owner: CodeOwner,
  now: Date,
): Promise<{ id: string; code: string }> {
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0');
  const { id } = await db
    .insertInto('one_time_codes')
    .values({
      channel: owner.channel,
      target: owner.target,
      purpose: owner.purpose,
      requester: hashToken(owner.requester),
      code_hmac: hashCode(secretKey, owner, code),
      created_at: now,
      expires_at: new Date(now.getTime() + limits.codeValidSeconds * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code };
}

/** Forgets a code that nobody has received. */
export async function deleteCode(db: Database, id: string): Promise<void> {
  await db.deleteFrom('one_time_codes').where('id', '=', id).execute();
}

/** The HMAC of a code together with all that it belongs to. */
export function hashCode(secretKey: Buffer, owner: CodeOwner, code: string): Buffer {
  const { channel, target, purpose, requester } = owner;
  return keyedHash(secretKey, 'one-time-code', purpose, channel, target, requester, code);
}

/** Counts a try of the newest living code; undefined if there is none or it has been tried too often. */
export async function countCodeTry(
  db: Database,
  { channel, target, purpose, requester }: CodeOwner,
  now: Date,
): Promise<{ id: string; codeHmac: Buffer } | undefined> {
  return db
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', (query) =>
      query
        .selectFrom('one_time_codes')
        .select('id')
        .where('requester', '=', hashToken(requester))
        .where('channel', '=', channel)
        .where('target', '=', target)
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('tries', '<', limits.codeMaxTries)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning(['id', 'code_hmac as codeHmac'])
    .executeTakeFirst();
}

/** Counts one more wrong code in a row for a target (`hashTarget`), and returns how many there are. */
export async function countCodeFailure(db: Database, target: Buffer, now: Date): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into code_failures as known (target, failures, last_at) values (${target}, 1, ${now})
    on conflict (target) do update set
      failures = case when known.last_at > ${findOldestFailure(now)} then known.failures + 1 else 1 end,
      last_at = excluded.last_at
    returning failures
  `.execute(db);
  return rows[0]?.failures ?? 0;
}

/** Forgets the wrong codes for a target: the right one was given. */
export async function forgetCodeFailures(db: Database, target: Buffer): Promise<void> {
  await db.deleteFrom('code_failures').where('target', '=', target).execute();
}

/** Notes that the right code was given. */
export async function markVerified(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('one_time_codes').set({ verified_at: now }).where('id', '=', id).execute();
}

/**
 * Uses up the proof that this requester gave within the last 30 minutes; throws `email_not_verified` or
 * `phone_not_verified`. A proof serves once.
 */
export async function useProof(db: Database, owner: CodeOwner, now: Date): Promise<void> {
  const used = await db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where(isProofOf(owner, now))
    .returning('id')
    .execute();
  if (used.length === 0) throw notVerified(owner.channel);
}

/** The same for a code that came along with what it is used for; throws `invalid_code`. */
export async function useCode(db: Database, owner: CodeOwner, now: Date): Promise<void> {
  await useProof(db, owner, now).catch((error) => {
    throw error instanceof AppError ? new AppError('invalid_code') : error;
  });
}

/** The refusal of a target that this requester has not proven. */
export function notVerified(channel: CodeTarget['channel']): AppError {
  return new AppError(channel === 'email' ? 'email_not_verified' : 'phone_not_verified');
}
