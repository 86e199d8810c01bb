import pg from 'pg';
import { type DatabaseConnection, withSessionSettings } from './session-settings.ts';

/** How long a connection may make others wait, in milliseconds. */
export type DatabaseTimeouts = {
  /** For a free connection of the pool, or for a new one. */
  acquireMs: number;
  /** For a lock that another transaction holds. */
  lockMs: number;
  statementMs: number;
  /** Between two statements of one transaction. */
  idleInTransactionMs: number;
};

/**
 * For who serves visitors: nobody looks at a page for longer, and a fault that holds a lock must not hold every
 * connection. Migrating has none of the last three; there, waiting is right.
 */
export const servingTimeouts: DatabaseTimeouts = {
  acquireMs: 5_000,
  lockMs: 4_000,
  statementMs: 15_000,
  idleInTransactionMs: 15_000,
};

export type PoolOptions = {
  poolSize: number;
  /** Hears of each lost connection. */
  onError: (error: Error) => void;
  timeouts?: DatabaseTimeouts;
};

export type PoolFigures = { total: number; idle: number; waiting: number };

/** Opens a pool of at most `poolSize` connections. */
export function openPool(
  connection: DatabaseConnection,
  { poolSize, onError, timeouts }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...withSessionSettings(connection),
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: timeouts?.acquireMs ?? 10_000,
    idleTimeoutMillis: 30_000,
    ...(timeouts && {
      lock_timeout: timeouts.lockMs,
      statement_timeout: timeouts.statementMs,
      idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    }),
  });
  // The pool listens only while a connection is idle. One that is cut inside a transaction would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // A pool that ends does not wait for its connections; PostgreSQL may stop first and cut them.
      if (!pool.ending) onError(error);
    }),
  );
  // The same loss of an idle connection, reported again by the pool; unheard it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** How busy the pool is: connections open, unused, and who waits for one. */
export function readPoolFigures(pool: pg.Pool): PoolFigures {
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
