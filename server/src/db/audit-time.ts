import { sql } from 'kysely';
import type { Database } from './database.ts';

const auditTables = ['audit_events', 'staff_audit'] as const;

/**
 * Lets audit entries carry the time of a clock that is not the database's, from now on and for every process; for invented data.
 * Takes the owner's handle: the serving role may not do it.
 */
export async function allowOtherAuditTimes(ownerDb: Database): Promise<void> {
  for (const table of auditTables)
    await sql`alter table ${sql.table(table)} disable trigger guard_time`.execute(ownerDb);
}

/** From now on an entry of the serving role carries the database's time again. */
export async function requireAuditTimes(ownerDb: Database): Promise<void> {
  for (const table of auditTables)
    await sql`alter table ${sql.table(table)} enable trigger guard_time`.execute(ownerDb);
}

/**
 * The serving role appends to the audits, and neither changes nor deletes there. It may not choose an entry's number either, which
 * tells the order.
 */
export async function grantAppending(db: Database, role: string): Promise<void> {
  for (const table of auditTables) {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity = ''
    `.execute(db);
    const columns = sql.join(rows.map(({ name }) => sql.id(name)));
    await sql`revoke insert, update, delete on ${sql.table(table)} from ${sql.id(role)}`.execute(db);
    await sql`grant insert (${columns}) on ${sql.table(table)} to ${sql.id(role)}`.execute(db);
  }
}
