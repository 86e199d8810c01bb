import { glob, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

// Pages are not among them: the server compresses them itself, once it has written its own address into them.
const textExtensions = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.ico', '.webmanifest']);
// Below this a compressed answer saves less than the header that announces it.
const smallestBytes = 512;
const filesAtOnce = 2;

/** Writes a `.br` and a `.gz` beside every text file of the folder; returns how many files got them. */
export async function compressFolder(folder: string): Promise<number> {
  const paths: string[] = [];
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile() && textExtensions.has(extname(entry.name)))
      paths.push(join(entry.parentPath, entry.name));
  }
  let compressedCount = 0;
  const queue = paths.values();
  async function work(): Promise<void> {
    for (const path of queue) if (await compressFile(path)) compressedCount += 1;
  }
  await Promise.all(Array.from({ length: filesAtOnce }, work));
  return compressedCount;
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < smallestBytes) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await deflate(content, { level: 9 }));
  return true;
}
