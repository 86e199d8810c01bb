import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { allowOtherAuditTimes } from '../src/db/audit-time.ts';
import { openDatabase } from '../src/db/database.ts';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../src/db/roles.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string; template: string };
  }
}

/** One cluster for the whole run; its migrated database is the template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join('/tmp', 'praxisportal-tests-'));
  const settings = { fsync: 'off', max_connections: '200' };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
  const { host, port, user, database } = postgres.connection;
  await prepareDatabase({ owner: postgres.connection }, (sentence) => {
    throw new Error(sentence);
  });
  // Tests set the server's clock, and read what it wrote into the audits.
  const ownerDb = openDatabase(postgres.connection, { poolSize: 1, onError: () => undefined });
  await allowOtherAuditTimes(ownerDb);
  await ownerDb.destroy();
  project.provide('postgres', { host, port, user, template: database });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
