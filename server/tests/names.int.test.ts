import { randomUUID } from 'node:crypto';
import { foldName } from '@praxisportal/contract/fold-name';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { openPatientDesk } from './patient-desk.ts';
import { callStaff, createStaffSession } from './staff.ts';

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

test('a note keeps the name that its writer had when writing', async () => {
  const reception = await createStaffSession(server, 'reception');
  const desk = openPatientDesk(server, reception);
  const id = await desk.add({ lastName: 'Notiz' });
  const { body: written } = await desk.note(id, randomUUID(), { version: 0, text: 'Hat\u202e Angst' });
  const staff = server.ownerDb.updateTable('staff').set({ last_name: 'Anders' });
  await staff.where('id', '=', reception.staffId).execute();
  const { body: card } = await desk.getCard(id);
  expect(card.notes).toMatchObject([{ text: 'Hat Angst' }]);
  expect(card.notes).toEqual([written.note]);
});

test.each([
  ['Đorđević', 'Dordevic'],
  ['Łukaszewicz', 'lukasz'],
  ['Þórsson', 'Thorsson'],
  ['Guðmundsdóttir', 'gudmunds'],
  ['Jørgensen', 'Jorgensen'],
  ['Żebbuġħ', 'Zebbugh'],
  ['Zoe\u200b\u00ad', 'Zoe'],
  ['Dordevicz', 'Đorđevicz'],
])('%s is found by %s', async (lastName, query) => {
  const reception = await createStaffSession(server, 'reception');
  const id = await openPatientDesk(server, reception).add({ lastName });
  const { body } = await callStaff(server, 'searchPatients', { jar: reception.jar, body: { query } });
  expect(body.patients.map((patient) => patient.id)).toContain(id);
});
