import { randomInt } from 'node:crypto';
import { limits } from '@praxisportal/contract/limits';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isSameHash, keyedHash } from '../../security/keyed-hash.ts';
import type { CodeTarget } from './rules.ts';

/** Makes a code for the target and keeps only its HMAC; the code itself goes into the message. */
export async function createCode(
  db: Database,
  secretKey: Buffer,
  { channel, target }: CodeTarget,
  now: Date,
): Promise<string> {
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0');
  await db
    .insertInto('one_time_codes')
    .values({
      channel,
      target,
      code_hmac: hashCode(secretKey, { channel, target, code }),
      created_at: now,
      expires_at: new Date(now.getTime() + limits.codeValidSeconds * 1000),
    })
    .execute();
  return code;
}

/**
 * Proves the target by the newest code that was sent to it; throws `invalid_code`. Every try is counted
 * before it is looked at, so that guesses sent at once don't count as one.
 */
export async function verifyCode(
  { db, secretKey, clock }: Pick<AppContext, 'db' | 'secretKey' | 'clock'>,
  proof: CodeTarget & { code: string },
): Promise<void> {
  const now = new Date(clock.nowMs());
  const newest = await db
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', (query) =>
      query
        .selectFrom('one_time_codes')
        .select('id')
        .where('channel', '=', proof.channel)
        .where('target', '=', proof.target)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('tries', '<', limits.codeMaxTries)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning(['id', 'code_hmac'])
    .executeTakeFirst();
  if (!newest || !isSameHash(newest.code_hmac, hashCode(secretKey, proof)))
    throw new AppError('invalid_code');
  await db.updateTable('one_time_codes').set({ verified_at: now }).where('id', '=', newest.id).execute();
}

/**
 * Uses up the proof that the target was verified within the last 30 minutes; throws `email_not_verified`
 * or `phone_not_verified`. A proof serves once.
 */
export async function useProof(db: Database, { channel, target }: CodeTarget, now: Date): Promise<void> {
  const used = await db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('channel', '=', channel)
    .where('target', '=', target)
    .where('verified_at', '>', new Date(now.getTime() - limits.proofValidSeconds * 1000))
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  if (used.length === 0)
    throw new AppError(channel === 'email' ? 'email_not_verified' : 'phone_not_verified');
}

function hashCode(secretKey: Buffer, { channel, target, code }: CodeTarget & { code: string }): Buffer {
  return keyedHash(secretKey, 'one-time-code', channel, target, code);
}
