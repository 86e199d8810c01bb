import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import { openPool, type PoolOptions } from './pool.ts';
import { preparingPool } from './prepared-statements.ts';
import type { DatabaseConnection } from './session-settings.ts';
import type { Tables } from './tables.ts';

/** The database handle that queries and commands take first, inside and outside a transaction. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** The handle over a pool of an own. */
export function openDatabase(connection: DatabaseConnection, options: PoolOptions): Database {
  return toDatabase(openPool(connection, options));
}

/** The handle over a pool; destroying it ends the pool. */
export function toDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
}
