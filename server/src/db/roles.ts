import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { advisoryKey } from './advisory-locks.ts';
import { grantAppending } from './audit-time.ts';
import { explainRefusals } from './check-database.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { servingTimeouts } from './pool.ts';
import { type DatabaseConnection, sessionSettings } from './session-settings.ts';

export type DatabaseRoles = {
  /** Owns the tables and migrates. */
  owner: DatabaseConnection;
  /** Serves, if the operator has made a role for it; otherwise the owner makes one. */
  server?: DatabaseConnection;
};

/**
 * Brings the database up to date as its owner, and returns the connection that serves: its role reads and
 * writes rows and can do nothing else, so that an injected statement can't either. It appends to the audits and
 * to the record of security events but neither changes nor deletes there. If no such role can be had, the owner's
 * connection is returned and `warn` is told.
 */
export async function prepareDatabase(
  { owner, server }: DatabaseRoles,
  warn: (sentence: string) => void,
): Promise<DatabaseConnection> {
  const db = openDatabase(owner, { poolSize: 1, onError: () => undefined });
  try {
    await explainRefusals(server ? 'DATABASE_OWNER_URL' : 'DATABASE_URL', () => migrate(db));
    const role = server
      ? await explainRefusals('DATABASE_URL', () => readRole(server))
      : await makeServerRole(db);
    if (!role) {
      warn(
        'The role of DATABASE_URL may not create roles, so the server runs with all of its rights: ' +
          'set DATABASE_OWNER_URL to the owner, and DATABASE_URL to a role of its own.',
      );
      return owner;
    }
    if (server && role.isMighty) {
      // It has its rights anyway, and the owner's functions need those of the owner.
      warn(`The role ${role.name} of DATABASE_URL owns the tables or is a superuser.`);
      return server;
    }
    await grantRows(db, role.name);
    const serving = server ?? actAs(owner, role.name);
    await restoreSettings(db, serving, role.name);
    if (!server && 'connectionString' in owner) {
      warn(
        `DATABASE_URL is the log-in of the tables' owner. The server acts as ${role.name}, but an injected "set role none" ` +
          'would be the owner again: set DATABASE_OWNER_URL to it, and DATABASE_URL to a role of its own.',
      );
    }
    return serving;
  } finally {
    await db.destroy();
  }
}

type Role = { name: string; isMighty: boolean };

async function readRole(connection: DatabaseConnection): Promise<Role | undefined> {
  const db = openDatabase(connection, { poolSize: 1, onError: () => undefined, timeouts: servingTimeouts });
  try {
    // The table's whole name, because the role's own search path may lead elsewhere.
    const { rows } = await sql<Role>`
      select rolname as name, rolsuper or pg_has_role(rolname, relowner, 'member') as "isMighty"
      from pg_roles, pg_class where rolname = current_user and pg_class.oid = 'public.audit_events'::regclass
    `.execute(db);
    return rows[0];
  } finally {
    await db.destroy();
  }
}

/** Roles belong to the whole cluster: each owner has its own server's role, and practices don't share one. */
async function makeServerRole(db: Database): Promise<Role | undefined> {
  const { rows } = await sql<{ name: string; exists: boolean; mayCreate: boolean; maySet: boolean }>`
    select name, made.oid is not null as exists, own.rolsuper or own.rolcreaterole as "mayCreate",
      coalesce(pg_has_role(made.oid, 'member'), false) as "maySet"
    from pg_roles as own cross join lateral (select left(own.rolname, 56) || '_server') as server (name)
      left join pg_roles as made on made.rolname = server.name
    where own.rolname = current_user
  `.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { name, exists, mayCreate, maySet } = found;
  const role = { name, isMighty: false };
  if (maySet) return role;
  if (exists || !mayCreate) return undefined;
  await db.transaction().execute(async (transaction) => {
    await sql`create role ${sql.id(name)} login nosuperuser nocreatedb nocreaterole`.execute(transaction);
    await sql`grant ${sql.id(name)} to current_user`.execute(transaction);
  });
  return role;
}

