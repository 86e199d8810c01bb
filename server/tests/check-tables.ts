import type { Selectable } from 'kysely';
import type { Tables } from '../src/db/tables.ts';
import type { SchemaColumns } from './schema-columns.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** `never` where the type of a column is that of the schema, or narrower, and may be null where the schema's may. */
type WrongColumn<Table extends keyof Tables & keyof SchemaColumns> = {
  [Column in keyof Row<Table> | keyof SchemaColumns[Table]]: Column extends keyof Row<Table> &
    keyof SchemaColumns[Table]
    ? IsRead<Row<Table>[Column], SchemaColumns[Table][Column]> extends true
      ? never
      : [Table, Column]
    : [Table, Column];
}[keyof Row<Table> | keyof SchemaColumns[Table]];

type IsRead<Written, Schema> = unknown extends Schema
  ? true
  : [Written] extends [Schema]
    ? MayBeNull<Schema> extends MayBeNull<Written>
      ? true
      : false
    : false;

type MayBeNull<Type> = null extends Type ? true : false;

type Wrong =
  | Exclude<keyof Tables, keyof SchemaColumns>
  | Exclude<keyof SchemaColumns, keyof Tables>
  | { [Table in keyof Tables & keyof SchemaColumns]: WrongColumn<Table> }[keyof Tables & keyof SchemaColumns];

/** Does not compile while a table or column of `db/tables.ts` differs from the schema; the error names it. */
export const tablesAgree: [Wrong] extends [never] ? true : Wrong = true;
