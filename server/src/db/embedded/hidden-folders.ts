import { spawnSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export type User = { uid: number; gid: number };

/**
 * Makes a command that root can start: it runs as the user, without any privilege, and reaches the given folders
 * although only root can pass the folders above them. In a mount namespace of its own the topmost folder that keeps
 * the user out is covered by an empty one, in which nothing but the given folders appears again under their paths.
 * So the user needs no right on anything of root's, and sees nothing else of it.
 */
export function hideAllBut(folders: string[], user: User, command: string[]): string[] {
  const hidden = folders.map((folder) => ({ folder, cover: findBarrier(folder, user) })).filter(isCovered);
  const covers = [...new Set(hidden.map(({ cover }) => cover))];
  const script = [
    'set -e',
    'umask 022',
    // A place that nobody needs, to hold the folders while what is above them is covered.
    'mount -t tmpfs -o mode=0700 hidden /sys',
    ...hidden.flatMap(({ folder }, index) => [
      `mkdir /sys/${index}`,
      `mount --bind ${quote(folder)} /sys/${index}`,
    ]),
    ...covers.map((cover) => `mount -t tmpfs -o mode=0755 hidden ${quote(cover)}`),
    ...hidden.flatMap(({ folder }, index) => [
      `mkdir -p ${quote(folder)}`,
      `mount --bind /sys/${index} ${quote(folder)}`,
    ]),
    `exec setpriv --reuid ${user.uid} --regid ${user.gid} --clear-groups --no-new-privs "$@"`,
  ];
  return ['unshare', '--mount', 'sh', '-c', script.join('\n'), 'sh', ...command];
}

/** Whether this machine lets root do so: it does not where it is root in a container only. */
export function canHide(user: User): boolean {
  const [program = '', ...args] = hideAllBut([], user, ['true']);
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** Whether the rights of the folder and of all folders above let the user pass. */
export function canEnter(folder: string, user: User): boolean {
  return letsPass(folder, user) && findBarrier(folder, user) === undefined;
}

function letsPass(folder: string, user: User): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

/** The topmost of the folders above this one that keeps the user out. */
function findBarrier(folder: string, user: User): string | undefined {
  const parent = dirname(realpathSync(folder));
  if (parent === folder) return undefined;
  return findBarrier(parent, user) ?? (letsPass(parent, user) ? undefined : parent);
}

function isCovered<Hidden extends { cover: string | undefined }>(
  hidden: Hidden,
): hidden is Hidden & { cover: string } {
  return hidden.cover !== undefined;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
