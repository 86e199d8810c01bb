import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { startStaffSession } from '../src/features/staff-sign-in/commands.ts';
import { countTry } from '../src/features/throttle/commands.ts';
import { throttleRules } from '../src/features/throttle/rules.ts';
import { OperatorError } from '../src/platform/operator-error.ts';
import {
  callServer,
  createPatientSession,
  createTestDatabase,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let desk: StaffMember;
let assistant: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
  desk = await createStaffSession(server, 'reception');
  assistant = await createStaffSession(server, 'assistant');
});
afterAll(() => server.stop());

type NewPatient = StaffCallInput<'addPatientByStaff'>['body'];
const add = (body: Partial<NewPatient> & { lastName: string }) =>
  callStaff(server, 'addPatientByStaff', {
    jar: desk.jar,
    body: { firstName: 'Anna', dateOfBirth: '1980-05-03', isUnreachable: true, ...body },
  });
const search = async (query: string, by = desk) => {
  const { body } = await callStaff(server, 'searchPatients', { jar: by.jar, body: { query } });
  return body.patients.map(({ name }) => name);
};
type Change = StaffCallInput<'changePatientByStaff'>['body'];
const change = (params: { id: string }, body: Change, { jar } = desk) =>
  callStaff(server, 'changePatientByStaff', { jar, params, body });
const getCard = (id: string, by = desk) =>
  callStaff(server, 'getPatientCard', { jar: by.jar, params: { id } });

test('an address that was written down wrong gets no link, and what waits goes to the right one once it is corrected', async () => {
  const typed = { lastName: 'Vertippt', isUnreachable: false, email: 'fremd@example.org' };
  const { body: added } = await add(typed);
  const params = { id: added.patient?.id ?? '' };
  const book = (time: string) =>
    callStaff(server, 'bookForPatient', {
      jar: desk.jar,
      body: {
        ...{
          patientId: params.id,
          doctorId: 'weber',
          treatmentId: 'kontrolluntersuchung',
          date: '2026-11-30',
          time,
        },
        ...{ inform: true, method: 'phone' },
      },
    });
  const readMails = async () =>
    (await callServer(server, 'listOutbox')).body
      .filter(({ text }) => text.includes('Vertippt'))
      .map(({ to, text }) => [to, text.includes('termin#')]);
  await book('09:00');
  server.clock.advance(61_000);
  expect(await readMails()).toEqual([['fremd@example.org', false]]);
  await book('10:00');
  const { status } = await change(params, { version: 1, email: 'richtig@example.org' });
  expect(status).toBe(200);
  server.clock.advance(61_000);
  expect((await readMails()).sort()).toEqual([
    ['fremd@example.org', false],
    ['richtig@example.org', false],
  ]);
});

test('names are found as they begin, as they sound and with a slip of the finger', async () => {
  for (const [firstName, lastName] of [
    ...[
      ['Katharina', 'Meyer'],
      ['Jörg', 'Müller'],
      ['Petra', 'Schmitt'],
      ['Emre', 'Yılmaz'],
    ],
    ...[
      ['José', 'Muñoz'],
      ['Viktor', 'Hofmann'],
      ['Sibylle', 'Groß-Weißbach'],
    ],
  ] as const)
    expect((await add({ firstName, lastName })).body.patient).not.toBeNull();
  for (const [typed, name] of [
    ...[
      ['mey', 'Katharina Meyer'],
      ['Maier', 'Katharina Meyer'],
      ['mair katarina', 'Katharina Meyer'],
    ],
    ...[
      ['Mueller', 'Jörg Müller'],
      ['muller j', 'Jörg Müller'],
      ['schmidt', 'Petra Schmitt'],
    ],
    ...[
      ['Schmid', 'Petra Schmitt'],
      ['yilmas', 'Emre Yılmaz'],
      ['munoz', 'José Muñoz'],
    ],
    ...[
      ['Hoffman', 'Viktor Hofmann'],
      ['hofmnan', 'Viktor Hofmann'],
      ['weissbach', 'Sibylle Groß-Weißbach'],
    ],
  ] as const)
    expect([typed, await search(typed)]).toEqual([typed, expect.arrayContaining([name])]);
  expect(await search('Xanthippe')).toEqual([]);
  // The surname that is spelt like it comes first.
  await add({ lastName: 'Maier' });
  expect(await search('Meyer')).toEqual(['Katharina Meyer', 'Anna Maier']);
  expect(await search('Maier')).toEqual(['Anna Maier', 'Katharina Meyer']);
});

