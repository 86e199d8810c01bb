import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DatabaseConnection } from '../db/session-settings.ts';
import { postgresErrorCode } from '../platform/postgres-errors.ts';
import { BackupError } from './backup-error.ts';
import { type BackupHeader, type BackupTrailer, backupFormat, endOfRows } from './backup-file.ts';
import { copyTarget, listTables, textSettings } from './database-tables.ts';

export type BackupSource = { connection: DatabaseConnection; secretKey: Buffer | undefined; now: Date };

/** How much a backup holds. */
export type BackupCount = { tables: number; rows: number };

/**
 * Writes all tables as they are at one moment, while the server goes on working. The file appears whole or not at all;
 * one of that name is never overwritten. Throws a BackupError.
 */
export async function writeBackup(
  source: BackupSource,
  file: string,
  signal?: AbortSignal,
): Promise<BackupCount> {
  if (existsSync(file)) throw new BackupError(`${file} is there already: choose another name.`);
  const unfinished = `${file}.${randomUUID()}`;
  signal?.throwIfAborted();
  const socket = new Socket();
  const client = new pg.Client({ ...source.connection, stream: () => socket });
  // A COPY that waits for a lock hears nothing else.
  const cut = () => socket.destroy();
  signal?.addEventListener('abort', cut);
  // Told by the statement under way as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const handle = await open(unfinished, 'wx', 0o600);
    const count: BackupCount = { tables: 0, rows: 0 };
    try {
      const written = handle.createWriteStream({ flush: true });
      await pipeline(toLines(client, source, count), createGzip(), written);
    } finally {
      await handle.close();
    }
    await link(unfinished, file);
    const folder = await open(dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
    return count;
  } catch (error) {
    signal?.throwIfAborted();
    throw describe(error, file);
  } finally {
    signal?.removeEventListener('abort', cut);
    await client.end().catch(() => undefined);
    await rm(unfinished, { force: true });
  }
}

function describe(error: unknown, file: string): unknown {
  const isConnecting = error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  if (isConnecting || postgresErrorCode(error)?.startsWith('57P')) {
    return new BackupError(
      'The database does not answer, perhaps because it is just starting or stopping: try again.',
    );
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EEXIST':
      return new BackupError(`${file} is there already: choose another name.`);
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EACCES':
    case 'EROFS':
      return new BackupError(
        `${file} cannot be written: choose a folder that is there and that you may write to.`,
      );
    case 'ENOSPC':
      return new BackupError(`There is no room for ${file}: make some, or choose another disk.`);
    default:
      return error;
  }
}

async function* toLines(
  client: pg.Client,
  { secretKey, now }: BackupSource,
  count: BackupCount,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const rows: BackupTrailer['rows'] = {};
  const toLine = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);
  const hashed = (bytes: Buffer) => {
    hash.update(bytes);
    return bytes;
  };
  await client.query(textSettings);
  // Everything that follows sees the same moment.
  await client.query('begin isolation level repeatable read, read only');
  yield hashed(toLine(await makeHeader(client, secretKey, now)));
  for (const table of await listTables(client)) {
    yield hashed(toLine(table));
    const copy = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
    for await (const chunk of copy) yield hashed(chunk);
    yield hashed(Buffer.from(`${endOfRows}\n`));
    rows[table.table] = copy.rowCount;
    count.tables += 1;
    count.rows += copy.rowCount;
  }
  await client.query('commit');
  const trailer: BackupTrailer = { rows, sha256: hash.digest('hex') };
  yield toLine(trailer);
}

async function makeHeader(
  client: pg.Client,
  secretKey: Buffer | undefined,
  now: Date,
): Promise<BackupHeader> {
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const { rows: versions } = await client.query<{ server_version: string }>('show server_version');
  return {
    praxisportal: 'backup',
    format: backupFormat,
    madeAt: now.toISOString(),
    postgresVersion: versions[0]?.server_version ?? '',
    migrations: migrations.map(({ name }) => name),
    secretKey: secretKey?.toString('base64') ?? null,
  };
}
