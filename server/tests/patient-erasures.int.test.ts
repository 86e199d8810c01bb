import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eraseDuePatients } from '../src/features/patient-erasures/erase-due-patients.ts';
import { bookProven, createGuest } from './guest.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  registerPatient,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { carryOutErasures, listDeeds, openPatientDesk, readAccessLink } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let owner: StaffMember;
let reception: StaffMember;
let desk: ReturnType<typeof openPatientDesk>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  owner = await createStaffSession(server, 'owner');
  reception = await createStaffSession(server, 'reception');
  desk = openPatientDesk(server, reception);
});

const erase = (id: string) =>
  callStaff(server, 'erasePatient', { jar: owner.jar, params: { id }, body: { reason: 'Brief vom 20.11.' } });

/** The morning after, with sessions of that day. */
async function startNextMorning(): Promise<void> {
  await carryOutErasures(server);
  owner = await createStaffSession(server, 'owner');
  desk = openPatientDesk(server, await createStaffSession(server, 'reception'));
}

const query = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(server.ownerDb)).rows;

test('until the morning an erasure can be taken back: bookings for the patient are refused, and all data are still there', async () => {
  const id = await desk.add({ lastName: 'Reue', email: 'reue@example.org' });
  server.clock.advance(1000);
  const other = await desk.add({ lastName: 'Reue', dateOfBirth: '1980-05-04' });
  await desk.note(id, randomUUID(), { version: 0, text: 'bleibt' });
  const first = await erase(id);
  expect(first.status).toBe(200);
  // Asked twice, it is planned once.
  expect((await erase(id)).body).toEqual(first.body);
  const found = await callStaff(server, 'searchPatients', { jar: owner.jar, body: { query: 'reue' } });
  expect(found.body.patients.map(({ erasesAt }) => erasesAt).sort()).toEqual([first.body.erasesAt, null]);
  expect((await desk.bookFor(id, '09:00')).error.code).toBe('erasure_pending');
  expect((await desk.preview(other, id)).body.obstacle).toBe('erasure_pending');
  expect((await desk.merge(id, other)).error.code).toBe('erasure_pending');
  const withdraw = ({ jar }: StaffMember) => callStaff(server, 'withdrawErasure', { jar, params: { id } });
  expect((await withdraw(reception)).error.code).toBe('not_permitted');
  expect((await withdraw(owner)).status).toBe(204);
  expect((await withdraw(owner)).error.code).toBe('not_found');
  await startNextMorning();
  const { body: card } = await desk.getCard(id);
  expect(card).toMatchObject({ erasesAt: null, notes: [{ text: 'bleibt' }] });
  expect((await desk.bookFor(id, '09:00')).status).toBe(201);
  expect((await listDeeds(server, id)).map(({ action }) => action)).toEqual([
    ...['add_patient', 'write_note', 'ask_erasure', 'ask_erasure', 'withdraw_erasure'],
  ]);
});

test('an erasure asked for on a Friday takes effect on Monday, and can be taken back on Sunday', async () => {
  server.clock.set('2026-11-27T16:00:00+01:00');
  const boss = await createStaffSession(server, 'owner');
  const at = openPatientDesk(server, boss);
  const [kept, going] = [await at.add({ lastName: 'Freitag' }), await at.add({ lastName: 'Montag' })];
  const due = '2026-11-30T04:00:00.000Z';
  expect((await at.getCard(kept)).body.erasureWouldBeAt).toBe(due);
  const ask = (id: string) =>
    callStaff(server, 'erasePatient', { jar: boss.jar, params: { id }, body: { reason: 'Brief' } });
  for (const id of [kept, going]) expect((await ask(id)).body.erasesAt).toBe(due);
  server.clock.set('2026-11-29T20:00:00+01:00');
  await eraseDuePatients(server.context);
  const sunday = await createStaffSession(server, 'owner');
  const withdrawn = await callStaff(server, 'withdrawErasure', { jar: sunday.jar, params: { id: kept } });
  expect(withdrawn.status).toBe(204);
  server.clock.set('2026-11-30T05:00:00+01:00');
  await eraseDuePatients(server.context);
  desk = openPatientDesk(server, await createStaffSession(server, 'reception'));
  expect([(await desk.getCard(kept)).status, (await desk.getCard(going)).status]).toEqual([200, 404]);
});

