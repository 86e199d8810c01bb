import type { CallInput } from '@praxisportal/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp } from '../src/jobs/clean-up.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

let token: string;
let patientId: string;
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  ({ token, patientId } = await createPatientSession(server));
});

const monday = '2026-11-30';
const mia = { firstName: 'Mia', lastName: 'Probe', dateOfBirth: '2019-05-04', relation: 'child' } as const;

const listPeople = async (by = token) => (await callServer(server, 'listPatients', { token: by })).body;
const add = (body: CallInput<'addPatient'>['body'], by = token) =>
  callServer(server, 'addPatient', { token: by, body });
const change = (id: string, body: CallInput<'changePatient'>['body'], by = token) =>
  callServer(server, 'changePatient', { token: by, params: { id }, body });
const remove = (id: string, at = server, by = token) =>
  callServer(at, 'removePatient', { token: by, params: { id } });
const listOwn = async () => (await callServer(server, 'listAppointments', { token })).body;

function book(time: string, changes: Partial<CallInput<'bookAppointment'>['body']> = {}, at = server) {
  const body = {
    ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: monday, time },
    ...{ bookingMethod: 'website' as const, ...changes },
  };
  return callServer(at, 'bookAppointment', { token, body });
}

async function findPerson(id: string) {
  const { rows } = await sql<{ name: string; keptUntil: string | null; accounts: number }>`
    select first_name as name, kept_until::text as "keptUntil",
      (select count(*)::int from account_patients where patient_id = patients.id) as accounts
    from patients where id = ${id}
  `.execute(server.context.db);
  return rows[0];
}

test('an account looks after its own person first, and after whom it adds', async () => {
  const own = {
    id: patientId,
    firstName: 'Paula',
    lastName: 'Probe',
    dateOfBirth: null,
    relation: 'self',
    linked: false,
  };
  expect(await listPeople()).toEqual([own]);
  const added = await add(mia);
  expect([added.status, added.body]).toMatchObject([201, mia]);
  const { relation: _, ...withoutRelation } = { ...mia, firstName: 'Zoe' };
  const second = await add(withoutRelation);
  expect(second.body.relation).toBe('other');
  expect(await listPeople()).toEqual([own, added.body, second.body]);
});

