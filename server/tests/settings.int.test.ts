import type { TreatmentWords } from '@praxisportal/contract/staff/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeTimedMessages } from '../src/jobs/timed-messages.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { type Change, changeSettings, resetSettings } from './settings.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

const checkUp = 'Kontrolluntersuchung';
const cleaning = 'Prophylaxe & Zahnreinigung';
const all = ['weber', 'yilmaz', 'hoffmann'];

let server: TestServer;
let owner: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Each test begins with what stood there at the first start. */
beforeEach(async () => {
  server.clock.set(referenceNow);
  owner = await createStaffSession(server, 'owner');
  await removeBookings(server);
  await resetSettings(server);
});

const read = async () => (await callStaff(server, 'getSettings', { jar: owner.jar })).body;
const change = (wish: Change, version?: number) => changeSettings(server, owner, wish, version);
const setTreatment = (id: string, words: Partial<TreatmentWords> = {}, validFrom = '2026-11-25') => {
  const usual = { minutes: 30, bufferMinutes: 0, isOnline: true, doctorIds: all };
  return change({ section: 'treatments', validFrom, treatments: [{ treatmentId: id, ...usual, ...words }] });
};

const listSlots = async (id: string, date: string, treatment = checkUp) =>
  (await callServer(server, 'listSlots', { params: { id }, query: { date, treatment } })).body.slots;

async function book(date: string, time: string, { treatmentType = checkUp, doctorId = 'weber' } = {}) {
  const { token } = await createPatientSession(server);
  const body = { doctorId, treatmentType, date, time, bookingMethod: 'website' as const };
  return { token, ...(await callServer(server, 'bookAppointment', { token, body })) };
}

test('another length holds from its day on, for the website, the desk and the chat; what is booked keeps its own', async () => {
  const before = await book('2026-12-08', '09:00');
  const set = await setTreatment('kontrolluntersuchung', { minutes: 60 }, '2026-12-07');
  expect(set.status).toBe(200);
  const rows = set.body.treatments.rows.filter(({ treatmentId }) => treatmentId === 'kontrolluntersuchung');
  expect(rows.map(({ validFrom, minutes }) => [validFrom, minutes])).toEqual([
    ['0001-01-01', 30],
    ['2026-12-07', 60],
  ]);

  const early = await book('2026-12-01', '09:00');
  const late = await book('2026-12-08', '10:00');
  expect([early.body.durationMinutes, late.body.durationMinutes]).toEqual([30, 60]);
  expect(await listSlots('weber', '2026-12-08')).not.toContain('12:00');
  expect(await listSlots('weber', '2026-12-01')).toContain('12:00');
  const query = { doctorId: 'weber', treatmentId: 'kontrolluntersuchung', from: '2026-12-08' };
  const free = await callStaff(server, 'listFreeStarts', { jar: owner.jar, query });
  expect(free.body.starts[0]).toMatchObject({ date: '2026-12-08', time: '08:00', minutes: 60 });

  const { token } = before;
  const [own] = (await callServer(server, 'listAppointments', { token })).body;
  expect([own?.durationMinutes, own?.version]).toEqual([30, 1]);
  const move = { date: '2026-12-08', time: '12:00', version: 1 };
  const params = { id: before.body.id };
  const asMoved = { params: { id: 'weber' }, query: { ...move, treatment: checkUp, moving: params.id } };
  expect((await callServer(server, 'listSlots', asMoved)).body.slots).toContain('12:00');
  const moved = await callServer(server, 'moveAppointment', { token, params, body: move });
  expect([moved.status, moved.body.durationMinutes]).toEqual([200, 30]);

  await setTreatment('kontrolluntersuchung', { minutes: 45 });
  const ask = { message: 'Wie lange dauert eine Kontrolluntersuchung?', conversationHistory: [] };
  expect((await callServer(server, 'chat', { body: ask })).body.message).toContain('45 Min.');
});

test('a booking that was decided by the old length while it changes is decided by the new one', async () => {
  await book('2026-12-01', '10:30');
  // Another process set this, and its word has not arrived here yet.
  await sql`insert into settings_treatments values ('kontrolluntersuchung', '2026-11-25', 60, 0, true, '{}')`.execute(
    server.ownerDb,
  );
  await sql`update plan_revision set revision = revision + 1`.execute(server.ownerDb);
  expect(await listSlots('weber', '2026-12-01')).toContain('10:00');
  const refused = await book('2026-12-01', '10:00');
  expect([refused.status, refused.error.code]).toEqual([409, 'slot_taken']);
  const booked = await book('2026-12-01', '09:00');
  expect([booked.status, booked.body.durationMinutes]).toEqual([201, 60]);
});

