import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { allowOtherAuditTimes, requireAuditTimes } from '../src/db/audit-time.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import { prepareDatabase } from '../src/db/roles.ts';
import { createTestDatabase, startTestServer } from './harness.ts';

/** What an injected statement would try first. */
const forbidden = [
  "copy contact_messages (name) from program 'id'",
  "copy doctors to program 'cat'",
  "select pg_read_file('/etc/passwd')",
  'create table loot (id int)',
  'create function public.loot() returns int language sql as $$ select 1 $$',
  'alter table accounts disable trigger all',
  'drop table appointments',
  'truncate audit_events',
  "update audit_events set after = 'null'",
  'delete from audit_events',
  'update staff_audit set staff_id = null',
  'delete from staff_audit',
  'truncate staff_audit',
  'select delete_old_staff_audit(now())',
  "insert into staff_audit (id, at, action, subject_kind) overriding system value values (1, now(), 'look', 'list')",
  'alter table staff_audit disable trigger guard_time',
  'update security_events set times = 0',
  'delete from security_events',
  "insert into security_events (kind, detail, hour, times, first_at, last_at) values ('x', '', now(), 1, now(), now())",
  'select delete_old_security_events(now())',
  'create temporary table loot (id int)',
  "insert into kysely_migration (name, timestamp) values ('999', '')",
  'create role thief superuser',
  'alter system set log_statement = none',
];

async function expectRowsOnly(db: Database): Promise<void> {
  for (const statement of forbidden) {
    const refusal = await sql.raw(statement).execute(db).catch(String);
    expect([statement, refusal]).toEqual([
      statement,
      expect.stringMatching(/permission denied|must be owner|are kept for/),
    ]);
  }
}

async function readCurrentUser(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(db);
  return rows[0]?.name;
}

function open(connectionString: string): Database {
  const db = openDatabase({ connectionString }, { poolSize: 1, onError: () => undefined });
  onTestFinished(() => db.destroy());
  return db;
}

/** Makes a role of the cluster, owning the database if told, and returns the database's address for it. */
async function createRole(databaseUrl: string, options: { isOwner: boolean }): Promise<string> {
  const name = `role_${randomUUID().replaceAll('-', '')}`;
  const admin = open(databaseUrl);
  await sql`create role ${sql.id(name)} login`.execute(admin);
  const database = new URL(databaseUrl).pathname.slice(1);
  if (options.isOwner) {
    await sql`alter database ${sql.id(database)} owner to ${sql.id(name)}`.execute(admin);
    await sql`create extension btree_gist`.execute(admin);
  }
  const address = new URL(databaseUrl);
  address.username = name;
  return address.href;
}

test('the server reads and writes rows and may do nothing else', async () => {
  const server = await startTestServer();
  onTestFinished(server.stop);
  expect(await readCurrentUser(server.context.db)).toBe(`${inject('postgres').user}_server`);
  await expectRowsOnly(server.context.db);
});

test('the embedded database is served by a role that logs in for itself', async () => {
  const { host, port, user } = inject('postgres');
  const database = new URL(await createTestDatabase()).pathname.slice(1);
  const warnings: string[] = [];
  const owner = { host, port, database, user };
  const connection = await prepareDatabase({ owner }, (sentence) => warnings.push(sentence));
  expect([connection, warnings]).toEqual([{ ...owner, user: `${user}_server` }, []]);
  const db = openDatabase(connection, { poolSize: 1, onError: () => undefined });
  onTestFinished(() => db.destroy());
  // Nothing to go back to: the log-in itself is the lesser role.
  await sql`reset role`.execute(db);
  await expectRowsOnly(db);
});

test('with an owner of its own, the role of DATABASE_URL needs no right but to log in', async () => {
  const ownerUrl = await createTestDatabase({ isMigrated: false });
  const databaseUrl = await createRole(ownerUrl, { isOwner: false });
  const server = await startTestServer({ databaseUrl, env: { DATABASE_OWNER_URL: ownerUrl } });
  onTestFinished(server.stop);
  expect(await readCurrentUser(server.context.db)).toBe(new URL(databaseUrl).username);
  await expectRowsOnly(server.context.db);
});

test('an owner who may not make roles serves by itself, with a warning', async () => {
  const adminUrl = await createTestDatabase({ isMigrated: false });
  const databaseUrl = await createRole(adminUrl, { isOwner: true });
  const lines: string[] = [];
  const overrides = { logTo: { write: (line: string) => lines.push(line) } };
  const server = await startTestServer({ databaseUrl, overrides, env: { LOG_LEVEL: 'warn' } });
  onTestFinished(server.stop);
  expect(lines.join('')).toContain('set DATABASE_OWNER_URL to the owner');
  expect(await readCurrentUser(server.context.db)).toBe(new URL(databaseUrl).username);
});

test('a role for serving that owns the tables is warned about', async () => {
  const ownerUrl = await createTestDatabase();
  const lines: string[] = [];
  const overrides = { logTo: { write: (line: string) => lines.push(line) } };
  const env = { DATABASE_OWNER_URL: ownerUrl, LOG_LEVEL: 'warn' };
  const server = await startTestServer({ databaseUrl: ownerUrl, overrides, env });
  onTestFinished(server.stop);
  expect(lines.join('')).toContain('owns the tables or is a superuser');
});

