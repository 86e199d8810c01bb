import type { Language } from '@praxisportal/contract/language';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { postgresErrorCode, violatedConstraint } from '../../db/postgres-errors.ts';
import { createAccountNumber, createToken, hashToken } from '../../security/tokens.ts';
import { findSessionLimits, type Patient, type SessionRow } from './queries.ts';

export type NewPatient = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  passwordHash: string;
  language: Language;
};

/** Inserts a patient; throws `email_taken` or `phone_taken`. */
export async function insertPatient(
  db: Database,
  patient: NewPatient,
  now: Date,
  createNumber = createAccountNumber,
): Promise<Patient> {
  const inserted = await db
    .insertInto('patients')
    .values({
      account_number: createNumber(),
      first_name: patient.firstName,
      last_name: patient.lastName,
      email: patient.email,
      phone: patient.phone,
      password_hash: patient.passwordHash,
      language: patient.language,
      created_at: now,
    })
    // Numbers are drawn by lot; if another patient has this one, a new one is drawn.
    .onConflict((conflict) => conflict.column('account_number').doNothing())
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTaken);
  return inserted ?? insertPatient(db, patient, now, createNumber);
}

export type PatientChange = { firstName?: string; lastName?: string; phone?: string; email?: string };

/** Changes a patient; throws `email_taken` or `phone_taken`. */
export async function updatePatient(db: Database, id: string, change: PatientChange): Promise<Patient> {
  const values = {
    ...(change.firstName && { first_name: change.firstName }),
    ...(change.lastName && { last_name: change.lastName }),
    ...(change.phone && { phone: change.phone }),
    ...(change.email && { email: change.email }),
  };
  return db
    .updateTable('patients')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
}

function refuseTaken(error: unknown): never {
  const constraint = postgresErrorCode(error) === '23505' ? violatedConstraint(error) : undefined;
  if (constraint === 'patients_email_key') throw new AppError('email_taken');
  if (constraint === 'patients_phone_key') throw new AppError('phone_taken');
  throw error;
}

/** Starts a session and returns its token, which is not kept. */
export async function startSession(db: Database, patientId: string, now: Date): Promise<string> {
  const token = createToken();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), patient_id: patientId, created_at: now, last_seen_at: now })
    .execute();
  return token;
}

const touchAfterMs = 10 * 60 * 1000;

/** Notes that the session was used; at most every ten minutes, so that reading stays reading. */
export async function touchSession(db: Database, session: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < touchAfterMs) return;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', session.tokenHash)
    .execute();
}

/** Ends one session. */
export async function endSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every other session of the patient, as after a change of e-mail or phone. */
export async function endOtherSessions(
  db: Database,
  session: { patientId: string; tokenHash: Buffer },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('patient_id', '=', session.patientId)
    .where('token_hash', '!=', session.tokenHash)
    .execute();
}

/** Deletes the sessions that have ended by time. */
export async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
  const { seenAfter, createdAfter } = findSessionLimits(now);
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('last_seen_at', '<=', seenAfter), row('created_at', '<=', createdAfter)]))
    .execute();
}
