import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { bookProven, createGuest, type Guest, proveAddress } from './guest.ts';
import {
  callServer,
  createPatientSession,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { listDeeds, openEmptyDesk, openPatientDesk, rowsOf } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

type Desk = ReturnType<typeof openPatientDesk>;
let server: TestServer;
let reception: StaffMember;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ reception, desk } = await openEmptyDesk(server));
});

/** Of entries of one moment the order of their ids decides which remains. */
const wait = () => server.clock.advance(1000);

const query = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(server.ownerDb)).rows;

const checkIdentity = (id: string) =>
  query(sql`update patients set identity_checked_at = now() where id = ${id}`);

const undo = (id: string, mergeId: string, { jar }: StaffMember = reception) =>
  callStaff(server, 'undoMerge', { jar, params: { id, mergeId } });

/** The merge that the card offers to take back. */
async function offered(id: string) {
  const { body } = await desk.getCard(id);
  return body.merge;
}

/** Everything that belongs to a patient, as rows of each table, in an order that stays. */
async function readAll(id: string): Promise<Record<string, unknown>> {
  const [row] = await query(sql<{ all: Record<string, unknown> }>`
    select jsonb_build_object(
      'patient', (select to_jsonb(p) - 'version' from patients as p where id = ${id}),
      'link', (select to_jsonb(l) from account_patients as l where patient_id = ${id}),
      'appointments', (
        select jsonb_agg(jsonb_build_object('id', id, 'during', during, 'status', status,
          'assigned', assigned_by_staff) order by id)
        from appointments where patient_id = ${id}
      ),
      'messages', (
        select jsonb_agg(jsonb_build_object('id', id, 'account', account_id, 'to', recipient) order by id)
        from outgoing_messages where patient_id = ${id}
      ),
      'consents', (select jsonb_agg(to_jsonb(c) order by id) from consents as c where patient_id = ${id}),
      'notes', (
        select jsonb_agg(to_jsonb(n) order by note_id, version) from patient_notes as n where patient_id = ${id}
      )
    ) as all
  `);
  return row?.all ?? {};
}

async function addConsent(patientId: string): Promise<void> {
  await query(sql`
    insert into consents (patient_id, kind, version, given, at)
    values (${patientId}, 'reminders', '2026-11-21', true, now())
  `);
}

async function addMessage(patientId: string, recipient: string): Promise<void> {
  await query(sql`
    insert into outgoing_messages (kind, channel, recipient, language, subject, body, headers, attachments, patient_id,
      priority, state, send_at, created_at, finished_at)
    values ('confirmation', 'email', ${recipient}, 'de', 'Betreff', 'Text', '{}', '[]', ${patientId},
      1, 'sent', now(), now(), now())
  `);
}

/** An entry with a row of every kind. */
async function addFull(lastName: string, time: string, more: object = {}): Promise<string> {
  const email = `${lastName.toLowerCase().replace('ä', 'ae')}@example.org`;
  const id = await desk.add({ lastName, email, phone: '0221 4718000', ...more });
  await desk.bookFor(id, time);
  const noteId = randomUUID();
  await desk.note(id, noteId, { version: 0, text: `Notiz von ${lastName}` });
  await desk.note(id, noteId, { version: 1, text: `Neue Notiz von ${lastName}` });
  await addConsent(id);
  await addMessage(id, email);
  wait();
  return id;
}

test('a merge is taken back: both entries have every row as before, and the record says so', async () => {
  const old = await addFull('Ursprung', '09:00');
  server.clock.advance(1000);
  const young = await addFull('Irrtum', '10:00', { dateOfBirth: '1980-05-04', language: 'en' });
  const before = [await readAll(old), await readAll(young)];
  const take = ['name', 'dateOfBirth', 'phone', 'email', 'language'] as const;
  const merged = await desk.merge(old, young, { take: [...take] });
  expect([merged.status, merged.body.lastName]).toEqual([200, 'Irrtum']);
  const merge = await offered(old);
  expect(merge).toMatchObject({ formerName: 'Anna Irrtum' });
  expect(merge?.undoUntil).toBe(new Date(server.clock.nowMs() + 24 * 3_600_000).toISOString());
  // A version of a note that was written since goes back with its note.
  const answers = await Promise.all([undo(old, merge?.id ?? ''), undo(old, merge?.id ?? '')]);
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { id: old, formerId: young }],
    [200, { id: old, formerId: young }],
  ]);
  expect([await readAll(old), await readAll(young)]).toEqual(before);
  expect(await offered(old)).toBeNull();
  expect((await desk.getCard(young)).body.id).toBe(young);
  expect((await listDeeds(server, young)).at(-1)).toMatchObject({ action: 'undo_merge' });
  const owner = await createStaffSession(server, 'owner');
  const audit = await callStaff(server, 'getAudit', { jar: owner.jar, query: { patientId: old } });
  expect(audit.body.entries.map(({ sentence }) => sentence).join('\n')).toContain(
    'hat eine Zusammenführung von Anna Ursprung zurückgenommen',
  );
  // Then it can be merged once more, and taken back once more.
  const [one, two] = [(await desk.getCard(old)).body, (await desk.getCard(young)).body];
  expect((await desk.merge(old, young, { version: one.version, otherVersion: two.version })).status).toBe(
    200,
  );
  expect((await undo(old, (await offered(old))?.id ?? '')).status).toBe(200);
  expect([await readAll(old), await readAll(young)]).toEqual(before);
});

