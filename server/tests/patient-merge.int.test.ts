import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookAsGuest, bookProven, createGuest, proveAddress } from './guest.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { listDeeds, type NewPatient, openPatientDesk, rowsOf } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

type Desk = ReturnType<typeof openPatientDesk>;
let server: TestServer;
let reception: StaffMember;
let desk: Desk;
let helper: Desk;
beforeAll(async () => {
  server = await startTestServer();
  helper = openPatientDesk(server, await createStaffSession(server, 'assistant'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  // Each test has its own budget of merges.
  reception = await createStaffSession(server, 'reception');
  desk = openPatientDesk(server, reception);
});

const checkIdentity = (id: string) =>
  query(sql`update patients set identity_checked_at = now() where id = ${id}`);

const query = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(server.ownerDb)).rows;

test('likely entries of the same person are shown on the card, and neither twins nor mother and child are', async () => {
  const phone = '0221 4715500';
  const cases: [string, Partial<NewPatient> & { lastName: string }, boolean][] = [
    ['misspelt', { firstName: 'Katarina', lastName: 'Maier', dateOfBirth: '1971-03-09' }, true],
    ['married', { firstName: 'Katharina', lastName: 'Schulz', dateOfBirth: '1971-03-09' }, true],
    [
      'names the other way round',
      { firstName: 'Meyer', lastName: 'Katharina', dateOfBirth: '1971-03-09' },
      true,
    ],
    [
      'same number, slip in the date',
      { firstName: 'Katharina', lastName: 'Meyer', dateOfBirth: '1971-09-03', phone },
      true,
    ],
    ['a twin', { firstName: 'Sabine', lastName: 'Meyer', dateOfBirth: '1971-03-09', phone }, false],
    ['a child', { firstName: 'Karl', lastName: 'Meyer', dateOfBirth: '2015-01-05', phone }, false],
    ['a namesake', { firstName: 'Katharina', lastName: 'Meyer', dateOfBirth: '1950-12-24' }, false],
  ];
  const id = await desk.add({ firstName: 'Katharina', lastName: 'Meyer', dateOfBirth: '1971-03-09', phone });
  const ids = new Map<string, string>();
  for (const [name, person] of cases) ids.set(name, await desk.add(person));
  const twins = (await desk.getCard(id)).body.twins.map((twin) => twin.id);
  for (const [name, , isTwin] of cases)
    expect([name, twins.includes(ids.get(name) ?? '')]).toEqual([name, isTwin]);
  expect((await helper.getCard(id)).body.twins).toEqual([]);
  // How others are reached is a look at them, which comparing is.
  expect(JSON.stringify((await desk.getCard(id)).body.twins)).not.toContain('4715500');
});

test('a search answers how people are reached only of few, or to who knows their number or address already', async () => {
  const phone = '0221 4715599';
  for (const firstName of ['Ada', 'Ben', 'Cem'])
    await desk.add({ firstName, lastName: 'Quirrenbach', phone, email: 'quirrenbach@example.org' });
  const search = async (text: string) => {
    const { body } = await callStaff(server, 'searchPatients', { jar: reception.jar, body: { query: text } });
    return body.patients.map((found) => [found.phone, found.email]);
  };
  const both = ['+492214715599', 'quirrenbach@example.org'];
  const neither = [null, null];
  expect(await search('qu')).toEqual([both, both, both]);
  await desk.add({ firstName: 'Dora', lastName: 'Quirrenbach', phone, email: 'quirrenbach@example.org' });
  for (const few of ['quirrenbach', 'qu 0221', 'qu @ex', 'qu 1980'])
    expect([few, await search(few)]).toEqual([few, [neither, neither, neither, neither]]);
  expect(await search('ada quirrenbach')).toEqual([both]);
  for (const known of [phone, '4715599', 'quirrenbach@example.org', 'qu 3.5.1980'])
    expect([known, await search(known)]).toEqual([known, [both, both, both, both]]);
});

test('an entry of the desk and one of the website become one: everything goes over, and the account stays as it is', async () => {
  const { patientId, token, accountId } = await createPatientSession(server);
  const guest = { ...createGuest(), firstName: 'Paula', lastName: 'Probe' };
  const { cancelToken, appointment } = await bookProven(
    server,
    { ...guest },
    { date: '2026-12-01', time: '09:00', reminderConsent: true },
  );
  const [entry] = await query(sql<{ id: string }>`select id from patients where email = ${guest.email}`);
  const guestId = entry?.id ?? '';
  await query(sql`update patients set date_of_birth = '1990-01-02' where id = ${guestId}`);
  const noteId = randomUUID();
  await desk.note(guestId, noteId, { version: 0, text: 'kommt mit Hund' });
  await desk.bookFor(patientId, '10:00');
  // The desk has seen a document, so that the account sees what comes to its entry.
  const checked = { version: 1, checked: true };
  await callStaff(server, 'checkIdentity', { jar: reception.jar, params: { id: patientId }, body: checked });
  const { body: seen } = await desk.preview(guestId, patientId);
  expect(seen).toMatchObject({
    ...{ obstacle: null, overlaps: [] },
    remaining: { id: patientId, hasAccount: true, appointmentCount: 1, noteCount: 0 },
    going: { id: guestId, hasAccount: false, appointmentCount: 1, noteCount: 1, email: guest.email },
  });
  const { version } = seen.remaining;
  const going = { version, otherVersion: seen.going.version };
  // Whoever remains is decided by the account, and its contact stays.
  expect(
    (await desk.merge(guestId, patientId, { version: going.otherVersion, otherVersion: version })).error.code,
  ).toBe('patient_changed');
  expect((await desk.merge(patientId, guestId, { ...going, take: ['email'] })).error.code).toBe(
    'contact_of_account',
  );
  const merged = await desk.merge(patientId, guestId, { ...going, take: ['dateOfBirth'] });
  expect([merged.status, merged.body]).toMatchObject([200, { id: patientId, dateOfBirth: '1990-01-02' }]);
  // Sent twice, it is done once.
  expect((await desk.merge(patientId, guestId, { ...going, take: ['dateOfBirth'] })).body).toEqual(
    merged.body,
  );

  const { body: own } = await callServer(server, 'listAppointments', { token });
  expect(own.map(({ date, time }) => `${date} ${time}`)).toEqual(['2026-11-30 10:00', '2026-12-01 09:00']);
  expect(
    (await callServer(server, 'getGuestAppointment', { headers: { 'appointment-token': cancelToken } }))
      .status,
  ).toBe(200);
  const { body: card } = await desk.getCard(guestId);
  expect(card).toMatchObject({ id: patientId, contactOf: 'account', notes: [{ id: noteId }] });
  expect(card.messages.map(({ recipient }) => recipient)).toEqual([guest.email]);
  expect(card.consents).toContainEqual(expect.objectContaining({ kind: 'reminders', given: true }));
  expect(await listDeeds(server, patientId)).toMatchObject([
    { action: 'check_identity' },
    { action: 'merge_patients', detail: { former: guestId, appointments: 1, taken: 'dateOfBirth' } },
  ]);
  const events = await query(sql<{ action: string; actor_id: string }>`
    select action, actor_id from audit_events where subject_id = ${appointment.id} order by id
  `);
  expect(events.at(-1)).toEqual({ action: 'merge', actor_id: reception.staffId });
  // The record of who did what finds the former entry's rows with the person.
  const owner = await createStaffSession(server, 'owner');
  const audit = await callStaff(server, 'getAudit', { jar: owner.jar, query: { patientId } });
  const noted = audit.body.entries.find(({ sentence }) => sentence.includes('eine Notiz'));
  expect(noted?.sentence).toMatch(/hat eine Notiz zu Paula Probe geschrieben/);
  const { body: data } = await callServer(server, 'exportAccount', { token });
  expect(rowsOf(data, 'notes')).toMatchObject([{ text: 'kommt mit Hund', personId: patientId }]);
  // Also what was done with the entry that is gone.
  expect(rowsOf(data, 'looks')).toContainEqual(
    expect.objectContaining({ action: 'write_note', personId: guestId }),
  );
  expect(rowsOf(data, 'changes').filter(({ by }) => by === 'guest')).toHaveLength(1);
  const [left] = await query(sql<{ accounts: number; people: number }>`
    select (select count(*)::int from accounts where id = ${accountId}) as accounts,
      (select count(*)::int from patients where id = ${guestId}) as people
  `);
  expect(left).toEqual({ accounts: 1, people: 0 });
});

test('of two entries of the desk the older remains, with what was chosen of each', async () => {
  const old = await desk.add({ lastName: 'Alt', phone: '0221 4716001' });
  server.clock.advance(1000);
  const young = await desk.add({ lastName: 'Jung', email: 'jung@example.org', dateOfBirth: '1980-05-04' });
  const { body } = await desk.preview(young, old);
  expect([body.remaining.id, body.going.id]).toEqual([old, young]);
  const take = ['name', 'email'] as const;
  const merged = await desk.merge(old, young, { take: [...take] });
  expect(merged.body).toEqual({
    ...{ id: old, version: 2, firstName: 'Anna', lastName: 'Jung', dateOfBirth: '1980-05-03' },
    ...{ phone: '+492214716001', email: 'jung@example.org', language: 'de' },
  });
  // A chain: what led to the one leads to the next.
  const third = await desk.add({ lastName: 'Dritte' });
  await desk.merge(old, third, { version: 2 });
  const fourth = await query(
    sql<{ ids: string[] }>`select former_ids as ids from patients where id = ${old}`,
  );
  expect(fourth[0]?.ids.toSorted()).toEqual([young, third].toSorted());
  expect((await desk.merge(old, old)).error.code).toBe('not_found');
  expect((await desk.preview(old, randomUUID())).error.code).toBe('not_found');
});

test('two accounts are never merged, and two appointments at the same time stand in the way', async () => {
  const [one, other] = [await createPatientSession(server), await createPatientSession(server)];
  expect((await desk.preview(one.patientId, other.patientId)).body.obstacle).toBe('two_accounts');
  for (const [id, otherId] of [
    [one.patientId, other.patientId],
    [other.patientId, one.patientId],
  ] as const)
    expect(['two_accounts', 'patient_changed']).toContain((await desk.merge(id, otherId)).error.code);

  const guestId = await desk.add({ lastName: 'Zugleich' });
  await checkIdentity(one.patientId);
  const kept = await desk.bookFor(one.patientId, '09:00');
  const clash = await desk.bookFor(guestId, '09:15', 'yilmaz');
  const { body } = await desk.preview(one.patientId, guestId);
  expect([body.obstacle, body.overlaps]).toMatchObject([
    'overlap',
    [
      {
        remaining: { id: kept.body.appointment.id, start: '09:00' },
        going: { id: clash.body.appointment.id, start: '09:15' },
      },
    ],
  ]);
  expect((await desk.merge(one.patientId, guestId)).error.code).toBe('merge_overlap');
  const { id, version } = clash.body.appointment;
  await callStaff(server, 'cancelForPatient', {
    jar: reception.jar,
    params: { id },
    body: { version, by: 'patient', reason: '', inform: false },
  });
  expect((await desk.merge(one.patientId, guestId)).status).toBe(200);
});

test('who was merged into somebody in the same account is gone there, and the account’s own person remains', async () => {
  const { patientId, token } = await createPatientSession(server);
  const { body: twin } = await callServer(server, 'addPatient', {
    token,
    body: { firstName: 'Paula', lastName: 'Probe', dateOfBirth: '1985-02-03' },
  });
  await checkIdentity(patientId);
  expect((await desk.preview(twin.id, patientId)).body).toMatchObject({
    ...{ obstacle: null, remaining: { id: patientId } },
  });
  expect((await desk.merge(patientId, twin.id)).status).toBe(200);
  const { body: people } = await callServer(server, 'listPatients', { token });
  expect(people.map(({ id }) => id)).toEqual([patientId]);
  const booked = await callServer(server, 'bookAppointment', {
    token,
    body: {
      ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time: '09:00' },
      ...{ bookingMethod: 'website', patientId: twin.id },
    },
  });
  expect(booked.status).toBe(404);
});

