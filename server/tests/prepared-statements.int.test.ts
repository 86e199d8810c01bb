import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { createTestDatabase } from './harness.ts';

async function openOneConnection() {
  const connectionString = await createTestDatabase();
  return openDatabase(
    { connectionString },
    {
      poolSize: 1,
      onError: (error) => {
        throw error;
      },
    },
  );
}

test('a statement with parameters is prepared once on its connection', async () => {
  const db = await openOneConnection();
  const select = (status: 'scheduled' | 'cancelled') =>
    db.selectFrom('appointments').select('id').where('status', '=', status).execute();
  await select('scheduled');
  await select('cancelled');
  const prepared = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like ${'%from "appointments"%'}
  `.execute(db);
  expect(prepared.rows.map(({ statement }) => statement)).toEqual([
    'select "id" from "appointments" where "status" = $1',
  ]);
  await db.destroy();
});

test('statements that read every column outlive a migration by another process', async () => {
  const db = await openOneConnection();
  const id = '00000000-0000-4000-8000-000000000000';
  const findPatient = () => db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirst();
  expect(await findPatient()).toBeUndefined();
  await sql`alter table patients add column note text`.execute(db);
  expect(await findPatient()).toBeUndefined();
  await db.destroy();
});

test('a connection that was cut under a statement is not given to the next one', async () => {
  const connectionString = await createTestDatabase();
  const db = openDatabase({ connectionString }, { poolSize: 1, onError: () => undefined });
  const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
  await expect(cut).rejects.toMatchObject({ code: '57P01' });
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
