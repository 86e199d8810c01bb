import { sql } from 'kysely';
import { OperatorError } from '../platform/operator-error.ts';
import { postgresErrorCode } from '../platform/postgres-errors.ts';
import type { Database } from './database.ts';

/** A PostgreSQL that the server can't work with; the message says what to change there. */
export class UnsuitableDatabaseError extends OperatorError {
  override name = 'UnsuitableDatabaseError';
}

const oldestVersion = 150_000;
const extensions = ['btree_gist', 'pg_trgm'];
const remake =
  "make another with \"create database … template template0 encoding 'UTF8' locale_provider icu icu_locale 'und' locale 'C.UTF-8'\", " +
  'and move what is in this one there with pg_dump and pg_restore';

type Server = {
  version: number;
  versionName: string;
  encoding: string;
  isReplica: boolean;
  schema: string | null;
  dateStyle: string;
  escapes: string;
  role: string;
  isNew: boolean;
  mayMakeTables: boolean;
};

/** Throws an `UnsuitableDatabaseError` for the first thing that keeps the server from working, before anything is made. */
export async function requireSuitableDatabase(db: Database): Promise<void> {
  const complaint = (await judgeServer(db)) ?? (await judgeLetters(db)) ?? (await judgeExtensions(db));
  if (complaint) throw new UnsuitableDatabaseError(complaint);
}

async function judgeServer(db: Database): Promise<string | undefined> {
  const { rows } = await sql<Server>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as "versionName",
      current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isReplica",
      current_schema()::text as schema, current_setting('datestyle') as "dateStyle",
      current_setting('standard_conforming_strings') as escapes, current_user::text as role,
      to_regclass('public.kysely_migration') is null as "isNew",
      coalesce((
        select has_schema_privilege(oid, 'create') from pg_namespace where nspname = 'public'
      ), false) as "mayMakeTables"
  `.execute(db);
  const [server] = rows;
  if (!server) return undefined;
  if (server.version < oldestVersion)
    return `PostgreSQL is ${server.versionName}, and 15 is the oldest that works: bring it up to date.`;
  if (server.encoding !== 'UTF8')
    return `The database's encoding is ${server.encoding}, in which many names can't be written: ${remake}.`;
  if (server.isReplica)
    return 'The database is a replica that can only be read: name the primary in DATABASE_URL.';
  if (server.schema !== 'public') {
    const path = server.schema === null ? 'to no schema' : `to the schema ${server.schema}`;
    return `The search_path of ${server.role} leads ${path}, and the tables belong into public: run "alter role ${server.role} reset search_path".`;
  }
  if (!server.dateStyle.startsWith('ISO') || server.escapes !== 'on')
    return 'The connection drops its settings on the way (a PgBouncer with "options" in ignore_startup_parameters): run "alter role … set datestyle = \'ISO\'" for the role of DATABASE_URL.';
  if (server.isNew && !server.mayMakeTables)
    return `The role ${server.role} may not make tables: run "alter database … owner to ${server.role}", or "grant create on schema public to ${server.role}".`;
  return undefined;
}

/** Names are compared without regard to case, in every script; a locale like C knows the letters of English alone. */
async function judgeLetters(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ knowsCase: boolean; knowsLetters: boolean }>`
    select lower('ÄÖÜŁЖI') = 'äöüłжi' and upper('äöüłжi') = 'ÄÖÜŁЖI' as "knowsCase", 'ж' ~ '^\\w$' as "knowsLetters"
  `.execute(db);
  if (rows[0]?.knowsCase && rows[0].knowsLetters) return undefined;
  return `The database's locale does not know the letters of other languages, so that patients would not be found by their names: ${remake}.`;
}

async function judgeExtensions(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string; isAvailable: boolean; mayAdd: boolean }>`
    select wanted.name, bool_or(offered.name is not null) as "isAvailable",
      (select rolsuper from pg_roles where rolname = current_user)
        or (coalesce(bool_or(offered.trusted), false) and has_database_privilege(current_database(), 'create')) as "mayAdd"
    from unnest(${extensions}::text[]) as wanted (name)
      left join pg_available_extension_versions as offered on offered.name = wanted.name
    where not exists (select from pg_extension where extname = wanted.name)
    group by wanted.name order by wanted.name
  `.execute(db);
  const away = rows.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name);
  if (away.length > 0)
    return `PostgreSQL lacks the extension ${away.join(' and ')}: install its contributed modules (postgresql-contrib).`;
  const forbidden = rows.filter(({ mayAdd }) => !mayAdd).map(({ name }) => `"create extension ${name}"`);
  if (forbidden.length === 0) return undefined;
  return `The database lacks an extension that its role may not add: have a superuser run ${forbidden.join(' and ')} in it.`;
}

const tlsCodes =
  /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_|ERR_TLS_|ERR_SSL_|EPROTO)|does not support SSL/;

/** Runs what is the first to connect; what the operator can mend becomes a sentence. Throws an `UnsuitableDatabaseError`. */
export async function explainRefusals<Result>(
  setting: string,
  connect: () => Promise<Result>,
): Promise<Result> {
  try {
    return await connect();
  } catch (cause) {
    const sentence = explainRefusal(setting, cause);
    throw sentence ? new UnsuitableDatabaseError(sentence, { cause }) : cause;
  }
}

function explainRefusal(setting: string, error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = postgresErrorCode(error) ?? ('code' in error ? String(error.code) : '');
  if (code.startsWith('28') || /client password must be a string/.test(error.message))
    return `PostgreSQL refuses the log-in of ${setting}; check its user and password (${error.message}).`;
  if (code === '3D000') return `${setting} names a database that does not exist (${error.message}).`;
  if (code === '42501')
    return `The role of ${setting} lacks a right: it has to own the database's tables (${error.message}).`;
  if (tlsCodes.test(code) || tlsCodes.test(error.message))
    return `The encrypted connection of ${setting} fails; check sslmode and sslrootcert (${error.message}).`;
  return undefined;
}
