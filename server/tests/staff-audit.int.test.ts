import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTry } from '../src/features/throttle/commands.ts';
import { throttleRules } from '../src/features/throttle/rules.ts';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

let server: TestServer;
let owner: StaffMember;
let desk: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createStaffSession(server, 'owner');
  desk = await createStaffSession(server, 'reception');
});
afterAll(() => server.stop());

type Query = StaffCallInput<'getAudit'>['query'];
const read = async (query: Query = {}, language: 'de' | 'en' = 'de') => {
  const { status, body } = await callStaff(server, 'getAudit', { jar: owner.jar, query, language });
  expect(status).toBe(200);
  return body;
};
const say = async (query: Query = {}, language: 'de' | 'en' = 'de') =>
  (await read(query, language)).entries.map(({ sentence }) => sentence);
const save = (query: StaffCallInput<'exportAudit'>['query']) =>
  callStaff(server, 'exportAudit', { jar: owner.jar, query });
const nameOf = ({ email }: StaffMember) => `Toni Team${email.replaceAll(/\D/g, '')}`;

async function addPatient(lastName: string, firstName = 'Jan'): Promise<string> {
  const body = { firstName, lastName, dateOfBirth: '1980-05-03', isUnreachable: true };
  const added = await callStaff(server, 'addPatientByStaff', { jar: desk.jar, body });
  return added.body.patient?.id ?? '';
}

const wish = {
  ...{ doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: '2026-12-02' },
  ...({ method: 'phone', inform: false } as const),
};

test('who did what about a person reads as sentences, in both languages, and each reading is a row itself', async () => {
  const id = await addPatient('Krüger');
  await callStaff(server, 'getPatientCard', { jar: desk.jar, params: { id } });
  const booked = await callStaff(server, 'bookForPatient', {
    jar: desk.jar,
    body: { ...wish, patientId: id, time: '09:00' },
  });
  const { id: appointmentId, version } = booked.body.appointment;
  await callStaff(server, 'cancelForPatient', {
    ...{ jar: owner.jar, params: { id: appointmentId } },
    body: { version, by: 'patient', reason: 'geheim', inform: false },
  });
  const then = '02.12.2026, 09:00 Uhr, Dr. Katharina Weber, Kontrolluntersuchung';
  const deeds = [
    `${nameOf(owner)} hat einen Termin von Jan Krüger abgesagt: ${then}`,
    `${nameOf(desk)} hat einen Termin für Jan Krüger gebucht: ${then}`,
    `${nameOf(desk)} hat die Karte von Jan Krüger angesehen`,
    `${nameOf(desk)} hat Jan Krüger neu eingetragen`,
  ];
  const looked = `${nameOf(owner)} hat das Protokoll zu Jan Krüger angesehen`;
  expect(new Set(await say({ patientId: id }))).toEqual(new Set(deeds));
  expect(new Set(await say({ patientId: id }))).toEqual(new Set([looked, ...deeds]));
  const page = await read({ patientId: id, who: desk.staffId, about: 'patients' }, 'en');
  expect(page.patientName).toBe('Jan Krüger');
  expect(new Set(page.entries.map(({ sentence }) => sentence))).toEqual(
    new Set([`${nameOf(desk)} looked at the card of Jan Krüger`, `${nameOf(desk)} added Jan Krüger`]),
  );
  expect(page.entries.every(({ patientId, date, time }) => patientId === id && date && time)).toBe(true);
  expect(page.people).toContainEqual({ id: desk.staffId, name: nameOf(desk), isDisabled: false });
  // Nobody's free words are in it.
  expect(JSON.stringify(await read())).not.toContain('geheim');
});

