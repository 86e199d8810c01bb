import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { RetentionRule } from './retention.ts';

const rowsAtOnce = 5_000;

/** Deletes the rows of the rule that are older than `before`, some at a time, so that no statement takes long. */
export async function deleteOldRows(
  db: Database,
  rule: RetentionRule,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  const deletion = deletions[rule.table];
  if (deletion) return haveOldRowsDeleted(db, deletion, before);
  const condition = rule.onlyIf?.(now) ?? sql`true`;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(rule.table)} where ctid = any(array(
        select ctid from ${sql.table(rule.table)}
        where ${sql.ref(rule.since)} <= ${before} and ${condition} limit ${rowsAtOnce}
      ))
    `.execute(db);
    if (numAffectedRows < rowsAtOnce) return;
  }
}

/** Functions of the tables' owner: where the server's role may only add, it has what is old deleted by them. */
const deletions: Partial<Record<RetentionRule['table'], string>> = {
  audit_events: 'delete_old_audit_events',
  security_events: 'delete_old_security_events',
  staff_audit: 'delete_old_staff_audit',
};

/** Has the rows deleted that are older than `before`; the database refuses a moment that is not long ago. */
async function haveOldRowsDeleted(db: Database, deletion: string, before: Date): Promise<void> {
  await sql`select ${sql.id(deletion)}(${before})`.execute(db);
}

/**
 * Deletes people whose account was erased, once the law no longer makes the practice keep them, with their
 * appointments; and of those who stay what was missed so long ago that no claim is left.
 */
export async function deleteFormerPatients(
  db: Database,
  { today, missedBefore }: { today: string; missedBefore: Date },
): Promise<void> {
  await sql`
    with gone as (
      select id from patients where kept_until < ${today}::date
    ), appointment as (
      delete from appointments where patient_id in (select id from gone)
        or (status = 'no_show' and upper(during) < ${missedBefore}
          and patient_id in (select id from patients where kept_until is not null))
    )
    delete from patients where id in (select id from gone)
  `.execute(db);
}
