import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { dayMs } from '../../domain/calendar-date.ts';

/** A log-in together with its own person, whose names it goes by. */
export type Account = {
  accountId: string;
  /** The account's own person; others that it looks after are not meant. */
  patientId: string;
  accountNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164 */
  phone: string;
  createdAt: Date;
  /** Whether it agreed to be reminded. */
  reminders: boolean;
};

/** A request's signed-in account, with its own person, and the session that says so. */
export type Session = Account & { tokenHash: Buffer; provenAt: Date };

function selectAccounts(db: Database) {
  return db
    .selectFrom('accounts')
    .innerJoin('account_patients as link', (join) =>
      join.onRef('link.account_id', '=', 'accounts.id').on('link.relation', '=', sql.lit('self')),
    )
    .innerJoin('patients', 'patients.id', 'link.patient_id')
    .select([
      'accounts.id as accountId',
      'patients.id as patientId',
      'account_number as accountNumber',
      'first_name as firstName',
      'last_name as lastName',
      'accounts.email',
      'accounts.phone',
      'accounts.created_at as createdAt',
    ])
    .select(sql<boolean>`(select wanted from wants_reminders(null, accounts.id))`.as('reminders'));
}

/** What log-in needs besides: the hash that the password must match, and the language to write in. */
export type AccountWithPassword = Account & { passwordHash: string; language: Language };

/** The account with this e-mail address (in lower case). */
export async function findAccountByEmail(
  db: Database,
  email: string,
): Promise<AccountWithPassword | undefined> {
  return selectAccounts(db)
    .select(['password_hash as passwordHash', 'accounts.language'])
    .where('accounts.email', '=', email)
    .executeTakeFirst();
}

/** The account with this phone number (E.164). */
export async function findAccountByPhone(
  db: Database,
  phone: string,
): Promise<AccountWithPassword | undefined> {
  return selectAccounts(db)
    .select(['password_hash as passwordHash', 'accounts.language'])
    .where('accounts.phone', '=', phone)
    .executeTakeFirst();
}

/** The hash that the account's password must match. */
export async function findPasswordHash(db: Database, accountId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('password_hash as hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.hash;
}

/** What shows that a browser has logged in to the account with this contact, if there is one. */
export async function findAccountOfContact(
  db: Database,
  { channel, target }: { channel: 'email' | 'phone'; target: string },
): Promise<{ accountId: string; passwordHash: string } | undefined> {
  return db
    .selectFrom('accounts')
    .select(['id as accountId', 'password_hash as passwordHash'])
    .where(channel, '=', target)
    .executeTakeFirst();
}

/** The language in which the account is written to. */
export async function findAccountLanguage(db: Database, accountId: string): Promise<Language> {
  const account = await db
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.language;
}

/** Which of these contacts an account has already; of both the e-mail address. */
export async function findTakenContact(
  db: Database,
  contacts: readonly { channel: 'email' | 'phone'; target: string }[],
): Promise<'email' | 'phone' | undefined> {
  const rows = await db
    .selectFrom('accounts')
    .select(['email'])
    .where((row) => row.or(contacts.map(({ channel, target }) => row(channel, '=', target))))
    .execute();
  if (rows.length === 0) return undefined;
  const isEmail = contacts.some(({ target }) => rows.some(({ email }) => email === target));
  return isEmail ? 'email' : 'phone';
}

/** The account with this id. */
export async function findAccount(db: Database, accountId: string): Promise<Account | undefined> {
  return selectAccounts(db).where('accounts.id', '=', accountId).executeTakeFirst();
}

/** A living session with the account it belongs to. */
export type SessionRow = Account & {
  tokenHash: Buffer;
  lastSeenAt: Date;
  /** When the owner was last asked for: at the log-in, or since. */
  provenAt: Date;
};

/** When a session must have been seen, and made, at the latest, to be alive at `now`. */
export function findSessionLimits(now: Date): { seenAfter: Date; createdAfter: Date } {
  return {
    seenAfter: new Date(now.getTime() - limits.sessionIdleDays * dayMs),
    createdAfter: new Date(now.getTime() - limits.sessionMaxDays * dayMs),
  };
}

/** The living session of this token, with its account: all that a signed-in request needs, in one query. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  const { seenAfter, createdAfter } = findSessionLimits(now);
  return selectAccounts(db)
    .innerJoin('sessions', 'sessions.account_id', 'accounts.id')
    .select(['token_hash as tokenHash', 'last_seen_at as lastSeenAt'])
    .select(({ fn }) => fn.coalesce('proven_at', 'sessions.created_at').as('provenAt'))
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '>', seenAfter)
    .where('sessions.created_at', '>', createdAfter)
    .executeTakeFirst();
}

/** A living session as its owner sees it. */
export type OwnSession = {
  id: string;
  tokenHash: Buffer;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
};

/** Where the account is signed in, what was used last first. */
export async function listSessions(db: Database, accountId: string, now: Date): Promise<OwnSession[]> {
  const { seenAfter, createdAfter } = findSessionLimits(now);
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'token_hash as tokenHash',
      'user_agent as userAgent',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
    ])
    .where('account_id', '=', accountId)
    .where('last_seen_at', '>', seenAfter)
    .where('created_at', '>', createdAfter)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
