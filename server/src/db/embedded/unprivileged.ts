import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { EmbeddedPostgresError } from './embedded-error.ts';

export type User = { uid: number; gid: number };

/** As whom PostgreSQL runs: as this process, as root dressed as nobody in a user namespace, or as another user. */
export type Account = { kind: 'self' } | { kind: 'namespace' } | ({ kind: 'user' } & User);

const ROOT = { uid: 0, gid: 0 };
// The number that Linux gives to nobody and nogroup. (macOS has another; there root has to be avoided.)
const NOBODY = { uid: 65534, gid: 65534 };
const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`];

/**
 * PostgreSQL refuses to run as root. In a user namespace it sees itself as nobody, while outside its files stay root's,
 * so it works where only root can enter; but it has no more rights than their owner, so every folder on the way must
 * let root in by its rights alone.
 */
export function chooseAccount(dataDir: string, clusterDir: string, binariesDir: string): Account {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const canUse = (user: User) => canEnter(dirname(dataDir), user) && canEnter(binariesDir, user);
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  if ((owner === undefined || owner.uid === ROOT.uid) && canUse(ROOT) && canEnter(dataDir, ROOT)) {
    if (canUseNamespace()) return { kind: 'namespace' };
  }
  // A cluster that has an owner keeps it; a new one may go to whoever owns the folder or the program.
  const isOwned = owner !== undefined && owner.uid !== ROOT.uid;
  const candidates = isOwned ? [owner] : [statSync(dataDir), statSync(binariesDir), NOBODY];
  const user = candidates.find((candidate) => candidate.uid !== ROOT.uid && canUse(candidate));
  if (process.platform === 'linux' && user !== undefined) {
    letIn(dataDir, user);
    return { kind: 'user', uid: user.uid, gid: user.gid };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and no other user can enter both ${dataDir} and ${binariesDir}: ` +
      'start Praxisportal as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

/** Whether the rights of the folder and of all folders above let the user pass. */
export function canEnter(folder: string, user: User): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  const parent = dirname(realpathSync(folder));
  return (mode & bit) !== 0 && (parent === folder || canEnter(parent, user));
}

/** Passing through is enough: the user need not list the folder, nor read what else is in it. */
function letIn(folder: string, user: User): void {
  if (canEnter(folder, user)) return;
  const { uid, mode } = statSync(folder);
  chownSync(folder, uid, user.gid);
  chmodSync(folder, (mode & 0o777) | 0o010);
}

/** Whether this machine lets root make user namespaces; containers often do not. */
export function canUseNamespace(): boolean {
  const [program = '', ...args] = NAMESPACE;
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

/** Gives what root made in a user namespace to the account that runs it now; nothing may be running on it. */
export function giveToAccount(folder: string, account: Account): void {
  if (account.kind !== 'user' || !existsSync(folder) || statSync(folder).uid === account.uid) return;
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, path), account.uid, account.gid);
  }
  // Last, because its owner tells that all of it has been given.
  chownSync(folder, account.uid, account.gid);
}

/** Makes a folder that only the account can enter. */
export function makePrivateFolder(folder: string, account: Account): void {
  mkdirSync(folder, { mode: 0o700 });
  if (account.kind === 'user') chownSync(folder, account.uid, account.gid);
}

/** Starts a program of PostgreSQL as the account, in a session of its own: a terminal's Ctrl-C is the server's alone. */
export function spawnAs(
  account: Account,
  program: string,
  args: string[],
): ChildProcessByStdio<null, null, Readable> {
  const command = account.kind === 'namespace' ? [...NAMESPACE, program, ...args] : [program, ...args];
  const [first = program, ...rest] = command;
  return spawn(first, rest, {
    cwd: '/',
    detached: true,
    // Nothing else of the environment: PGPORT, PGDATA, PGOPTIONS and LANG would change what PostgreSQL does.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account.kind === 'user' ? { uid: account.uid, gid: account.gid } : {}),
  });
}