test('a slip in one word of two still finds, and on a miss those of that surname', async () => {
  for (const [firstName, lastName] of [
    ['Tobias', 'Horn'],
    ['Ludmila', 'Horn'],
    ['Wolfgang', 'Przybylski'],
  ] as const)
    expect((await add({ firstName, lastName })).body.patient).not.toBeNull();
  for (const typed of ['Tobjas Horn', 'Horn, Tobjas', 'Tobias Hron', 'Tboias Horn', 'Tobjas Horm', 'Tobjas'])
    expect([typed, await search(typed)]).toEqual([typed, ['Tobias Horn']]);
  expect(await search('Tobjas Horn 3.5.1980')).toEqual(['Tobias Horn']);
  expect(await search('Tobjas Horn 4.5.1980')).toEqual([]);
  expect(await search('Wolgfang Przibilsky')).toEqual(['Wolfgang Przybylski']);
  expect(await search('Xaver Horn')).toEqual(['Ludmila Horn', 'Tobias Horn']);
  expect(await search('Xaver Hornung')).toEqual([]);
  expect(await search('Xaver Unbekannt')).toEqual([]);
});

test('a date of birth, a number or an address finds somebody, also by the account that looks after them', async () => {
  await add({ lastName: 'Nummer', dateOfBirth: '1975-02-28', phone: '0221 4710123', isUnreachable: false });
  await add({ lastName: 'Adresse', dateOfBirth: '1975-03-01', email: 'Adresse@Example.org' });
  const { patientId, accountId } = await createPatientSession(server);
  const account = await sql<{ email: string }>`
    update accounts set phone = '+4922199887766' where id = ${accountId} returning email
  `.execute(server.ownerDb);
  expect(await search('28.02.75')).toEqual(['Anna Nummer']);
  expect(await search('0221 471 01')).toEqual(['Anna Nummer']);
  expect(await search('adresse@exam')).toEqual(['Anna Adresse']);
  expect(await search('anna 1.3.1975')).toEqual(['Anna Adresse']);
  expect(await search('0221 998877')).toEqual(['Paula Probe']);
  const { body } = await callStaff(server, 'searchPatients', { jar: desk.jar, body: { query: '99887766' } });
  expect(body.patients).toMatchObject([
    { id: patientId, phone: '+4922199887766', email: account.rows[0]?.email, hasAccount: true },
  ]);
  // A percent sign is nobody's letter.
  expect(await search('%%%')).toEqual([]);
});

test('whoever may not see contacts neither sees them nor finds anybody by them', async () => {
  await add({ lastName: 'Verborgen', phone: '+49 30 23125120', isUnreachable: false });
  expect(await search('030 23125120')).toEqual(['Anna Verborgen']);
  expect(await search('030 23125120', assistant)).toEqual([]);
  const { body } = await callStaff(server, 'searchPatients', {
    jar: assistant.jar,
    body: { query: 'Verborgen' },
  });
  expect(body.patients).toMatchObject([{ name: 'Anna Verborgen', phone: null, email: null }]);
  const card = await getCard(body.patients[0]?.id ?? '', assistant);
  expect(card.body).toMatchObject({ phone: null, email: null, messages: [], consents: [] });
});