test('an account that books in between keeps its data, and one that is gone ends the plan', async () => {
  const { patientId, token } = await createPatientSession(server);
  expect((await erase(patientId)).status).toBe(200);
  const booked = await callServer(server, 'bookAppointment', {
    token,
    body: {
      ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time: '09:00' },
      bookingMethod: 'website',
    },
  });
  expect(booked.status).toBe(201);
  await query(
    sql`delete from accounts where id = (select account_id from account_patients where patient_id = ${patientId})`,
  );
  await startNextMorning();
  // The account went in between, and an appointment came: this is no longer what was asked for.
  expect((await desk.getCard(patientId)).body.erasesAt).toBeNull();
});

test('what changed since an erasure was asked for drops it, and the owners hear of it', async () => {
  const id = await desk.add({ lastName: 'Doch' });
  expect((await erase(id)).status).toBe(200);
  await query(sql`
    insert into appointments
      (patient_id, doctor_id, treatment_type, during, status, booking_method, created_at, updated_at)
    values (${id}, 'weber', 'Kontrolluntersuchung', '[2026-11-30 09:00+01, 2026-11-30 09:30+01)',
      'scheduled', 'website', now(), now())
  `);
  const { email } = owner;
  await startNextMorning();
  expect((await desk.getCard(id)).body).toMatchObject({ erasesAt: null, coming: [{}] });
  const { body: mails } = await callServer(server, 'listOutbox');
  expect(
    mails.filter(({ to, subject }) => to === email && subject.includes('Löschung entfällt')),
  ).toHaveLength(1);
  expect((await listDeeds(server, id)).at(-1)?.action).toBe('drop_erasure');
});

test('taking an erasure back beside its morning: either the patient stays, or it is too late', async () => {
  for (let round = 0; round < 6; round += 1) {
    const id = await desk.add({ lastName: `Morgen${round}` });
    const boss = await createStaffSession(server, 'owner');
    await callStaff(server, 'erasePatient', { jar: boss.jar, params: { id }, body: { reason: 'Brief' } });
    await query(sql`update patient_erasures set due_at = asked_at`);
    const [withdrawn] = await Promise.all([
      callStaff(server, 'withdrawErasure', { jar: boss.jar, params: { id } }),
      eraseDuePatients(server.context),
      eraseDuePatients(server.context),
    ]);
    expect([`204 200`, `404 404`]).toContain(`${withdrawn.status} ${(await desk.getCard(id)).status}`);
  }
});

const birthday = '1980-05-03';

/** Adds an entry that can be invited, and answers it with the secret of its link. */
async function inviteNew(firstName: string, email: string): Promise<{ id: string; secret: string }> {
  const person = { firstName, lastName: 'Rüster', dateOfBirth: birthday };
  const id = await desk.add({ ...person, email, isUnreachable: false });
  await desk.note(id, randomUUID(), { version: 0, text: 'bleibt' });
  expect((await desk.invite(id)).status).toBe(200);
  return { id, secret: await readAccessLink(server, email) };
}

async function register(firstName: string, email: string): Promise<string> {
  return (await registerPatient(server, { firstName, lastName: 'Rüster', email })).token;
}

const linkBy = (token: string, secret: string) =>
  callServer(server, 'linkAccount', { token, body: { token: secret, dateOfBirth: birthday } });

