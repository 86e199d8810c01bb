import type { Role } from '@praxisportal/contract/staff/rights';
import { sql } from 'kysely';
import { advisoryKey, formerLocks } from '../../db/advisory-locks.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import { postgresErrorCode, violatedConstraint } from '../../platform/postgres-errors.ts';
import { createToken, hashToken } from '../../security/tokens.ts';

/** Lets one change of who has which role happen after the other, until this transaction ends. */
export async function lockRoles(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(key) from hashtext(${formerLocks.staffRoles}) as key`.execute(
    transaction,
  );
  await sql`select pg_advisory_xact_lock(${advisoryKey.staffRoles})`.execute(transaction);
}

type NewInvitation = Pick<
  NewRow<'staff_invitations'>,
  'purpose' | 'email' | 'role' | 'doctor_id' | 'language' | 'invited_by'
> & {
  /** Whom it lets back in; somebody new has none yet. */
  staffId?: string;
  expiresAt: Date;
};

/** Makes a link that lets somebody in and returns its token, which is not kept. */
export async function insertInvitation(
  db: Database,
  { staffId, expiresAt, ...invitation }: NewInvitation,
  now: Date,
): Promise<{ id: string; token: string }> {
  const token = createToken();
  const { id } = await db
    .insertInto('staff_invitations')
    .values({
      ...invitation,
      ...(staffId !== undefined && { staff_id: staffId }),
      token_hash: hashToken(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Uses up a link; false if somebody else was faster, or it has ended meanwhile. */
export async function useInvitation(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ends the links to an address, or with null those of the first owner, that nobody has used. */
export async function expireInvitations(db: Database, email: string | null, now: Date): Promise<void> {
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: now })
    .where('email', 'is not distinct from', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Ends the links that somebody has made and nobody has used. */
export async function expireInvitationsBy(db: Database, staffId: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: now })
    .where('invited_by', '=', staffId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Takes an unused link back and returns the address that it went to; undefined if there is none of that id. */
export async function deleteInvitation(db: Database, id: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('staff_invitations')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return deleted && (deleted.email ?? '');
}

type NewPerson = Pick<
  NewRow<'staff'>,
  'email' | 'first_name' | 'last_name' | 'role' | 'doctor_id' | 'language'
>;

/** Keeps somebody new, who has no way in yet; throws `staff_email_taken`. */
export async function insertStaff(db: Database, id: string, person: NewPerson, now: Date): Promise<void> {
  await db
    .insertInto('staff')
    .values({ id, ...person, created_at: now })
    .execute()
    .catch((error) => {
      const isTaken = postgresErrorCode(error) === '23505' && violatedConstraint(error) === 'staff_email_key';
      throw isTaken ? new AppError('staff_email_taken') : error;
    });
}

/** Takes all of somebody's ways in away, so that new ones can take their place. */
export async function clearAccess(db: Database, staffId: string): Promise<void> {
  // First of all: whoever signs in at this moment has begun a session, which goes too, or waits and is refused.
  await db
    .updateTable('staff')
    .set({ password_hash: null, totp_secret: null, totp_step: 0, access_version: sql`access_version + 1` })
    .where('id', '=', staffId)
    .execute();
  for (const table of ['staff_passkeys', 'staff_recovery_codes', 'staff_sessions'] as const)
    await db.deleteFrom(table).where('staff_id', '=', staffId).execute();
}

/** Changes what somebody may do here, what of it is given. */
export async function updateStaff(
  db: Database,
  id: string,
  change: {
    role?: Role | undefined;
    doctorId?: string | null | undefined;
    disabledAt?: Date | null | undefined;
  },
): Promise<void> {
  const { role, doctorId, disabledAt } = change;
  await db
    .updateTable('staff')
    .set({
      ...(role !== undefined && { role }),
      ...(doctorId !== undefined && { doctor_id: doctorId }),
      ...(disabledAt !== undefined && {
        disabled_at: disabledAt,
        access_version: sql<number>`access_version + 1`,
      }),
      id,
    })
    .where('id', '=', id)
    .execute();
}
