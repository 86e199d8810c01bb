import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { writeAccessFiles } from './access-files.ts';
import { CLUSTER_NAME, DATABASE_USER, ensureCluster } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { lockDataFolder } from './folder-lock.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import type { PostgresLogEntry } from './postgres-log.ts';
import {
  endLeftoverPostmaster,
  endPostmaster,
  POLL_MILLISECONDS,
  type Postmaster,
  type PostmasterOptions,
  startPostmaster,
} from './postmaster.ts';
import { chooseSocketFolder, makeSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder.ts';
import { keepRunning } from './supervisor.ts';
import { chooseAccount, giveToAccount } from './unprivileged.ts';

/** `port` names the socket's file: without it `pg` would follow PGPORT. */
export type Connection = { host: string; port: number; database: string; user: string };
export type EmbeddedPostgres = {
  connection: Connection;
  /** Resolves when PostgreSQL keeps ending and is not started again. */
  lost: Promise<EmbeddedPostgresError>;
  stop: () => Promise<void>;
};
export type EmbeddedPostgresOptions = {
  dataDir: string;
  log: (entry: PostgresLogEntry) => void;
  settings?: Record<string, string>;
  /** While a new cluster is filled it has another name than the finished one. */
  clusterName?: string;
};

const DATABASE_NAME = 'praxisportal';
// The sessions of a PostgreSQL whose main process was killed end by themselves, at the latest with their statement.
const LEFT_SESSIONS_MILLISECONDS = 15_000;

/** Starts (making it on first use) the practice's own PostgreSQL in `dataDir/postgres`, and keeps it running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
    const dataDir = realpathSync(options.dataDir);
    const lock = lockDataFolder(dataDir);
    try {
      return await startLocked({ ...options, dataDir }, lock.release);
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (cause) {
    if (cause instanceof EmbeddedPostgresError) throw cause;
    throw new EmbeddedPostgresError(
      `The built-in PostgreSQL in ${options.dataDir} does not start: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    );
  }
}

/** Whether there is a database in the data folder. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, CLUSTER_NAME, 'PG_VERSION'));
}

/** How to reach the PostgreSQL that another process may be running on this data folder. */
export function findConnection(dataDir: string): Connection {
  const host = chooseSocketFolder(realpathSync(dataDir));
  return { host, port: SOCKET_PORT, database: DATABASE_NAME, user: DATABASE_USER };
}

async function startLocked(options: EmbeddedPostgresOptions, release: () => void): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {}, clusterName = CLUSTER_NAME } = options;
  const clusterDir = join(dataDir, clusterName);
  const binaries = findPostgresBinaries(process.platform, process.arch);
  const account = chooseAccount(dataDir, clusterDir, binaries.folder);
  await endLeftoverPostmaster(clusterDir);
  giveToAccount(clusterDir, account);
  await ensureCluster(clusterDir, binaries, account);
  const connection = findConnection(dataDir);
  const socketDir = connection.host;
  const { lost, stop } = await keepRunning({
    log,
    start: async (stopping) => {
      await endLeftoverPostmaster(clusterDir);
      makeSocketFolder(socketDir, account);
      writeAccessFiles(clusterDir, account);
      const parts = { program: binaries.postgres, account, clusterDir, socketDir, settings, log };
      return startReady(parts, connection, stopping);
    },
  });
  const stopAndRelease = async () => {
    await stop();
    removeSocketFolder(socketDir);
    release();
  };
  let stopping: Promise<void> | undefined;
  return {
    connection,
    lost,
    stop: () => {
      stopping ??= stopAndRelease();
      return stopping;
    },
  };
}

/** Starts PostgreSQL and waits until it answers, as long as it lives: after a power cut it first replays its log. */
async function startReady(
  options: PostmasterOptions,
  connection: Connection,
  stopping: AbortSignal,
): Promise<Postmaster> {
  const giveUpAt = performance.now() + LEFT_SESSIONS_MILLISECONDS;
  let postmaster = await startPostmaster(options);
  try {
    while (!postmaster.isReady()) {
      await delay(POLL_MILLISECONDS);
      stopping.throwIfAborted();
      if (!postmaster.hasEnded()) continue;
      const complaints = await postmaster.readComplaints();
      if (!complaints.includes('shared memory block') || performance.now() > giveUpAt) {
        throw new EmbeddedPostgresError(`PostgreSQL in ${options.clusterDir} does not start: ${complaints}`);
      }
      postmaster = await startPostmaster(options);
    }
    await ensureDatabase(connection);
    return postmaster;
  } catch (error) {
    await endPostmaster(postmaster.pid, postmaster.hasEnded);
    throw error;
  }
}

async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' });
  // PostgreSQL may die at any moment; the statement under way tells of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [connection.database]);
    if (found.rowCount === 0) await client.query(`create database ${connection.database}`);
  } finally {
    await client.end();
  }
}