/** What stands in PostgreSQL's own tables for a role: settings of every connection that it opens. */
async function readSettings(db: Database, role: string): Promise<string[]> {
  const { rows } = await sql<{ settings: string[] }>`
    select setconfig as settings from pg_db_role_setting
    where setrole = (select oid from pg_roles where rolname = ${role})
      and setdatabase in (0, (select oid from pg_database where datname = current_database()))
  `.execute(db);
  return rows.flatMap(({ settings }) => settings).sort();
}

const usualSettings = [
  ...['DateStyle=ISO, YMD', 'IntervalStyle=postgres', 'TimeZone=UTC', 'bytea_output=hex'],
  ...['default_transaction_isolation=read committed', 'extra_float_digits=1'],
  'idle_in_transaction_session_timeout=15000',
  'lock_timeout=4000',
  ...['standard_conforming_strings=on', 'statement_timeout=15000'],
];

/** What an injected statement could do to its own role, for every later connection. */
async function spoilSettings(db: Database, role: string): Promise<void> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db);
  const whom = sql`alter role ${sql.id(role)}`;
  await sql`${whom} set statement_timeout = 0`.execute(db);
  await sql`${whom} set search_path = nowhere`.execute(db);
  for (const { database } of rows)
    await sql`${whom} in database ${sql.id(database)} set default_transaction_read_only = on`.execute(db);
}

test.each([
  ['which the owner made for itself', false],
  ['which the operator made', true],
])(
  'a role %s, and whose settings were spoilt, has the right ones after the next start',
  async (_, isOperators) => {
    const adminUrl = await createTestDatabase({ isMigrated: false });
    const ownerUrl = await createRole(adminUrl, { isOwner: true });
    const admin = open(adminUrl);
    const owner = new URL(ownerUrl).username;
    if (!isOperators) await sql`alter role ${sql.id(owner)} createrole`.execute(admin);
    const serverUrl = isOperators ? await createRole(adminUrl, { isOwner: false }) : undefined;
    const role = serverUrl ? new URL(serverUrl).username : `${owner}_server`;
    const roles = {
      owner: { connectionString: ownerUrl },
      ...(serverUrl && { server: { connectionString: serverUrl } }),
    };
    const start = async () => {
      const connection = await prepareDatabase(roles, () => undefined);
      const db = openDatabase(connection, { poolSize: 1, onError: () => undefined });
      onTestFinished(() => db.destroy());
      return db;
    };
    await spoilSettings(await start(), role);
    expect(await readSettings(admin, role)).toContain('default_transaction_read_only=on');
    const db = await start();
    expect(await readSettings(admin, role)).toEqual(usualSettings);
    await expectRowsOnly(db);
  },
);

test('who logs in as the owner is warned that the lesser role is no wall', async () => {
  const ownerUrl = await createTestDatabase();
  const warnings: string[] = [];
  const warn = (sentence: string) => warnings.push(sentence);
  await prepareDatabase({ owner: { connectionString: ownerUrl } }, warn);
  expect(warnings).toEqual([expect.stringContaining('set DATABASE_OWNER_URL')]);
  const serverUrl = await createRole(ownerUrl, { isOwner: false });
  const server = { connectionString: serverUrl };
  await prepareDatabase({ owner: { connectionString: ownerUrl }, server }, warn);
  expect(warnings).toHaveLength(1);
});

const auditTimes: [label: string, time: string, isKept: boolean][] = [
  ['now', 'now()', true],
  ['four minutes ago', "now() - interval '4 minutes'", true],
  ['an hour ago', "now() - interval '1 hour'", false],
  ['years ago', "now() - interval '4 years'", false],
  ['tomorrow', "now() + interval '1 day'", false],
  ['always', "'infinity'", false],
];
test('an audit entry of the serving role is dated by the database, not by its own time', async () => {
  const ownerUrl = await createTestDatabase({ isMigrated: false });
  const connection = await prepareDatabase({ owner: { connectionString: ownerUrl } }, () => undefined);
  const serving = openDatabase(connection, { poolSize: 1, onError: () => undefined });
  onTestFinished(() => serving.destroy());
  const owner = open(ownerUrl);
  const insert = async (db: Database, time: string) => {
    await sql`
      insert into staff_audit (at, action, subject_kind) values (${sql.raw(time)}, 'look', 'list')
    `.execute(db);
    await sql`
      insert into audit_events (at, actor_kind, action, subject_kind, subject_id)
      values (${sql.raw(time)}, 'system', 'complete', 'appointment', gen_random_uuid())
    `.execute(db);
    const { rows } = await sql<{ kept: boolean; isNow: boolean }>`
      select abs(extract(epoch from at - (${sql.raw(time)})::timestamptz)) < 30 as kept,
        abs(extract(epoch from at - now())) < 30 as "isNow"
      from (
        (select at from staff_audit order by id desc limit 1)
        union all (select at from audit_events order by id desc limit 1)
      ) as newest
    `.execute(owner);
    return rows;
  };
  for (const [label, time, isKept] of auditTimes) {
    const [deed, event] = await insert(serving, time);
    const which = isKept ? 'kept' : 'isNow';
    expect([label, deed?.[which], event?.[which]]).toEqual([label, true, true]);
  }
  // Who restores a backup writes what was.
  const [deed, event] = await insert(owner, "now() - interval '4 years'");
  expect([deed?.kept, event?.kept]).toEqual([true, true]);
  // So does the server that fills the demo, as long as the owner lets it.
  for (const isAllowed of [true, false]) {
    await (isAllowed ? allowOtherAuditTimes : requireAuditTimes)(owner);
    const [invented] = await insert(serving, "now() - interval '1 week'");
    expect(invented?.kept).toBe(isAllowed);
  }
});
