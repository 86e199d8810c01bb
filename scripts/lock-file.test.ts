import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from './child-processes.ts';

type LockFile = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

// An npm registry that lacks the package of one platform makes `npm install` drop its entry without a word;
// `npm ci` then refuses the whole lock file, on every machine.
test('package-lock.json names the optional packages of every platform', async () => {
  const lock: LockFile = JSON.parse(await readFile(join(rootFolder, 'package-lock.json'), 'utf8'));
  const paths = Object.keys(lock.packages);
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) =>
          !paths.some((other) => other === `node_modules/${name}` || other.endsWith(`/node_modules/${name}`)),
      )
      .map((name) => `${name}, wanted by ${path}`),
  );
  expect(missing).toEqual([]);
});
