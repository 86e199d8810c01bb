import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { registerPatient, startTestServer } from './harness.ts';

const hashing = vi.hoisted(() => ({ before: () => Promise.resolve() }));
// Node's own argon2, which the test holds up just as it begins.
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (...args) => {
    hashing.before().then(() => crypto.argon2(...args));
  };
  return { ...crypto, argon2 };
});

test('while a password is hashed no transaction and no lock waits', async () => {
  const server = await startTestServer();
  const begun = Promise.withResolvers<void>();
  const letHash = Promise.withResolvers<void>();
  hashing.before = () => {
    begun.resolve();
    return letHash.promise;
  };
  const registering = registerPatient(server);
  await begun.promise;
  const { rows } = await sql<{ state: string }>`
    select state from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'
  `.execute(server.ownerDb);
  letHash.resolve();
  await registering;
  await server.stop();
  expect(rows).toEqual([]);
});
