import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { advisoryClass } from '../src/db/advisory-locks.ts';
import { openDatabase } from '../src/db/database.ts';
import { readFunctions } from '../src/db/install-functions.ts';
import { migrate, migrateTo } from '../src/db/migrate.ts';
import { createTestDatabase } from './harness.ts';
import { runOldMigrations } from './old-migrations.ts';

const formerArguments =
  'text[], uuid, uuid, text, tstzrange, tstzrange, timestamptz, timestamptz, integer, integer, boolean, boolean, integer';

test('a migration gives up what another transaction has locked, says which, and succeeds afterwards', async () => {
  const connectionString = await createTestDatabase({ isMigrated: false });
  const db = openDatabase({ connectionString }, { poolSize: 1, onError: () => undefined });
  onTestFinished(() => db.destroy());
  await runOldMigrations(db, '028-looks');
  await migrateTo(db, '038-former-contacts');
  const holder = new pg.Client({ connectionString });
  await holder.connect();
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  // As long as this is not committed, no other transaction drops the function; 040 does.
  await holder.query(`begin; comment on function decide_booking(${formerArguments}) is 'held'`);
  await expect(migrate(db, { lockMs: 50, attempts: 2, pauseMs: 10 })).rejects.toThrow(
    new RegExp(`^Migration 040-function-files waited in vain .* process ${rows[0]?.pid} since \\d+ s\\.`),
  );
  await holder.end();
  await migrate(db);
  const { rows: limit } = await sql<{ timeout: string }>`
    select current_setting('lock_timeout') as timeout
  `.execute(db);
  expect(limit).toEqual([{ timeout: '0' }]);
});

test('functions take advisory locks of the classes that have a name, in their order', async () => {
  const taken = new Map<string, number[]>();
  for (const { name, source } of await readFunctions()) {
    const classes = [...source.matchAll(/^[^-\n]*pg_advisory_xact_lock\((\d+), /gm)].map(([, each]) =>
      Number(each),
    );
    if (classes.length > 0) taken.set(name, classes);
  }
  const { doctor, patient, account, schedule } = advisoryClass;
  expect(Object.fromEntries(taken)).toEqual({
    lock_calendars: [doctor, patient, account],
    // First that of the schedule, which no booking takes.
    lock_plan: [schedule, doctor],
  });
});
