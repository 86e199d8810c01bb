import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type CookieJar,
  callServer,
  readCode,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { openEmptyDesk, type PatientDesk, rowsOf } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

let server: TestServer;
let reception: StaffMember;
let desk: PatientDesk;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
let email: string;
beforeEach(async () => {
  ({ reception, desk } = await openEmptyDesk(server));
  count += 1;
  email = `rosa.alt.${count}@example.org`;
});

const currentPassword = 'geheim-1234';
const replaced = 'Ihre E-Mail-Adresse bei uns wurde geändert';

const addRosa = (lastName = `Probe${count}`) =>
  desk.add({ firstName: 'Rosa', lastName, email, phone: '0221 12345678', isUnreachable: false });
const listFormer = async (id: string) =>
  (await desk.getCard(id)).body.formerContacts.map(({ channel, contact, changedBy }) => [
    ...[channel, contact, changedBy],
  ]);
const listMails = async (to: string) =>
  (await callServer(server, 'listOutbox')).body.filter((mail) => mail.to === to);
const countRows = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from former_contacts`.execute(
    server.ownerDb,
  );
  return rows[0]?.count;
};

async function changeOwnEmail(token: string, jar: CookieJar, to: string) {
  await callServer(server, 'sendEmailCode', {
    ...{ jar, token, body: { email: to, purpose: 'verification' } },
  });
  const body = { email: to, code: await readCode(server, to), currentPassword };
  expect((await callServer(server, 'setEmail', { jar, token, body })).status).toBe(200);
}

test('an address that the desk replaces or removes stays on the card, and gets a mail that names no patient', async () => {
  const id = await addRosa();
  const second = `rosa.neu.${count}@example.org`;
  expect((await desk.change(id, { email: second, phone: '0221 87654321' })).status).toBe(200);
  const name = expect.stringMatching(/\S+ \S+/);
  expect(await listFormer(id)).toEqual(
    expect.arrayContaining([
      ['email', email, name],
      ['phone', '+4922112345678', name],
    ]),
  );
  const [mail, ...others] = await listMails(email);
  expect([mail?.subject, others]).toEqual([replaced, []]);
  expect(mail?.text).not.toMatch(/Rosa|Probe|rosa\.neu/);
  expect(await listMails(second)).toEqual([]);
  expect((await desk.change(id, { email: null })).status).toBe(200);
  expect((await listMails(second)).map(({ subject }) => subject)).toEqual([replaced]);
  expect((await listFormer(id)).map(([, contact]) => contact)).toContain(second);
});

test('what is typed again is no former contact, and without the right to see contacts there is none', async () => {
  const id = await addRosa();
  expect((await desk.change(id, { email: `rosa.kurz.${count}@example.org` })).status).toBe(200);
  expect((await desk.change(id, { email })).status).toBe(200);
  expect((await listFormer(id)).map(([, contact]) => contact)).toEqual([`rosa.kurz.${count}@example.org`]);
  const { jar } = await createStaffSession(server, 'assistant');
  const { body } = await callStaff(server, 'getPatientCard', { jar, params: { id } });
  expect(body.formerContacts).toEqual([]);
});

test('what an account had before its owner changed it stays on the card and in the account’s export', async () => {
  const jar: CookieJar = new Map();
  const { token, user } = await registerPatient(server, {}, jar);
  await changeOwnEmail(token, jar, `konto.neu.${count}@example.org`);
  const [own] = (await callServer(server, 'listPatients', { token })).body;
  expect(await listFormer(own?.id ?? '')).toEqual([['email', user.email, null]]);
  expect((await listMails(user.email)).map(({ subject }) => subject)).toContain(
    'Ihre E-Mail-Adresse wurde geändert',
  );
  const { body } = await callServer(server, 'exportAccount', { token });
  expect(rowsOf(body, 'formerContacts')).toMatchObject([{ channel: 'email', contact: user.email }]);
  const before = await countRows();
  const erasure = await callServer(server, 'deleteAccount', { jar, token, body: { currentPassword } });
  expect(erasure.status).toBe(200);
  expect(await countRows()).toBe((before ?? 0) - 1);
});

test('a merge keeps former contacts, and its undo gives them back', async () => {
  const otherId = await desk.add({ firstName: 'Rosa', lastName: `Probe${count}` });
  // The older entry remains.
  server.clock.advance(1000);
  const id = await addRosa();
  expect((await desk.change(id, { email: `rosa.eins.${count}@example.org` })).status).toBe(200);
  const { version } = (await desk.getCard(id)).body;
  expect((await desk.merge(otherId, id, { otherVersion: version, take: [] })).status).toBe(200);
  expect((await listFormer(otherId)).map(([, contact]) => contact)).toEqual([email]);
  const { merge } = (await desk.getCard(otherId)).body;
  const params = { id: otherId, mergeId: merge?.id ?? '' };
  expect((await callStaff(server, 'undoMerge', { jar: reception.jar, params })).status).toBe(200);
  expect([(await listFormer(id)).map(([, contact]) => contact), await listFormer(otherId)]).toEqual([
    [email],
    [],
  ]);
});

test('the export and the erasure of an account reach what its owner wrote by the former address, and no later message there', async () => {
  const jar: CookieJar = new Map();
  const { token, user } = await registerPatient(server, {}, jar);
  const write = async (message: string) => {
    server.clock.advance(61_000);
    const body = { name: 'Anna Schmidt', email: user.email, message, secondsToWrite: 20 };
    const sent = await callServer(server, 'sendContactMessage', { jar, body });
    expect(sent.status).toBe(201);
  };
  await write('Meine Frage vor dem Wechsel.');
  await changeOwnEmail(token, jar, `konto.spaeter.${count}@example.org`);
  await write('Von der neuen Inhaberin des Postfachs.');
  const { body } = await callServer(server, 'exportAccount', { token });
  expect(rowsOf(body, 'contactMessages').map(({ message }) => message)).toEqual([
    'Meine Frage vor dem Wechsel.',
  ]);
  const erasure = await callServer(server, 'deleteAccount', { jar, token, body: { currentPassword } });
  expect(erasure.status).toBe(200);
  const { rows } = await sql<{ message: string }>`
    select message from contact_messages where email = ${user.email}
    union all select body from outgoing_messages where reply_to = ${user.email} and body like '%vor dem Wechsel%'
  `.execute(server.ownerDb);
  expect(rows.map(({ message }) => message)).toEqual(['Von der neuen Inhaberin des Postfachs.']);
});