test('searches and lists leave how many were seen, never the words, and show only to who asks for looks', async () => {
  const seen = await createStaffSession(server, 'reception');
  await addPatient('Wondratschek');
  const search = (query: string) => callStaff(server, 'searchPatients', { jar: seen.jar, body: { query } });
  expect((await search('wondratschek')).body.patients).toHaveLength(1);
  await search('quastenflosser');
  await callServer(server, 'sendContactMessage', {
    body: {
      ...{ name: 'Anna', email: 'anna@example.org', message: 'Guten Tag' },
      ...{ leaveEmpty: '', secondsToWrite: 20 },
    },
  });
  // Of one look, however often the page asks by itself; and of none where nobody is seen.
  for (let asked = 0; asked < 3; asked += 1) {
    await callStaff(server, 'listUndelivered', { jar: seen.jar });
    const options = { jar: seen.jar, with: { 'X-Background': 'yes' } };
    await callStaff(server, 'listInbox', { ...options, query: { state: 'open' } });
  }
  await callStaff(server, 'listInbox', { jar: seen.jar, query: { state: 'all' } });
  await callStaff(server, 'countMessages', { jar: seen.jar });
  const who = seen.staffId;
  const name = nameOf(seen);
  expect(await say({ who })).toEqual([]);
  expect(await say({ who, about: 'looks' })).toEqual([
    `${name} hat alle Nachrichten des Kontaktformulars angesehen: 1`,
    `${name} hat die offenen Nachrichten des Kontaktformulars angesehen: 1`,
    `${name} hat Patienten gesucht und gesehen: niemand gefunden`,
    `${name} hat Patienten gesucht und gesehen: eine Person`,
  ]);
  const { rows } = await sql`select detail from staff_audit where staff_id = ${who}`.execute(
    server.context.db,
  );
  expect(JSON.stringify(rows).toLowerCase()).not.toMatch(/wondra|quasten/);
});

test('a stolen session can’t read out the patients: it is refused in words, and the owners know', async () => {
  const thief = await createStaffSession(server, 'reception');
  const ids = [await addPatient('Gesehen'), await addPatient('Gesucht'), await addPatient('Gefunden')];
  const [id = ''] = ids;
  const dates = ['2024-05-06', '2024-05-07', '2024-05-08'];
  const { jar, staffId } = thief;
  const looks = {
    staff_card: () => callStaff(server, 'getPatientCard', { jar, params: { id: ids.pop() ?? '' } }),
    staff_search: () => callStaff(server, 'searchPatients', { jar, body: { query: 'quastenflosser' } }),
    staff_far_day: () => callStaff(server, 'getDay', { jar, query: { date: dates.pop() ?? '' } }),
  };
  for (const rule of ['staff_card', 'staff_search', 'staff_far_day'] as const) {
    const [{ most }] = throttleRules[rule];
    for (let count = 1; count < most; count += 1) await countTry(server.context, rule, { target: staffId });
    expect([rule, (await looks[rule]()).status]).toEqual([rule, 200]);
    const answers = await Promise.all([looks[rule](), looks[rule]()]);
    for (const { status, error, headers } of answers) {
      expect([status, error.code]).toEqual([429, 'too_many_looks']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    }
  }
  // The day that is worked with goes on, and so does everybody else.
  const today = new Date(server.clock.nowMs()).toISOString().slice(0, 10);
  expect((await callStaff(server, 'getDay', { jar, query: { date: today } })).status).toBe(200);
  expect((await callStaff(server, 'getPatientCard', { jar: desk.jar, params: { id } })).status).toBe(200);
  const refused = `${nameOf(thief)} hat in kurzer Zeit so viele Patienten gesucht oder angesehen, dass die Konsole keine weiteren zeigt`;
  expect(
    (await say({ who: staffId, about: 'team' })).filter((sentence) => sentence === refused),
  ).toHaveLength(1);
  const { body: mails } = await callServer(server, 'listOutbox');
  const told = mails.filter(({ to, text }) => to === owner.email && text.includes(thief.email));
  expect(told.map(({ subject }) => subject)).toContain('Ungewöhnlich viele Patienten angesehen');
}, 60_000);

test('a week far from today counts as seven days, and each one looked at stands in the record once in ten minutes', async () => {
  const thief = await createStaffSession(server, 'reception');
  const { jar, staffId: who } = thief;
  const patientId = await addPatient('Ferngesehen');
  const far = { date: '2027-06-09' };
  await callStaff(server, 'bookForPatient', {
    jar: desk.jar,
    body: { ...wish, ...far, patientId, time: '09:00' },
  });
  const readDay = (date = far.date) => callStaff(server, 'getDay', { jar, query: { date } });
  const readWeek = (date = far.date) =>
    callStaff(server, 'getWeek', { jar, query: { doctorId: 'weber', date } });
  const preview = (to = '2027-06-30') =>
    callStaff(server, 'previewAbsence', { jar, body: { doctorId: 'weber', from: '2027-06-01', to } });
  // Where nobody is, nobody is seen.
  await readDay('2027-06-10');
  expect(await say({ who, about: 'looks' })).toEqual([]);
  // A page asks anew whenever something has changed.
  for (let asked = 0; asked < 2; asked += 1) {
    expect((await readDay()).body.appointments).toHaveLength(1);
    expect((await readWeek()).body.days.flatMap(({ appointments }) => appointments)).toHaveLength(1);
    expect((await preview()).body.hits).toHaveLength(1);
  }
  // A day, a week and a preview are three looks, whoever is seen in them.
  const look = `${nameOf(thief)} hat Tage angesehen, die mehr als einen Monat entfernt sind (09.06.2027): eine Person`;
  expect(await say({ who, about: 'looks' })).toEqual([look, look, look]);
  const [{ most }] = throttleRules.staff_far_day;
  // Two days, a week, and the one appointment of the preview.
  for (let count = 2 + 7 + 1; count < most - 7; count += 1)
    await countTry(server.context, 'staff_far_day', { target: who });
  expect((await readWeek('2027-06-16')).status).toBe(200);
  // What is refused is not shown because it was asked for before.
  for (let asked = 0; asked < 2; asked += 1) {
    const answers = [await readDay('2027-06-08'), await readWeek('2027-06-23'), await preview('2027-06-29')];
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
      answers.map(() => [429, 'too_many_looks']),
    );
  }
  expect((await readWeek()).status).toBe(200);
});

