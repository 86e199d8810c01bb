import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorError } from '../platform/operator-error.ts';

/** The kept key can't be used; the message is a sentence that the operator can act on. */
export class SecretKeyError extends OperatorError {
  override name = 'SecretKeyError';
}

/** A shorter key could be guessed. */
export const leastKeyBytes = 32;

/** Where the key is kept in the data folder. */
export function secretKeyFile(dataDir: string): string {
  return join(dataDir, 'secret-key');
}

/** The secret key: the configured one, else one that is made once and kept in the data folder. */
export async function loadSecretKey(configured: string | undefined, dataDir: string): Promise<Buffer> {
  if (configured) return Buffer.from(configured);
  const file = secretKeyFile(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (!(await isThere(file))) await writeSecretKey(file, randomBytes(leastKeyBytes).toString('base64url'));
  await refuseOpenKey(file);
  const key = await readFile(file);
  if (key.length < leastKeyBytes) {
    throw new SecretKeyError(
      `The secret key in ${file} has ${key.length} bytes, fewer than ${leastKeyBytes}: put it back from a backup, or delete ` +
        'it: a new one is made then, and codes that are under way no longer count.',
    );
  }
  return key;
}

/**
 * Writes a key that is there whole or not at all; one that is there already stays. A link, unlike a rename, fails if
 * somebody else was faster, so that all who start at once read the same key.
 */
export async function writeSecretKey(file: string, key: string | Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.writeFile(key);
    await handle.sync();
    await link(unfinished, file).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await handle.close();
    await rm(unfinished);
  }
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

async function refuseOpenKey(file: string): Promise<void> {
  const { mode, uid } = await stat(file);
  const own = userInfo().uid;
  // Windows knows neither.
  if (own < 0) return;
  if ((mode & 0o077) !== 0) {
    throw new SecretKeyError(
      `Others may read or change the secret key in ${file}: run chmod 600 on it; if somebody may have read it, delete it.`,
    );
  }
  if (uid !== own) {
    throw new SecretKeyError(`The secret key in ${file} belongs to another user: run chown ${own} on it.`);
  }
}
