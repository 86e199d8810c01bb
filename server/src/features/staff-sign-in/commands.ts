import type { Language } from '@praxisportal/contract/language';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { AppError } from '../../platform/app-error.ts';
import { postgresErrorCode, violatedConstraint } from '../../platform/postgres-errors.ts';
import type { Passkey } from '../../security/passkeys.ts';
import { createSessionToken, hashToken } from '../../security/tokens.ts';
import { everyDesk, type StaffLogIn, type StaffPerson, type StaffSession } from './queries.ts';

/** Starts a session, by somebody who has just proven who they are, and returns its token, which is not kept. */
export async function startStaffSession(
  db: Database,
  secretKey: Buffer,
  staffId: string,
  { userAgent, isFullProof }: { userAgent: string; isFullProof: boolean },
  now: Date,
): Promise<{ token: string; tokenHash: Buffer }> {
  const token = createSessionToken(secretKey);
  const tokenHash = hashToken(token);
  const proofs = { proven_at: now, fully_proven_at: isFullProof ? now : null };
  const times = { created_at: now, active_at: now, ...proofs };
  const session = { token_hash: tokenHash, staff_id: staffId, user_agent: userAgent, ...times };
  await db.insertInto('staff_sessions').values(session).execute();
  await db.updateTable('staff').set({ last_sign_in_at: now }).where('id', '=', staffId).execute();
  return { token, tokenHash };
}

const touchAfterMs = 15_000;

/** Notes that a person did something; not with each call, so that reading stays reading. */
export async function touchStaffSession(
  db: Database,
  { sessionId, activeAt }: Pick<StaffSession, 'sessionId' | 'activeAt'>,
  now: Date,
): Promise<void> {
  if (now.getTime() - activeAt.getTime() < touchAfterMs) return;
  await db.updateTable('staff_sessions').set({ active_at: now }).where('id', '=', sessionId).execute();
}

/** Locks the screen of a session; what was shown in full ends with that, because the next one may unlock it by less. */
export async function lockSession(db: Database, sessionId: string): Promise<void> {
  const values = { is_locked: true, fully_proven_at: null };
  await db.updateTable('staff_sessions').set(values).where('id', '=', sessionId).execute();
}

/**
 * Notes that the person has shown who they are, by one factor or both, which also unlocks: by one alone (`isLocked` says
 * whether the screen was locked, by a press or by itself) nothing counts that was shown in full before. Throws
 * `unauthorized` if the session has ended.
 */
export async function proveSession(
  db: Database,
  { sessionId, isLocked }: Pick<StaffSession, 'sessionId' | 'isLocked'>,
  { isFull }: { isFull: boolean },
  now: Date,
): Promise<void> {
  const full = isFull ? { fully_proven_at: now } : isLocked ? { fully_proven_at: null } : {};
  const proven = await db
    .updateTable('staff_sessions')
    .set({ is_locked: false, active_at: now, proven_at: now, ...full })
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  if (!proven) throw new AppError('unauthorized');
}

/** Ends the session of a token, if there is one, and says whose it was. */
export async function endStaffSession(db: Database, tokenHash: Buffer): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('staff_sessions')
    .where('token_hash', '=', tokenHash)
    .returning('staff_id as staffId')
    .executeTakeFirst();
  return ended?.staffId;
}

/** Notes that the person has signed out at this desk, or everywhere if none is named: its cookie shows no second factor any more. */
export async function recordSignOut(
  db: Database,
  { staffId, desk }: { staffId: string; desk?: string | undefined },
  now: Date,
): Promise<void> {
  await db
    .insertInto('staff_sign_outs')
    .values({ staff_id: staffId, desk: desk === undefined ? everyDesk : hashToken(desk), at: now })
    .onConflict((conflict) => conflict.columns(['staff_id', 'desk']).doUpdateSet({ at: now }))
    .execute();
}

