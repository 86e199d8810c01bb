import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordLooks } from '../src/features/audit/commands.ts';
import { listPersonIds } from '../src/features/patients/queries.ts';
import { countTry } from '../src/features/throttle/commands.ts';
import { throttleRules } from '../src/features/throttle/rules.ts';
import { callServer, referenceNow, removeBookings, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession, type StaffMember, showBothFactors } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let owner: StaffMember;
let reception: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  await sql`delete from outgoing_messages`.execute(server.ownerDb);
  owner = await createStaffSession(server, 'owner');
  reception = await createStaffSession(server, 'reception');
});

/** Writes patients of one date of birth a pair, each with a number of their own. */
async function insertPatients(lastName: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into patients (first_name, last_name, language, date_of_birth, phone, email, created_at)
    select 'Vorname' || n, ${lastName}, 'de', date '1930-01-01' + (n / 2), '+49221' || (1000000 + n),
      ${lastName} || n || '@example.org', now()
    from generate_series(1, ${count}::int) as n returning id
  `.execute(server.ownerDb);
  return rows.map(({ id }) => id);
}

/** Writes an appointment for each, every five minutes from a day on. */
async function insertAppointments(patientIds: readonly string[], from: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into appointments
      (patient_id, doctor_id, treatment_type, treatment_id, during, status, booking_method, created_at, updated_at)
    select id, 'weber', 'Kontrolluntersuchung', 'kontrolluntersuchung',
      tstzrange(start, start + interval '5 minutes'), 'scheduled', 'phone', now(), now()
    from unnest(${patientIds}::uuid[]) with ordinality as patient (id, n)
      cross join lateral (
        select ${from}::timestamptz + (n % 24) * interval '5 minutes' + (n / 24) * interval '1 day' as start
      ) as placed
    returning id
  `.execute(server.ownerDb);
  return rows.map(({ id }) => id);
}

const mailsTo = async (email: string, text: string) => {
  const { body } = await callServer(server, 'listOutbox');
  return body.filter((mail) => mail.to === email && `${mail.subject} ${mail.text}`.includes(text));
};

test('searches by date of birth show no more contacts than cards may be opened, and the owner hears of it at half', async () => {
  await insertPatients('Abfrage', 700);
  const contacts = new Set<string>();
  let refused = 0;
  for (let day = 0; day < 350; day += 1) {
    const query = new Date(Date.UTC(1930, 0, 1 + day)).toISOString().slice(0, 10);
    const [year, month, date] = query.split('-');
    const { status, body, error } = await callStaff(server, 'searchPatients', {
      jar: reception.jar,
      body: { query: `${date}.${month}.${year}` },
    });
    if (status === 429) {
      expect(error.code).toBe('too_many_looks');
      refused += 1;
    } else for (const { phone } of body.patients) if (phone) contacts.add(phone);
    if (day === 80) expect(await mailsTo(owner.email, 'die Hälfte')).toHaveLength(1);
  }
  const [{ most }] = throttleRules.staff_card;
  expect(contacts.size).toBeLessThanOrEqual(most + 2);
  expect(contacts.size).toBeGreaterThan(most - 3);
  expect(refused).toBeGreaterThan(150);
  // Half of the cards, and half of the searches.
  expect(await mailsTo(owner.email, 'die Hälfte')).toHaveLength(2);
  expect(await mailsTo(owner.email, 'keine weiteren')).toHaveLength(1);
});