test('bookings that run beside a change get the old length or the new, and never overlap', async () => {
  const times = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
  const [set, ...tries] = await Promise.all([
    setTreatment('kontrolluntersuchung', { minutes: 60, bufferMinutes: 30 }),
    ...times.map((time) => book('2026-12-01', time)),
  ]);
  expect(set.status).toBe(200);
  const booked = tries.filter(({ status }) => status === 201).map(({ body }) => body);
  expect(booked.length).toBeGreaterThan(0);
  for (const { status, error } of tries.filter((each) => each.status !== 201))
    expect([status, error.code]).toEqual([409, 'slot_taken']);
  for (const { durationMinutes } of booked) expect([30, 60]).toContain(durationMinutes);
});

test('the time after a treatment stays free online, in both directions and in a race; the desk may use it', async () => {
  await setTreatment('prophylaxe', { minutes: 60, bufferMinutes: 15 });
  const first = await book('2026-12-01', '09:00', { treatmentType: cleaning });
  expect(first.status).toBe(201);
  const slots = await listSlots('weber', '2026-12-01');
  expect(slots).not.toContain('10:00');
  expect(slots).toContain('08:30');
  expect(await listSlots('weber', '2026-12-01', cleaning)).not.toContain('08:00');
  const within = await book('2026-12-01', '10:00');
  expect([within.status, within.error.code]).toEqual([409, 'slot_taken']);
  const before = await book('2026-12-01', '08:00', { treatmentType: cleaning });
  expect([before.status, before.error.code]).toEqual([409, 'slot_taken']);
  const elsewhere = await book('2026-12-01', '10:00', { doctorId: 'any' });
  expect(elsewhere.body.doctorId).not.toBe('weber');

  const query = { doctorId: 'weber', treatmentId: 'kontrolluntersuchung', from: '2026-12-01' };
  const free = await callStaff(server, 'listFreeStarts', { jar: owner.jar, query });
  const times = free.body.starts.filter(({ date }) => date === '2026-12-01').map(({ time }) => time);
  expect([times.includes('10:00'), times.includes('10:15')]).toEqual([false, true]);
  const { patientId } = await createPatientSession(server);
  const body = {
    ...{
      patientId,
      doctorId: 'weber',
      treatmentId: 'kontrolluntersuchung',
      date: '2026-12-01',
      time: '10:00',
    },
    ...{ method: 'counter' as const, inform: false },
  };
  expect((await callStaff(server, 'bookForPatient', { jar: owner.jar, body })).status).toBe(201);

  const race = await Promise.all(
    ['08:00', '09:00'].map((time) => book('2026-12-03', time, { treatmentType: cleaning })),
  );
  expect(race.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('who does not do a treatment is not offered for it, neither alone nor among any', async () => {
  await setTreatment('kontrolluntersuchung', { doctorIds: ['yilmaz'] }, '2026-12-01');
  const refused = await book('2026-12-01', '09:00');
  expect([refused.status, refused.error.rule]).toEqual([422, 'not_offered']);
  expect(await listSlots('weber', '2026-12-01')).toEqual([]);
  const days = await callServer(server, 'listDays', {
    ...{ params: { id: 'weber' }, query: { month: '2026-12', treatment: checkUp } },
  });
  expect(days.body.states['2026-12-01']).toEqual({ state: 'closed', reason: 'not_offered' });
  expect(days.body.states['2026-12-25']).toEqual({ state: 'closed', reason: 'not_offered' });
  expect((await book('2026-12-01', '09:00', { doctorId: 'any' })).body.doctorId).toBe('yilmaz');
  expect((await book('2026-11-30', '09:00')).status).toBe(201);

  await setTreatment('kontrolluntersuchung', { doctorIds: ['yilmaz'] });
  const { body } = await callServer(server, 'getAvailability', { query: { treatment: checkUp } });
  expect(Object.keys(body.doctors)).toEqual(['yilmaz']);
  const query = { doctorId: 'any', treatmentId: 'kontrolluntersuchung', from: '2026-12-01' };
  const free = await callStaff(server, 'listFreeStarts', { jar: owner.jar, query });
  expect([...new Set(free.body.starts.map(({ doctorId }) => doctorId))]).toEqual(['yilmaz']);
});

test('what is taken off the website is still there for the desk, and the chat names it no more', async () => {
  await setTreatment('prophylaxe', { minutes: 60, isOnline: false });
  const refused = await book('2026-12-01', '09:00', { treatmentType: cleaning });
  expect([refused.status, refused.error.rule]).toEqual([422, 'not_offered']);
  const { body: offer } = await callServer(server, 'getOffer');
  expect(offer.treatments.find(({ id }) => id === 'prophylaxe')).toMatchObject({
    minutes: 60,
    online: false,
  });
  const ask = { message: 'Ich möchte eine Zahnreinigung buchen', conversationHistory: [] };
  const { action } = (await callServer(server, 'chat', { body: ask })).body;
  expect(JSON.stringify(action)).not.toContain('Prophylaxe');
  const query = { doctorId: 'weber', treatmentId: 'prophylaxe', from: '2026-12-01' };
  const free = await callStaff(server, 'listFreeStarts', { jar: owner.jar, query });
  expect(free.body.starts[0]).toMatchObject({ minutes: 60 });
});

test('a dentist who leaves is booked no more from that day on; who is booked is counted, and stays', async () => {
  const coming = await book('2026-12-08', '09:00');
  await book('2026-12-01', '09:00');
  const query = { from: '2026-12-07' };
  const counted = await callStaff(server, 'countComing', { jar: owner.jar, query });
  expect(counted.body.doctors).toEqual([{ doctorId: 'weber', count: 1, lastDate: '2026-12-08' }]);
  const leaving = { doctorId: 'weber', isActive: false, isOnline: false };
  const left = await change({ section: 'doctors', validFrom: '2026-12-07', doctors: [leaving] });
  expect(left.status).toBe(200);

  expect((await book('2026-12-04', '09:00')).status).toBe(201);
  const refused = await book('2026-12-08', '10:00');
  expect([refused.status, refused.error.rule]).toEqual([422, 'not_offered']);
  const [own] = (await callServer(server, 'listAppointments', { token: coming.token })).body;
  expect(own).toMatchObject({ status: 'scheduled', doctorId: 'weber', version: 1 });
  const columns = async (date: string) =>
    (await callStaff(server, 'getDay', { jar: owner.jar, query: { date } })).body.doctors.map(({ id }) => id);
  expect([await columns('2026-12-08'), await columns('2026-12-09')]).toEqual([all, ['yilmaz', 'hoffmann']]);
  const listed = async () => (await callServer(server, 'listDoctors')).body.map(({ id }) => id);
  expect(await listed()).toEqual(all);
  server.clock.set('2026-12-07T09:00:00+01:00');
  expect(await listed()).toEqual(['yilmaz', 'hoffmann']);
  expect((await callServer(server, 'getOffer')).body.doctors.map(({ id }) => id)).toEqual([
    'yilmaz',
    'hoffmann',
  ]);
});

test('somebody can be booked at the desk only', async () => {
  const words = { doctorId: 'weber', isActive: true, isOnline: false };
  await change({ section: 'doctors', validFrom: '2026-11-25', doctors: [words] });
  expect((await book('2026-12-01', '09:00')).error.rule).toBe('not_offered');
  const query = { doctorId: 'weber', treatmentId: 'kontrolluntersuchung', from: '2026-12-01' };
  const free = await callStaff(server, 'listFreeStarts', { jar: owner.jar, query });
  expect(free.body.starts.length).toBeGreaterThan(0);
  const { doctors } = (await callServer(server, 'getOffer')).body;
  expect(doctors.map(({ id, online }) => [id, online])).toContainEqual(['weber', false]);
});

test('lead time, horizon and notice hold at once; what was booked keeps the notice that was accepted', async () => {
  const before = await book('2026-11-27', '09:00');
  expect(before.body).toMatchObject({ noticeHours: 24, lateCancellation: false });
  const terms = { leadMinutes: 24 * 60, windowMonths: 1, noticeHours: 72 };
  expect((await change({ section: 'terms', ...terms })).status).toBe(200);
  expect((await book('2026-11-25', '17:00')).error.rule).toBe('too_soon');
  expect((await book('2026-12-26', '09:00')).error.rule).toBe('beyond_window');
  const after = await book('2026-11-27', '10:00');
  expect(after.body).toMatchObject({ noticeHours: 72, lateCancellation: true });
  const [own] = (await callServer(server, 'listAppointments', { token: before.token })).body;
  expect(own).toMatchObject({ noticeHours: 24, lateCancellation: false });
  const { rows } = await sql<{ body: string }>`
    select body from outgoing_messages where appointment_id = ${after.body.id}
  `.execute(server.ownerDb);
  expect(rows[0]?.body).toContain('mindestens 72\u00a0Stunden vorher');
  expect((await callServer(server, 'getOffer')).body).toMatchObject({
    ...terms,
    ...{ openAppointmentsMax: 4, householdAppointmentsMax: 12 },
  });
  const ask = { message: 'Bis wann kann ich kostenlos absagen?', conversationHistory: [] };
  expect((await callServer(server, 'chat', { body: ask })).body.message).toMatch(/72\sStunden/);
});

const messages = {
  section: 'messages' as const,
  reminders: { isOn: true, daysBefore: 1 },
  morningList: { isOn: false, to: ['praxis@lindenplatz.example'], time: '07:00' },
  notices: { isOn: false, to: ['praxis@lindenplatz.example'] },
};
const countMessages = async (kind: string) => {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from outgoing_messages where kind = ${kind}
  `.execute(server.ownerDb);
  return rows.map(({ recipient }) => recipient).sort();
};

test('reminders leave as many days before as is set, each once, or not at all', async () => {
  const { token } = await createPatientSession(server);
  const booking = { doctorId: 'weber', treatmentType: checkUp, date: '2026-12-01', time: '09:00' };
  const body = { ...booking, bookingMethod: 'website' as const, reminderConsent: true };
  await callServer(server, 'bookAppointment', { token, body });
  server.clock.set('2026-11-28T10:00:00+01:00');
  owner = await createStaffSession(server, 'owner');
  await writeTimedMessages(server.context);
  expect(await countMessages('reminder')).toHaveLength(0);
  await change({ ...messages, reminders: { isOn: false, daysBefore: 3 } });
  await writeTimedMessages(server.context);
  expect(await countMessages('reminder')).toHaveLength(0);
  expect((await callServer(server, 'getOffer')).body.reminds).toBe(false);
  await change({ ...messages, reminders: { isOn: true, daysBefore: 3 } });
  await writeTimedMessages(server.context);
  await change({ ...messages, reminders: { isOn: true, daysBefore: 1 } });
  server.clock.set('2026-11-30T10:00:00+01:00');
  await writeTimedMessages(server.context);
  expect(await countMessages('reminder')).toHaveLength(1);
});

test('notices and the morning list go to whom they are set to, from when they are wished for', async () => {
  await book('2026-11-26', '09:00');
  const to = ['empfang@lindenplatz.example', 'leitung@lindenplatz.example'];
  server.clock.advance(60_000);
  const morningList = { isOn: true, to, time: '09:30' };
  const set = await change({ ...messages, morningList, notices: { isOn: true, to } });
  expect(set.body.messages).toMatchObject({ morningList, notices: { isOn: true, to } });
  await writeTimedMessages(server.context);
  expect(await countMessages('practice_notice')).toEqual([]);
  server.clock.advance(60_000);
  await book('2026-11-26', '10:00');
  await writeTimedMessages(server.context);
  await writeTimedMessages(server.context);
  expect(await countMessages('practice_notice')).toEqual(to);
  server.clock.set('2026-11-25T09:31:00+01:00');
  await writeTimedMessages(server.context);
  expect(await countMessages('practice_notice')).toEqual([to[0], to[0], to[1], to[1]]);
});

test('whoever is slower sees both, and nothing is lost', async () => {
  const { terms } = await read();
  const wish = { section: 'terms' as const, leadMinutes: 0, windowMonths: 6, noticeHours: 24 };
  expect((await change(wish, terms.version)).body.terms.version).toBe(terms.version + 1);
  const slower = await change({ ...wish, windowMonths: 12 }, terms.version);
  expect([slower.status, slower.error.code]).toEqual([409, 'settings_changed']);
  expect(slower.error.settings?.terms).toEqual({ ...(await read()).terms, windowMonths: 6 });
  // Another section was not touched.
  expect((await setTreatment('prophylaxe', { minutes: 60 })).status).toBe(200);
  const both = await Promise.all([change(wish, terms.version + 1), change(wish, terms.version + 1)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is to hold later can be taken back, what holds can’t; each leaves a row of the audit', async () => {
  await setTreatment('prophylaxe', { minutes: 90 }, '2027-01-04');
  const { version } = (await read()).treatments;
  const withdrawal = { section: 'treatments' as const, version, id: 'prophylaxe', validFrom: '2027-01-04' };
  const withdraw = (body: typeof withdrawal) =>
    callStaff(server, 'withdrawSettings', { jar: owner.jar, body });
  const stays = await withdraw({ ...withdrawal, validFrom: '0001-01-01' });
  expect([stays.status, stays.error.code]).toEqual([409, 'settings_in_force']);
  const taken = await withdraw(withdrawal);
  expect(taken.body.treatments.rows.filter(({ treatmentId }) => treatmentId === 'prophylaxe')).toHaveLength(
    1,
  );
  expect((await withdraw(withdrawal)).error.code).toBe('settings_changed');
  expect((await withdraw({ ...withdrawal, version: version + 1 })).error.code).toBe('not_found');
  const deeds = await server.context.db
    .selectFrom('staff_audit')
    .select(['action', 'subject_id'])
    .where('staff_id', '=', owner.staffId)
    .orderBy('id')
    .execute();
  expect(deeds).toEqual([
    { action: 'change_settings', subject_id: 'treatments' },
    { action: 'withdraw_settings', subject_id: 'prophylaxe' },
  ]);
});

test.each([
  { words: { minutes: 0 }, status: 400, code: 'invalid_request' },
  { words: { minutes: 481 }, status: 400, code: 'invalid_request' },
  { words: { minutes: 33 }, status: 400, code: 'invalid_request' },
  { words: { bufferMinutes: 125 }, status: 400, code: 'invalid_request' },
  { words: { bufferMinutes: -5 }, status: 400, code: 'invalid_request' },
  { words: { minutes: null }, status: 422, code: 'online_impossible' },
  { words: { doctorIds: [] }, status: 422, code: 'online_impossible' },
  { words: { doctorIds: ['nobody'] }, status: 422, code: 'unknown_column' },
])('a treatment with $words is refused: $code', async ({ words, status, code }) => {
  const refused = await setTreatment('prophylaxe', words);
  expect([refused.status, refused.error.code]).toEqual([status, code]);
});

test('neither the database takes a treatment of 0 minutes, nor the website an emergency', async () => {
  const emergency = await setTreatment('notfall');
  expect([emergency.status, emergency.error.code]).toEqual([422, 'online_impossible']);
  expect((await setTreatment('nothing')).error.rule).toBe('unknown_treatment');
  expect((await setTreatment('prophylaxe', {}, '2026-11-24')).error.code).toBe('plan_in_past');
  expect((await setTreatment('prophylaxe', {}, '2031-01-01')).error.code).toBe('plan_too_long');
  await expect(sql`update settings_treatments set minutes = 0`.execute(server.ownerDb)).rejects.toThrow(
    /check/,
  );
});

const usualTerms = { section: 'terms' as const, leadMinutes: 60, windowMonths: 3, noticeHours: 24 };
const nobody = all.map((doctorId) => ({ doctorId, isActive: false, isOnline: false }));
const impossible: [code: string, wish: Change][] = [
  ['invalid_request', { ...usualTerms, leadMinutes: -1 }],
  ['invalid_request', { ...usualTerms, windowMonths: 25 }],
  ['invalid_request', { ...messages, reminders: { isOn: true, daysBefore: 0 } }],
  ['invalid_request', { ...messages, morningList: { isOn: true, to: ['x@y.example'], time: '13:00' } }],
  ['recipients_missing', { ...messages, notices: { isOn: true, to: [] } }],
  ['last_doctor_stays', { section: 'doctors', validFrom: '2026-12-01', doctors: nobody }],
];
test.each(impossible)('%s refuses what can’t be set: %j', async (code, wish) => {
  expect((await change(wish)).error.code).toBe(code);
});

test('what was set stays when the server starts again, and another process follows', async () => {
  const other = await startTestServer({ beside: server });
  await setTreatment('prophylaxe', { minutes: 90 });
  const minutes = async () =>
    (await callServer(other, 'getOffer')).body.treatments.find(({ id }) => id === 'prophylaxe')?.minutes;
  await expect.poll(minutes, { timeout: 10_000 }).toBe(90);
  await other.stop();
  const again = await startTestServer({ beside: server });
  const { body } = await callServer(again, 'getOffer');
  expect(body.treatments.find(({ id }) => id === 'prophylaxe')?.minutes).toBe(90);
  await again.stop();
});
