import pg from 'pg';
import type { TableStart } from './backup-file.ts';

/** The tables with their columns and the state of their sequences; what another refers to comes before it. */
export async function listTables(client: pg.Client): Promise<TableStart[]> {
  const { rows } = await client.query<{ table: string; columns: string[]; refersTo: string[] }>(`
    select relname as table,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select distinct other.relname::text from pg_constraint join pg_class other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_migration%'
    order by relname
  `);
  const sequences = await readSequences(client);
  const ordered = sortByReference(rows);
  return ordered.map(({ table, columns }) => ({ table, columns, sequences: sequences.get(table) ?? {} }));
}

async function readSequences(client: pg.Client): Promise<Map<string, Record<string, string>>> {
  const { rows } = await client.query<{ table: string; column: string; value: string }>(`
    select relname as table, attname as column, pg_sequence_last_value(
      pg_get_serial_sequence(quote_ident(relname), attname)::regclass)::text as value
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and pg_get_serial_sequence(quote_ident(relname), attname) is not null
  `);
  const byTable = new Map<string, Record<string, string>>();
  for (const { table, column, value } of rows) {
    // One that never gave out a number begins anew.
    if (value !== null) byTable.set(table, { ...byTable.get(table), [column]: value });
  }
  return byTable;
}

function sortByReference<Row extends { table: string; refersTo: string[] }>(tables: Row[]): Row[] {
  const sorted: Row[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const names = new Set(rest.map(({ table }) => table));
    const free = rest.filter(({ refersTo }) => !refersTo.some((name) => names.has(name)));
    if (free.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...names].join(', ')}`);
    sorted.push(...free);
    rest = rest.filter((row) => !free.includes(row));
  }
  return sorted;
}

/** `"table" ("first", "second")`, as COPY wants it. */
export function copyTarget({ table, columns }: TableStart): string {
  return `${pg.escapeIdentifier(table)} (${columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`;
}

/** How instants, floats and bytes are written as text must not depend on a server's settings. */
export const textSettings =
  "set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'iso_8601'; set extra_float_digits = 1; set bytea_output = 'hex'";