test('a change that an open screen still makes by the entry that went is refused, and nothing is lost', async () => {
  const old = await desk.add({ lastName: 'Bleibt' });
  server.clock.advance(1000);
  const young = await desk.add({ lastName: 'Bleibt' });
  const booked = await desk.bookFor(young, '09:00');
  await desk.merge(old, young);
  const { id, version } = booked.body.appointment;
  const moved = await callStaff(server, 'changeAppointment', {
    jar: reception.jar,
    params: { id },
    body: { version, time: '10:00', inform: false },
  });
  expect([moved.status, moved.error.appointment?.patient.id]).toEqual([409, old]);
  expect((await desk.bookFor(young, '11:00')).status).toBe(404);
  const change = { jar: reception.jar, params: { id: young }, body: { version: 1, lastName: 'Weg' } };
  expect((await callStaff(server, 'changePatientByStaff', change)).status).toBe(404);
  // What is being written goes to whom it is about.
  expect((await desk.note(young, randomUUID(), { version: 0, text: 'spät' })).status).toBe(200);
  expect((await desk.getCard(old)).body.notes).toMatchObject([{ text: 'spät' }]);
});

test('booking for the entry that is being merged away: the appointment is the person’s, or was refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const old = await desk.add({ lastName: `Rennen${round}` });
    server.clock.advance(1000);
    const young = await desk.add({ lastName: `Rennen${round}` });
    const time = `${String(9 + round).padStart(2, '0')}:30`;
    const [booked, merged] = await Promise.all([
      desk.bookFor(young, time, 'hoffmann'),
      desk.merge(old, young),
    ]);
    expect([booked.status, merged.status]).toEqual([
      expect.toSatisfy((status) => [201, 404].includes(status)),
      200,
    ]);
    const { body } = await desk.getCard(old);
    expect(body.coming).toHaveLength(booked.status === 201 ? 1 : 0);
  }
});

