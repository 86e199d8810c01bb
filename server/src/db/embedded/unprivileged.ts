import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { canEnter, canHide, hideAllBut, type User } from './hidden-folders.ts';

/**
 * As whom PostgreSQL runs: as this process; as another user who is let see its folders only; as another user; or, where
 * neither can be, as root dressed as nobody in a user namespace.
 */
export type Account =
  | { kind: 'self' }
  | ({ kind: 'hidden' } & User)
  | ({ kind: 'user' } & User)
  | { kind: 'namespace' };

const ROOT = { uid: 0, gid: 0 };
// The number that Linux gives to nobody and nogroup. (macOS has another; there root has to be avoided.)
const NOBODY = { uid: 65534, gid: 65534 };
const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`];

/**
 * PostgreSQL refuses to run as root, and what it starts should not have root's rights either. The namespace comes last:
 * there PostgreSQL sees itself as nobody, but outside its files stay root's, and so it can read root's other files.
 */
export function chooseAccount(dataDir: string, clusterDir: string, binariesDir: string): Account {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  // A cluster that has an owner keeps it; a new one may go to whoever owns the folder or the program.
  const isOwned = owner !== undefined && owner.uid !== ROOT.uid;
  const owners = isOwned ? [owner] : [statSync(dataDir), statSync(binariesDir), NOBODY];
  const users = owners.filter(({ uid }) => uid !== ROOT.uid).map(({ uid, gid }) => ({ uid, gid }));
  const canUse = (user: User) => canEnter(dirname(dataDir), user) && canEnter(binariesDir, user);
  const [first = NOBODY] = users;
  if (process.platform === 'linux' && canHide(first)) return { kind: 'hidden', ...first };
  const user = users.find(canUse);
  if (process.platform === 'linux' && user !== undefined) {
    letIn(dataDir, user);
    return { kind: 'user', ...user };
  }
  if (!isOwned && canUse(ROOT) && canEnter(dataDir, ROOT) && canUseNamespace()) return { kind: 'namespace' };
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and no other user can enter both ${dataDir} and ${binariesDir}: ` +
      'start Praxisportal as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
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

/** Gives what belongs to root to the account that runs it now; nothing may be running on it. */
export function giveToAccount(folder: string, account: Account): void {
  if (!isOther(account) || !existsSync(folder) || statSync(folder).uid === account.uid) return;
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, path), account.uid, account.gid);
  }
  // Last, because its owner tells that all of it has been given.
  chownSync(folder, account.uid, account.gid);
}

/** Makes a folder that only the account can enter. */
export function makePrivateFolder(folder: string, account: Account): void {
  mkdirSync(folder, { mode: 0o700 });
  if (isOther(account)) chownSync(folder, account.uid, account.gid);
}

/** Whether the files belong to another user than this process. */
export function isOther(account: Account): account is Extract<Account, User> {
  return account.kind === 'user' || account.kind === 'hidden';
}

/**
 * Starts a program of PostgreSQL as the account, in a session of its own: a terminal's Ctrl-C is the server's alone.
 * Besides its own folder it needs `folders`.
 */
export function spawnAs(
  account: Account,
  program: string,
  args: string[],
  folders: string[],
): ChildProcessByStdio<null, null, Readable> {
  const reached = [...folders, dirname(dirname(program))];
  const [first = program, ...rest] = toCommand(account, [program, ...args], reached);
  return spawn(first, rest, {
    cwd: '/',
    detached: true,
    // Nothing else of the environment: PGPORT, PGDATA, PGOPTIONS and LANG would change what PostgreSQL does.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account.kind === 'user' ? { uid: account.uid, gid: account.gid } : {}),
  });
}

function toCommand(account: Account, command: string[], folders: string[]): string[] {
  switch (account.kind) {
    case 'self':
    case 'user':
      return command;
    case 'hidden':
      return hideAllBut(folders, account, command);
    case 'namespace':
      return [...NAMESPACE, ...command];
  }
}
