import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { explainOlderThanBaseline } from '../db/baseline.ts';
import { openDatabase } from '../db/database.ts';
import { CLUSTER_NAME, finishCluster, nameUnfinishedCluster } from '../db/embedded/cluster.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { migrate, migrateTo, migrations } from '../db/migrate.ts';
import type { DatabaseConnection } from '../db/session-settings.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { leastKeyBytes, secretKeyFile, writeSecretKey } from '../security/secret-key.ts';
import { BackupError } from './backup-error.ts';
import { type BackupHeader, type BackupPart, readBackup, type TableStart } from './backup-file.ts';
import { copyTarget, listTables, textSettings } from './database-tables.ts';
import type { BackupCount } from './write-backup.ts';

export type RestoreOptions = {
  file: string;
  dataDir: string;
  log: EmbeddedPostgresOptions['log'];
  signal?: AbortSignal;
};

/**
 * Restores a backup into a data folder without a database. The file is read to its end before anything is made, and
 * what is made gets its name only when it is complete; a restore that fails leaves nothing. Throws a BackupError.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupCount> {
  const { file, dataDir } = options;
  refuseUsedFolder(dataDir);
  if (!existsSync(file)) throw new BackupError(`There is no ${file}.`);
  const { header, count } = await checkBackup(file);
  const wasThere = existsSync(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await fillDataFolder(options, header);
    return count;
  } catch (error) {
    // The lock's file stays behind the lock.
    await rm(wasThere ? join(dataDir, 'praxisportal.lock') : dataDir, { recursive: true, force: true });
    if (error instanceof OperatorError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} could not be restored, and nothing was changed: ${reason}.`, {
      cause: error,
    });
  }
}

function refuseUsedFolder(dataDir: string): void {
  const found = [join(dataDir, CLUSTER_NAME), secretKeyFile(dataDir)].find(existsSync);
  if (!found) return;
  throw new BackupError(
    `${found} is there already: move it away, or restore into another folder by DATA_DIR=…; nothing was changed.`,
  );
}

/** Reads all of the file; what it holds must be whole, and known to this version. */
async function checkBackup(file: string): Promise<{ header: BackupHeader; count: BackupCount }> {
  let header: BackupHeader | undefined;
  const count = { tables: 0, rows: 0 };
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind !== 'end') continue;
    const rows = Object.values(part.trailer.rows);
    count.tables = rows.length;
    count.rows = rows.reduce((sum, some) => sum + some, 0);
  }
  if (!header) throw new BackupError(`${file} is empty: take another backup.`);
  const known = Object.keys(migrations).sort();
  if (header.migrations.some((name, index) => name !== known[index])) {
    throw new BackupError(`${file} was made by a newer version of Praxisportal: restore it with that one.`);
  }
  const older = explainOlderThanBaseline(header.migrations, 'restore');
  if (older) {
    throw new BackupError(`${file} ${older}, start that, and make another backup with it.`);
  }
  // The server would not start with it, and by then this would be the only database.
  if (header.secretKey !== null && Buffer.from(header.secretKey, 'base64').length < leastKeyBytes)
    throw new BackupError(`${file} holds a secret key that is too short to be ours: take another backup.`);
  return { header, count };
}

async function fillDataFolder(
  { file, dataDir, log, signal }: RestoreOptions,
  header: BackupHeader,
): Promise<void> {
  const clusterName = nameUnfinishedCluster();
  const postgres = await startEmbeddedPostgres({ dataDir, log, clusterName });
  try {
    await fillDatabase(postgres.connection, file, header, signal);
    await postgres.stop();
    signal?.throwIfAborted();
    const keyFile = secretKeyFile(dataDir);
    if (header.secretKey) await writeSecretKey(keyFile, Buffer.from(header.secretKey, 'base64'));
    try {
      finishCluster(dataDir, clusterName);
    } catch (error) {
      if (header.secretKey) await rm(keyFile, { force: true });
      throw error;
    }
  } catch (error) {
    await postgres.stop();
    await rm(join(dataDir, clusterName), { recursive: true, force: true });
    throw error;
  }
}

/** The tables as they were, filled, and only then brought up to date: migrations know how to carry rows over. */
async function fillDatabase(
  connection: DatabaseConnection,
  file: string,
  header: BackupHeader,
  signal: AbortSignal | undefined,
): Promise<void> {
  const db = openDatabase(connection, { poolSize: 1, onError: () => undefined });
  try {
    await migrateTo(db, header.migrations.at(-1) ?? '');
    await copyIn(connection, file, signal);
    signal?.throwIfAborted();
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function copyIn(
  connection: DatabaseConnection,
  file: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`${textSettings}; begin`);
    const made = await listTables(client);
    // A migration may have filled some.
    await client.query(`truncate ${made.map(({ table }) => pg.escapeIdentifier(table)).join(', ')}`);
    const parts = readBackup(file);
    try {
      await copyTables(client, parts, { known: new Set(made.map(({ table }) => table)), signal });
    } finally {
      await parts.return(undefined);
    }
    // Constraints that wait for the end of a transaction are looked at here.
    await client.query('commit; analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function copyTables(
  client: pg.Client,
  parts: AsyncGenerator<BackupPart>,
  { known, signal }: { known: ReadonlySet<string>; signal: AbortSignal | undefined },
): Promise<void> {
  let part = await parts.next();
  while (!part.done) {
    if (part.value.kind !== 'table') {
      part = await parts.next();
      continue;
    }
    const { start } = part.value;
    // The owner may write to PostgreSQL's own tables too, and who writes there can run programs.
    if (!known.has(start.table))
      throw new Error(`it has a table ${JSON.stringify(start.table)}, and no version had one`);
    async function* rows(): AsyncGenerator<Buffer> {
      for (part = await parts.next(); !part.done && part.value.kind === 'rows'; part = await parts.next()) {
        yield part.value.lines;
      }
    }
    const copy = client.query(copyFrom(`copy ${copyTarget(start)} from stdin`));
    await pipeline(Readable.from(rows()), copy, { ...(signal && { signal }) });
    await continueSequences(client, start);
  }
}

async function continueSequences(client: pg.Client, { table, sequences }: TableStart): Promise<void> {
  for (const [column, value] of Object.entries(sequences)) {
    await client.query('select setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint)', [
      pg.escapeIdentifier(table),
      column,
      value,
    ]);
  }
}
