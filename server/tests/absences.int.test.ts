import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertPerson } from '../src/features/console-patients/commands.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { bookOnline, type Decision, ill, type NewAbsence, planBy, treatment, tuesday } from './plan-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let other: TestServer;
let desk: StaffMember;
let dentist: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
  desk = await createStaffSession(server, 'reception');
  dentist = await createStaffSession(server, 'dentist', { doctorId: 'weber' });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  for (const { id } of await listOwnAbsences())
    await callStaff(server, 'removeAbsence', { jar: desk.jar, params: { id } });
});

const seededAbsences = new Set<string>();
async function listOwnAbsences() {
  const { body } = await callStaff(server, 'getPlan', { jar: desk.jar, query: {} });
  if (seededAbsences.size === 0) for (const { id } of body.absences) seededAbsences.add(id);
  return body.absences.filter(({ id }) => !seededAbsences.has(id));
}

const preview = (body: NewAbsence, by = desk) => planBy(server, by).preview(body);
const add = (body: NewAbsence, by = desk, at = server) => planBy(at, by).add(body);
const readReport = (id: string) => planBy(server, desk).read(id);
const decide = (id: string, decisions: Decision[], { by = desk }: { by?: StaffMember } = {}) =>
  planBy(server, by).decide(id, decisions);
const listSlots = async (date: string, at = server) =>
  (await callServer(at, 'listSlots', { params: { id: 'weber' }, query: { date, treatment } })).body.slots;

const book = (time: string) => bookOnline(server, { time });

/** Somebody whom only a voice reaches, or nothing, booked at the counter. */
async function bookAtDesk(time: string, phone: string | null, by = desk) {
  const person = {
    ...{ firstName: 'Otto', lastName: `Ohne${time.replace(':', '')}`, dateOfBirth: '1950-02-03' },
    ...{ language: 'de' as const, email: null, phone },
  };
  const patientId = await server.context.db
    .transaction()
    .execute((transaction) => insertPerson(transaction, person, new Date(server.clock.nowMs())));
  const { status, body } = await callStaff(server, 'bookForPatient', {
    jar: by.jar,
    body: {
      ...{ patientId, doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: tuesday, time },
      ...{ inform: true, method: 'phone' },
    },
  });
  expect(status).toBe(201);
  return body.appointment;
}

