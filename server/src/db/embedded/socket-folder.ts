import { createHash } from 'node:crypto';
import { existsSync, lstatSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { NOBODY_ID } from './own-user.ts';
import { type Account, isOther, makePrivateFolder } from './unprivileged.ts';

/** Names the socket's file; nothing listens on the network. */
export const SOCKET_PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

// macOS: sun_path has 104 bytes, the last of them is zero. Linux has 108.
const LONGEST_SOCKET_PATH_BYTES = 103;

/** Makes the folder of the socket anew, so that nothing stale is in it. The caller makes sure that nobody uses it. */
export function makeSocketFolder(folder: string, account: Account): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  // In a shared temporary folder anyone can make this name first and then watch or answer for the database.
  if (found !== undefined && !(found.isDirectory() && isOurs(found.uid, account))) {
    throw new EmbeddedPostgresError(
      `${folder}, meant for PostgreSQL's socket, belongs to someone else: ` +
        'remove it, or choose a DATA_DIR with a shorter path.',
    );
  }
  removeSocketFolder(folder);
  makePrivateFolder(folder, account);
}

/** Removes only what PostgreSQL leaves there by name: a recursive removal as root could be led astray by the owner. */
export function removeSocketFolder(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of [SOCKET_NAME, `${SOCKET_NAME}.lock`]) rmSync(join(folder, name), { force: true });
  rmdirSync(folder);
}

/** The folder is beside the cluster unless that path is too long for a socket. */
export function chooseSocketFolder(dataDir: string): string {
  const shortName = `praxisportal-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const candidates = [join(dataDir, 'postgres-socket'), join(tmpdir(), shortName)];
  return candidates.find(isShortEnough) ?? join('/tmp', shortName);
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(join(folder, SOCKET_NAME)) <= LONGEST_SOCKET_PATH_BYTES;
}

function isOurs(uid: number, account: Account): boolean {
  // As root, older versions ran PostgreSQL as `nobody`: their folder is made anew.
  const isFormer = process.getuid?.() === 0 && uid === NOBODY_ID;
  return uid === process.getuid?.() || (isOther(account) && uid === account.uid) || isFormer;
}
