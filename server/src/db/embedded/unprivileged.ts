import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { giveFolder } from './give-folder.ts';
import { canEnter, canHide, hideAllBut, type User } from './hidden-folders.ts';
import { canKeep, chooseOwnUser, NOBODY_ID } from './own-user.ts';

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
const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY_ID}`, `--map-group=${NOBODY_ID}`];

/**
 * PostgreSQL refuses to run as root, and what it starts should not have root's rights either. It runs as a user of its
 * own, because a process of the same user could read its files and memory. The namespace comes last: there PostgreSQL
 * sees itself as `nobody`, but outside its files stay root's, and so it can read root's other files.
 */
export function chooseAccount(dataDir: string, clusterDir: string, binariesDir: string): Account {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const owner = existsSync(clusterDir) ? toUser(clusterDir) : undefined;
  const isKept = owner !== undefined && canKeep(owner);
  const own = isKept ? owner : chooseOwnUser(dataDir);
  if (process.platform === 'linux' && canHide(own)) return { kind: 'hidden', ...own };
  // Where nothing can be hidden, only the owner of the folder or of the program may be able to reach both.
  const users = isKept ? [own] : [own, ...[dataDir, binariesDir].map(toUser).filter(canKeep)];
  const user = users.find((each) => canEnter(dirname(dataDir), each) && canEnter(binariesDir, each));
  if (process.platform === 'linux' && user !== undefined) {
    letIn(dataDir, user);
    return { kind: 'user', ...user };
  }
  const isRoots = (owner ?? ROOT).uid === ROOT.uid;
  if (isRoots && canEnter(dataDir, ROOT) && canEnter(binariesDir, ROOT) && canUseNamespace()) {
    return { kind: 'namespace' };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and no other user can enter both ${dataDir} and ${binariesDir}: ` +
      'start Praxisportal as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

function toUser(folder: string): User {
  const { uid, gid } = statSync(folder);
  return { uid, gid };
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

/** Gives a folder of another owner to the account that runs it now; nothing may be running on it. */
export function giveToAccount(folder: string, account: Account): void {
  if (!isOther(account) || !existsSync(folder) || statSync(folder).uid === account.uid) return;
  giveFolder(folder, account);
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
