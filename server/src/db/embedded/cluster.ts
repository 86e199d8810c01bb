import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { toNamedUser } from './own-user.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { type Account, giveToAccount, isOther, makePrivateFolder, spawnAs } from './unprivileged.ts';

/** The account inside PostgreSQL that owns everything. */
export const DATABASE_USER = 'praxisportal';

/** The folder of the finished cluster in the data folder. */
export const CLUSTER_NAME = 'postgres';
const UNFINISHED_PREFIX = 'postgres.new-';

/** A name for a cluster that is still to be filled; should its maker die, the next one clears it away. */
export function nameUnfinishedCluster(): string {
  return `${UNFINISHED_PREFIX}${randomUUID()}`;
}

/** Puts a filled cluster, on which nothing runs any more, into its place. */
export function finishCluster(dataDir: string, unfinishedName: string): void {
  renameSync(join(dataDir, unfinishedName), join(dataDir, CLUSTER_NAME));
  syncFolder(dataDir);
}

/** Makes the cluster's files unless they are there; a cluster that exists under its name is always a finished one. */
export async function ensureCluster(
  clusterDir: string,
  { initdb, majorVersion }: PostgresBinaries,
  account: Account,
): Promise<void> {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return requireVersion(clusterDir, majorVersion);
  if (existsSync(clusterDir) && readdirSync(clusterDir).length > 0) {
    throw new EmbeddedPostgresError(
      `${clusterDir} holds files but no PostgreSQL data: move them away, or choose another DATA_DIR.`,
    );
  }
  const dataDir = dirname(clusterDir);
  removeUnfinished(dataDir);
  // A new name each time: the initdb of a killed server may still be writing under the old one.
  const unfinishedDir = join(dataDir, nameUnfinishedCluster());
  const maker = isOther(account) ? toNamedUser(account) : account;
  makePrivateFolder(unfinishedDir, maker);
  await runInitdb(unfinishedDir, initdb, maker);
  giveToAccount(unfinishedDir, account);
  renameSync(unfinishedDir, clusterDir);
  syncFolder(dataDir);
}

/** PostgreSQL reads only what its own major version wrote. */
function requireVersion(clusterDir: string, majorVersion: string): void {
  const found = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (found === majorVersion) return;
  throw new EmbeddedPostgresError(
    `${clusterDir} was made by PostgreSQL ${found}, and this release brings PostgreSQL ${majorVersion}: run ` +
      '"npm run backup" with the release that used it last, move the data folder away, and run ' +
      '"npm run restore" with this one.',
  );
}

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(UNFINISHED_PREFIX)) continue;
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    } catch {
      // Someone is still writing there; the next first start removes it.
    }
  }
}

async function runInitdb(folder: string, initdb: string, account: Account): Promise<void> {
  const args = [
    ...['-D', folder, '-U', DATABASE_USER, '-E', 'UTF8', '--data-checksums', '--no-instructions'],
    // The built-in provider sorts the same on every machine and after every upgrade of the system's library.
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    // Before each start its own files say more exactly who may connect.
    ...['--auth-local=peer', '--auth-host=reject'],
  ];
  const child = spawnAs(account, initdb, args, [folder]);
  const [complaint, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (exitCode === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new EmbeddedPostgresError(
    `PostgreSQL could not make its files in ${dirname(folder)}: ${complaint.trim().replaceAll('\n', ' ')}`,
  );
}

/** Without this, a power cut could undo the rename after rows were acknowledged. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
