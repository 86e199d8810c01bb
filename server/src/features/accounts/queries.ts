import { limits } from '@praxisportal/contract/limits';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export type Patient = Selectable<Tables['patients']>;

/** The patient with this e-mail address (in lower case). */
export async function findPatientByEmail(db: Database, email: string): Promise<Patient | undefined> {
  return db.selectFrom('patients').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The patient with this id. */
export async function findPatient(db: Database, id: string): Promise<Patient | undefined> {
  return db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirst();
}

export type SessionRow = { patientId: string; tokenHash: Buffer; lastSeenAt: Date };

const dayMs = 24 * 60 * 60 * 1000;

/** When a session must have been seen, and made, at the latest, to be alive at `now` (DESIGN §4). */
export function findSessionLimits(now: Date): { seenAfter: Date; createdAfter: Date } {
  return {
    seenAfter: new Date(now.getTime() - limits.sessionIdleDays * dayMs),
    createdAfter: new Date(now.getTime() - limits.sessionMaxDays * dayMs),
  };
}

/** The living session of this token. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  const { seenAfter, createdAfter } = findSessionLimits(now);
  return db
    .selectFrom('sessions')
    .select(['patient_id as patientId', 'token_hash as tokenHash', 'last_seen_at as lastSeenAt'])
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '>', seenAfter)
    .where('created_at', '>', createdAfter)
    .executeTakeFirst();
}
