import type { Language } from '@praxisportal/contract/language';
import type { Role } from '@praxisportal/contract/staff/rights';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Passkey, Transport } from '../../security/passkeys.ts';
import { hashToken } from '../../security/tokens.ts';
import { findOldestSession, isIdle } from './session-rules.ts';

/** Somebody who works here. */
export type StaffPerson = {
  staffId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Whose column is theirs */
  doctorId: string | null;
  language: Language;
  accessVersion: number;
};

const personColumns = [
  'staff.id as staffId',
  'staff.email',
  'staff.first_name as firstName',
  'staff.last_name as lastName',
  'staff.role',
  'staff.doctor_id as doctorId',
  'staff.language',
  'staff.access_version as accessVersion',
] as const;

/** Those who may sign in. */
function selectActive(db: Database) {
  return db.selectFrom('staff').select(personColumns).where('staff.disabled_at', 'is', null);
}

/** A living session of the console, with whom it belongs to. */
export type StaffSession = StaffPerson & {
  sessionId: string;
  tokenHash: Buffer;
  createdAt: Date;
  /** When a person last did something */
  activeAt: Date;
  /** When the person last proved who they are */
  provenAt: Date;
  /** When they last did so by both factors; null if never in this session */
  fullyProvenAt: Date | null;
  /** By a press, or because nobody did anything for a while. */
  isLocked: boolean;
};

/** The living session of this token, with its person: all that a request of the console needs, in one query. */
export async function findStaffSession(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<StaffSession | undefined> {
  const session = await selectActive(db)
    .innerJoin('staff_sessions', 'staff_sessions.staff_id', 'staff.id')
    .select([
      'staff_sessions.id as sessionId',
      'token_hash as tokenHash',
      'staff_sessions.created_at as createdAt',
      'active_at as activeAt',
      'proven_at as provenAt',
      'fully_proven_at as fullyProvenAt',
      'is_locked as isLocked',
    ])
    .where('token_hash', '=', tokenHash)
    .where('staff_sessions.created_at', '>', findOldestSession(now))
    .executeTakeFirst();
  return session && { ...session, isLocked: session.isLocked || isIdle(session, now) };
}

/** Those of these sessions that are still alive, by their ids, and whether their screens are locked. */
export async function findLivingSessions(
  db: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, { isLocked: boolean }>> {
  const rows = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['staff_sessions.id', 'active_at as activeAt', 'is_locked as isLocked'])
    .where(sql<boolean>`staff_sessions.id = any(${sessionIds}::uuid[])`)
    .where('staff_sessions.created_at', '>', findOldestSession(now))
    .where('disabled_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, activeAt, isLocked }) => [id, { isLocked: isLocked || isIdle({ activeAt }, now) }]),
  );
}

/** What signing in needs besides: what the password must match, and the app's secret, sealed. */
export type StaffLogIn = StaffPerson & {
  passwordHash: string | null;
  totpSecret: Buffer | null;
  totpStep: number;
};

function selectLogIns(db: Database) {
  return selectActive(db).select([
    'password_hash as passwordHash',
    'totp_secret as totpSecret',
    sql<number>`totp_step::float8`.as('totpStep'),
  ]);
}

/** Whoever works here under this e-mail address (in lower case), and is not disabled. */
export async function findStaffByEmail(db: Database, email: string): Promise<StaffLogIn | undefined> {
  return selectLogIns(db).where('staff.email', '=', email).executeTakeFirst();
}

/** Whoever works here with this id, and is not disabled. */
export async function findStaffLogIn(db: Database, staffId: string): Promise<StaffLogIn | undefined> {
  return selectLogIns(db).where('staff.id', '=', staffId).executeTakeFirst();
}

/** Those of these people who may sign in, and their ways in. */
export async function listPeopleOfDesk(db: Database, staffIds: readonly string[]) {
  return selectActive(db)
    .select((staff) => [
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      staff
        .exists(staff.selectFrom('staff_passkeys').select('id').whereRef('staff_id', '=', 'staff.id'))
        .$castTo<boolean>()
        .as('hasPasskey'),
    ])
    .where(sql<boolean>`staff.id = any(${staffIds}::uuid[])`)
    .execute();
}

export type StaffPasskey = Passkey & { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

const passkeyColumns = [
  'staff_passkeys.id',
  'credential_id as credentialId',
  'public_key as publicKey',
  'transports',
  'name',
  'staff_passkeys.created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;
const counter = sql<number>`counter::float8`.as('counter');
const transports = sql<Transport[]>`transports`.as('transports');

/** Somebody's passkeys, the oldest first. */
export async function listPasskeys(db: Database, staffId: string): Promise<StaffPasskey[]> {
  return db
    .selectFrom('staff_passkeys')
    .select(passkeyColumns.filter((column) => column !== 'transports'))
    .select([counter, transports])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The passkey with this id of WebAuthn, and whose it is, unless they are disabled. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<(StaffPerson & { passkey: StaffPasskey }) | undefined> {
  const person = await selectActive(db)
    .innerJoin('staff_passkeys', 'staff_id', 'staff.id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (!person) return undefined;
  const passkey = (await listPasskeys(db, person.staffId)).find((each) => each.credentialId === credentialId);
  return passkey && { ...person, passkey };
}

/** Somebody's living sessions, what was used last first. */
export async function listStaffSessions(db: Database, staffId: string, now: Date) {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'active_at as activeAt'])
    .where('staff_id', '=', staffId)
    .where('created_at', '>', findOldestSession(now))
    .orderBy('active_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether somebody has this recovery code, unused. */
export async function hasRecoveryCode(db: Database, staffId: string, codeHash: Buffer): Promise<boolean> {
  const code = db.selectFrom('staff_recovery_codes').select('staff_id').where('staff_id', '=', staffId);
  return (await code.where('code_hash', '=', codeHash).executeTakeFirst()) !== undefined;
}

/** How many recovery codes somebody has left. */
export async function countRecoveryCodes(db: Database, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the person has signed out at this desk, or everywhere, since they proved both factors there. */
export async function wasSignedOut(
  db: Database,
  { staffId, desk, provenAt }: { staffId: string; desk: string; provenAt: Date },
): Promise<boolean> {
  const signOut = await db
    .selectFrom('staff_sign_outs')
    .select('at')
    .where('staff_id', '=', staffId)
    .where('desk', 'in', [hashToken(desk), everyDesk])
    .where('at', '>=', provenAt)
    .executeTakeFirst();
  return signOut !== undefined;
}

/** Stands for a sign-out everywhere, in the place of a desk's hash. */
export const everyDesk = Buffer.alloc(0);
