import { spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOpenFolder } from '../src/security/data-folder.ts';
import { loadSecretKey } from '../src/security/secret-key.ts';

const readerScript = join(import.meta.dirname, 'secret-key-reader.ts');

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxisportal-key-'));
  file = join(dataDir, 'secret-key');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('all who start at once on a new folder have the same key, in every round', async () => {
  for (let round = 0; round < 50; round += 1) {
    const folder = join(dataDir, String(round));
    const keys = await Promise.all(Array.from({ length: 10 }, () => loadSecretKey(undefined, folder)));
    expect(new Set(keys.map((key) => key.toString())).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret-key']);
  }
});

test('whoever sees the key sees all of it, however soon', async () => {
  const reader = spawn(process.execPath, [readerScript], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: reader.stdout })[Symbol.asyncIterator]();
  const seen = new Set<string>();
  for (let round = 0; round < 200; round += 1) {
    const folder = join(dataDir, String(round));
    reader.stdin.write(`${join(folder, 'secret-key')}\n`);
    expect((await lines.next()).value).toBe('looking');
    await loadSecretKey(undefined, folder);
    seen.add(String((await lines.next()).value));
  }
  reader.stdin.end();
  expect([...seen]).toEqual(['43']);
});

test('the key stays over starts, and nobody else can read it', async () => {
  const first = await loadSecretKey(undefined, dataDir);
  expect(await loadSecretKey(undefined, dataDir)).toEqual(first);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file)).toEqual(first);
});

test('a configured key is used, and none is made', async () => {
  expect(await loadSecretKey('x'.repeat(32), dataDir)).toEqual(Buffer.from('x'.repeat(32)));
  expect(await readdir(dataDir)).toEqual([]);
});

test.each([0, 31])('a key of %d bytes, as a crash may leave it, is refused', async (length) => {
  await writeFile(file, 'k'.repeat(length), { mode: 0o600 });
  await expect(loadSecretKey(undefined, dataDir)).rejects.toThrow(
    `The secret key in ${file} has ${length} bytes, fewer than 32: `,
  );
  expect(await readFile(file, 'utf8')).toBe('k'.repeat(length));
});

test.each([0o644, 0o640, 0o602])('a key that others can touch (%o) is refused', async (mode) => {
  await writeFile(file, 'k'.repeat(43));
  await chmod(file, mode);
  await expect(loadSecretKey(undefined, dataDir)).rejects.toThrow(
    `Others may read or change the secret key in ${file}`,
  );
});

// Only root can give a file away.
if (process.getuid?.() === 0)
  test('a key of another user is refused', async () => {
    await writeFile(file, 'k'.repeat(43), { mode: 0o600 });
    await chown(file, 12_345, 12_345);
    await expect(loadSecretKey(undefined, dataDir)).rejects.toThrow('belongs to another user: run chown 0');
  });

test.each([
  [0o700, undefined],
  [0o710, undefined],
  [0o750, 'run chmod 700'],
  [0o755, 'run chmod 700'],
  [0o701, 'run chmod 700'],
])('rights %o of the data folder are judged', async (mode, warning) => {
  await chmod(dataDir, mode);
  const found = await findOpenFolder(dataDir);
  if (warning) expect(found).toContain(warning);
  else expect(found).toBeUndefined();
});