test('the same person sent twice, also at once, is there once', async () => {
  const answers = await Promise.all(
    [server, other, server].map((at) => callServer(at, 'addPatient', { token, body: mia })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await listPeople()).toHaveLength(2);
});

test.each(['2026-11-26', '1899-12-31'])('nobody was born on %s', async (dateOfBirth) => {
  const refused = await add({ ...mia, dateOfBirth });
  expect([refused.status, refused.error]).toEqual([
    422,
    { code: 'date_of_birth_wrong', error: 'Bitte prüfen Sie das Geburtsdatum.' },
  ]);
  expect((await add({ ...mia, dateOfBirth: '2026-11-25' })).status).toBe(201);
});

test('an account looks after twelve people at most', async () => {
  const names = Array.from({ length: 14 }, (_, index) => `Kind${index}`);
  const answers = await Promise.all(names.map((firstName) => add({ ...mia, firstName })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(11);
  const refused = answers
    .filter(({ status }) => status !== 201)
    .map(({ status, error }) => [status, error.code]);
  expect(refused).toEqual(Array(3).fill([422, 'too_many_people']));
});

test('an account books, moves and cancels for a child, who needs no contact; the mails name the child', async () => {
  const { id } = (await add(mia)).body;
  await book('10:00');
  const booked = await book('09:00', { patientId: id });
  expect([booked.status, booked.body]).toMatchObject([201, { patientId: id, patientName: 'Mia Probe' }]);
  expect((await listOwn()).map(({ patientName }) => patientName)).toEqual(['Mia Probe', 'Paula Probe']);
  const params = { id: booked.body.id };
  const body = { date: monday, time: '11:00', version: 1 };
  const moved = await callServer(server, 'moveAppointment', { token, params, body });
  expect([moved.status, moved.body.patientName]).toEqual([200, 'Mia Probe']);
  expect((await callServer(server, 'appointmentCalendar', { token, params })).body).toContain('Mia Probe');
  expect((await callServer(server, 'cancelAppointment', { token, params })).body.status).toBe('cancelled');
  const texts = (await callServer(server, 'listOutbox')).body.map(({ text }) => text);
  expect(texts).toHaveLength(4);
  expect(texts.filter((text) => text.includes('Für: Mia Probe'))).toHaveLength(3);
  expect(texts.every((text) => text.startsWith('Guten Tag, Paula Probe'))).toBe(true);
});

test('two people of one account can be treated at the same time, one person cannot', async () => {
  const { id } = (await add(mia)).body;
  expect((await book('10:00')).status).toBe(201);
  expect((await book('10:00', { patientId: id, doctorId: 'yilmaz' })).status).toBe(201);
  const busy = await book('10:00', { patientId: id });
  expect([busy.status, busy.error.code]).toEqual([409, 'patient_busy']);
});

test('nobody books for, changes or removes whom another account looks after', async () => {
  const { id } = (await add(mia)).body;
  const stranger = await createPatientSession(server);
  const body = {
    ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: monday, time: '09:00' },
    ...{ bookingMethod: 'website' as const, patientId: id },
  };
  const answers = [
    await callServer(server, 'bookAppointment', { token: stranger.token, body }),
    await change(id, { firstName: 'Eve' }, stranger.token),
    await remove(id, server, stranger.token),
    await remove('9c1f1f6e-0000-4000-8000-000000000000'),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(Array(4).fill([404, 'not_found']));
  expect((await listPeople())[1]).toMatchObject(mia);
});

test('names, birthday and relation can be changed; the own person stays the own person', async () => {
  const { id } = (await add(mia)).body;
  const changed = await change(id, { firstName: 'Maja', relation: 'other' });
  expect([changed.status, changed.body]).toEqual([
    200,
    { ...mia, id, firstName: 'Maja', relation: 'other', linked: false },
  ]);
  expect((await change(patientId, { dateOfBirth: '1980-02-29' })).body.dateOfBirth).toBe('1980-02-29');
  const refused = [await change(patientId, { relation: 'child' }), await remove(patientId)];
  expect(refused.map(({ status, error }) => [status, error.code])).toEqual(
    Array(2).fill([409, 'own_person_stays']),
  );
  expect((await change(id, { dateOfBirth: '2030-01-01' })).error.code).toBe('date_of_birth_wrong');
});

test('who still has appointments is not removed; without any they are deleted with everything', async () => {
  const { id } = (await add(mia)).body;
  const booked = await book('09:00', { patientId: id });
  const refused = await remove(id);
  expect([refused.status, refused.error]).toEqual([
    409,
    {
      code: 'patient_has_appointments',
      error: 'Für diese Person stehen noch Termine bevor. Bitte sagen Sie sie zuerst ab.',
    },
  ]);
  await callServer(server, 'cancelAppointment', { token, params: { id: booked.body.id } });
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
  expect(await listPeople()).toHaveLength(1);
  expect(await listOwn()).toEqual([]);
  expect(await findPerson(id)).toBeUndefined();
});

test('a patient who was treated stays with the practice, and no longer belongs to the account', async () => {
  const { id } = (await add(mia)).body;
  await book('09:00', { patientId: id });
  server.clock.set('2026-12-01T08:00:00+01:00');
  await cleanUp(server.context);
  expect((await remove(id)).status).toBe(204);
  expect(await findPerson(id)).toEqual({ name: 'Mia', keptUntil: null, accounts: 0 });
  expect(await listOwn()).toEqual([]);
});

test('a person who is removed while somebody books for them is either removed or booked for', async () => {
  for (let round = 0; round < 12; round += 1) {
    await removeBookings(server);
    const { id } = (await add({ ...mia, firstName: `Mia${round}` })).body;
    const [removed, booked] = await Promise.all([remove(id, other), book('09:00', { patientId: id })]);
    const isBooked = booked.status === 201;
    expect([removed.status, booked.status]).toEqual(isBooked ? [409, 201] : [204, 404]);
    expect((await findPerson(id))?.accounts).toBe(isBooked ? 1 : undefined);
    expect(await listOwn()).toHaveLength(isBooked ? 1 : 0);
    if (!isBooked) continue;
    await callServer(server, 'cancelAppointment', { token, params: { id: booked.body.id } });
    expect((await remove(id)).status).toBe(204);
  }
});

test('a confirmation that is sent twice books once for a child, too', async () => {
  const { id } = (await add(mia)).body;
  const headers = { 'idempotency-key': 'one-confirmation-for-mia' };
  const body = {
    ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: monday, time: '09:00' },
    ...{ bookingMethod: 'website' as const, patientId: id },
  };
  const first = await callServer(server, 'bookAppointment', { token, body, headers });
  const second = await callServer(server, 'bookAppointment', { token, body, headers });
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  const { patientId: _, ...own } = body;
  const reused = await callServer(server, 'bookAppointment', { token, body: own, headers });
  expect(reused.error.code).toBe('idempotency_key_reused');
});

test.each([
  ['child', 'Kind, geb. 2015', 'child, born 2015'],
  ['partner', 'Partnerin oder Partner, geb. 2015', 'partner, born 2015'],
  ['parent', 'Mutter oder Vater, geb. 2015', 'parent, born 2015'],
  ['other', 'geb. 2015', 'born 2015'],
] as const)(
  'a patient (%s) with the name of the account holder is told apart everywhere',
  async (relation, german, english) => {
    const [own] = await listPeople();
    const name = { firstName: own?.firstName ?? '', lastName: own?.lastName ?? '' };
    const fullName = `${name.firstName} ${name.lastName}`;
    const { body: namesake } = await add({ ...name, dateOfBirth: '2015-02-03', relation });
    const mine = (await book('09:00')).body;
    const theirs = (await book('10:00', { patientId: namesake.id })).body;
    expect([mine.otherPatientName, theirs.otherPatientName]).toEqual([null, `${fullName} (${german})`]);
    const { body: listed } = await callServer(server, 'listAppointments', { token, language: 'en' });
    expect(listed.map(({ otherPatientName }) => otherPatientName)).toEqual([
      null,
      `${fullName} (${english})`,
    ]);
    const mails = (await callServer(server, 'listOutbox')).body.map(({ text }) => text);
    expect(mails.filter((text) => text.includes(`Für: ${fullName} (${german})`))).toHaveLength(1);
    // With another first name nothing needs to be told apart.
    await change(namesake.id, { firstName: 'Mia' });
    expect((await listOwn()).map(({ otherPatientName }) => otherPatientName)).toEqual([
      null,
      `Mia ${name.lastName}`,
    ]);
  },
);

test('the account holder may take another name: their appointments stay their own', async () => {
  await book('09:00');
  await callServer(server, 'updateProfile', { token, body: { firstName: 'Neu', lastName: 'Genannt' } });
  expect((await listOwn())[0]).toMatchObject({ patientName: 'Neu Genannt', otherPatientName: null });
});

test.each([
  [
    { firstName: 'Łukasz', lastName: 'Đorđević' },
    { firstName: 'Lukasz', lastName: 'Dordevic' },
  ],
  [
    { firstName: 'Zoë', lastName: 'Groß' },
    { firstName: 'ZOE', lastName: 'GROSS' },
  ],
  [
    { firstName: 'Ægir', lastName: 'Þórsson' },
    { firstName: 'Aegir', lastName: 'Thorsson' },
  ],
  [
    { firstName: 'Jo\u00adna', lastName: 'Ott' },
    { firstName: 'Jona', lastName: 'Ott ' },
  ],
])('%j and %j of one day of birth are one person', async (one, other) => {
  const born = { dateOfBirth: '2016-06-06', relation: 'child' } as const;
  const first = await add({ ...one, ...born });
  const second = await add({ ...other, ...born });
  expect([second.status, second.body.id]).toEqual([201, first.body.id]);
});

test('the title of a calendar file names a managed patient, and not the own person', async () => {
  const child = await add(mia);
  const own = await book('09:00');
  const childs = await book('10:00', { patientId: child.body.id });
  const titleOf = async (id: string) => {
    const { body } = await callServer(server, 'appointmentCalendar', { token, params: { id } });
    return /SUMMARY:(.*)/.exec(body)?.[1]?.trim();
  };
  expect(await titleOf(own.body.id)).toMatch(/^Zahnarzttermin\\, Dr\. /);
  expect(await titleOf(childs.body.id)).toMatch(/^Zahnarzttermin Mia\\, Dr\. /);
});
