import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { postgresErrorCode } from '../platform/postgres-errors.ts';
import { advisoryKey } from './advisory-locks.ts';
import type { Database } from './database.ts';

const folder = join(import.meta.dirname, 'functions');

export type SqlFunction = {
  name: string;
  /** The statement that creates it, with its comments */
  source: string;
  /** The version of the package that no longer calls it; before that, processes of the release before may. */
  keptUntil: string | undefined;
};

/** Reads every file of `db/functions`; throws if one does not create just the function that it is named for. */
export async function readFunctions(): Promise<SqlFunction[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -'.sql'.length);
      const source = await readFile(join(folder, file), 'utf8');
      const created = [...source.matchAll(/^create or replace function (\w+)/gm)].map((match) => match[1]);
      if (created.length !== 1 || created[0] !== name)
        throw new Error(`functions/${file} has to create the function ${name}, and no other.`);
      return { name, source, keptUntil: /^-- Kept until (\d+\.\d+\.\d+)/m.exec(source)?.[1] };
    }),
  );
}

/**
 * Installs every function of `db/functions` in one transaction, over what was installed before. It drops none: a process of the
 * release before may still call it, and a migration of the next release drops it.
 */
export async function installFunctions(db: Database): Promise<void> {
  const functions = await readFunctions();
  await db.transaction().execute(async (transaction) => {
    // Two starts at once would write the same rows of PostgreSQL's catalogue.
    await sql`select pg_advisory_xact_lock(${advisoryKey.installFunctions})`.execute(transaction);
    // Functions call each other: each body is checked once all of them exist.
    await sql`set local check_function_bodies = off`.execute(transaction);
    for (const { name, source } of functions) {
      await sql.raw(source).execute(transaction).catch(explainNewSignature(name));
    }
    await sql`set local check_function_bodies = on`.execute(transaction);
    const names = functions.map(({ name }) => name);
    await sql`
      select case lanname when 'sql' then fmgr_sql_validator(pg_proc.oid) else plpgsql_validator(pg_proc.oid) end
      from pg_proc join pg_language on pg_language.oid = prolang
      where pronamespace = 'public'::regnamespace and proname = any(${names}::text[])
    `.execute(transaction);
  });
}

/** 42P13: `create or replace` changes neither the names of arguments nor the type of the result. */
function explainNewSignature(name: string): (error: unknown) => never {
  return (error) => {
    if (postgresErrorCode(error) !== '42P13') throw error;
    throw new Error(
      `functions/${name}.sql has other arguments or another result than the function that is installed. Give it a new ` +
        `name (${name}_v2), and keep this file for processes of the release before.`,
      { cause: error },
    );
  };
}
