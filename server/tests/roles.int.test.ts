import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
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
  "insert into kysely_migration (name, timestamp) values ('999', '')",
  'create role thief superuser',
  'alter system set log_statement = none',
];

async function expectRowsOnly(db: Database): Promise<void> {
  for (const statement of forbidden) {
    const refusal = await sql.raw(statement).execute(db).catch(String);
    expect([statement, refusal]).toEqual([
      statement,
      expect.stringMatching(/permission denied|must be owner/),
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