/** Each answers the entry whose erasure was planned, and what is known of it afterwards. */
const claims: [string, () => Promise<string>][] = [
  [
    'a link merges it into the account’s own patient',
    async () => {
      const { id, secret } = await inviteNew('Rosa', 'rosa.a@example.org');
      const token = await register('Rosa', 'rosa.b@example.org');
      expect((await erase(id)).status).toBe(200);
      expect((await linkBy(token, secret)).status).toBe(200);
      return id;
    },
  ],
  [
    'a link puts it under an account',
    async () => {
      const { id, secret } = await inviteNew('Lena', 'lena@example.org');
      const token = await register('Otto', 'otto@example.org');
      expect((await erase(id)).status).toBe(200);
      expect((await linkBy(token, secret)).status).toBe(200);
      return id;
    },
  ],
  [
    'the account parts from it',
    async () => {
      const { id, secret } = await inviteNew('Mia', 'mia@example.org');
      const token = await register('Ines', 'ines@example.org');
      expect((await linkBy(token, secret)).status).toBe(200);
      server.clock.advance(1000);
      expect((await erase(id)).status).toBe(200);
      expect((await callServer(server, 'removePatient', { token, params: { id } })).status).toBe(204);
      return id;
    },
  ],
  ...(['Gero', 'Gerda'] as const).map((firstName): [string, () => Promise<string>] => [
    `an account of its address takes a guest over, as ${firstName}`,
    async () => {
      const guest = {
        ...createGuest(),
        lastName: 'Rüster',
        email: `${firstName}@guest.example`.toLowerCase(),
      };
      await bookProven(server, guest, { date: '2026-11-30', time: firstName === 'Gero' ? '10:00' : '11:00' });
      owner = await createStaffSession(server, 'owner');
      const [row] = await query<{ id: string }>(sql`select id from patients where email = ${guest.email}`);
      const asked = await callStaff(server, 'erasePatient', {
        ...{ jar: owner.jar, params: { id: row?.id ?? '' } },
        body: { reason: 'Brief', cancelAppointments: true },
      });
      expect(asked.status).toBe(200);
      server.clock.advance(61_000);
      await register(firstName, guest.email);
      return row?.id ?? '';
    },
  ]),
];

test.each(claims)('an erasure is dropped, audited and told to the owners when %s', async (_, claim) => {
  const id = await claim();
  const { email } = owner;
  await startNextMorning();
  const remains = await query(sql`
    select id from patients where (id = ${id} or former_ids @> array[${id}::uuid]) and kept_until is null
  `);
  expect(remains).toHaveLength(1);
  const { body: mails } = await callServer(server, 'listOutbox');
  expect(
    mails.filter(({ to, subject }) => to === email && subject.includes('Löschung entfällt')),
  ).toHaveLength(1);
  const deeds = (await listDeeds(server, id)).map(({ action }) => action);
  expect(deeds.filter((action) => action === 'drop_erasure')).toHaveLength(1);
  expect(deeds).not.toContain('erase_patient');
});

test('a patient who came to an account after its erasure was asked for is not erased with it', async () => {
  const { id, secret } = await inviteNew('Paul', 'paul@example.org');
  const { token } = await registerPatient(server, {
    firstName: 'Tom',
    lastName: 'Rüster',
    email: 'tom@example.org',
  });
  const [own] = await query<{ id: string }>(sql`
    select patient_id as id from account_patients join accounts on accounts.id = account_id
    where email = 'tom@example.org'
  `);
  expect((await erase(own?.id ?? '')).status).toBe(200);
  server.clock.advance(1000);
  expect((await linkBy(token, secret)).status).toBe(200);
  await startNextMorning();
  expect((await desk.getCard(id)).body).toMatchObject({ erasesAt: null, notes: [{ text: 'bleibt' }] });
});

test('a patient whose erasure fails holds up no other, and the log names no personal data', async () => {
  const [first, second] = [await desk.add({ lastName: 'Klemmt' }), await desk.add({ lastName: 'Geht' })];
  for (const id of [first, second]) expect((await erase(id)).status).toBe(200);
  await query(sql`
    create function refuse_erasure() returns trigger language plpgsql as
      $$ begin if old.last_name = 'Klemmt' then raise 'Klemmt'; end if; return old; end $$
  `);
  await query(sql`
    create trigger refuse_erasure before delete or update on patients
      for each row execute function refuse_erasure()
  `);
  const lines = vi.spyOn(server.context.log, 'error');
  try {
    await query(
      sql`update patient_erasures set due_at = due_at - interval '1 minute' where patient_id = ${first}`,
    );
    await startNextMorning();
    expect([(await desk.getCard(first)).status, (await desk.getCard(second)).status]).toEqual([200, 404]);
    expect(lines).toHaveBeenCalledOnce();
    expect(JSON.stringify(lines.mock.calls)).not.toContain('Klemmt');
  } finally {
    lines.mockRestore();
    await query(sql`drop trigger refuse_erasure on patients`);
    await query(sql`drop function refuse_erasure`);
  }
  await eraseDuePatients(server.context);
  expect((await desk.getCard(first)).status).toBe(404);
});
