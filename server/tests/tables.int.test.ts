import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './harness.ts';

/** What the driver reads of each PostgreSQL type. JSON is parsed by its reader. */
const typescriptTypes: Record<string, string> = {
  bigint: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'text[]': 'readonly string[]',
  'timestamp with time zone': 'Date',
  tstzrange: 'string',
  uuid: 'string',
  'uuid[]': 'readonly string[]',
};

type Column = { table: string; column: string; type: string; isNullable: boolean };

async function readColumns(): Promise<Column[]> {
  const client = new pg.Client({ connectionString: await createTestDatabase() });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select relname as table, attname as column, format_type(atttypid, null) as type, not attnotnull as "isNullable"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_migration%'
      and attnum > 0 and not attisdropped
    order by relname collate "C", attname collate "C"
  `);
  await client.end();
  return rows;
}

function toTypescript({ table, column, type, isNullable }: Column): string {
  const read = typescriptTypes[type];
  if (!read) throw new Error(`${table}.${column} is of the type ${type}: say what the driver reads of it.`);
  return `    ${column}: ${read}${isNullable && read !== 'unknown' ? ' | null' : ''};\n`;
}

test('schema-columns.ts, by which the compiler checks the types of the tables, has the columns of the database', async () => {
  const tables = Map.groupBy(await readColumns(), ({ table }) => table);
  const members = [...tables].map(
    ([table, columns]) => `  ${table}: {\n${columns.map(toTypescript).join('')}  };\n`,
  );
  const source =
    '/** Columns of a migrated database; written by `npx vitest run --project "integration*" tables -u`, not by hand. */\n' +
    `export type SchemaColumns = {\n${members.join('')}};\n`;
  await expect(source).toMatchFileSnapshot('./schema-columns.ts');
});
