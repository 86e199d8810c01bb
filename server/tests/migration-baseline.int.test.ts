import { type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../src/db/database.ts';
import { migrate, migrateTo } from '../src/db/migrate.ts';
import { prepareDatabase } from '../src/db/roles.ts';
import { createTestDatabase } from './harness.ts';
import { runOldMigrations } from './old-migrations.ts';
import { deskPatients, oldPatients, oldRows } from './old-rows.ts';

const last = '028-looks';

async function open(connectionString: string): Promise<Database> {
  const db = openDatabase({ connectionString }, { poolSize: 1, onError: () => undefined });
  onTestFinished(() => db.destroy());
  return db;
}

const createEmpty = () => createTestDatabase({ isMigrated: false });

/** What the schema has besides functions, one line each; columns in the order of their names, because `alter table` appends. */
const schemaParts: Record<string, RawBuilder<{ text: string }>> = {
  columns: sql`
    select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
      attidentity::text, attgenerated::text, pg_get_expr(adbin, adrelid), collname) as text
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join pg_collation on pg_collation.oid = attcollation
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  `,
  // Since PostgreSQL 18 "not null" has a name too, by the column as it was called first.
  constraints: sql`
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'
  `,
  indexes: sql`select indexdef as text from pg_indexes where schemaname = 'public'`,
  triggers: sql`select pg_get_triggerdef(oid) || ' ' || tgenabled::text as text from pg_trigger where not tgisinternal`,
  extensions: sql`select extname as text from pg_extension`,
  sequences: sql`
    select relname as text from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
  `,
};

const functions = sql<{ text: string }>`
  select pg_get_functiondef(pg_proc.oid) as text from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
`;

const grants = sql<{ text: string }>`
  select concat_ws(' ', relname, relkind, relacl, attname, attacl) as text
  from pg_class left join pg_attribute on attrelid = pg_class.oid and attacl is not null
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
`;

async function readSchema(
  db: Database,
  parts: Record<string, RawBuilder<{ text: string }>>,
): Promise<Record<string, string[]>> {
  const read: Record<string, string[]> = {};
  for (const [name, part] of Object.entries(parts)) {
    const { rows } = await part.execute(db);
    read[name] = rows.map(({ text }) => text).sort();
  }
  return read;
}

const readRecord = async (db: Database) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows;

test('the baseline makes the tables that the migrations up to 028 made', async () => {
  const [old, fresh] = [await open(await createEmpty()), await open(await createEmpty())];
  await runOldMigrations(old, last);
  await migrateTo(fresh, last);
  const schema = await readSchema(fresh, schemaParts);
  expect(schema.columns?.length).toBeGreaterThan(250);
  expect(schema).toEqual(await readSchema(old, schemaParts));
  expect(await readRecord(fresh)).toEqual(await readRecord(old));
  const first = (db: Database) =>
    sql`
      select (select json_agg(plan_revision) from plan_revision) as revision,
        (select json_agg(settings_sections order by section) from settings_sections) as sections
    `.execute(db);
  expect((await first(fresh)).rows).toEqual((await first(old)).rows);
});

test('from 028 on an old database becomes what a new one is, with functions and rights', async () => {
  const [oldUrl, freshUrl] = [await createEmpty(), await createEmpty()];
  const old = await open(oldUrl);
  await runOldMigrations(old, last);
  for (const connectionString of [oldUrl, freshUrl])
    await prepareDatabase({ owner: { connectionString } }, () => undefined);
  const parts = { ...schemaParts, functions, grants };
  const schema = await readSchema(await open(freshUrl), parts);
  expect(schema.grants?.length).toBeGreaterThan(40);
  expect(schema).toEqual(await readSchema(old, parts));
  expect(await readRecord(await open(freshUrl))).toEqual(await readRecord(old));
});

test('thousands of rows of the first versions come through', async () => {
  const db = await open(await createEmpty());
  await runOldMigrations(db, last, oldRows);
  await migrate(db);
  const { rows } = await sql`
    select (select count(*)::int from patients) as patients,
      (select count(*)::int from account_patients where relation = 'self') as "ownPatients",
      (select count(*)::int from sessions) as sessions,
      (select count(*)::int from booking_keys) as keys,
      (select count(*)::int from outgoing_messages where state = 'sent' and kind = 'notice') as messages,
      (select count(*)::int from audit_events where actor_kind = 'account') as "byAccounts",
      (select count(*)::int from appointments where treatment_id is null and booking_method in ('website', 'chatbot')) as "formerTreatments",
      (select count(*)::int from appointments where arranged_version > 1) as arranged,
      (select count(*)::int from patients where email_proven_at = created_at) as "provenGuests",
      (select count(*)::int from patients where email_proven_at is null and email is not null) as "unprovenAddresses",
      (select count(*)::int from patients where search_name like ' djordje %' or search_name like ' dorde %') as folded,
      (select count(*)::int from patients where date_of_birth_by_staff) as "typedBirths",
      (select count(*)::int from appointments where is_reminder_wanted(id, arranged_version)) as reminded
  `.execute(db);
  expect(rows).toEqual([
    {
      patients: oldPatients + 300 + deskPatients,
      ownPatients: oldPatients,
      sessions: 500,
      keys: (oldPatients * 9) / 10,
      messages: oldPatients,
      byAccounts: 2 * oldPatients,
      // Every third of each patient's two.
      formerTreatments: 2 * Math.floor((oldPatients + 1) / 3),
      // Scheduled ones that the desk moved, and both of those whose patient got a note.
      arranged: oldPatients / 10 + 2 * (oldPatients / 10),
      provenGuests: 300,
      unprovenAddresses: deskPatients,
      folded: oldPatients / 5,
      typedBirths: deskPatients,
      reminded: 270,
    },
  ]);
});

test.each(['001-first-tables', '018-console', '027-full-proofs'])(
  'a database whose last migration is %s is refused with what to start first, and stays as it is',
  async (name) => {
    const db = await open(await createEmpty());
    await runOldMigrations(db, name);
    const before = await readSchema(db, { ...schemaParts, functions });
    await expect(migrate(db)).rejects.toThrow(
      `The database is older than this version of Praxisportal can bring up to date (its last migration is ${name}): ` +
        'start it once with Praxisportal 0.1.0 at commit 81276875, and then with this version; make a backup first.',
    );
    expect(await readSchema(db, { ...schemaParts, functions })).toEqual(before);
  },
);
