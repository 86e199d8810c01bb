import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret key: the configured one, else one that is made once and kept in the data folder. */
export async function loadSecretKey(configured: string | undefined, dataDir: string): Promise<Buffer> {
  if (configured) return Buffer.from(configured);
  const file = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // `wx` fails if the file exists, so two starts at once can't make two keys.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file);
}
