import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { foldName } from '../src/domain/fold-name.ts';
import { startTestServer, type TestServer } from './harness.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Letters of the scripts in which names are written here, and what stands between them. */
const scripts =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hangul}]$/u;
const letters = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /^\p{L}$/u.test(sign) && scripts.test(sign));

test('the database folds each letter as the server does', async () => {
  const { rows } = await sql<{ sign: string; folded: string }>`
    select sign, btrim(plain_name('a' || sign || 'b')) as folded from unnest(${letters}::text[]) as sign
    where unicode_assigned(sign)
  `.execute(server.ownerDb);
  const differing = rows.filter(({ sign, folded }) => folded !== foldName(`a${sign}b`));
  expect(rows.length).toBeGreaterThan(20_000);
  expect(differing.map(({ sign, folded }) => [sign, folded, foldName(`a${sign}b`)])).toEqual([]);
});
