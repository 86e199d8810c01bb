import { type Kysely, sql } from 'kysely';

const statements = [
  // The audit is read by who did something and by what it is about, the newest first.
  'create index staff_audit_staff on staff_audit (staff_id, at, id)',
  'create index staff_audit_kind on staff_audit (subject_kind, at, id)',
  'create index audit_events_kind on audit_events (actor_kind, at, id)',
  // An appointment that is gone leaves whose it was in its events only.
  `create index audit_events_patient on audit_events ((after->>'patientId')) where after->>'patientId' is not null`,
];

/** Makes the audit quick to read, however long it is. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