test('patients in search results count once an hour, over all searches', async () => {
  const ids = await insertPatients('Zeile', 40);
  const search = (query: string) =>
    callStaff(server, 'searchPatients', { jar: reception.jar, body: { query } });
  const countSearch = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from throttle_events where kind = 'staff_search target 3600'
    `.execute(server.ownerDb);
    return rows[0]?.count ?? 0;
  };
  const before = await countSearch();
  expect((await search('zeile')).body.patients).toHaveLength(12);
  expect(await countSearch()).toBe(before + 1 + 12);
  await search('zeil');
  expect(await countSearch()).toBe(before + 2 + 12);
  for (let minutes = 0; minutes <= 60; minutes += 5) {
    server.clock.advance(5 * 60_000);
    await callStaff(server, 'getOwnAccess', { jar: reception.jar });
  }
  await search('zeile');
  expect(await countSearch()).toBe(before + 3 + 24);
  expect(ids).toHaveLength(40);
});

test('a preview over a year counts each appointment that it shows, and the next one is refused', async () => {
  const ids = await insertPatients('Jahr', 620);
  await insertAppointments(ids, '2027-02-01T08:00:00+01:00');
  const preview = (to: string) =>
    callStaff(server, 'previewAbsence', {
      jar: reception.jar,
      body: { doctorId: 'weber', from: '2026-12-30', to },
    });
  const first = await preview('2027-12-24');
  expect(first.body.hits.length).toBeGreaterThan(600);
  // The same again is the same look.
  expect((await preview('2027-12-24')).status).toBe(200);
  const next = await preview('2027-12-23');
  expect([next.status, next.error.code]).toEqual([429, 'too_many_looks']);
  expect(await mailsTo(owner.email, 'die Hälfte')).toHaveLength(1);
});

test('contacts count as a look at the card wherever they are shown: report, mails, undelivered, inbox', async () => {
  const countCards = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from throttle_events where kind = 'staff_card target 3600'
    `.execute(server.ownerDb);
    return rows[0]?.count ?? 0;
  };
  const ids = await insertPatients('Kontakt', 5);
  const appointments = await insertAppointments(ids, '2026-12-01T08:00:00+01:00');
  const absence = { doctorId: 'weber', from: '2026-12-01', to: '2026-12-01' };
  const { jar } = reception;
  const body = { ...absence, reason: null, isReasonShown: false };
  const { id } = (await callStaff(server, 'addAbsence', { jar, body })).body.absence;
  let before = await countCards();
  const grid: [string, () => Promise<{ status: number }>, number][] = [
    ['report', () => callStaff(server, 'getAbsence', { jar, params: { id } }), 5],
    ['report again', () => callStaff(server, 'getAbsence', { jar, params: { id } }), 0],
    ['undelivered', () => callStaff(server, 'listUndelivered', { jar }), 1],
    ['inbox', () => callStaff(server, 'listInbox', { jar, query: { state: 'open' } }), 2],
    ['inbox again', () => callStaff(server, 'listInbox', { jar, query: { state: 'all' } }), 0],
  ];
  const [other = ''] = await insertPatients('Unzustellbar', 1);
  const [missed = ''] = await insertAppointments([other], '2026-12-08T08:00:00+01:00');
  await sql`
    insert into outgoing_messages (kind, channel, recipient, language, subject, body, headers, attachments, patient_id,
      appointment_id, priority, state, send_at, created_at, finished_at, failure)
    values ('confirmation', 'email', 'x@example.org', 'de', 'Betreff', 'Text', '{}', '[]', ${other},
      ${missed}, 1, 'failed', now(), now(), now(), 'refused')
  `.execute(server.ownerDb);
  for (const email of ['anna@example.org', 'ben@example.org'])
    await sql`
      insert into contact_messages (name, email, message, language, created_at)
      values ('Anna', ${email}, 'Guten Tag', 'de', now())
    `.execute(server.ownerDb);
  for (const [name, look, count] of grid) {
    expect([name, (await look()).status]).toEqual([name, 200]);
    const after = await countCards();
    expect([name, after - before]).toEqual([name, count]);
    before = after;
  }
  expect(appointments).toHaveLength(5);
});

const cancel = (id: string, { jar }: StaffMember) =>
  callStaff(server, 'cancelForPatient', {
    ...{ jar, params: { id } },
    body: { version: 1, by: 'practice', reason: '', inform: true },
  });

