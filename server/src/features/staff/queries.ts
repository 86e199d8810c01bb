import type { Language } from '@praxisportal/contract/language';
import type { Role } from '@praxisportal/contract/staff/rights';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { findOldestSession } from '../staff-sign-in/session-rules.ts';

/** Whether somebody runs the practice here already. */
export async function hasOwner(db: Database): Promise<boolean> {
  const owner = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

export type StaffRow = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  doctorId: string | null;
  disabledAt: Date | null;
  lastSignInAt: Date | null;
  hasPasskey: boolean;
  hasPassword: boolean;
  /** In how many browsers they are signed in */
  sessionCount: number;
};

function selectStaff(db: Database, now: Date) {
  return db.selectFrom('staff').select([
    'id',
    'first_name as firstName',
    'last_name as lastName',
    'email',
    'role',
    'doctor_id as doctorId',
    'disabled_at as disabledAt',
    'last_sign_in_at as lastSignInAt',
    sql<boolean>`password_hash is not null`.as('hasPassword'),
    sql<boolean>`exists (select from staff_passkeys where staff_id = staff.id)`.as('hasPasskey'),
    sql<number>`(
        select count(*)::int from staff_sessions
        where staff_id = staff.id and staff_sessions.created_at > ${findOldestSession(now)}
      )`.as('sessionCount'),
  ]);
}

/** Everybody who works here or did, by name; those who left last. */
export async function listStaff(db: Database, now: Date): Promise<StaffRow[]> {
  return selectStaff(db, now)
    .orderBy(sql`disabled_at is not null`)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute();
}

/** Everybody who owns the practice and is not disabled. */
export async function listOwners(db: Database) {
  return db
    .selectFrom('staff')
    .select(['id as staffId', 'email', 'first_name as firstName', 'last_name as lastName', 'language'])
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Somebody who works here or did. */
export async function findStaff(db: Database, id: string, now: Date): Promise<StaffRow | undefined> {
  return selectStaff(db, now).where('id', '=', id).executeTakeFirst();
}

/** Somebody who works here or did, by their e-mail address (in lower case). */
export async function findStaffOfEmail(
  db: Database,
  email: string,
  now: Date,
): Promise<StaffRow | undefined> {
  return selectStaff(db, now).where('email', '=', email).executeTakeFirst();
}

/** A link that lets somebody in; the names are those of whoever it lets back in. */
export type Invitation = {
  id: string;
  purpose: 'setup' | 'invite' | 'recover';
  staffId: string;
  email: string | null;
  role: Role;
  doctorId: string | null;
  language: Language;
  expiresAt: Date;
  usedAt: Date | null;
  firstName: string | null;
  lastName: string | null;
};

function selectInvitations(db: Database) {
  return db
    .selectFrom('staff_invitations as invitation')
    .leftJoin('staff', 'staff.id', 'invitation.staff_id')
    .select([
      'invitation.id',
      'purpose',
      'invitation.staff_id as staffId',
      'invitation.email',
      'invitation.role',
      'invitation.doctor_id as doctorId',
      'invitation.language',
      'expires_at as expiresAt',
      'used_at as usedAt',
      'first_name as firstName',
      'last_name as lastName',
    ]);
}

/** The invitation of a link, used or not. */
export async function findInvitation(db: Database, tokenHash: Buffer): Promise<Invitation | undefined> {
  return selectInvitations(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Invitations to an address that can still be accepted, the newest first. */
export async function listOpenInvitations(db: Database, now: Date): Promise<Invitation[]> {
  return selectInvitations(db)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('invitation.email', 'is not', null)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id')
    .execute();
}
