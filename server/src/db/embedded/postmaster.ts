import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { accessSettings } from './access-files.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { endLeftSessions } from './left-sessions.ts';
import { logLinePrefix, type PostgresLogEntry, toLogEntry } from './postgres-log.ts';
import { SOCKET_PORT } from './socket-folder.ts';
import { type Account, spawnAs } from './unprivileged.ts';

export const POLL_MILLISECONDS = 20;
// A fast shutdown writes a checkpoint, which takes its time on a slow disk.
const FAST_SHUTDOWN_MILLISECONDS = 60_000;
const IMMEDIATE_SHUTDOWN_MILLISECONDS = 10_000;

/** PostgreSQL's main process. */
export type Postmaster = {
  pid: number;
  /** Resolves with the signal or exit code when the main process ends; its sessions may live on for a moment. */
  ended: Promise<string>;
  hasEnded: () => boolean;
  isReady: () => boolean;
  /** What a PostgreSQL that has ended had to complain about. */
  readComplaints: () => Promise<string>;
  lastLines: () => string[];
};

export type PostmasterOptions = {
  program: string;
  account: Account;
  clusterDir: string;
  socketDir: string;
  settings: Record<string, string>;
  log: (entry: PostgresLogEntry) => void;
};

// Without the time, which PostgreSQL writes before it has read its settings.
const COMPLAINT = /(?:FATAL|PANIC|DETAIL|HINT|unshare):.*|.*error while loading.*/;
// SIGTERM from outside: nobody new is let in, and it would wait until the pool gives up its connections, which it never does.
const SMART_SHUTDOWN = /^LOG: received smart shutdown request$/;
const KEPT_COMPLAINTS = 5;
const KEPT_LINES = 10;
// Its sessions hold the other end of the log's pipe as well, and may outlive it.
const LAST_LINES_MILLISECONDS = 1_000;

const SMALL_SETTINGS = {
  shared_buffers: '32MB',
  max_connections: '60',
  max_wal_size: '256MB',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_destination: 'stderr',
  log_line_prefix: logLinePrefix,
  // A statement can quote what a patient typed.
  log_min_error_statement: 'panic',
};

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { program, account, clusterDir, socketDir, log } = options;
  const settings = {
    ...SMALL_SETTINGS,
    ...options.settings,
    ...accessSettings(clusterDir),
    listen_addresses: '',
    port: String(SOCKET_PORT),
    // A list: quotes keep a comma or a space of the path from ending an entry.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
  const assignments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawnAs(account, program, ['-D', clusterDir, ...assignments], [clusterDir, socketDir]);
  const complaints: string[] = [];
  const lastLines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (text) => {
    const entry = toLogEntry(text);
    if (!entry) return;
    log(entry);
    if (SMART_SHUTDOWN.test(entry.line) && child.pid !== undefined) sendSignal(child.pid, 'SIGINT');
    lastLines.push(entry.line);
    lastLines.splice(0, lastLines.length - KEPT_LINES);
    complaints.push(...(COMPLAINT.exec(entry.line) ?? []));
    complaints.splice(0, complaints.length - KEPT_COMPLAINTS);
  });
  const { promise: logEnd, resolve: noteLogEnd } = Promise.withResolvers<void>();
  child.once('close', () => noteLogEnd());
  const { promise: ended, resolve: noteEnd } = Promise.withResolvers<string>();
  let hasEnded = false;
  // Also when this process ends without stopping it, by process.exit() or an uncaught error.
  const endAtExit = () => child.pid !== undefined && sendSignal(child.pid, 'SIGINT');
  process.on('exit', endAtExit);
  child.once('exit', (exitCode, signal) => {
    hasEnded = true;
    process.off('exit', endAtExit);
    noteEnd(signal ?? `exit code ${exitCode}`);
  });
  // Rejects when the program cannot be run at all.
  await once(child, 'spawn');
  const { pid } = child;
  if (pid === undefined) throw new EmbeddedPostgresError(`${program} was started without a pid.`);
  // PostgreSQL alone is no reason for the server's process to stay.
  child.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return {
    pid,
    ended,
    hasEnded: () => hasEnded,
    isReady: () => isReady(clusterDir, pid),
    readComplaints: async () => {
      await Promise.race([logEnd, delay(LAST_LINES_MILLISECONDS)]);
      return complaints.join(' ');
    },
    lastLines: () => lastLines,
  };
}

/** PostgreSQL tells its state in the eighth line of its pid file (src/include/utils/pidfile.h). */
function isReady(clusterDir: string, pid: number): boolean {
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

/**
 * Ends the PostgreSQL that a killed server left behind, and clears what a crashed one left. The caller holds the lock of
 * the data folder, so a PostgreSQL found here has no living server. It is started anew instead of used on: that rolls
 * back what the dead server left open, applies the settings, and its log has a reader again.
 */
export async function endLeftoverPostmaster(clusterDir: string): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  const hasEnded = () => !isPostmasterOf(clusterDir, pid);
  if (!hasEnded()) await endPostmaster(pid, hasEnded);
  await endLeftSessions(clusterDir);
  // PostgreSQL takes any living process with this number for itself, which after a restart of the machine is likely.
  rmSync(pidFile, { force: true });
}

/** Fast shutdown: sessions are cut, open transactions rolled back, everything written to disk. */
export async function endPostmaster(pid: number, hasEnded: () => boolean): Promise<void> {
  if (!hasEnded()) sendSignal(pid, 'SIGINT');
  if (await isTrueWithin(FAST_SHUTDOWN_MILLISECONDS, hasEnded)) return;
  // Immediate shutdown, like a crash: the next start recovers from the log, and nothing acknowledged is lost.
  sendSignal(pid, 'SIGQUIT');
  if (await isTrueWithin(IMMEDIATE_SHUTDOWN_MILLISECONDS, hasEnded)) return;
  throw new EmbeddedPostgresError(`PostgreSQL (pid ${pid}) does not end: end it by hand, then start again.`);
}

function sendSignal(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // ESRCH: it has just ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function isTrueWithin(milliseconds: number, condition: () => boolean): Promise<boolean> {
  const deadlineAt = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > deadlineAt) return false;
    await delay(POLL_MILLISECONDS);
  }
  return true;
}

/** The main process keeps its command line; those of its sessions are overwritten, that of a zombie is empty. */
function isPostmasterOf(clusterDir: string, pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterDir);
    }
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      `-D ${clusterDir} `,
    );
  } catch {
    return false;
  }
}