/** Rights on rows alone, granted anew at each start because a migration may have made tables. */
async function grantRows(db: Database, name: string): Promise<void> {
  const role = sql.id(name);
  await db.transaction().execute(async (transaction) => {
    // Two starts at once would change the same rows of PostgreSQL's own tables.
    await sql`select pg_advisory_xact_lock(${advisoryKey.prepareRoles})`.execute(transaction);
    await sql`revoke create on schema public from public`.execute(transaction);
    await sql`grant usage on schema public to ${role}`.execute(transaction);
    await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(
      transaction,
    );
    await grantAppending(transaction, name);
    await sql`revoke insert, update, delete on security_events from ${role}`.execute(transaction);
    await revokeTemporary(transaction, name);
    await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${role}`.execute(
      transaction,
    );
  });
}

/**
 * Temporary tables could fill the disk, and hide the real ones from functions. Everybody may make them unless it is
 * taken from everybody; who does not own the database can't, and PostgreSQL leaves it at a notice.
 */
async function revokeTemporary(db: Database, name: string): Promise<void> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db);
  for (const { database } of rows) {
    const from = sql`${sql.id(database)} from public, ${sql.id(name)}`;
    await sql`revoke temporary on database ${from}`.execute(db);
  }
}

/**
 * A role may change its own settings, and they last: an injected statement could lift the time-outs for good, or make
 * every connection read only. So they are put back at each start: to what serving needs, where a PgBouncer drops
 * what the connection itself would ask for. The owner does it, or, if it has no say over a role that the operator
 * made, that role itself.
 */
async function restoreSettings(owner: Database, serving: DatabaseConnection, name: string): Promise<void> {
  const { rows } = await sql<{ mayAlter: boolean; database: string; settings: string[] }>`
    select rolsuper or (rolcreaterole and pg_has_role(${name}::name, 'member with admin option')) as "mayAlter",
      current_database() as database, array(
        select unnest(setconfig) from pg_db_role_setting
        where setrole = (select oid from pg_roles where rolname = ${name})
          and setdatabase in (0, (select oid from pg_database where datname = current_database()))
      ) as settings
    from pg_roles where rolname = current_user
  `.execute(owner);
  for (const { mayAlter, database, settings } of rows) {
    // Two databases of one cluster that write the same settings at once would be in each other's way.
    if (isDeepStrictEqual(settings.toSorted(), servingSettings)) return;
    if (mayAlter) return resetSettings(owner, name, database);
    const own = openDatabase(serving, { poolSize: 1, onError: () => undefined, timeouts: servingTimeouts });
    await resetSettings(own, name, database).finally(() => own.destroy());
  }
}

const servingSettings = [
  ...Object.entries(sessionSettings).map((pair) => pair.join('=')),
  `idle_in_transaction_session_timeout=${servingTimeouts.idleInTransactionMs}`,
  `lock_timeout=${servingTimeouts.lockMs}`,
  `statement_timeout=${servingTimeouts.statementMs}`,
].sort();

async function resetSettings(db: Database, name: string, database: string): Promise<void> {
  const role = sql`alter role ${sql.id(name)}`;
  await db
    .transaction()
    .setAccessMode('read write')
    .execute(async (transaction) => {
      // Two starts at once would change the same rows of PostgreSQL's own tables.
      await sql`select pg_advisory_xact_lock(${advisoryKey.prepareRoles})`.execute(transaction);
      await sql`${role} reset all`.execute(transaction);
      await sql`${role} in database ${sql.id(database)} reset all`.execute(transaction);
      for (const setting of servingSettings) {
        const [parameter = '', value = ''] = setting.split('=');
        await sql`${role} set ${sql.id(parameter)} = ${sql.lit(value)}`.execute(transaction);
      }
    });
}

/**
 * The owner's connection under the server's role. An address stays the owner's log-in, whose password is the
 * only one we have; the role is set as the connection starts.
 */
function actAs(owner: DatabaseConnection, role: string): DatabaseConnection {
  if (!('connectionString' in owner)) return { ...owner, user: role };
  const address = new URL(owner.connectionString);
  const given = address.searchParams.get('options');
  const setting = `-c role=${role.replace(/[\\ ]/g, '\\$&')}`;
  address.searchParams.set('options', given ? `${given} ${setting}` : setting);
  return { connectionString: address.href };
}
