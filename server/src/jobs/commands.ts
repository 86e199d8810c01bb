import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { RetentionRule } from './retention.ts';

/** How many rows one statement changes, so that none takes long. */
const rowsAtOnce = 5_000;

/** An old row of a table: where it lies, and since when; the instant is text, because a Date has no microseconds. */
export type OldRow = { place: string; since: string };

type Age = { before: Date; now: Date };

function isOld(rule: RetentionRule, { before, now }: Age) {
  return sql`${sql.ref(rule.since)} <= ${before} and ${rule.onlyIf?.(now) ?? sql`true`}`;
}

/** The next rows of the rule that are older than `before`, the oldest first. */
export async function listOldRows(
  db: Database,
  rule: RetentionRule,
  age: Age,
  after: OldRow | undefined,
): Promise<OldRow[]> {
  const since = sql.ref(rule.since);
  const isLater = after
    ? sql`and (${since}, ctid) > (${after.since}::timestamptz, ${after.place}::tid)`
    : sql``;
  const { rows } = await sql<OldRow>`
    select ctid::text as place, ${since}::text as since from ${sql.table(rule.table)}
    where ${isOld(rule, age)} ${isLater} order by ${since}, ctid limit ${rowsAtOnce}
  `.execute(db);
  return rows;
}

/** Deletes listed rows; another row that lies in the place of one by now stays, unless it is old too. */
export async function deleteOldRows(
  db: Database,
  rule: RetentionRule,
  age: Age,
  rows: readonly OldRow[],
): Promise<void> {
  await sql`
    delete from ${sql.table(rule.table)}
    where ctid = any(${rows.map(({ place }) => place)}::tid[]) and ${isOld(rule, age)}
  `.execute(db);
}

/** Functions of the tables' owner: where the server's role may only add, it has what is old deleted by them. */
const deletions: Partial<Record<RetentionRule['table'], string>> = {
  audit_events: 'delete_old_audit_events',
  security_events: 'delete_old_security_events',
  staff_audit: 'delete_old_staff_audit',
};

/** The owner's function that deletes old rows of the rule's table; undefined if the server may delete them itself. */
export function findDeletion(rule: RetentionRule): string | undefined {
  return deletions[rule.table];
}

/**
 * Has the owner's function delete what is older than `before`, in portions by age; the database refuses a moment that is not
 * long ago.
 */
export async function haveOldRowsDeleted(
  db: Database,
  rule: RetentionRule,
  deletion: string,
  before: Date,
): Promise<void> {
  const since = sql.ref(rule.since);
  for (;;) {
    // Later than the oldest row, so that each portion deletes something however many rows are of one instant.
    const { rows } = await sql<{ until: string }>`
      select ${since}::text as until from ${sql.table(rule.table)}
      where ${since} <= ${before} and ${since} > (select min(${since}) from ${sql.table(rule.table)})
      order by ${since} offset ${rowsAtOnce} limit 1
    `.execute(db);
    const until = rows[0]?.until;
    await sql`select ${sql.id(deletion)}(${until ?? before.toISOString()}::timestamptz)`.execute(db);
    if (until === undefined) return;
  }
}

/** A patient whose account was erased, and the day until which the law makes the practice keep the entry. */
export type KeptPatient = { id: string; keptUntil: string };

/** The next patients that the practice may not keep any longer on this day. */
export async function listPatientsKeptUntil(
  db: Database,
  today: string,
  after: KeptPatient | undefined,
): Promise<KeptPatient[]> {
  const isLater = after ? sql`and (kept_until, id) > (${after.keptUntil}::date, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<KeptPatient>`
    select id, kept_until::text as "keptUntil" from patients
    where kept_until < ${today}::date ${isLater} order by kept_until, id limit ${rowsAtOnce}
  `.execute(db);
  return rows;
}

/** Deletes patients that are not kept any longer, with their appointments. */
export async function deleteKeptPatients(db: Database, today: string, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      select id from patients where id = any(${ids}::uuid[]) and kept_until < ${today}::date
    ), appointment as (
      delete from appointments where patient_id in (select id from gone)
    )
    delete from patients where id in (select id from gone)
  `.execute(db);
}

/** The next missed appointments before this instant of patients whose account was erased. */
export async function listMissedOfKept(
  db: Database,
  missedBefore: Date,
  afterId: string | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select appointments.id from patients join appointments on appointments.patient_id = patients.id
    where kept_until is not null and appointments.status = 'no_show' and upper(during) < ${missedBefore}
      ${afterId ? sql`and appointments.id > ${afterId}` : sql``}
    order by appointments.id limit ${rowsAtOnce}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes missed appointments. */
export async function deleteMissed(db: Database, ids: readonly string[]): Promise<void> {
  await sql`delete from appointments where id = any(${ids}::uuid[]) and status = 'no_show'`.execute(db);
}

/** An appointment that is over; the instant is text, because a Date has no microseconds. */
export type PastAppointment = { id: string; endsAt: string };

/** The next scheduled appointments that ended before this instant, by their end. */
export async function listPastAppointments(
  db: Database,
  before: Date,
  after: PastAppointment | undefined,
): Promise<PastAppointment[]> {
  const isLater = after
    ? sql`and (upper(during), id) > (${after.endsAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<PastAppointment>`
    select id, upper(during)::text as "endsAt" from appointments
    where status = 'scheduled' and upper(during) <= ${before} ${isLater}
    order by upper(during), id limit ${rowsAtOnce}
  `.execute(db);
  return rows;
}

/** Marks appointments as completed that ended before this instant and are still scheduled, with an audit row each. */
export async function completeAppointments(
  db: Database,
  ids: readonly string[],
  { before, now }: Age,
): Promise<void> {
  await sql`
    with completed as (
      update appointments set status = 'completed', updated_at = ${now}
      where id = any(${ids}::uuid[]) and status = 'scheduled' and upper(during) <= ${before}
      returning id
    )
    insert into audit_events (at, actor_kind, action, subject_kind, subject_id, before, after)
    select ${now}, 'system', 'complete', 'appointment', id, '{"status":"scheduled"}', '{"status":"completed"}'
    from completed
  `.execute(db);
}
