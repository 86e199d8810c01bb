import { closeSync, constants, fchownSync, fstatSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from './hidden-folders.ts';

const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK } = constants;

/**
 * Gives a folder, with everything in it, to a user. The former owner may be at work there and put links in the place of
 * names, so each step goes by an open handle (`/proc/self/fd`, Linux only) and never follows a link.
 */
export function giveFolder(folder: string, user: User): void {
  const handle = openSync(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  try {
    const inside = `/proc/self/fd/${handle}`;
    for (const entry of readdirSync(inside, { withFileTypes: true })) {
      if (entry.isDirectory()) giveFolder(join(inside, entry.name), user);
      if (entry.isFile()) giveFile(join(inside, entry.name), user);
    }
    // Last, because its owner tells that all of it has been given.
    fchownSync(handle, user.uid, user.gid);
  } finally {
    closeSync(handle);
  }
}

function giveFile(file: string, user: User): void {
  const handle = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    // With more names than one it may be a file from elsewhere; PostgreSQL keeps none such.
    if (fstatSync(handle).nlink === 1) fchownSync(handle, user.uid, user.gid);
  } finally {
    closeSync(handle);
  }
}
