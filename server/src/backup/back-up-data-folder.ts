import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type EmbeddedPostgresOptions, hasCluster } from '../db/embedded/embedded-postgres.ts';
import { reachPostgres } from '../db/embedded/reach-postgres.ts';
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
  const { connection, close } = await reachPostgres(options);
  try {
    return await writeBackup({ connection, secretKey, now }, file, signal);
  } finally {
    await close();
  }
}
