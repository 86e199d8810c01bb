import type { Role } from '@praxisportal/contract/staff/rights';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { StaffAction } from '../../db/staff-tables.ts';
import type { NewRow } from '../../db/tables.ts';

/** Who of the practice does something. */
export type StaffActor = { staffId: string; role: Role; doctorId: string | null };

/** What a member of the staff did, and to what; the operator has no id. */
export type StaffDeed = {
  staffId: string | null;
  action: StaffAction;
  subjectKind: NewRow<'staff_audit'>['subject_kind'];
  subjectId: string | null;
  detail?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Keeps what a person did or looked at; the server's database role cannot change it later. */
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

/** While it lasts, repeated looks count as one, however often the page asks anew. */
const oneLookMs = 600_000;

/**
 * Keeps what a person did as `recordStaffDeed` does, unless the very same of theirs, to the same and with the same detail, was
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