test('a new person needs a way to be reached, or that there is none; whoever is known is not added twice', async () => {
  const none = await add({ lastName: 'Ohne', isUnreachable: false });
  expect([none.status, none.error.code]).toEqual([422, 'contact_missing']);
  expect((await add({ lastName: 'Ohne', dateOfBirth: '2030-01-01' })).error.code).toBe('date_of_birth_wrong');
  expect((await add({ lastName: 'Ohne', phone: '12345' })).error.code).toBe('invalid_phone');
  const both = await Promise.all([add({ lastName: 'Doppelt' }), add({ lastName: 'Doppelt' })]);
  const created = both.filter(({ body }) => body.patient);
  expect(created).toHaveLength(1);
  const known = both.find(({ body }) => !body.patient)?.body.known;
  expect(known).toEqual([created[0]?.body.patient]);
  expect((await add({ lastName: 'Dopelt' })).body.known).toHaveLength(1);
  // Whoever means another one says who was shown; sent twice, the second finds the first.
  const otherThan = known?.map(({ id }) => id) ?? [];
  const { body: another } = await add({ lastName: 'Doppelt', otherThan });
  expect(another).toMatchObject({ patient: { name: 'Anna Doppelt' }, known: [] });
  const { body: repeated } = await add({ lastName: 'Doppelt', otherThan });
  expect(repeated).toEqual({ patient: null, known: [another.patient, ...(known ?? [])] });
  // A number of another country is one to dial.
  expect((await add({ lastName: 'Fern', phone: '+31 20 624 1111' })).body.patient?.phone).toBe(
    '+31206241111',
  );
});

test('each look at a card is in the audit, which the server’s role can’t alter', async () => {
  const { patientId } = await createPatientSession(server);
  const { status, body } = await getCard(patientId);
  expect([status, body]).toMatchObject([
    200,
    { id: patientId, contactOf: 'account', coming: [], past: [], missedCount: 0 },
  ]);
  await getCard(patientId, assistant);
  const { rows } = await sql`
    select staff_id, action from staff_audit where subject_id = ${patientId} order by id
  `.execute(server.ownerDb);
  expect(rows).toEqual([
    { staff_id: desk.staffId, action: 'look' },
    { staff_id: assistant.staffId, action: 'look' },
  ]);
  await expect(sql`delete from staff_audit`.execute(server.context.db)).rejects.toThrow(/permission denied/);
  expect((await getCard(crypto.randomUUID())).status).toBe(404);
});

const listLooks = async ({ staffId }: StaffMember) => {
  const looks = sql<{ of: string }>`
    select subject_id as of from staff_audit where staff_id = ${staffId} and action = 'look' order by id
  `;
  return (await looks.execute(server.context.db)).rows.map(({ of }) => of);
};

