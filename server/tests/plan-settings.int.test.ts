import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';
import { type Change, changeSettings } from './settings.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

const treatment = 'Kontrolluntersuchung';

let server: TestServer;
let owner: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createStaffSession(server, 'owner');
});
afterAll(() => server.stop());

const listSlots = async (id: string, date: string) =>
  (await callServer(server, 'listSlots', { params: { id }, query: { date, treatment } })).body.slots;

async function book(date: string, time: string): Promise<{ id: string }> {
  const { token } = await createPatientSession(server);
  const body = { doctorId: 'weber', treatmentType: treatment, date, time, bookingMethod: 'website' as const };
  return (await callServer(server, 'bookAppointment', { token, body })).body;
}

type Hours = StaffCallInput<'setHours'>['body'];
const shorter: Hours = {
  doctorId: 'weber',
  validFrom: '2026-12-14',
  hours: [{ weekday: 1, from: '08:00', to: '12:00' }],
};

test('weekly hours hold from their day on; no appointment moves, those now outside are told', async () => {
  const early = await book('2026-12-07', '16:00');
  const inside = await book('2026-12-14', '09:00');
  const outside = await book('2026-12-14', '16:00');
  const { jar } = owner;
  const previewed = await callStaff(server, 'previewHours', { jar, body: shorter });
  expect(previewed.body.hits.map(({ appointment }) => appointment.id)).toEqual([outside.id]);
  expect(previewed.body.hits[0]?.reach).toBe('email');
  expect(JSON.stringify(previewed.body)).not.toContain('@');
  expect(await listSlots('weber', '2026-12-15')).not.toEqual([]);

  const set = await callStaff(server, 'setHours', { jar, body: shorter });
  expect([set.status, set.body.hits.map(({ appointment }) => appointment.id)]).toEqual([200, [outside.id]]);
  expect(set.body.hits[0]?.proposals).toHaveLength(3);
  expect((await listSlots('weber', '2026-12-14')).at(-1)).toBe('11:30');
  expect(await listSlots('weber', '2026-12-15')).toEqual([]);
  expect(await listSlots('weber', '2026-12-08')).not.toEqual([]);
  for (const { id } of [early, inside, outside]) {
    const { rows } = await server.context.db
      .selectFrom('appointments')
      .select('version')
      .where('id', '=', id)
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows).toEqual([{ version: 1 }]);
  }

  const again = { ...shorter, version: 1, hours: [{ weekday: 1 as const, from: '08:00', to: '18:00' }] };
  const replaced = await callStaff(server, 'setHours', { jar, body: again });
  expect([replaced.body.hours.id, replaced.body.hits]).toEqual([set.body.hours.id, []]);
  const params = { id: set.body.hours.id };
  const removed = await callStaff(server, 'removeHours', { jar, params });
  expect([removed.status, removed.body.hits]).toEqual([200, []]);
  expect(await listSlots('weber', '2026-12-15')).not.toEqual([]);
  const { body: plan } = await callStaff(server, 'getPlan', { jar, query: {} });
  const first = plan.hours.find(({ doctorId }) => doctorId === 'weber');
  const stays = await callStaff(server, 'removeHours', { jar, params: { id: first?.id ?? '' } });
  expect([stays.status, stays.error.code]).toEqual([409, 'first_hours_stay']);
});

