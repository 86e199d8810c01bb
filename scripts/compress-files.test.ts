import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs } from './build-web.ts';
import { compressFolder } from './compress-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxisportal-compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('text files of 512 bytes and more get a brotli and a gzip copy with the same content, pages none', async () => {
  const text = 'Zahnarztpraxis '.repeat(200);
  await mkdir(join(folder, 'de'));
  await writeFile(join(folder, 'de', 'index.html'), text);
  await writeFile(join(folder, 'de', 'drawing.svg'), text);
  await writeFile(join(folder, 'small.js'), 'a'.repeat(511));
  await writeFile(join(folder, 'photo.webp'), text);
  expect(await compressFolder(folder)).toBe(1);
  expect((await readdir(folder)).sort()).toEqual(['de', 'photo.webp', 'small.js']);
  expect((await readdir(join(folder, 'de'))).sort()).toEqual([
    'drawing.svg',
    'drawing.svg.br',
    'drawing.svg.gz',
    'index.html',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'de', 'drawing.svg.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'de', 'drawing.svg.gz'))).toString()).toBe(text);
});

test('the hash of the sources changes with every file that is built, and with nothing else', async () => {
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
    return hashInputs(folder);
  };
  const hashes = [await hashInputs(folder)];
  for (const path of [
    'web/site/root.tsx',
    'web/vite.config.ts',
    'contract/src/calls.ts',
    'practice/images/a.webp',
    'package-lock.json',
  ]) {
    hashes.push(await write(path, 'one'), await write(path, 'two'));
  }
  expect(new Set(hashes).size).toBe(hashes.length);
  const last = hashes.at(-1);
  for (const path of [
    'web/shared/ui/button.test.ts',
    'web/e2e/a.e2e.ts',
    'server/src/main.ts',
    'web/build/client/index.html',
  ]) {
    expect(await write(path, 'other')).toBe(last);
  }
});