test('an entry of an account that was merged within it comes back with its link', async () => {
  const { patientId, token } = await createPatientSession(server);
  await checkIdentity(patientId);
  const { body: child } = await callServer(server, 'addPatient', {
    token,
    body: { firstName: 'Paula', lastName: 'Probe', dateOfBirth: '1985-02-03', relation: 'child' },
  });
  const before = [await readAll(patientId), await readAll(child.id)];
  expect((await desk.merge(patientId, child.id)).status).toBe(200);
  expect((await undo(patientId, (await offered(patientId))?.id ?? '')).status).toBe(200);
  expect([await readAll(patientId), await readAll(child.id)]).toEqual(before);
  const { body: people } = await callServer(server, 'listPatients', { token });
  expect(people.map(({ id }) => id)).toContain(child.id);
});

test('an account that names a patient’s name and date of birth gets nothing of hers before a document was seen', async () => {
  const victim = await addFull('Opfer', '09:00', { firstName: 'Berta', dateOfBirth: '1951-02-03' });
  const { patientId, token } = await createPatientSession(server);
  await query(sql`
    update patients set first_name = 'Berta', last_name = 'Opfer', date_of_birth = '1951-02-03' where id = ${patientId}
  `);
  const { body: card } = await desk.getCard(victim);
  expect(card.twins).toMatchObject([{ id: patientId, identity: null }]);
  const { body: seen } = await desk.preview(victim, patientId);
  expect(seen).toMatchObject({ obstacle: 'identity_unchecked', remaining: { isIdentityChecked: false } });
  const versions = { version: seen.remaining.version, otherVersion: seen.going.version };
  const refused = await desk.merge(patientId, victim, versions);
  expect([refused.status, refused.error.code]).toEqual([409, 'identity_unchecked']);
  expect(refused.error.error).toContain('Ausweis');
  const exported = async () => (await callServer(server, 'exportAccount', { token })).body;
  expect(rowsOf(await exported(), 'notes')).toEqual([]);
  // Checked by mistake: the practice takes the merge back, and the account has nothing of hers any more.
  await checkIdentity(patientId);
  expect((await desk.merge(patientId, victim, versions)).status).toBe(200);
  expect((await undo(patientId, (await offered(patientId))?.id ?? '')).status).toBe(200);
  const data = JSON.stringify(await exported());
  expect(data).not.toContain('Notiz von Opfer');
  expect((await callServer(server, 'listAppointments', { token })).body).toEqual([]);
  expect((await desk.getCard(victim)).body.notes).toHaveLength(1);
});

test.each([
  { pair: 'two mailboxes', isTyped: false },
  { pair: 'an entry of the desk and a guest of its address', isTyped: true },
])('bookings of the website are that again after the undo: $pair', async ({ isTyped }) => {
  const [guest, other] = [createGuest(), createGuest()];
  // The typed entry has a booking of the website too, made before the desk typed the address anew.
  const { appointment: first } = await bookProven(server, guest, { date: '2026-11-30', time: '09:00' });
  const one = first.patientId;
  if (isTyped) {
    const body = { version: 1, email: other.email };
    await callStaff(server, 'changePatientByStaff', { jar: reception.jar, params: { id: one }, body });
  }
  const { appointment: second } = await bookProven(server, other, { date: '2026-11-30', time: '10:00' });
  const two = second.patientId;
  const before = [await readAll(one), await readAll(two)];
  const listExported = async (of: Guest) => {
    await proveAddress(server, of);
    const { jar, ip, email } = of;
    const { body } = await callServer(server, 'exportGuestData', { jar, ip, body: { email } });
    return rowsOf(body, 'appointments').map(({ id }) => id);
  };
  const versions = { version: isTyped ? 2 : 1, otherVersion: 1 };
  expect((await desk.merge(one, two, versions)).status).toBe(200);
  expect((await undo(one, (await offered(one))?.id ?? '')).status).toBe(200);
  expect([await readAll(one), await readAll(two)]).toEqual(before);
  expect(await listExported(guest)).toEqual(isTyped ? [] : [first.id]);
  expect(await listExported(other)).toEqual([second.id]);
});

