import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopChildrenOnSignal } from '../scripts/child-processes.ts';
import { readEnv, toConfig } from '../server/src/config.ts';
import { type Database, openDatabase } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded/embedded-postgres.ts';
import { type RunningServer, type ServerOverrides, startServer } from '../server/src/server.ts';
import { findFreePort } from '../server/tests/free-port.ts';

/** A Wednesday morning on which the clock stands still, so that every run measures the same calendar. */
const benchNowMs = Date.parse('2026-11-25T09:00:00+01:00');

/** `ownerDb` is the database as its owner, who may do what the server's own role may not. */
export type BenchServer = RunningServer & { ownerDb: Database };

/**
 * Starts the real server on a free port, with the embedded PostgreSQL as it is shipped (every commit is
 * flushed) in a temporary folder. Where /tmp is in memory, TMPDIR should name a folder on a disk. Request
 * lines are not logged: they would cost the limit and the measured call alike and make them look closer.
 */
export async function startBenchServer({
  env: more,
  ...overrides
}: Pick<ServerOverrides, 'addRoutes' | 'practice'> & {
  env?: Record<string, string>;
} = {}): Promise<BenchServer> {
  stopChildrenOnSignal();
  const dataDir = await mkdtemp(join(tmpdir(), 'praxisportal-bench-'));
  const port = String(await findFreePort());
  const address = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const { host, port: socketPort, database, user } = postgres.connection;
  const databaseUrl = `postgres://${user}@localhost:${socketPort}/${database}?host=${encodeURIComponent(host)}`;
  const ownerDb = openDatabase(postgres.connection, { poolSize: 10, onError: () => undefined });
  const env = {
    NODE_ENV: 'development',
    ...address,
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...more,
  };
  const server = await startServer(toConfig(readEnv(env)), {
    clock: { nowMs: () => benchNowMs },
    ...overrides,
  });
  const stop = async () => {
    await server.stop();
    await ownerDb.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop, ownerDb };
}
