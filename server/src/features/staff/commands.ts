import type { Role } from '@praxisportal/contract/staff/rights';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { postgresErrorCode, violatedConstraint } from '../../db/postgres-errors.ts';
import type { StaffAction } from '../../db/staff-tables.ts';
import type { NewRow } from '../../db/tables.ts';
import { createToken, hashToken } from '../../security/tokens.ts';

/** What somebody of the staff did, and to what; the operator has no id. */
export type StaffDeed = {
  staffId: string | null;
  action: StaffAction;
  subjectKind: NewRow<'staff_audit'>['subject_kind'];
  subjectId: string | null;
  detail?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Keeps what somebody did or looked at; nobody who speaks in the server's name can change it later. */
export async function recordStaffDeed(
  db: Database,
  { staffId, action, subjectKind, subjectId, detail }: StaffDeed,
  now: Date,
): Promise<void> {
  await db
    .insertInto('staff_audit')
    .values({
      at: now,
      staff_id: staffId,
      action,
      subject_kind: subjectKind,
      subject_id: subjectId,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute();
}

/** While it lasts, what somebody looks at counts as one look, however often the page asks anew. */
const oneLookMs = 600_000;

/**
 * Keeps what somebody did as `recordStaffDeed` does, unless the very same of theirs, to the same and with the same detail, was
 * kept less than ten minutes ago; says whether it is kept now.
 */
export async function recordOnce(
  db: Database,
  deed: StaffDeed & { staffId: string },
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - oneLookMs);
  const detail = deed.detail ? JSON.stringify(deed.detail) : null;
  const same = await db
    .selectFrom('staff_audit')
    .select('id')
    .where('staff_id', '=', deed.staffId)
    .where('action', '=', deed.action)
    .where('at', '>', since)
    .where(sql<boolean>`subject_id is not distinct from ${deed.subjectId}`)
    .where(sql<boolean>`detail is not distinct from ${detail}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  if (!same) await recordStaffDeed(db, deed, now);
  return !same;
}

/** Whose look it is: a person's, in one session. */
export type Onlooker = { staffId: string; sessionId: string };

/** Records that a member of staff is shown a patient's data, unless the same session was within ten minutes. */
export async function recordLook(
  db: Database,
  onlooker: Onlooker,
  patientId: string,
  now: Date,
): Promise<void> {
  await recordLooks(db, onlooker, [patientId], now);
}

/** As `recordLook`, for several patients at once. */
export async function recordLooks(
  db: Database,
  { staffId, sessionId }: Onlooker,
  patientIds: readonly string[],
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - oneLookMs);
  await sql`
    insert into staff_audit (at, staff_id, action, subject_kind, subject_id, detail)
    select ${now}::timestamptz, ${staffId}::uuid, 'look', 'patient', shown.id,
      jsonb_build_object('session', ${sessionId}::text)
    from (select distinct id from unnest(${patientIds}::text[]) as id) as shown
    where not exists (
      select from staff_audit as look
      where look.subject_kind = 'patient' and look.subject_id = shown.id and look.at > ${since}
        and look.staff_id = ${staffId}::uuid and look.action = 'look' and look.detail->>'session' = ${sessionId}
    )
  `.execute(db);
}

/** Lets one change of who has which role happen after the other, until this transaction ends. */
export async function lockRoles(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff roles'))`.execute(transaction);
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