test('a guest who books while their entry is merged keeps the appointment, and nobody stands twice', async () => {
  for (let round = 0; round < 4; round += 1) {
    const guest = createGuest();
    await bookProven(server, guest, { date: '2026-12-02', time: `${String(9 + round).padStart(2, '0')}:00` });
    const [entry] = await query(sql<{ id: string }>`select id from patients where email = ${guest.email}`);
    const guestId = entry?.id ?? '';
    const { patientId } = await createPatientSession(server);
    await checkIdentity(patientId);
    await proveAddress(server, guest);
    const [booked, merged] = await Promise.all([
      bookAsGuest(server, guest, { date: '2026-12-03', time: `${String(9 + round).padStart(2, '0')}:00` }),
      desk.merge(patientId, guestId),
    ]);
    expect([booked.status, merged.status]).toEqual([201, 200]);
    const [found] = await query(sql<{ count: number }>`
      select count(*)::int as count from appointments join patients on patients.id = patient_id
      where patient_id = ${patientId} or patients.email = ${guest.email}
    `);
    expect(found?.count).toBe(2);
  }
});

test('the same two entries merged at several desks at once, either way round, become one without waiting for each other', async () => {
  for (let round = 0; round < 4; round += 1) {
    // Who merges so much is asked for a proof in between.
    desk = openPatientDesk(server, await createStaffSession(server, 'reception'));
    const ids = await Promise.all([0, 1, 2].map(() => desk.add({ lastName: `Knäuel${round}` })));
    const [one = '', two = '', three = ''] = ids;
    const hours = ['09', '11', '14'];
    await Promise.all(ids.map((id, index) => desk.bookFor(id, `${hours[index]}:${round}0`, 'yilmaz')));
    const answers = await Promise.all([
      ...[desk.merge(one, two), desk.merge(two, one), desk.merge(two, three), desk.merge(three, two)],
      ...[desk.merge(one, three), desk.merge(three, one)],
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const [left] = await query(sql<{ people: number; appointments: number }>`
      select count(distinct patients.id)::int as people, count(appointments.id)::int as appointments
      from patients join appointments on patient_id = patients.id where last_name = ${`Knäuel${round}`}
    `);
    expect([left?.people, left?.appointments]).toEqual([1, 3]);
    expect((await desk.getCard(one)).status).toBe(200);
  }
});

test('nothing that belongs to a person is forgotten by a merge: each table that refers to people is known here', async () => {
  const tables = await query(sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'patients'::regclass order by 1
  `);
  expect(tables.map(({ name }) => name)).toEqual([
    ...[
      'account_patients',
      'appointments',
      'consents',
      'former_contacts',
      'outgoing_messages',
      'patient_erasures',
    ],
    ...['patient_invitations', 'patient_merges', 'patient_notes'],
  ]);
});