test('a booking that was undone, and is gone, still tells whose it was', async () => {
  const id = await addPatient('Verschwunden');
  const { body } = await callStaff(server, 'bookForPatient', {
    jar: desk.jar,
    body: { ...wish, patientId: id, time: '10:00' },
  });
  await callStaff(server, 'undoChange', { jar: desk.jar, params: { id: body.undo?.id ?? '' } });
  const sentences = await say({ patientId: id, about: 'appointments' });
  expect(sentences).toHaveLength(2);
  expect(sentences.every((sentence) => sentence.includes('Jan Verschwunden'))).toBe(true);
});

test('patients, the staff and the server are told apart, and so is what it is about', async () => {
  const { token } = await createPatientSession(server);
  await callServer(server, 'bookAppointment', {
    token,
    body: {
      ...{ doctorId: 'hoffmann', treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' },
      ...{ date: '2026-12-03', time: '09:00' },
    },
  });
  expect((await say({ who: 'online' }))[0]).toMatch(
    /^.+ \(online\) hat einen Termin gebucht: 03\.12\.2026, 09:00 Uhr/,
  );
  await callStaff(server, 'addAbsence', {
    jar: owner.jar,
    body: { doctorId: 'weber', from: '2026-12-14', to: '2026-12-18', reason: null },
  });
  expect(await say({ about: 'settings' })).toEqual([
    `${nameOf(owner)} hat die Abwesenheit von Dr. Katharina Weber eingetragen: 14.12.2026 bis 18.12.2026`,
  ]);
  await sql`
    insert into staff_audit (at, staff_id, action, subject_kind, subject_id)
    values (now(), null, 'end_sessions', 'staff', ${desk.staffId})
  `.execute(server.context.db);
  expect(await say({ who: 'server', about: 'team' })).toEqual([
    `Wer den Server betreibt hat ${nameOf(desk)} überall abgemeldet`,
  ]);
  expect((await say({ who: 'team' })).some((sentence) => sentence.includes('(online)'))).toBe(false);
  expect((await say({ who: desk.staffId })).every((sentence) => sentence.startsWith(nameOf(desk)))).toBe(
    true,
  );
  expect(await say({ who: 'online', about: 'team' })).toEqual([]);
});

test('pages follow each other without a gap or a row twice, also among rows of one instant', async () => {
  const at = new Date('2025-03-30T00:30:00.000Z');
  await sql`
    insert into staff_audit (at, staff_id, action, subject_kind, subject_id)
    select ${at}::timestamptz + (n / 100) * interval '1 microsecond', ${desk.staffId}, 'sign_in', 'staff', ${desk.staffId}
    from generate_series(1, 180) as n
  `.execute(server.context.db);
  await sql`
    insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id)
    select ${at}::timestamptz + (n / 100) * interval '1 microsecond', 'staff', ${desk.staffId}, 'presence', 'appointment',
      gen_random_uuid()
    from generate_series(1, 130) as n
  `.execute(server.context.db);
  // The clock goes forward that night: the day has 23 hours.
  const day = { from: '2025-03-30', to: '2025-03-30', who: desk.staffId };
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await read({ ...day, ...(after && { after }) });
    ids.push(...page.entries.map(({ id }) => id));
    expect(page.entries[0]).toMatchObject({ date: '2025-03-30', time: '01:30' });
    after = page.next ?? undefined;
  } while (after);
  expect([ids.length, new Set(ids).size]).toEqual([310, 310]);
  expect(await say({ from: '2025-03-31', to: '2025-03-30' })).toEqual([]);
  expect(await say({ to: '2025-03-29' })).toEqual([]);
});

