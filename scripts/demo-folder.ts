import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../server/src/db/embedded/folder-lock.ts';
import { OperatorError } from '../server/src/platform/operator-error.ts';

/** Says that everything in the folder is invented; once it is filled, also how to get in. */
const markName = 'demo.txt';
const filling = 'being filled\n';

/**
 * Makes a folder ready for the demo and says whether it is filled. One that was left half filled is emptied. Throws an
 * `OperatorError` if it holds anything but a demo, or if another process is at work on it.
 */
export async function prepareDemoFolder(folder: string): Promise<{ isFilled: boolean }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  const mark = names.includes(markName) ? await readMark(folder) : undefined;
  if (mark === undefined && names.length > 0)
    throw new OperatorError(
      `${folder} holds something else than a demo, perhaps a real practice. Name an empty folder with DATA_DIR.`,
    );
  if (mark !== undefined && mark !== filling) return { isFilled: true };
  await writeFile(join(folder, markName), filling, { mode: 0o600 });
  const lock = lockDataFolder(folder);
  try {
    const isOurs = (name: string) => name === markName || name.startsWith('praxisportal.');
    for (const name of names.filter((each) => !isOurs(each)))
      await rm(join(folder, name), { recursive: true });
  } finally {
    lock.release();
  }
  return { isFilled: false };
}

/** Notes that the folder is filled, with what whoever tries it out needs to know. */
export async function markFilled(folder: string, words: string): Promise<void> {
  await writeFile(join(folder, markName), words);
}

/** What was noted when the folder was filled. */
export async function readMark(folder: string): Promise<string> {
  return readFile(join(folder, markName), 'utf8');
}
