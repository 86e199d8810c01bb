import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { preparingPool } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

/** The database handle that queries and commands take first, inside and outside a transaction. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** How to reach PostgreSQL: an address, or the embedded server's socket folder. */
export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; database: string; user: string };

/** Opens a pool of at most `poolSize` connections; a lost connection is reported to `onError`. */
export function openDatabase(
  connection: DatabaseConnection,
  options: { poolSize: number; onError: (error: Error) => void },
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
  });
  // The pool listens only while a connection is idle. One that is cut inside a transaction would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // A pool that ends does not wait for its connections; PostgreSQL may stop first and cut them.
      if (!pool.ending) options.onError(error);
    }),
  );
  // The same loss of an idle connection, reported again by the pool; unheard it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
}