test('of two owners who plan the same day the slower one hears of it, and replaces only what they have seen', async () => {
  const { jar } = owner;
  const saturday = '2027-04-10';
  const hours = [{ from: '09:00', to: '12:00' }];
  const day = { date: saturday, hours, doctors: [{ doctorId: 'weber', hours }], reason: null };
  const later = { ...day, hours: [{ from: '10:00', to: '13:00' }] };
  const week = { ...shorter, validFrom: '2027-03-01' };
  const free = { ...week, hours: [] };
  const setDay = (body: typeof day, version?: number) =>
    callStaff(server, 'setSpecialDay', { jar, body: { ...body, ...(version && { version }) } });
  const setWeek = (body: Hours, version?: number) =>
    callStaff(server, 'setHours', { jar, body: { ...body, ...(version && { version }) } });
  const answers = [
    [await setDay(day), await setWeek(week)],
    // Sent twice, it is planned once.
    [await setDay(day), await setWeek(week)],
    [await setDay(later), await setWeek(free)],
    [await setDay(later, 1), await setWeek(free, 1)],
    [await setDay(day, 1), await setWeek(week, 1)],
  ].map((each) => each.map(({ status, error }) => (status === 200 ? status : error.code)));
  const changed = ['hours_changed', 'hours_changed'];
  expect(answers).toEqual([[200, 200], [200, 200], changed, [200, 200], changed]);
  const { body: plan } = await callStaff(server, 'getPlan', { jar, query: {} });
  expect(plan.specialDays.find(({ date }) => date === saturday)).toMatchObject({ ...later, version: 2 });
  expect(plan.hours.find(({ validFrom }) => validFrom === week.validFrom)).toMatchObject({
    ...free,
    version: 2,
  });
  const deeds = sql<{ doctors: string }>`
    select detail->>'doctors' as doctors from staff_audit where action = 'plan_special_day' and detail->>'date' = ${saturday}
  `;
  const { rows } = await deeds.execute(server.ownerDb);
  expect(rows.map(({ doctors }) => JSON.parse(doctors))).toEqual([day.doctors, day.doctors]);
});

test.each([
  { changes: { hours: [{ weekday: 1, from: '08:00', to: '08:00' }] }, code: 'hours_impossible' },
  {
    changes: {
      hours: [
        { weekday: 1, from: '08:00', to: '12:00' },
        { weekday: 1, from: '11:45', to: '18:00' },
      ],
    },
    code: 'hours_impossible',
  },
  { changes: { validFrom: '2026-11-24' }, code: 'plan_in_past' },
  { changes: { validFrom: '9999-12-31' }, code: 'plan_too_long' },
  { changes: { doctorId: 'nobody' }, code: 'unknown_column' },
] satisfies { changes: Partial<Hours>; code: string }[])(
  'hours are refused: $code',
  async ({ changes, code }) => {
    const body = { ...shorter, ...changes };
    const refused = await callStaff(server, 'setHours', { jar: owner.jar, body });
    expect([refused.status, refused.error.code]).toEqual([422, code]);
  },
);

test('who or what is named twice in one change is refused, not guessed', async () => {
  const treatment = { treatmentId: 'kontrolluntersuchung', minutes: 30, bufferMinutes: 0, isOnline: true };
  const doctor = { doctorId: 'weber', isActive: true, isOnline: true };
  const twice: Change[] = [
    {
      ...{ section: 'treatments', validFrom: '2026-12-01' },
      treatments: [
        { ...treatment, doctorIds: ['weber'] },
        { ...treatment, minutes: 45, doctorIds: ['weber'] },
      ],
    },
    {
      ...{ section: 'doctors', validFrom: '2026-12-01' },
      doctors: [doctor, { ...doctor, isOnline: false }],
    },
  ];
  for (const wish of twice) expect(await changeSettings(server, owner, wish)).toMatchObject({ status: 400 });
});

test('only the owner changes hours, and only who has just proven to be the owner', async () => {
  const desk = await createStaffSession(server, 'reception');
  const refused = await callStaff(server, 'setHours', { jar: desk.jar, body: shorter });
  expect(refused.error.code).toBe('not_permitted');
  const long = await createStaffSession(server, 'owner');
  server.clock.advance(6 * 60_000);
  const stale = await callStaff(server, 'setHours', { jar: long.jar, body: shorter });
  expect([stale.status, stale.error.code]).toEqual([403, 'reproof_needed']);
  owner = await createStaffSession(server, 'owner');
});