/** Ends one of somebody's sessions by its id; false if there is none of that id. */
export async function endStaffSessionById(
  db: Database,
  { staffId, id }: { staffId: string; id: string },
): Promise<boolean> {
  const ended = await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all of somebody's sessions, but for one if it is named. */
export async function endStaffSessions(
  db: Database,
  staffId: string,
  { exceptSessionId }: { exceptSessionId?: string } = {},
): Promise<void> {
  const sessions = db.deleteFrom('staff_sessions').where('staff_id', '=', staffId);
  await (exceptSessionId ? sessions.where('id', '!=', exceptSessionId) : sessions).execute();
}

/**
 * Whether somebody still has the ways in that they have just shown, and is not disabled; if so, that stays until
 * this transaction ends, so that the session which begins in it ends with every change that comes after.
 */
export async function holdStaffAccess(
  transaction: DatabaseTransaction,
  { staffId, accessVersion }: Pick<StaffPerson, 'staffId' | 'accessVersion'>,
): Promise<boolean> {
  const held = await transaction
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('access_version', '=', accessVersion)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Queues a change of somebody's ways in behind every other, and makes sure that the session which asks for it is
 * still alive and the person not disabled. Throws `unauthorized`.
 */
export async function requireLiveStaffSession(
  transaction: DatabaseTransaction,
  { staffId, sessionId }: Pick<StaffSession, 'staffId' | 'sessionId'>,
): Promise<void> {
  const person = await transaction
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const sessions = transaction.selectFrom('staff_sessions').select('id').where('id', '=', sessionId);
  if (!person || !(await sessions.executeTakeFirst())) throw new AppError('unauthorized');
}

/** All browsers become strangers to somebody. */
export async function renewAccessVersion(db: Database, staffId: string): Promise<number> {
  const { version } = await db
    .updateTable('staff')
    .set({ access_version: sql`access_version + 1` })
    .where('id', '=', staffId)
    .returning('access_version as version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Changes somebody's name or language, what of it is given. */
export async function updateNames(
  db: Database,
  staffId: string,
  names: { firstName?: string | undefined; lastName?: string | undefined; language?: Language | undefined },
): Promise<void> {
  const values = {
    ...(names.firstName !== undefined && { first_name: names.firstName }),
    ...(names.lastName !== undefined && { last_name: names.lastName }),
    ...(names.language !== undefined && { language: names.language }),
  };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('staff').set(values).where('id', '=', staffId).execute();
}

type Secrets = { passwordHash: string; totpSecret: Buffer; totpStep: number };

/** Sets what somebody's password must match, and the sealed secret of their app; or takes both away. */
export async function updateSecrets(
  db: Database,
  staffId: string,
  { passwordHash, totpSecret, totpStep }: Partial<Secrets> | { [Name in keyof Secrets]: null },
): Promise<void> {
  const values = {
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
    ...(totpSecret !== undefined && { totp_secret: totpSecret }),
    ...(totpStep !== undefined && { totp_step: totpStep ?? 0 }),
  };
  await db.updateTable('staff').set(values).where('id', '=', staffId).execute();
}

/** Uses up the step of a one-time password; false if that or a later one has been used meanwhile. */
export async function useTotpStep(
  db: Database,
  { staffId }: Pick<StaffLogIn, 'staffId'>,
  step: number,
): Promise<boolean> {
  const used = await db
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', staffId)
    .where('totp_step', '<', String(step))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Uses up a recovery code; false if there is none such. */
export async function useRecoveryCode(db: Database, staffId: string, codeHash: Buffer): Promise<boolean> {
  const used = await db
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .returning('staff_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** New recovery codes take the place of all old ones. */
export async function replaceRecoveryCodes(
  db: Database,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  const rows = hashes.map((code_hash) => ({ staff_id: staffId, code_hash }));
  await db.insertInto('staff_recovery_codes').values(rows).execute();
}

/** Keeps a new passkey; throws `passkey_known` if somebody has it already. */
export async function insertPasskey(
  db: Database,
  { staffId, name, passkey }: { staffId: string; name: string; passkey: Passkey },
  now: Date,
): Promise<void> {
  const { credentialId, publicKey, counter, transports } = passkey;
  await db
    .insertInto('staff_passkeys')
    .values({
      staff_id: staffId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      name,
      created_at: now,
    })
    .execute()
    .catch((error) => {
      const isKnown = postgresErrorCode(error) === '23505';
      if (isKnown && violatedConstraint(error) === 'staff_passkeys_credential_key')
        throw new AppError('passkey_known');
      throw error;
    });
}

/** Notes that a passkey was used; false if it was removed, or has counted on, meanwhile. */
export async function usePasskey(
  db: Database,
  { id, counter }: { id: string; counter: number },
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('staff_passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', String(counter))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Removes one of somebody's passkeys; false if there is none of that id. */
export async function deletePasskey(
  db: Database,
  { staffId, id }: { staffId: string; id: string },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

type ChallengeKind = 'sign_in' | 'proof' | 'new_passkey';
type Challenge = { kind: ChallengeKind; challenge: string; subject: string | null };

function findChallengeEnd(now: Date): Date {
  return new Date(now.getTime() + staffLimits.challengeSeconds * 1000);
}

/** Remembers what an authenticator was asked to sign; `subject` is the session, person or invitation that may answer. */
export async function insertChallenge(db: Database, challenge: Challenge, now: Date): Promise<void> {
  const row = { ...challenge, expires_at: findChallengeEnd(now) };
  await db.insertInto('staff_challenges').values(row).execute();
}

/** Uses up a challenge; false if it was asked of nobody, of somebody else, too long ago, or is answered already. */
export async function takeChallenge(
  db: Database,
  { kind, challenge, subject }: Challenge,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('staff_challenges')
    .where('kind', '=', kind)
    .where('challenge', '=', challenge)
    .where('subject', 'is not distinct from', subject)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Remembers the sealed secret that an app was given, until its first code comes; answers its id. */
export async function insertTotpSecret(
  db: Database,
  { subject, sealed }: { subject: string; sealed: Buffer },
  now: Date,
): Promise<string> {
  const row = { kind: 'totp', subject, totp_secret: sealed, expires_at: findChallengeEnd(now) } as const;
  const { id } = await db
    .insertInto('staff_challenges')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Uses up the sealed secret that this person, or whoever is invited, was given for their app; undefined once it is too
 * old, or used. Where what follows fails, the transaction gives it back.
 */
export async function takeTotpSecret(
  transaction: DatabaseTransaction,
  { id, subject }: { id: string; subject: string },
  now: Date,
): Promise<Buffer | undefined> {
  const taken = await transaction
    .deleteFrom('staff_challenges')
    .where('id', '=', id)
    .where('kind', '=', 'totp')
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .returning('totp_secret as secret')
    .executeTakeFirst();
  return taken?.secret ?? undefined;
}