test('a date of birth that the merge brought is not the practice’s any more after the undo', async () => {
  const { patientId } = await createPatientSession(server);
  await checkIdentity(patientId);
  await query(sql`update patients set date_of_birth = '1979-01-02' where id = ${patientId}`);
  const typed = await desk.add({ lastName: 'Bringt', dateOfBirth: '1980-05-03' });
  const before = [await readAll(patientId), await readAll(typed)];
  const { body: card } = await desk.getCard(patientId);
  const words = { version: card.version, take: ['dateOfBirth' as const] };
  expect((await desk.merge(patientId, typed, words)).status).toBe(200);
  expect((await undo(patientId, (await offered(patientId))?.id ?? '')).status).toBe(200);
  expect([await readAll(patientId), await readAll(typed)]).toEqual(before);
});

test('a column that came after the merge has its default in what comes back', async () => {
  const { patientId } = await createPatientSession(server);
  await checkIdentity(patientId);
  const { accountId } = await createPatientSession(server);
  const [kept, gone] = [patientId, await desk.add({ lastName: 'Mitte' })];
  wait();
  const end = await desk.add({ lastName: 'Ende' });
  expect((await desk.merge(gone, end)).status).toBe(200);
  const { body: card } = await desk.getCard(gone);
  expect((await desk.merge(kept, gone, { otherVersion: card.version })).status).toBe(200);
  const link = { account_id: accountId, patient_id: gone, relation: 'other', created_at: new Date() };
  await query(sql`
    update patient_merges set before = before || jsonb_build_object('link', ${JSON.stringify(link)}::jsonb)
    where into_id = ${kept}
  `);
  const tables = ['account_patients', 'patient_merges', 'patients'];
  for (const table of tables)
    await sql
      .raw(`alter table ${table} add column later boolean not null default true`)
      .execute(server.ownerDb);
  try {
    expect((await undo(kept, (await offered(kept))?.id ?? '')).status).toBe(200);
    const rows = await query(sql`
      select link.later as link, merge.later as merge
      from account_patients as link join patient_merges as merge on merge.into_id = link.patient_id
      where link.patient_id = ${gone}
    `);
    expect(rows).toEqual([{ link: true, merge: true }]);
  } finally {
    for (const table of tables)
      await sql.raw(`alter table ${table} drop column later`).execute(server.ownerDb);
  }
});

test('what was added since stays, and a link that was sent since opens nothing', async () => {
  const old = await addFull('Bleibt', '09:00');
  const young = await addFull('Zurueck', '10:00');
  await desk.merge(old, young);
  const added = await desk.bookFor(old, '11:00');
  const [gone] = await query(sql<{ id: string }>`
    select id from appointments where patient_id = ${old} order by during offset 1 limit 1
  `);
  server.clock.advance(1000);
  const now = new Date(server.clock.nowMs());
  await query(sql`
    insert into guest_tokens (token_hash, appointment_id, created_at, expires_at)
    values (sha256('since'), ${gone?.id}, ${now}, ${now}::timestamptz + interval '9 days')
  `);
  await query(sql`
    insert into outgoing_messages (kind, channel, recipient, language, subject, body, headers, attachments, patient_id,
      appointment_id, priority, state, send_at, created_at)
    values ('reminder', 'email', 'bleibt@example.org', 'de', 'Betreff', 'Text', '{}', '[]', ${old},
      ${gone?.id}, 1, 'waiting', ${now}::timestamptz + interval '1 day', ${now})
  `);
  expect((await undo(old, (await offered(old))?.id ?? '')).status).toBe(200);
  const { body: card } = await desk.getCard(old);
  expect(card.coming.map(({ id }) => id)).toContain(added.body.appointment.id);
  expect((await desk.getCard(young)).body.coming.map(({ id }) => id)).toEqual([gone?.id]);
  const rows = await query(sql<{ to: string }>`
    select recipient as to from outgoing_messages where appointment_id = ${gone?.id} and kind = 'reminder'
  `);
  expect(rows).toEqual([{ to: 'zurueck@example.org' }]);
  expect(await query(sql`select from guest_tokens where token_hash = sha256('since')`)).toEqual([]);
});

