import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { FolderInUseError } from '../db/embedded/embedded-error.ts';
import {
  type Connection,
  type EmbeddedPostgresOptions,
  findConnection,
  hasCluster,
  startEmbeddedPostgres,
} from '../db/embedded/embedded-postgres.ts';
import { secretKeyFile } from '../security/secret-key.ts';
import { BackupError } from './backup-error.ts';
import { type BackupCount, writeBackup } from './write-backup.ts';

export type BackUpOptions = {
  dataDir: string;
  file: string;
  now: Date;
  log: EmbeddedPostgresOptions['log'];
  signal?: AbortSignal;
};

/** Backs up a data folder, whether a server works with it or not. Throws a BackupError. */
export async function backUpDataFolder(options: BackUpOptions): Promise<BackupCount> {
  const { dataDir, file, now, signal } = options;
  if (!hasCluster(dataDir)) {
    throw new BackupError(`There is no database in ${dataDir}: say with DATA_DIR=… where it is.`);
  }
  const keyFile = secretKeyFile(dataDir);
  const secretKey = existsSync(keyFile) ? await readFile(keyFile) : undefined;
  const { connection, close } = await reachDatabase(options);
  try {
    return await writeBackup({ connection, secretKey, now }, file, signal);
  } finally {
    await close();
  }
}

async function reachDatabase({ dataDir, log }: BackUpOptions): Promise<{
  connection: Connection;
  close: () => Promise<void>;
}> {
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    return { connection: postgres.connection, close: postgres.stop };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    // The server is running, and so is its PostgreSQL.
    return { connection: findConnection(dataDir), close: async () => undefined };
  }
}