test('forty cancellations at once stop at the budget; a full proof lets the work go on, and the owners know', async () => {
  const ids = await insertAppointments(await insertPatients('Absage', 70), '2026-12-01T08:00:00+01:00');
  const [{ most }] = throttleRules.staff_cancel;
  const answers = await Promise.all(ids.slice(0, 40).map((id) => cancel(id, reception)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
    new Set(['403 brake_proof_needed']),
  );
  // Signing in a moment ago is no proof that this is meant.
  const open = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from appointments where status = 'scheduled' and id = any(${ids}::uuid[]) order by id
    `.execute(server.ownerDb);
    return rows.map(({ id }) => id);
  };
  expect(await open()).toHaveLength(70 - most);
  expect(await mailsTo(owner.email, 'Termine abgesagt')).toHaveLength(1);
  await showBothFactors(server, reception);
  for (const id of (await open()).slice(0, most)) expect((await cancel(id, reception)).status).toBe(200);
  const [next = ''] = await open();
  expect((await cancel(next, reception)).error.code).toBe('brake_proof_needed');
  expect(await mailsTo(owner.email, 'Termine abgesagt')).toHaveLength(1);
  // Every other member of staff goes on.
  expect((await cancel(next, owner)).status).toBe(200);
});

test('one proof renews the budget once, however many changes arrive at the same time', async () => {
  const ids = await insertAppointments(await insertPatients('Ansturm', 90), '2026-12-02T08:00:00+01:00');
  const [{ most }] = throttleRules.staff_cancel;
  const cancelAll = async (some: readonly string[]) =>
    (await Promise.all(some.map((id) => cancel(id, reception)))).filter(({ status }) => status === 200)
      .length;
  expect(await cancelAll(ids.slice(0, 30))).toBe(most);
  await showBothFactors(server, reception);
  const renewed = await cancelAll(ids.slice(30));
  expect(renewed).toBeGreaterThan(0);
  expect(renewed).toBeLessThanOrEqual(most);
});

test('a change that is refused for another reason takes nothing of the budget', async () => {
  const [id = '', ...others] = await insertAppointments(
    await insertPatients('Veraltet', 25),
    '2026-12-01T08:00:00+01:00',
  );
  for (let tried = 0; tried < 25; tried += 1)
    expect(
      (
        await callStaff(server, 'cancelForPatient', {
          ...{ jar: reception.jar, params: { id } },
          body: { version: 9, by: 'practice', reason: '', inform: false },
        })
      ).error.code,
    ).toBe('appointment_changed');
  for (const other of others.slice(0, 20)) expect((await cancel(other, reception)).status).toBe(200);
});

test('a dentist with forty patients in a morning falls ill: all are cancelled in the desk’s steps without a proof', async () => {
  const ids = await insertAppointments(await insertPatients('Krank', 45), '2026-12-01T08:00:00+01:00');
  const { jar } = reception;
  const absence = { doctorId: 'weber', from: '2026-12-01', to: '2026-12-31' };
  const body = { ...absence, reason: null, isReasonShown: false };
  const { id } = (await callStaff(server, 'addAbsence', { jar, body })).body.absence;
  const decide = (some: string[]) =>
    callStaff(server, 'decideHits', {
      ...{ jar, params: { id } },
      body: {
        decisions: some.map((appointmentId) => ({ kind: 'cancel' as const, appointmentId, version: 1 })),
        inform: false,
      },
    });
  for (let from = 0; from < 40; from += 20) {
    const { status, body: results } = await decide(ids.slice(from, from + 20));
    expect([status, results.cancelled]).toEqual([200, 20]);
    // Its answer was lost.
    expect((await decide(ids.slice(from, from + 20))).body.cancelled).toBe(20);
  }
});

test('fifteen erasures and sixteen merges in a row stop at their budgets', async () => {
  const ids = await insertPatients('Weg', 50);
  const erase = (id: string) =>
    callStaff(server, 'erasePatient', { jar: owner.jar, params: { id }, body: { reason: 'Brief' } });
  const erased = await Promise.all(ids.slice(0, 15).map(erase));
  const [{ most }] = throttleRules.staff_erase;
  expect(erased.filter(({ status }) => status === 200)).toHaveLength(most);
  expect(await mailsTo(owner.email, 'zum Löschen vorgemerkt')).toHaveLength(1);
  const merges: number[] = [];
  for (let pair = 15; pair < 47; pair += 2) {
    const [id = '', otherId = ''] = [...ids.slice(pair, pair + 2)].sort();
    const { status } = await callStaff(server, 'mergePatients', {
      ...{ jar: reception.jar, params: { id, otherId } },
      body: { version: 1, otherVersion: 1, take: [] },
    });
    merges.push(status);
  }
  expect(merges).toEqual([...Array(15).fill(200), 403]);
});

test('who gets the practice’s mails: owners and former recipients hear of each change, and few are made without a proof', async () => {
  const set = async (to: string[], isOn = true) => {
    const { body } = await callStaff(server, 'getSettings', { jar: owner.jar });
    const { version, ...messages } = body.messages;
    return callStaff(server, 'changeSettings', {
      jar: owner.jar,
      body: {
        version,
        change: {
          ...{
            section: 'messages' as const,
            reminders: messages.reminders,
            morningList: messages.morningList,
          },
          notices: { isOn, to },
        },
      },
    });
  };
  expect((await set(['praxis@example.org'])).status).toBe(200);
  expect((await set(['fremd@example.com'])).status).toBe(200);
  expect(await mailsTo('praxis@example.org', 'fremd@example.com')).toHaveLength(1);
  expect((await mailsTo(owner.email, 'fremd@example.com')).length).toBeGreaterThan(0);
  const told = (await mailsTo(owner.email, 'andere Adressen')).length;
  // Nothing changes who gets them.
  expect((await set(['fremd@example.com'])).status).toBe(200);
  expect(await mailsTo(owner.email, 'andere Adressen')).toHaveLength(told);
  expect((await set([], false)).status).toBe(200);
  expect(await mailsTo('fremd@example.com', 'niemand')).toHaveLength(1);
  const refused = await set(['noch@example.com']);
  expect([refused.status, refused.error.code]).toEqual([403, 'brake_proof_needed']);
  await showBothFactors(server, owner);
  expect((await set(['noch@example.com'])).status).toBe(200);
});

test('a day’s budget that is used up takes a proof as an hour’s does; each proof is in the audit', async () => {
  const [{ most: perHour }, { most: perDay }] = throttleRules.staff_cancel;
  const count = perDay + perHour + 1;
  const ids = await insertAppointments(await insertPatients('Tag', count), '2026-12-01T08:00:00+01:00');
  const cancelNext = async () => (await cancel(ids.shift() ?? '', reception)).status;
  for (let done = 1; done <= perDay; done += 1) {
    expect([done, await cancelNext()]).toEqual([done, 200]);
    // The hour passes at a screen that is in use.
    for (let step = 0; done % perHour === 0 && step < 13; step += 1) {
      server.clock.advance(5 * 60_000);
      await callStaff(server, 'getOwnAccess', { jar: reception.jar });
    }
  }
  for (const more of [perHour, 1]) {
    const [next = ''] = ids;
    expect((await cancel(next, reception)).error.code).toBe('brake_proof_needed');
    await showBothFactors(server, reception);
    for (let done = 0; done < more; done += 1) expect([done, await cancelNext()]).toEqual([done, 200]);
  }
  expect(await mailsTo(owner.email, 'Termine abgesagt')).toHaveLength(1);
  const { rows } = await sql`
    select detail from staff_audit where action = 'pass_brake' and staff_id = ${reception.staffId}
  `.execute(server.ownerDb);
  expect(rows).toEqual(Array(2).fill({ detail: { change: 'staff_cancel' } }));
});

test('one answer that shows more than is left leaves nothing, never less', async () => {
  const [perHour, perDay] = throttleRules.staff_card;
  const counted = await countTry(server.context, 'staff_card', { target: 'many' }, perHour.most + 50);
  expect(counted).toMatchObject({ remaining: [0, perDay.most - perHour.most - 50] });
});

test('looks at several patients are recorded at once, each once in ten minutes, and ids of merged entries are resolved', async () => {
  const [id = '', other = '', former = ''] = await insertPatients('Blick', 3);
  await sql`update patients set former_ids = array[${former}::uuid] where id = ${id}`.execute(server.ownerDb);
  await sql`delete from patients where id = ${former}`.execute(server.ownerDb);
  const { db } = server.context;
  const unknownId = '00000000-0000-4000-8000-000000000000';
  expect([...(await listPersonIds(db, [former, other, unknownId]))]).toEqual([
    [former, id],
    [other, other],
  ]);
  const onlooker = { staffId: reception.staffId, sessionId: unknownId };
  const record = (ids: string[]) => recordLooks(db, onlooker, ids, new Date(server.clock.nowMs()));
  const countLooks = async () =>
    (
      await sql`
        select from staff_audit where action = 'look' and staff_id = ${reception.staffId}
          and subject_id = any(${[id, other]}::text[])
      `.execute(server.ownerDb)
    ).rows.length;
  await record([]);
  await record([id, id]);
  await record([id, other]);
  expect(await countLooks()).toBe(2);
  server.clock.advance(600_000);
  await record([id, other]);
  expect(await countLooks()).toBe(4);
});