test('a special day opens the practice on a Saturday, for the website, the assistant and who asks for hours', async () => {
  const saturday = '2026-12-12';
  const { jar } = owner;
  const hours = [{ from: '09:00', to: '12:00' }];
  const body = { date: saturday, hours, doctors: [{ doctorId: 'weber', hours }], reason: null };
  expect(await listSlots('weber', saturday)).toEqual([]);
  const set = await callStaff(server, 'setSpecialDay', { jar, body });
  expect([set.status, set.body.hits]).toEqual([200, []]);
  expect([(await listSlots('weber', saturday)).length, await listSlots('yilmaz', saturday)]).toEqual([6, []]);
  const ask = async (message: string) =>
    (await callServer(server, 'chat', { body: { message, conversationHistory: [] } })).body.message;
  expect(await ask('Haben Sie am 12.12. geöffnet?')).toContain('von 09:00 bis 12:00 Uhr');
  const booked = await book(saturday, '09:00');

  const taken = await callStaff(server, 'removeSpecialDay', { jar, params: { id: set.body.specialDay.id } });
  expect(taken.body.hits.map(({ appointment }) => appointment.id)).toEqual([booked.id]);
  expect(await listSlots('weber', saturday)).toEqual([]);

  const closed = { ...body, date: '2026-12-28' };
  const refused = await callStaff(server, 'setSpecialDay', { jar, body: closed });
  expect([refused.status, refused.error.code]).toEqual([409, 'closed_then']);
});

test('opening hours are those that hold, with what closes the practice and why if everybody may know', async () => {
  const { jar } = owner;
  const validFrom = '2027-01-11';
  const friday = { weekday: 5 as const, from: '08:00', to: '13:00' };
  await callStaff(server, 'setHours', { jar, body: { doctorId: null, validFrom, hours: [friday] } });
  const closure = {
    doctorId: null,
    from: '2026-11-25',
    to: '2026-11-25',
    hours: { from: '08:00', to: '12:00' },
  };
  await callStaff(server, 'addAbsence', {
    jar,
    body: { ...closure, reason: { de: 'Rohrbruch', en: 'Burst pipe' } },
  });
  const { body } = await callServer(server, 'getOpeningHours');
  expect(body).toMatchObject({
    today: '2026-11-25',
    later: [{ from: validFrom, weekly: [friday] }],
    exceptions: [
      { kind: 'closedHours', from: '2026-11-25', hours: { from: '08:00', to: '12:00' }, reason: null },
      { kind: 'closed', from: '2026-12-24', to: '2026-12-31', reason: { en: 'Christmas break' } },
      { kind: 'holiday', from: '2027-01-01', to: '2027-01-01' },
      { kind: 'closed', from: '2027-02-08', to: '2027-02-08', reason: { de: 'Rosenmontag' } },
    ],
  });
  expect(body.weekly).toHaveLength(5);
  const { body: reply } = await callServer(server, 'chat', {
    body: { message: 'Haben Sie gerade geöffnet?', conversationHistory: [] },
  });
  expect(reply.message).toContain('Gerade haben wir geschlossen');
  expect(reply.message).toContain('12:00 Uhr');
  expect(reply.message).toContain('- Mittwoch, 25. November 2026: 08:00–12:00 Uhr geschlossen');
});

test('hours that begin today are told at once, by the website and by the assistant', async () => {
  const { jar } = owner;
  const friday = { weekday: 5 as const, from: '07:15', to: '13:00' };
  for (const doctorId of [null, 'weber'])
    await callStaff(server, 'setHours', {
      jar,
      body: { doctorId, validFrom: '2026-11-25', hours: [friday] },
    });
  const { body } = await callServer(server, 'getOpeningHours');
  expect(body.weekly).toEqual([friday]);
  expect(body.doctors.find(({ doctorId }) => doctorId === 'weber')?.weekly).toEqual([friday]);
  expect(body.doctors.find(({ doctorId }) => doctorId === 'yilmaz')?.weekly).not.toEqual([friday]);
  const { body: reply } = await callServer(server, 'chat', {
    body: { message: 'Wann haben Sie geöffnet?', conversationHistory: [] },
  });
  expect(reply.message).toContain('- Montag–Donnerstag: geschlossen\n- Freitag: 07:15–13:00 Uhr');
});