test('taking back is refused with the reason if later changes make it impossible', async () => {
  const pair = async (name: string) => {
    const [old, young] = [await addFull(`${name}a`, '09:00'), await desk.add({ lastName: `${name}b` })];
    const merged = await desk.merge(old, young);
    expect(merged.status).toBe(200);
    return { old, young, version: merged.body.version, mergeId: (await offered(old))?.id ?? '' };
  };
  const tryUndo = async ({ old, mergeId }: { old: string; mergeId: string }) => {
    const { status, error } = await undo(old, mergeId);
    await removeBookings(server);
    return `${status} ${error.code}`;
  };
  const changed = await pair('Geändert');
  await callStaff(server, 'changePatientByStaff', {
    ...{ jar: reception.jar, params: { id: changed.old } },
    body: { version: changed.version, lastName: 'Anders' },
  });
  expect(await tryUndo(changed)).toBe('409 merge_undo_changed');

  const later = await pair('Danach');
  const third = await desk.add({ lastName: 'Dritte' });
  await desk.merge(later.old, third, { version: later.version });
  expect(await tryUndo(later)).toBe('409 merge_undo_later');
  expect((await undo(later.old, (await offered(later.old))?.id ?? '')).status).toBe(200);
  expect((await offered(later.old))?.id).toBe(later.mergeId);
  expect((await undo(later.old, later.mergeId)).status).toBe(200);

  const linked = await pair('Konto');
  const { accountId } = await createPatientSession(server);
  await query(sql`
    insert into account_patients (account_id, patient_id, relation, created_at)
    values (${accountId}, ${linked.old}, 'other', now())
  `);
  expect(await tryUndo(linked)).toBe('409 merge_undo_account');

  const erased = await pair('Vorgemerkt');
  const owner = await createStaffSession(server, 'owner');
  const erasure = await callStaff(server, 'erasePatient', {
    ...{ jar: owner.jar, params: { id: erased.old }, body: { reason: 'Brief', cancelAppointments: true } },
  });
  expect(erasure.status).toBe(200);
  expect(await tryUndo(erased)).toBe('409 erasure_pending');

  const over = await pair('Vorbei');
  server.clock.advance(24 * 3_600_000);
  reception = await createStaffSession(server, 'reception');
  desk = openPatientDesk(server, reception);
  expect(await tryUndo(over)).toBe('410 merge_undo_over');
  await cleanUp(server.context);
  expect(await tryUndo(over)).toBe('404 not_found');
  expect(
    await query(sql`select from patient_merges where undo_until <= ${new Date(server.clock.nowMs())}`),
  ).toEqual([]);
  // Staff who may not change patients see no undo, and have none.
  const fresh = await pair('Recht');
  const assistant = await createStaffSession(server, 'assistant');
  expect((await openPatientDesk(server, assistant).getCard(fresh.old)).body.merge).toBeNull();
  expect((await undo(fresh.old, fresh.mergeId, assistant)).error.code).toBe('not_permitted');
  expect((await undo(randomUUID(), fresh.mergeId)).error.code).toBe('not_found');
});

test('a chain of merges comes apart again from its end', async () => {
  const [a, b, c] = [
    await addFull('Kettea', '09:00'),
    await addFull('Ketteb', '10:00'),
    await addFull('Kettec', '11:00'),
  ];
  const before = [await readAll(a), await readAll(b), await readAll(c)];
  expect((await desk.merge(b, c)).status).toBe(200);
  const { version } = (await desk.getCard(b)).body;
  expect((await desk.merge(a, b, { otherVersion: version })).status).toBe(200);
  expect((await undo(a, (await offered(a))?.id ?? '')).status).toBe(200);
  expect((await undo(b, (await offered(b))?.id ?? '')).status).toBe(200);
  expect([await readAll(a), await readAll(b), await readAll(c)]).toEqual(before);
});

test('a change beside the undo of a merge is either before it, which refuses it, or after it', async () => {
  for (let round = 0; round < 8; round += 1) {
    await removeBookings(server);
    const [old, young] = [
      await addFull(`Rennen${round}`, '09:00'),
      await desk.add({ lastName: `Weg${round}` }),
    ];
    const { version } = (await desk.merge(old, young, { take: ['name'] })).body;
    const mergeId = (await offered(old))?.id ?? '';
    const [undone, changed, booked] = await Promise.all([
      undo(old, mergeId),
      callStaff(server, 'changePatientByStaff', {
        ...{ jar: reception.jar, params: { id: old } },
        body: { version, phone: '0221 4719999' },
      }),
      desk.bookFor(old, '12:00'),
    ]);
    expect(booked.status).toBe(201);
    expect([
      ['200 undefined', '409 patient_changed'],
      ['409 merge_undo_changed', '200 undefined'],
    ]).toContainEqual([`${undone.status} ${undone.error.code}`, `${changed.status} ${changed.error.code}`]);
    const people = await query(sql`select from patients where id = any(${[old, young]}::uuid[])`);
    expect(people).toHaveLength(undone.status === 200 ? 2 : 1);
  }
});