test('the file is for spreadsheets, computes nothing, and is a row itself; too much of it is refused', async () => {
  const id = await addPatient('"Kurz"', '=1+2x');
  const { status, headers, body: text } = await save({ patientId: id });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, ...lines] = text.split('\r\n');
  expect(head).toBe('"Datum";"Uhrzeit";"Zeitpunkt (UTC)";"Was geschah";"Kennung der Person";"Nummer"');
  expect(lines.slice(0, -1)).toHaveLength(1);
  expect(lines[0]).toContain(`"${nameOf(desk)} hat =1+2x ""Kurz"" neu eingetragen"`);
  expect(await say({ patientId: id })).toContain(
    `${nameOf(owner)} hat das Protokoll zu =1+2x "Kurz" als Datei gespeichert`,
  );
  await sql`
    insert into staff_audit (at, staff_id, action, subject_kind)
    select '2024-05-05T10:00:00Z', ${desk.staffId}, 'look_at_audit', 'audit' from generate_series(1, 50001)
  `.execute(server.context.db);
  const refused = await save({ from: '2024-05-05', to: '2024-05-05' });
  expect([refused.status, refused.error.code]).toEqual([422, 'audit_too_long']);
});

test.each([
  { who: 'everybody' },
  { about: 'secrets' },
  { patientId: 'x' },
  { from: '2026-02-30' },
  { after: "1.s1' or 1=1" },
  { after: '99999999999999999999.s1' },
])('a question of no form is refused: %j', async (query) => {
  const search = new URLSearchParams(Object.entries(query));
  const Cookie = [...owner.jar].map((pair) => pair.join('=')).join('; ');
  const { status } = await fetch(`${server.url}/api/staff/audit?${search}`, { headers: { Cookie } });
  expect(status).toBe(400);
});

test('who ended own sessions elsewhere, and whose invitation was withdrawn, is kept', async () => {
  const elsewhere = await createStaffSession(server, 'owner');
  await callStaff(server, 'endOtherOwnSessions', { jar: elsewhere.jar });
  const { body } = await callStaff(server, 'inviteStaff', {
    jar: elsewhere.jar,
    body: { email: 'neu@praxis.example', role: 'reception', language: 'de' },
  });
  await callStaff(server, 'withdrawInvitation', { jar: elsewhere.jar, params: { id: body.invitation.id } });
  expect(await say({ who: elsewhere.staffId })).toEqual([
    `${nameOf(elsewhere)} hat die Einladung an neu@praxis.example zurückgezogen`,
    `${nameOf(elsewhere)} hat neu@praxis.example eingeladen: Empfang`,
    `${nameOf(elsewhere)} hat sich an anderen Geräten abgemeldet`,
  ]);
});

type Rule = 'staff_far_day' | 'staff_card';
/** How many far days, or cards, a member of staff may still look at in this hour; asking takes one of them. */
async function countLeft({ staffId }: StaffMember, rule: Rule = 'staff_far_day'): Promise<number> {
  const counted = await countTry(server.context, rule, { target: staffId });
  return ('remaining' in counted && counted.remaining[0]) || 0;
}

const readShown = async ({ staffId }: StaffMember, action: string) => {
  const rows = sql<{ shown: number }>`
    select (detail->'shown')::int as shown from staff_audit
    where staff_id = ${staffId} and action = ${action} order by id
  `;
  return (await rows.execute(server.context.db)).rows.map(({ shown }) => shown);
};

async function bookFar(date: string, time = '09:00', overbookedReason?: string): Promise<void> {
  const patientId = await addPatient(`Fern${date}${time}`.replaceAll(/[-:]/g, ''));
  const body = { ...wish, date, patientId, time, ...(overbookedReason && { overbookedReason }) };
  const booked = await callStaff(server, 'bookForPatient', { jar: desk.jar, body });
  expect(booked.status).toBe(201);
}

