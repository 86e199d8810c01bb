import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-error.ts';
import type { User } from './hidden-folders.ts';

/** The number that Linux gives to `nobody` and `nogroup`. Other services run under it, so PostgreSQL does not. */
export const NOBODY_ID = 65_534;

// systemd and the distributions leave these free; below 65,536, so that a container with a range of its own has them.
const FIRST_ID = 60_578;
const LAST_ID = 61_183;

/**
 * A user and a group that no account of this machine has. The number depends on the folder, so that two practices on
 * one machine hardly share one; afterwards the owner of the cluster's folder is where it is remembered.
 */
export function chooseOwnUser(dataDir: string): User {
  const count = LAST_ID - FIRST_ID + 1;
  const first = createHash('sha256').update(dataDir).digest().readUInt32BE() % count;
  const ids = Array.from({ length: count }, (_, step) => FIRST_ID + ((first + step) % count));
  const id = ids.find((each) => !hasAccount(each));
  if (id !== undefined) return { uid: id, gid: id };
  throw new EmbeddedPostgresError(
    `PostgreSQL needs a user of its own, and accounts have all numbers from ${FIRST_ID} to ${LAST_ID}: free one, ` +
      'or start Praxisportal as an ordinary user.',
  );
}

/**
 * As which user initdb makes the files of this one: it insists on a user with a name, and one of our own has none. The
 * group stays the own one. It alone may enter the folders above, and the kernel opens a process's /proc only to callers
 * of both the same user and the same group, so other processes of `nobody` are kept out.
 */
export function toNamedUser<Given extends User>(user: Given): Given {
  return isOwnId(user.uid) ? { ...user, uid: NOBODY_ID } : user;
}

/** Whether a cluster stays with its owner: an account that once started the server, or a user of PostgreSQL's own. */
export function canKeep({ uid }: User): boolean {
  if (uid === 0 || uid === NOBODY_ID) return false;
  return !isOwnId(uid) || !hasAccount(uid);
}

function isOwnId(id: number): boolean {
  return id >= FIRST_ID && id <= LAST_ID;
}

function hasAccount(id: number): boolean {
  return ['passwd', 'group'].some((database) => {
    const { status } = spawnSync('getent', [database, String(id)], { stdio: 'ignore' });
    // Without the program the files are all there is.
    return status === null ? hasLine(`/etc/${database}`, id) : status === 0;
  });
}

function hasLine(file: string, id: number): boolean {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => line.split(':')[2] === String(id));
  } catch {
    return false;
  }
}