test('somebody falls ill: the preview tells whom it hits, saving takes the times away, decisions go as they were meant', async () => {
  const first = await book('08:00');
  const second = await book('09:00');
  const third = await bookAtDesk('10:00', '+492215550001');
  const previewed = await preview(ill());
  expect(previewed.status).toBe(200);
  const { hits } = previewed.body;
  expect(hits.map(({ appointment, reach }) => [appointment.start, reach])).toEqual([
    ['08:00', 'email'],
    ['09:00', 'email'],
    ['10:00', 'phone'],
  ]);
  // How each is reached is for who deals with an absence that is saved.
  const contacts = /@|\+49/;
  expect(JSON.stringify(previewed.body)).not.toMatch(contacts);
  expect(hits.map(({ proposals }) => proposals.length)).toEqual([3, 3, 3]);
  const firsts = hits.map(({ proposals: [place] }) => `${place?.doctorId} ${place?.date} ${place?.time}`);
  expect(new Set(firsts).size).toBe(3);
  expect(hits.every(({ proposals }) => proposals.some(({ doctorId }) => doctorId === 'weber'))).toBe(true);
  expect(await listSlots(tuesday)).toContain('11:00');

  // Somebody books while the preview is open.
  const fourth = await book('11:00');
  const added = await add(ill({ reason: { de: 'Krank', en: 'Ill' } }));
  expect(added.status).toBe(201);
  expect(JSON.stringify(added.body)).not.toMatch(contacts);
  const { absence } = added.body;
  const ids = [first, second, third, fourth].map(({ id }) => id);
  expect(added.body.hits.map(({ appointment }) => appointment.id)).toEqual(ids);
  expect(await listSlots(tuesday)).toEqual([]);
  await vi.waitFor(async () => expect(await listSlots(tuesday, other)).toEqual([]), 10_000);
  const { body: day } = await callStaff(server, 'getDay', { jar: desk.jar, query: { date: tuesday } });
  expect(day.doctors.find(({ id }) => id === 'weber')).toMatchObject({
    hours: [],
    absence: { isPlanned: true, reason: null },
  });

  const place = added.body.hits[0]?.proposals[0];
  if (!place) throw new Error('there is no other place');
  const decisions: Decision[] = [
    {
      ...{ kind: 'move', appointmentId: first.id, version: first.version },
      ...{ doctorId: place.doctorId, date: place.date, time: place.time },
    },
    { kind: 'cancel', appointmentId: second.id, version: second.version },
    { kind: 'cancel', appointmentId: third.id, version: third.version },
    { kind: 'keep', appointmentId: fourth.id, version: fourth.version },
  ];
  const readMails = () =>
    callStaff(server, 'previewDecisionMails', {
      ...{ jar: desk.jar, params: { id: absence.id }, body: { decisions, inform: true } },
    });
  const mails = await readMails();
  expect(mails.body.mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Geändert', 'Abgesagt']);
  expect(mails.body.mails[0]?.text).toContain('08:00');

  const { body: done } = await decide(absence.id, decisions);
  // What others are written is not read by way of an absence that does not hit them.
  expect((await readMails()).body).toEqual({ mails: [] });
  expect(done).toMatchObject({ moved: 1, cancelled: 2, kept: 1, refused: 0 });
  expect(done.results.map(({ undo }) => undo !== null)).toEqual([true, true, true, false]);
  server.clock.advance(61_000);
  const sent = (await callServer(server, 'listOutbox')).body.map(({ subject }) => subject);
  expect(sent).toContainEqual(mails.body.mails[0]?.subject);
  expect(sent).toContainEqual(mails.body.mails[1]?.subject);

  const report = await readReport(absence.id);
  expect(report.hits.map(({ appointment, isKept }) => [appointment.id, isKept])).toEqual([[fourth.id, true]]);
  expect(report.decided.map(({ decision, former }) => [former.start, decision])).toEqual([
    ['08:00', 'moved'],
    ['09:00', 'cancelled'],
    ['10:00', 'cancelled'],
  ]);
  // Without a mail server mails only stand in the outbox, so that everybody has to be told.
  expect(report.decided.map(({ message, mustTell }) => [message, mustTell])).toEqual([
    ['kept', true],
    ['kept', true],
    ['none', true],
  ]);
  const told = (is: boolean) =>
    callStaff(server, 'markTold', {
      ...{ jar: desk.jar, params: { id: absence.id, appointmentId: third.id }, body: { told: is } },
    });
  expect((await told(true)).status).toBe(204);
  // Pressed twice, it is noted once.
  expect((await told(true)).status).toBe(204);
  expect((await readReport(absence.id)).decided[2]).toMatchObject({
    mustTell: false,
    phone: '+492215550001',
  });
  await told(false);
  const deeds = sql`select detail->'taken_back' as back from staff_audit where action = 'mark_told'`;
  expect((await deeds.execute(server.ownerDb)).rows).toEqual([{ back: false }, { back: true }]);
  expect((await readReport(absence.id)).decided[2]).toMatchObject({ mustTell: true, toldAt: null });
});

test('a decision that is undone leaves the appointment where it was, and it is hit again', async () => {
  const { id, version } = await book('09:00');
  const { body } = await add(ill());
  const { body: done } = await decide(body.absence.id, [{ kind: 'cancel', appointmentId: id, version }]);
  expect((await readReport(body.absence.id)).hits).toEqual([]);
  const undoId = done.results[0]?.undo?.id ?? '';
  const undone = await callStaff(server, 'undoChange', { jar: desk.jar, params: { id: undoId } });
  expect(undone.status).toBe(200);
  const report = await readReport(body.absence.id);
  expect(report.hits.map(({ appointment }) => appointment.id)).toEqual([id]);
  expect(report.decided).toEqual([]);
});

test('who sees how those are reached whom an absence hits leaves one row in ten minutes for the same people of an absence', async () => {
  await book('09:00');
  await bookAtDesk('10:00', '+492215550001');
  const [first, second] = [
    (await add(ill())).body.absence,
    (await add(ill({ doctorId: null }))).body.absence,
  ];
  const nobody = (await add(ill({ from: '2026-12-03', to: '2026-12-03' }))).body.absence;
  const seen = await createStaffSession(server, 'reception');
  const reportOf = (id: string) => planBy(server, seen).read(id);
  const report = await reportOf(first.id);
  expect(report.hits.map(({ phone, email }) => [phone, email?.includes('@')])).toEqual([
    [expect.anything(), true],
    ['+492215550001', undefined],
  ]);
  await reportOf(first.id);
  const { appointment } = report.hits[0] ?? {};
  const decisions = [
    { kind: 'cancel' as const, appointmentId: appointment?.id ?? '', version: appointment?.version ?? 0 },
  ];
  for (const { id } of [first, second])
    await callStaff(server, 'previewDecisionMails', {
      ...{ jar: seen.jar, params: { id }, body: { decisions, inform: true } },
    });
  await reportOf(nobody.id);
  const readLooks = async () => {
    const looks = sql<{ of: string; shown: number }>`
      select subject_id as of, (detail->'shown')::int as shown from staff_audit
      where staff_id = ${seen.staffId} and action = 'look_at_absence' order by id
    `;
    return (await looks.execute(server.context.db)).rows;
  };
  await reportOf(second.id);
  // Whoever was shown one of them has not seen the others yet.
  const looks = [
    { of: first.id, shown: 2 },
    { of: first.id, shown: 1 },
    { of: second.id, shown: 1 },
    { of: second.id, shown: 2 },
  ];
  expect(await readLooks()).toEqual(looks);
  await sql`update staff_audit set at = at - interval '601 seconds' where staff_id = ${seen.staffId}`.execute(
    server.ownerDb,
  );
  await reportOf(first.id);
  expect(await readLooks()).toEqual([...looks, { of: first.id, shown: 2 }]);
});

test('of two desks that decide about one appointment at once one does, the other gets it as it is', async () => {
  const { id, version } = await book('09:00');
  const { body } = await add(ill());
  const second = await createStaffSession(server, 'reception');
  const cancel: Decision = { kind: 'cancel', appointmentId: id, version };
  const answers = await Promise.all([desk, second].map((by) => decide(body.absence.id, [cancel], { by })));
  const results = answers.map(({ body: done }) => done.results[0]);
  expect(results.map((result) => result?.outcome).sort()).toEqual(['cancelled', 'refused']);
  const refused = results.find((result) => result?.outcome === 'refused');
  expect(['appointment_changed', 'not_changeable']).toContain(refused?.error?.code);
  expect(refused?.appointment?.status).toBe('cancelled');
  expect((await readReport(body.absence.id)).decided).toHaveLength(1);
  const again = await decide(body.absence.id, [{ ...cancel, version: version + 1 }]);
  expect(again.body.results[0]?.error?.code).toBe('not_hit');
});

test('a booking under way while an absence is saved is listed as hit, or refused', async () => {
  const times = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'];
  const people = await Promise.all(times.map(() => createPatientSession(server)));
  const outcomes = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const date = `2026-12-${String(7 + (round % 2) * 7 + Math.floor(round / 2)).padStart(2, '0')}`;
    const bookings = times.map((time, index) =>
      callServer(index % 2 ? other : server, 'bookAppointment', {
        token: people[index]?.token,
        body: { doctorId: 'weber', treatmentType: treatment, date, time, bookingMethod: 'website' },
      }),
    );
    // Rounds begin the absence sooner and later among the bookings.
    if (round % 3 > 0) await Promise.race(bookings.slice(0, round % 3));
    const absence = await add(ill({ from: date, to: date }), desk, round % 2 ? other : server);
    expect(absence.status).toBe(201);
    const answers = await Promise.all(bookings);
    const booked = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
    for (const { status, error } of answers) {
      if (status !== 201) expect(error).toMatchObject({ code: 'outside_rules', rule: 'absent' });
      outcomes.add(String(status));
    }
    expect(absence.body.hits.map(({ appointment }) => appointment.id).sort()).toEqual(booked.sort());
    await removeBookings(server);
  }
  expect(outcomes).toContain('201');
});