test('an absence that grows after a look leaves another row, and its report counts each patient in it as a card', async () => {
  const thief = await createStaffSession(server, 'reception');
  const { jar } = thief;
  await bookFar('2027-07-07');
  await bookFar('2027-07-14');
  const days = { from: '2027-07-07', to: '2027-07-07' };
  const { body } = await callStaff(server, 'addAbsence', {
    ...{ jar: desk.jar, body: { doctorId: 'weber', ...days } },
  });
  const params = { id: body.absence.id };
  const report = async () => (await callStaff(server, 'getAbsence', { jar, params })).body.hits?.length;
  const left = await countLeft(thief, 'staff_card');
  expect([await report(), await report()]).toEqual([1, 1]);
  expect(await countLeft(thief, 'staff_card')).toBe(left - 1 - 1);
  const longer = { version: 1, ...days, to: '2027-07-31' };
  expect((await callStaff(server, 'changeAbsence', { jar: desk.jar, params, body: longer })).status).toBe(
    200,
  );
  expect([await report(), await report()]).toEqual([2, 2]);
  expect(await readShown(thief, 'look_at_absence')).toEqual([1, 2]);
  expect(await countLeft(thief, 'staff_card')).toBe(left - 2 - 2);
  while ((await countLeft(thief, 'staff_card')) > 0);
  expect(await report()).toBe(2);
  await bookFar('2027-07-07', '10:00', 'Notfall');
  const refused = await callStaff(server, 'getAbsence', { jar, params });
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_looks']);
  await callStaff(server, 'removeAbsence', { jar: desk.jar, params });
});

test('whatever answers whom a plan hits far from today is counted and kept: also what is said again, changed or taken back', async () => {
  const boss = await createStaffSession(server, 'owner');
  const { jar } = boss;
  // A Wednesday, and a Sunday on which nobody works yet.
  const [wednesday, sunday] = ['2027-09-01', '2027-09-12'];
  await bookFar(wednesday);
  await bookFar(sunday, '09:00', 'Notfall');
  const absence = { doctorId: 'weber', from: wednesday, to: wednesday };
  const planned = await callStaff(server, 'addAbsence', { jar: desk.jar, body: absence });
  const params = { id: planned.body.absence.id };
  const change = { version: 1, from: wednesday, to: '2027-09-30' };
  const hours = [{ from: '08:00', to: '12:00' }];
  const ofWeek = {
    ...{ doctorId: 'weber', validFrom: '2027-08-30' },
    hours: [{ weekday: 7 as const, from: '08:00', to: '12:00' }],
  };
  const setDay = (date: string, doctorId: string) =>
    callStaff(server, 'setSpecialDay', {
      ...{ jar, body: { date, hours, doctors: [{ doctorId, hours }], reason: null } },
    });
  const looks: number[] = [];
  let left = await countLeft(boss);
  /** Each appointment that is answered is a look. */
  const expectLook = async (shown: number, { body }: { body: { hits: unknown[] } }) => {
    looks.push(shown);
    expect([looks.length, body.hits?.length]).toEqual([looks.length, shown]);
    expect(await readShown(boss, 'look_at_far_days')).toEqual(looks);
    const now = await countLeft(boss);
    expect([looks.length, left - now]).toEqual([looks.length, shown + 1]);
    left = now;
  };
  await expectLook(1, await callStaff(server, 'addAbsence', { jar, body: absence }));
  await expectLook(2, await callStaff(server, 'changeAbsence', { jar, params, body: change }));
  await callStaff(server, 'removeAbsence', { jar: desk.jar, params });
  const week = await callStaff(server, 'setHours', { jar, body: ofWeek });
  await expectLook(1, week);
  const weekOf = { id: week.body.hours.id };
  await expectLook(1, await callStaff(server, 'removeHours', { jar, params: weekOf }));
  await expectLook(1, await setDay(wednesday, 'yilmaz'));
  const opened = await setDay(sunday, 'weber');
  expect(opened.body.hits).toEqual([]);
  const dayOf = { id: opened.body.specialDay.id };
  await expectLook(1, await callStaff(server, 'removeSpecialDay', { jar, params: dayOf }));
});
