import { glob, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { type Database, openDatabase } from '../src/db/database.ts';
import { readFunctions } from '../src/db/install-functions.ts';
import { migrate } from '../src/db/migrate.ts';
import { firstVersionRows } from './first-version-rows.ts';
import { createTestDatabase } from './harness.ts';
import { runOldMigrations } from './old-migrations.ts';

async function open(options: { isMigrated: boolean }): Promise<Database> {
  return openHandle(await createTestDatabase(options));
}

function openHandle(connectionString: string): Database {
  const db = openDatabase({ connectionString }, { poolSize: 1, onError: () => undefined });
  onTestFinished(() => db.destroy());
  return db;
}

/** All of each function that the schema has and no extension brought: arguments, result, settings and body. */
async function listInstalled(db: Database): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    order by proname, oid
  `.execute(db);
  return rows;
}

test('a new database has the function of each file, with its body, and no other', async () => {
  const installed = await listInstalled(await open({ isMigrated: true }));
  const files = await readFunctions();
  expect(installed.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
  const bodyOf = (source: string) => source.split(/\$(?:function)?\$/)[1];
  expect(installed.map(({ definition }) => bodyOf(definition))).toEqual(
    files.map(({ source }) => bodyOf(source)),
  );
});

test('a database of the first version gets the same functions as a new one', async () => {
  const [fresh, old] = await Promise.all([open({ isMigrated: true }), open({ isMigrated: false })]);
  await runOldMigrations(old, '028-looks', { '001-first-tables': firstVersionRows });
  await migrate(old);
  expect(await listInstalled(old)).toEqual(await listInstalled(fresh));
});

test('functions that were changed or dropped in the database are as in their files after the next start', async () => {
  const db = await open({ isMigrated: true });
  const before = await listInstalled(db);
  await sql`alter function is_plan_current(bigint) immutable security definer cost 7`.execute(db);
  await sql`
    create or replace function lock_plan(the_doctors text[]) returns void language sql as 'select null::void'
  `.execute(db);
  await sql`drop function is_doctor_free(text, tstzrange, uuid)`.execute(db);
  expect(await listInstalled(db)).not.toEqual(before);
  await migrate(db);
  expect(await listInstalled(db)).toEqual(before);
});

test('processes that start at the same time on a new database install the same functions', async () => {
  const connectionString = await createTestDatabase({ isMigrated: false });
  const handles = Array.from({ length: 4 }, () => openHandle(connectionString));
  await Promise.all(handles.map((db) => migrate(db)));
  const fresh = await open({ isMigrated: true });
  expect(await listInstalled(openHandle(connectionString))).toEqual(await listInstalled(fresh));
});

test('another signature under the same name is refused with what to do instead, and changes nothing', async () => {
  const db = await open({ isMigrated: true });
  await sql`drop function is_plan_current(bigint)`.execute(db);
  await sql`create function is_plan_current(of_revision bigint) returns integer language sql as 'select 1'`.execute(
    db,
  );
  const before = await listInstalled(db);
  await expect(migrate(db)).rejects.toThrow(
    'functions/is_plan_current.sql has other arguments or another result than the function that is installed. ' +
      'Give it a new name (is_plan_current_v2)',
  );
  expect(await listInstalled(db)).toEqual(before);
});

test('each function is called by code, by another function or by a table, or is kept for the release before', async () => {
  const db = await open({ isMigrated: true });
  const functions = await readFunctions();
  const sources: string[] = [];
  const root = new URL('../src/', import.meta.url).pathname;
  for await (const path of glob('**/*.ts', { cwd: root, exclude: ['db/migrations/**', '**/*.test.ts'] }))
    sources.push(await readFile(root + path, 'utf8'));
  const { rows } = await sql<{ text: string }>`
    select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal
    union all select pg_get_expr(adbin, adrelid) from pg_attrdef
    union all select indexdef from pg_indexes where schemaname = 'public'
  `.execute(db);
  const callers = [...sources, ...rows.map(({ text }) => text)];
  const current = functions.filter(({ keptUntil }) => keptUntil === undefined);
  const isCalled = (name: string) => {
    const call = new RegExp(`\\b${name}\\(|'${name}'`);
    const bodies = current.filter((other) => other.name !== name).map(({ source }) => source);
    return [...callers, ...bodies.map((body) => body.replace(/^--.*$/gm, ''))].some((text) =>
      call.test(text),
    );
  };
  expect(current.filter(({ name }) => !isCalled(name)).map(({ name }) => name)).toEqual([]);
  const isOver = (until: string) => until.localeCompare(packageJson.version, 'en', { numeric: true }) <= 0;
  expect(functions.filter(({ keptUntil }) => keptUntil && isOver(keptUntil))).toEqual([]);
});
