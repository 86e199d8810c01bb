import type { Language } from '@praxisportal/contract/language';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { AppError } from '../../platform/app-error.ts';
import { postgresErrorCode, violatedConstraint } from '../../platform/postgres-errors.ts';
import { createAccountNumber, createSessionToken, hashToken } from '../../security/tokens.ts';
import { keepFormerContacts, type SeenPatient, updatePatientRow } from '../patients/commands.ts';
import type { Account, AccountWithPassword, SessionRow } from './queries.ts';

export type NewAccount = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  passwordHash: string;
  language: Language;
};

/** Inserts an account with its own person; throws `email_taken` or `phone_taken`. */
export async function insertAccount(
  db: Database,
  account: NewAccount,
  now: Date,
  createNumber = createAccountNumber,
): Promise<Account> {
  const { firstName, lastName, email, phone, passwordHash, language } = account;
  const { rows } = await sql<Pick<Account, 'accountId' | 'accountNumber' | 'patientId'>>`
    with account as (
      insert into accounts (account_number, email, phone, password_hash, language, created_at)
      values (${createNumber()}, ${email}, ${phone}, ${passwordHash}, ${language}, ${now})
      -- Numbers are drawn by lot; if another account has this one, a new one is drawn.
      on conflict (account_number) do nothing
      returning id, account_number
    ), patient as (
      insert into patients (first_name, last_name, language, created_at)
      select ${firstName}, ${lastName}, ${language}, ${now} from account
      returning id
    ), link as (
      insert into account_patients (account_id, patient_id, relation, created_at)
      select account.id, patient.id, 'self', ${now} from account, patient
    )
    select account.id as "accountId", account_number as "accountNumber", patient.id as "patientId"
    from account, patient
  `
    .execute(db)
    .catch(refuseTaken);
  const [inserted] = rows;
  if (!inserted) return insertAccount(db, account, now, createNumber);
  return { ...inserted, firstName, lastName, email, phone, createdAt: now, reminders: false };
}

/** Changes an account's contact, and keeps the one before; throws `email_taken` or `phone_taken`. */
export async function updateContact(
  db: Database,
  accountId: string,
  contact: { email: string } | { phone: string },
  now: Date,
): Promise<void> {
  await keepFormerContacts(db, { table: 'accounts', id: accountId }, contact, { now });
  await db.updateTable('accounts').set(contact).where('id', '=', accountId).execute().catch(refuseTaken);
}

/**
 * Changes those names of a patient that are given. Another name makes the identity self-declared again: who was checked must
 * not become another patient.
 */
export async function updateNames(
  transaction: DatabaseTransaction,
  patient: SeenPatient,
  { firstName, lastName }: { firstName: string | undefined; lastName: string | undefined },
): Promise<void> {
  const names = { ...(firstName && { first_name: firstName }), ...(lastName && { last_name: lastName }) };
  const isSame = sql`(first_name, last_name)
    = (${firstName || sql.ref('first_name')}, ${lastName || sql.ref('last_name')})`;
  await updatePatientRow(transaction, patient, {
    ...names,
    identity_checked_at: sql<Date | null>`case when ${isSame} then identity_checked_at end`,
    identity_checked_by: sql<string | null>`case when ${isSame} then identity_checked_by end`,
  });
}

function refuseTaken(error: unknown): never {
  const constraint = postgresErrorCode(error) === '23505' ? violatedConstraint(error) : undefined;
  if (constraint === 'accounts_email_key') throw new AppError('email_taken');
  if (constraint === 'accounts_phone_key') throw new AppError('phone_taken');
  throw error;
}

/** Starts a session and returns its token, which is not kept. */
export async function startSession(
  db: Database,
  secretKey: Buffer,
  accountId: string,
  now: Date,
  userAgent = '',
): Promise<string> {
  const token = createSessionToken(secretKey);
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      user_agent: userAgent,
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  return token;
}

/**
 * Makes sure, in the transaction of a change, that the session which asks for it is still alive: whoever ends all
 * sessions because a thief has one must not be overtaken by what that one asked for a moment before. Queues behind
 * every other change of the log-in. Throws `unauthorized`.
 */
export async function requireLiveSession(
  transaction: DatabaseTransaction,
  { accountId, tokenHash }: { accountId: string; tokenHash: Buffer },
): Promise<void> {
  await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
  const session = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!session) throw new AppError('unauthorized');
}

/**
 * Whether the account still has the password, address and number that somebody has just shown to be theirs; if so,
 * they stay until this transaction ends, so that its session ends with every change that comes after.
 */
export async function holdLogIn(
  transaction: DatabaseTransaction,
  {
    accountId,
    passwordHash,
    email,
    phone,
  }: Pick<AccountWithPassword, 'accountId' | 'passwordHash' | 'email' | 'phone'>,
): Promise<boolean> {
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .where('email', '=', email)
    .where('phone', '=', phone)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account !== undefined;
}

const touchAfterMs = 10 * 60 * 1000;

/** Notes that the session was used; at most every ten minutes, so that reading stays reading. */
export async function touchSession(
  db: Database,
  session: Pick<SessionRow, 'tokenHash' | 'lastSeenAt'>,
  now: Date,
): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < touchAfterMs) return;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', session.tokenHash)
    .execute();
}

/** Notes that the owner of a session was just asked for. */
export async function proveSession(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Ends this session and no other, as at log-out. */
export async function endSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends one of the account's sessions by its id; false if there is none of that id. */
export async function endSessionById(
  db: Database,
  session: { accountId: string; id: string },
): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('account_id', '=', session.accountId)
    .where('id', '=', session.id)
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** Ends every session of the account. */
export async function endAllSessions(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}

/** Sets what the account's password must match from now on. */
export async function updatePassword(db: Database, accountId: string, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}

/** Ends every other session of the account, as after a change of e-mail or phone. */
export async function endOtherSessions(
  db: Database,
  session: { accountId: string; tokenHash: Buffer },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', session.accountId)
    .where('token_hash', '!=', session.tokenHash)
    .execute();
}