test.each([
  { wish: ill({ from: '2026-11-20', to: '2026-11-24' }), code: 'plan_in_past', why: 'it is over' },
  {
    wish: ill({ from: tuesday, to: '2026-11-30' }),
    code: 'hours_impossible',
    why: 'it ends before it begins',
  },
  {
    wish: ill({ hours: { from: '10:00', to: '10:00' } }),
    code: 'hours_impossible',
    why: 'it takes no minute',
  },
  {
    wish: ill({ from: tuesday, to: '2029-12-02' }),
    code: 'plan_too_long',
    why: 'it is more than three years',
  },
  { wish: ill({ doctorId: 'nobody' }), code: 'unknown_column', why: 'nobody has this column' },
])('an absence is refused: $why', async ({ wish, code }) => {
  const refused = [await preview(wish), await add(wish)];
  expect(refused.map(({ status, error }) => [status, error.code])).toEqual([
    [422, code],
    [422, code],
  ]);
  expect(await listOwnAbsences()).toEqual([]);
});

test('an absence may have begun, and take more than a year; what is over or in the chair is not hit', async () => {
  server.clock.set('2026-12-01T08:56:00+01:00');
  const by = await createStaffSession(server, 'reception');
  const [chair, waiting] = [await bookAtDesk('09:00', null, by), await bookAtDesk('09:30', null, by)];
  server.clock.set('2026-12-01T09:04:00+01:00');
  const seated = await callStaff(server, 'notePresence', {
    ...{ jar: by.jar, params: { id: chair.id }, body: { version: chair.version, state: 'seated' } },
  });
  expect(seated.status).toBe(200);
  const { status, body } = await add(ill({ from: '2026-11-30', to: '2028-01-31' }), by);
  expect([status, body.hits.map(({ appointment, reach }) => [appointment.id, reach])]).toEqual([
    201,
    [[waiting.id, 'none']],
  ]);
  const query = { month: '2027-02' };
  const { body: days } = await callServer(server, 'listDays', { params: { id: 'weber' }, query });
  expect(days.states['2027-02-22']).toEqual({ state: 'closed', reason: 'absent' });
});