test('whoever is answered what they did not write has looked; nothing to change is no change, and told to nobody', async () => {
  const person = { lastName: 'Blick', phone: '+49 30 23125111', isUnreachable: false };
  const id = (await add(person)).body.patient?.id ?? '';
  const other = (await add({ ...person, otherThan: [id] })).body.patient?.id ?? '';
  const heard: string[] = [];
  const onNotice = (text: string) => heard.push(text);
  server.context.listener.subscribe('staff_news', { onNotice, onMissed: () => undefined });
  const merge = ({ jar }: StaffMember) =>
    callStaff(server, 'mergePatients', {
      ...{ jar, params: { id, otherId: other } },
      body: { version: 9, otherVersion: 9, take: [] },
    });
  const [stale, same, known, merging] = [
    await createStaffSession(server, 'reception'),
    await createStaffSession(server, 'reception'),
    await createStaffSession(server, 'reception'),
    await createStaffSession(server, 'reception'),
  ];
  const nothing = await change({ id }, { version: 1 }, stale);
  expect([nothing.status, await listLooks(stale)]).toEqual([400, []]);
  for (let asked = 0; asked < 2; asked += 1) {
    const refused = await change({ id }, { version: 9, language: 'en' }, stale);
    expect(refused.error).toMatchObject({ code: 'patient_changed', patient: { phone: '+493023125111' } });
    expect((await change({ id }, { version: 9, language: 'de' }, same)).status).toBe(200);
    const found = await callStaff(server, 'addPatientByStaff', {
      jar: known.jar,
      body: { firstName: 'Anna', dateOfBirth: '1980-05-03', ...person },
    });
    expect(found.body.known).toHaveLength(2);
    expect((await merge(merging)).error.code).toBe('patient_changed');
  }
  expect(heard).toEqual([]);
  expect([await listLooks(stale), await listLooks(same)]).toEqual([[id], [id]]);
  expect((await listLooks(known)).sort()).toEqual([id, other].sort());
  expect(await listLooks(merging)).toHaveLength(1);
  expect((await change({ id }, { version: 1, language: 'en' }, same)).status).toBe(200);
  expect(heard).toEqual([`{"event":"patient-changed","id":"${id}"}`]);

  const thief = await createStaffSession(server, 'reception');
  const [{ most }] = throttleRules.staff_card;
  for (let count = 0; count < most; count += 1)
    await countTry(server.context, 'staff_card', { target: thief.staffId });
  const answers = [
    await change({ id }, { version: 9, language: 'de' }, thief),
    await change({ id }, { version: 2, language: 'en' }, thief),
    await callStaff(server, 'addPatientByStaff', {
      jar: thief.jar,
      body: { firstName: 'Anna', dateOfBirth: '1980-05-03', ...person },
    }),
    await merge(thief),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
    answers.map(() => [429, 'too_many_looks']),
  );
});

test('a card that a session is shown again is one row within ten minutes and one look within the hour, also where many change it', async () => {
  const id = (await add({ lastName: 'Nochmal' })).body.patient?.id ?? '';
  const seen = await createStaffSession(server, 'reception');
  const now = new Date(server.clock.nowMs());
  const started = { userAgent: '', isFullProof: true };
  const { token } = await startStaffSession(
    server.context.db,
    server.context.secretKey,
    seen.staffId,
    started,
    now,
  );
  const elsewhere = { ...seen, jar: new Map([['staff', token]]) };
  const countLeft = async () => {
    const counted = await countTry(server.context, 'staff_card', { target: seen.staffId });
    return 'remaining' in counted ? counted.remaining[0] : undefined;
  };
  const left = (await countLeft()) ?? 0;
  for (let asked = 0; asked < 3; asked += 1) expect((await getCard(id, seen)).status).toBe(200);
  expect([await listLooks(seen), await countLeft()]).toEqual([[id], left - 2]);
  // Whoever has another session of theirs is perhaps somebody else.
  await getCard(id, elsewhere);
  expect([await listLooks(seen), await countLeft()]).toEqual([[id, id], left - 4]);
  await sql`update staff_audit set at = at - interval '601 seconds' where staff_id = ${seen.staffId}`.execute(
    server.ownerDb,
  );
  await getCard(id, seen);
  expect([await listLooks(seen), await countLeft()]).toEqual([[id, id, id], left - 5]);
  await sql`delete from throttle_events where kind like 'staff_card_again%'`.execute(server.ownerDb);
  await getCard(id, seen);
  expect([await listLooks(seen), await countLeft()]).toEqual([[id, id, id], left - 7]);

  const noteId = crypto.randomUUID();
  const heard: string[] = [];
  const onNotice = (text: string) => heard.push(text);
  server.context.listener.subscribe('staff_news', { onNotice, onMissed: () => undefined });
  for (let sent = 0; sent < 3; sent += 1)
    await callStaff(server, 'writePatientNote', {
      ...{ jar: seen.jar, params: { id, noteId }, body: { version: 0, text: 'Ruft an' } },
    });
  expect(heard).toEqual([`{"event":"patient-changed","id":"${id}"}`]);
});

