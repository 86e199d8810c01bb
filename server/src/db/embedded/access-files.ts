import { randomUUID } from 'node:crypto';
import { closeSync, fchownSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { type Account, isOther } from './unprivileged.ts';

const HBA_NAME = 'pg_hba.conf';
const IDENT_NAME = 'pg_ident.conf';

/**
 * Writes who may connect, at each start, so that clusters of older versions follow: the server's own user and root, as
 * any role. Every other user of the machine is refused even where it reaches the socket, PostgreSQL's own included.
 */
export function writeAccessFiles(clusterDir: string, account: Account): void {
  const names = findTrustedNames(account);
  // Without a name there is nothing to compare: then the folder of the socket, which only that user enters, decides.
  const method = names.length > 0 ? 'peer map=server' : 'trust';
  replaceFile(join(clusterDir, HBA_NAME), `${notice}local all all ${method}\n`, account);
  const map = names.map((name) => `server "${name}" all\n`).join('');
  replaceFile(join(clusterDir, IDENT_NAME), `${notice}${map}`, account);
}

/** On the command line, so that no `alter system` leads elsewhere. */
export function accessSettings(clusterDir: string): Record<string, string> {
  return { hba_file: join(clusterDir, HBA_NAME), ident_file: join(clusterDir, IDENT_NAME) };
}

const notice = '# Praxisportal writes this file at each start.\n';

/** A user without an account has no name; a user namespace shows the same number for every caller. */
function findTrustedNames(account: Account): string[] {
  if (account.kind === 'namespace') return [];
  try {
    return [...new Set([userInfo().username, 'root'])];
  } catch {
    return [];
  }
}

/** The folder may belong to another user, who could put a link in the place of any name: so a new file, and a rename. */
function replaceFile(file: string, content: string, account: Account): void {
  const unfinished = `${file}.${randomUUID()}`;
  const handle = openSync(unfinished, 'wx', 0o600);
  try {
    writeFileSync(handle, content);
    if (isOther(account)) fchownSync(handle, account.uid, account.gid);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, file);
}