test('closures may overlap: taken back, one of them leaves the other; sent twice, one is planned, with the reason said last', async () => {
  const closure = ill({ doctorId: null, from: '2026-12-01', to: '2026-12-02' });
  const { body: first } = await add(closure);
  const reason = { de: 'Rohrbruch', en: 'Burst pipe' };
  const [repeated, explained, again] = [
    await add(closure),
    await add({ ...closure, reason }),
    await add(closure),
  ];
  expect([repeated, explained, again].map(({ body }) => [body.absence.id, body.absence.reason])).toEqual([
    [first.absence.id, null],
    [first.absence.id, reason],
    [first.absence.id, reason],
  ]);
  const { body: second } = await add({ ...closure, from: '2026-12-02', to: '2026-12-03' });
  const isOpen = async () => {
    const days = ['2026-12-01', '2026-12-02', '2026-12-03'];
    return Promise.all(days.map(async (date) => (await listSlots(date)).length > 0));
  };
  expect(await isOpen()).toEqual([false, false, false]);
  const remove = (id: string) => callStaff(server, 'removeAbsence', { jar: desk.jar, params: { id } });
  expect((await remove(first.absence.id)).status).toBe(204);
  expect(await isOpen()).toEqual([true, false, false]);
  expect((await remove(first.absence.id)).status).toBe(404);
  await remove(second.absence.id);
  expect(await isOpen()).toEqual([true, true, true]);
});

test('an absence grows or shrinks by who saw it last, hours of it leave the others free', async () => {
  const { body } = await add(ill({ hours: { from: '08:00', to: '12:30' } }));
  expect(await listSlots(tuesday)).toContain('14:00');
  expect(await listSlots(tuesday)).not.toContain('09:00');
  const change = (version: number, to: string) =>
    callStaff(server, 'changeAbsence', {
      ...{ jar: desk.jar, params: { id: body.absence.id }, body: { version, from: tuesday, to } },
    });
  const changed = await change(1, '2026-12-02');
  expect([changed.status, changed.body.absence]).toMatchObject([200, { version: 2, hours: null }]);
  expect(await listSlots('2026-12-02')).toEqual([]);
  const stale = await change(1, '2026-12-04');
  expect([stale.status, stale.error.code]).toEqual([409, 'absence_changed']);
  const { rows } = await sql<{ action: string; to: string }>`
    select action, detail->>'to' as to from staff_audit where subject_id = ${body.absence.id} order by id
  `.execute(server.context.db);
  expect(rows).toEqual([
    { action: 'plan_absence', to: tuesday },
    { action: 'change_absence', to: '2026-12-02' },
  ]);
});

test('a dentist plans their own absence alone, an assistant none; the reason is for whom it concerns', async () => {
  const assistant = await createStaffSession(server, 'assistant');
  const answers = [
    await add(ill({ doctorId: 'yilmaz' }), dentist),
    await add(ill({ doctorId: null }), dentist),
    await preview(ill({ doctorId: 'yilmaz' }), dentist),
    await add(ill(), assistant),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
    answers.map(() => [403, 'not_permitted']),
  );
  const reason = { de: 'Rücken', en: 'Back' };
  const { status, body } = await add(ill({ reason }), dentist);
  expect([status, body.absence.reason]).toEqual([201, reason]);
  const others = await createStaffSession(server, 'dentist', { doctorId: 'yilmaz' });
  const seenBy = async ({ jar }: StaffMember) => {
    const plan = await callStaff(server, 'getPlan', { jar, query: {} });
    return plan.body.absences.find(({ id }) => id === body.absence.id)?.reason;
  };
  expect([await seenBy(desk), await seenBy(dentist), await seenBy(others), await seenBy(assistant)]).toEqual([
    reason,
    reason,
    null,
    null,
  ]);
  const report = await callStaff(server, 'getAbsence', { jar: others.jar, params: { id: body.absence.id } });
  expect(report.error.code).toBe('not_permitted');
});