test('a contact of the practice’s own is changed here, one of an account only there', async () => {
  const id = (await add({ lastName: 'Wechsel' })).body.patient?.id ?? '';
  expect(
    (await change({ id }, { version: 1, phone: '0221 4710999', lastName: 'Wandel' })).body,
  ).toMatchObject({
    ...{ version: 2, lastName: 'Wandel', phone: '+492214710999', dateOfBirth: '1980-05-03' },
  });
  expect((await change({ id }, { version: 2, phone: null })).body.phone).toBeNull();
  const { patientId, token } = await createPatientSession(server);
  const refused = await change({ id: patientId }, { version: 1, email: 'neu@example.org' });
  expect([refused.status, refused.error.code]).toEqual([409, 'contact_of_account']);
  const renamed = await change({ id: patientId }, { version: 1, firstName: 'Paulina' });
  expect(renamed.body.firstName).toBe('Paulina');
  expect((await callServer(server, 'me', { token })).body.firstName).toBe('Paulina');
});

test('of two desks that change one person the second gets both versions, also after the patient’s own change', async () => {
  const id = (await add({ lastName: 'Zweimal' })).body.patient?.id ?? '';
  const both = await Promise.all([
    change({ id }, { version: 1, lastName: 'Erste' }),
    change({ id }, { version: 1, lastName: 'Zweite' }),
  ]);
  const won = both.find(({ status }) => status === 200)?.body;
  const lost = both.find(({ status }) => status === 409)?.error;
  expect([lost?.code, lost?.patient]).toEqual(['patient_changed', won]);
  // Sent again because the answer was lost, it is done already.
  const again = await change({ id }, { version: 1, lastName: won?.lastName ?? '' });
  expect([again.status, again.body]).toEqual([200, won]);
  const { patientId, token } = await createPatientSession(server);
  await callServer(server, 'updateProfile', { token, body: { firstName: 'Pauline' } });
  expect((await change({ id: patientId }, { version: 1, firstName: 'Paul' })).error).toMatchObject({
    code: 'patient_changed',
    patient: { version: 2, firstName: 'Pauline' },
  });
});

test('who is kept only because the law says so is neither found nor booked for', async () => {
  const id = (await add({ lastName: 'Archiv' })).body.patient?.id ?? '';
  await sql`update patients set kept_until = '2036-01-01' where id = ${id}`.execute(server.ownerDb);
  expect(await search('Archiv')).toEqual([]);
  expect((await getCard(id)).status).toBe(404);
  const booked = await callStaff(server, 'bookForPatient', {
    jar: desk.jar,
    body: {
      ...{ patientId: id, doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: '2026-11-30' },
      ...{ time: '09:00', inform: false, method: 'counter' },
    },
  });
  expect(booked.status).toBe(404);
});

test('an owner who may not add pg_trgm is told what to do, and goes on once it is there', async () => {
  const databaseUrl = await createTestDatabase({ isMigrated: false });
  const superuser = openDatabase({ connectionString: databaseUrl }, options);
  const role = `owner_${crypto.randomUUID().slice(0, 8)}`;
  await sql`create extension btree_gist`.execute(superuser);
  await sql`create role ${sql.id(role)} login`.execute(superuser);
  await sql`grant create on schema public to ${sql.id(role)}`.execute(superuser);
  const { href } = Object.assign(new URL(databaseUrl), { username: role });
  const owner = openDatabase({ connectionString: href }, options);
  try {
    await expect(migrate(owner)).rejects.toThrow(OperatorError);
    await expect(migrate(owner)).rejects.toThrow('have a superuser run "create extension pg_trgm"');
    await sql`create extension pg_trgm`.execute(superuser);
    await migrate(owner);
  } finally {
    await owner.destroy();
    await superuser.destroy();
  }
});

const options = { poolSize: 1, onError: () => undefined };
