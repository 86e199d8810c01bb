import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';

/**
 * The migrations that became the baseline, in their order, each with the statements that it ran: recorded from the code of commit
 * 81276875 by a driver that writes down what it is asked to execute. Frozen.
 */
export async function readOldMigrations(): Promise<{ name: string; statements: string }[]> {
  const bytes = await readFile(new URL('./old-migrations.sql.gz', import.meta.url));
  const [, ...parts] = gunzipSync(bytes)
    .toString()
    .split(/^-- migration (?=\S+$)/m);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return { name: part.slice(0, end), statements: part.slice(end) };
  });
}

/** Brings an empty database as far as the named old migration; after each of them it has the rows of that name. */
export async function runOldMigrations(
  db: Database,
  until: string,
  rows: Record<string, readonly string[]> = {},
): Promise<void> {
  // As Kysely makes them.
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null)`.execute(
    db,
  );
  await sql`insert into kysely_migration_lock (id) values ('migration_lock')`.execute(db);
  for (const { name, statements } of await readOldMigrations()) {
    await sql.raw(statements).execute(db);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-25')`.execute(db);
    for (const statement of rows[name] ?? []) await sql.raw(statement).execute(db);
    if (name === until) return;
  }
  throw new Error(`${until} is no old migration`);
}
