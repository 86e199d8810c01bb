import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { expireInvitations, insertInvitation, lockRoles } from './commands.ts';
import { hasOwner } from './queries.ts';
import { findInvitationEnd, toInvitationLink } from './rules.ts';

/** The link for the first owner, and the file in which it stands too, if it could be written. */
export type SetupLink = { link: string; file: string | undefined };

/**
 * As long as nobody owns the practice here, a link by which whoever can read what the server prints, or its data
 * folder, becomes the first owner; nobody does by being the first to come. An older link ends with it.
 */
export async function offerSetupLink(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>,
): Promise<SetupLink | undefined> {
  const { db, clock, config, log } = context;
  const now = new Date(clock.nowMs());
  const token = await inTransaction(db, async (transaction) => {
    await lockRoles(transaction);
    await expireInvitations(transaction, null, now);
    if (await hasOwner(transaction)) return undefined;
    const expiresAt = findInvitationEnd('setup', now);
    const first = { purpose: 'setup', email: null, role: 'owner', doctor_id: null, language: 'de' } as const;
    const made = await insertInvitation(transaction, { ...first, invited_by: null, expiresAt }, now);
    return made.token;
  });
  if (token === undefined) {
    await removeSetupLink(config.dataDir);
    return undefined;
  }
  const link = toInvitationLink(config.publicUrl, 'de', token);
  const file = await writeSetupLink(config.dataDir, link).catch((error) => {
    // With a database elsewhere the server may do without a folder of its own; it prints the link.
    log.warn({ err: error }, 'the link for the first owner could not be written to DATA_DIR');
    return undefined;
  });
  return { link, file };
}

/** The link is of no use once somebody owns the practice. */
export async function removeSetupLink(dataDir: string): Promise<void> {
  await rm(findFile(dataDir), { force: true });
}

async function writeSetupLink(dataDir: string, link: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = findFile(dataDir);
  // One that is there might be open to others, or lead elsewhere.
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  await handle.writeFile(`${link}\n`).finally(() => handle.close());
  return file;
}

function findFile(dataDir: string): string {
  return join(dataDir, 'setup-link.txt');
}
