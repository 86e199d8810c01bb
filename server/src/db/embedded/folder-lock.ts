import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError, FolderInUseError } from './embedded-error.ts';

const SQLITE_BUSY = 5;

export type FolderLock = { release: () => void };

/**
 * Keeps a second Praxisportal process off the data folder.
 *
 * The lock is the kernel's own file lock, which Node reaches only through SQLite: an exclusive transaction on an empty
 * file. The kernel drops it the moment the process ends, however it ends, so there is no stale lock to judge and no
 * race in taking one over; it holds across containers that share the folder, and PostgreSQL does not inherit it. A
 * file with pid and start time needs both judgements. An advisory lock in PostgreSQL could only be asked for after
 * touching the cluster, and is lost whenever PostgreSQL restarts its sessions.
 *
 * POSIX drops the lock when this process closes any other handle on the same file: nothing else may open it.
 */
export function lockDataFolder(dataDir: string): FolderLock {
  const pidFile = join(dataDir, 'praxisportal.pid');
  const database = openExclusively(join(dataDir, 'praxisportal.lock'), (cause) =>
    isBusy(cause)
      ? `The data folder ${dataDir} is in use by another Praxisportal process (pid ${readPid(pidFile)}): ` +
        'end that process first, or give this one its own DATA_DIR.'
      : `The data folder ${dataDir} cannot be locked: let the user that runs Praxisportal write there, ` +
        'or choose another DATA_DIR.',
  );
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release: () => {
      rmSync(pidFile, { force: true });
      database.close();
    },
  };
}

function openExclusively(file: string, describe: (cause: unknown) => string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    // The journal in memory: otherwise a kill -9 leaves a journal file behind.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (cause) {
    database?.close();
    throw isBusy(cause)
      ? new FolderInUseError(describe(cause), { cause })
      : new EmbeddedPostgresError(describe(cause), { cause });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/** The file only serves the sentence; between taking the lock and writing it, it may be missing. */
function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
