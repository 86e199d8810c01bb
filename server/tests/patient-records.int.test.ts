import { randomUUID } from 'node:crypto';
import { patientLimits } from '@praxisportal/contract/staff/patient-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eraseDuePatients } from '../src/features/patient-erasures/erase-due-patients.ts';
import { countTry } from '../src/features/throttle/commands.ts';
import { cleanUp } from '../src/jobs/clean-up.ts';
import {
  callServer,
  createPatientSession,
  readCode,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { carryOutErasures, listDeeds, openPatientDesk, rowsOf } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

type Desk = ReturnType<typeof openPatientDesk>;
let server: TestServer;
let owner: StaffMember;
let reception: StaffMember;
let desk: Desk;
let boss: Desk;
let helper: Desk;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  // Sessions last twelve hours, and tests let years pass.
  owner = await createStaffSession(server, 'owner');
  reception = await createStaffSession(server, 'reception');
  desk = openPatientDesk(server, reception);
  boss = openPatientDesk(server, owner);
  helper = openPatientDesk(server, await createStaffSession(server, 'assistant'));
});

const exportOf = (id: string) =>
  callStaff(server, 'exportPatient', {
    jar: owner.jar,
    params: { id },
    body: { reason: 'Brief vom 20.11.' },
  });
const erase = (id: string, cancelAppointments?: boolean) =>
  callStaff(server, 'erasePatient', {
    jar: owner.jar,
    params: { id },
    body: { reason: 'Brief vom 20.11.', ...(cancelAppointments !== undefined && { cancelAppointments }) },
  });

/** The morning after, with sessions of that day. */
async function startNextMorning(): Promise<void> {
  await carryOutErasures(server);
  owner = await createStaffSession(server, 'owner');
  desk = openPatientDesk(server, await createStaffSession(server, 'reception'));
}

const query = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(server.ownerDb)).rows;

test('a note is written, changed and taken away, each with who and when, and none is lost', async () => {
  const id = await desk.add({ lastName: 'Notiz' });
  const noteId = randomUUID();
  const written = await desk.note(id, noteId, { version: 0, text: 'Angst vor Spritzen' });
  expect([written.status, written.body.note]).toMatchObject([
    200,
    { id: noteId, version: 1, text: 'Angst vor Spritzen', earlier: [] },
  ]);
  // The answer was lost: sent again, it is there once.
  expect((await desk.note(id, noteId, { version: 0, text: 'Angst vor Spritzen' })).body).toEqual(
    written.body,
  );
  server.clock.advance(60_000);
  await boss.note(id, noteId, { version: 1, text: 'Angst vor Spritzen;\nmag Musik' });
  const late = await desk.note(id, noteId, { version: 1, text: 'Nur Musik' });
  expect([late.status, late.error.code, late.error.note]).toMatchObject([
    ...[409, 'note_changed'],
    { version: 2, text: 'Angst vor Spritzen;\nmag Musik', earlier: [{ text: 'Angst vor Spritzen' }] },
  ]);
  expect((await desk.note(id, noteId, { version: 2, text: null })).body.note.text).toBeNull();
  expect((await desk.note(id, noteId, { version: 3, text: null })).error.code).toBe('not_found');
  const { body } = await helper.getCard(id);
  const [shown] = body.notes;
  expect(shown?.earlier.map(({ text }) => text)).toEqual([
    'Angst vor Spritzen;\nmag Musik',
    'Angst vor Spritzen',
  ]);
  expect(shown?.earlier[1]?.writtenBy).toMatch(/^Toni Team/);
  expect((await listDeeds(server, id)).map(({ action }) => action)).toEqual([
    ...['add_patient', 'write_note', 'change_note', 'remove_note'],
  ]);
  expect(JSON.stringify(await listDeeds(server, id))).not.toContain('Spritzen');
});

test('whoever may not write notes, a note of somebody else, and what is too long or too much are refused', async () => {
  const id = await desk.add({ lastName: 'Grenze' });
  const other = await desk.add({ lastName: 'Grenzer' });
  const noteId = randomUUID();
  const text = 'x'.repeat(patientLimits.noteMaxLength);
  expect((await helper.note(id, noteId, { version: 0, text })).error.code).toBe('not_permitted');
  expect((await desk.note(id, noteId, { version: 0, text: `${text}x` })).status).toBe(400);
  expect((await desk.note(id, noteId, { version: 0, text: '  ' })).status).toBe(400);
  expect((await desk.note(id, noteId, { version: 0, text })).status).toBe(200);
  expect((await desk.note(other, noteId, { version: 0, text })).error.code).toBe('not_found');
  expect((await desk.note(randomUUID(), noteId, { version: 0, text })).error.code).toBe('not_found');
  await query(sql`
    insert into patient_notes (note_id, version, patient_id, text, written_at)
    select gen_random_uuid(), 1, ${id}, 'x', now() from generate_series(2, ${patientLimits.notesMax}::int)
  `);
  expect((await desk.note(id, randomUUID(), { version: 0, text })).error.code).toBe('too_many_notes');
  expect((await desk.note(id, noteId, { version: 1, text: 'kurz' })).status).toBe(200);
});

test('the same note of two desks at once is written once, and the slower one sees the faster one’s', async () => {
  const id = await desk.add({ lastName: 'Gleichzeitig' });
  const noteId = randomUUID();
  await desk.note(id, noteId, { version: 0, text: 'Anfang' });
  const both = await Promise.all([
    desk.note(id, noteId, { version: 1, text: 'hier' }),
    boss.note(id, noteId, { version: 1, text: 'dort' }),
  ]);
  const won = both.find(({ status }) => status === 200);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.error.note).toEqual(won?.body.note);
});

test('the practice hands out what is kept of one person alone, although others share the address', async () => {
  const email = 'familie@example.org';
  const mother = await desk.add({ firstName: 'Mia', lastName: 'Auskunft', email });
  const child = await desk.add({ firstName: 'Kim', lastName: 'Auskunft', email, dateOfBirth: '2015-06-07' });
  await desk.bookFor(mother, '09:00');
  await desk.bookFor(child, '10:00');
  await desk.note(mother, randomUUID(), { version: 0, text: 'nur über Mia' });
  const { status, body } = await exportOf(child);
  expect(status).toBe(200);
  expect(rowsOf(body, 'people')).toMatchObject([{ firstName: 'Kim', email }]);
  expect([rowsOf(body, 'appointments').length, rowsOf(body, 'account')]).toEqual([1, []]);
  expect(JSON.stringify(body)).not.toContain('Mia');
  expect(await listDeeds(server, child)).toMatchObject([
    { action: 'add_patient' },
    { action: 'export_patient', detail: { reason: 'Brief vom 20.11.' } },
  ]);
  expect(rowsOf((await exportOf(mother)).body, 'notes')).toMatchObject([{ text: 'nur über Mia' }]);
});

test('of an account’s own person it is what the account reads, of a relative only what is theirs', async () => {
  const { patientId, token } = await createPatientSession(server);
  const { body: child } = await callServer(server, 'addPatient', {
    token,
    body: { firstName: 'Kim', lastName: 'Probe', dateOfBirth: '2015-02-03', relation: 'child' },
  });
  const { body: own } = await exportOf(patientId);
  expect([rowsOf(own, 'account').length, rowsOf(own, 'people').length]).toEqual([1, 2]);
  const { body: theirs } = await exportOf(child.id);
  expect(theirs.sections.map(({ name }) => name)).not.toContain('account');
  expect(rowsOf(theirs, 'people')).toMatchObject([{ firstName: 'Kim' }]);
  expect(JSON.stringify(theirs)).not.toContain('Paula');
});

test('handing out and erasing take a proof of the last minutes and a reason, and only the owner may', async () => {
  const id = await desk.add({ lastName: 'Ausweis' });
  for (const name of ['exportPatient', 'erasePatient'] as const) {
    const call = { params: { id }, body: { reason: 'Brief' } };
    expect((await callStaff(server, name, { ...call, jar: reception.jar })).error.code).toBe('not_permitted');
    const empty = { ...call, jar: owner.jar, body: { reason: ' ' } };
    expect((await callStaff(server, name, empty)).status).toBe(400);
  }
  server.clock.advance(5 * 60_000);
  expect((await exportOf(id)).error.code).toBe('reproof_needed');
  expect((await erase(id)).error.code).toBe('reproof_needed');
  expect((await desk.getCard(id)).status).toBe(200);
});

test('whoever saves the data of one patient after the other is stopped as by their cards', async () => {
  const id = await desk.add({ lastName: 'Auskunft' });
  const countLeft = async () => {
    const counted = await countTry(server.context, 'staff_card', { target: owner.staffId });
    return ('remaining' in counted && counted.remaining[0]) || 0;
  };
  const left = await countLeft();
  expect((await exportOf(id)).status).toBe(200);
  expect(await countLeft()).toBe(left - 2);
  while ((await countLeft()) > 0);
  // The same patient within the hour is no further look.
  expect((await exportOf(id)).status).toBe(200);
  const refused = await exportOf(await desk.add({ lastName: 'Nächster' }));
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_looks']);
  expect(await listDeeds(server, id)).toHaveLength(3);
});

test('somebody is erased at their request: coming appointments only if it is said, and what the law keeps is told', async () => {
  const email = 'geloescht@example.org';
  const id = await desk.add({ lastName: 'Gelöscht', email, phone: '0221 4716100' });
  const treated = await desk.bookFor(id, '09:00');
  await query(sql`
    update appointments set status = 'completed', during = '[2026-11-20 09:00+01, 2026-11-20 09:30+01)'
    where id = ${treated.body.appointment.id}
  `);
  const coming = await desk.bookFor(id, '10:00');
  await desk.note(id, randomUUID(), { version: 0, text: 'vertraulich' });
  const refused = await erase(id);
  expect([refused.status, refused.error.code]).toEqual([409, 'open_appointments']);
  const { staffId } = owner;
  const { status, body } = await erase(id, true);
  expect(body.erasesAt).toBe('2026-11-26T04:00:00.000Z');
  expect((await desk.getCard(id)).body).toMatchObject({ erasesAt: body.erasesAt, coming: [{}] });
  await startNextMorning();
  expect([status, body.kept.map(({ law }) => law)]).toEqual([
    200,
    [
      ...['§ 630f Abs. 3 BGB', 'Art. 17 Abs. 3 lit. e DSGVO', 'Art. 6 Abs. 1 lit. f DSGVO'],
      'Art. 5 Abs. 2 DSGVO',
    ],
  ]);
  expect((await desk.getCard(id)).status).toBe(404);
  const people = await query(sql<Record<string, unknown>>`
    select last_name, email, phone, kept_until::text from patients where id = ${id}
  `);
  expect(people).toEqual([{ last_name: 'Gelöscht', email: null, phone: null, kept_until: '2036-11-20' }]);
  expect(await query(sql`select from patient_notes where patient_id = ${id}`)).toEqual([]);
  expect(await listDeeds(server, id)).toContainEqual({
    ...{ action: 'erase_patient', detail: { reason: 'Brief vom 20.11.', withAccount: false } },
  });
  const [cancelled] = await query(sql<{ actor_kind: string; actor_id: string }>`
    select actor_kind, actor_id from audit_events
    where subject_id = ${coming.body.appointment.id} and action = 'cancel'
  `);
  expect(cancelled).toEqual({ actor_kind: 'staff', actor_id: staffId });
  const { body: outbox } = await callServer(server, 'listOutbox');
  const mails = outbox.filter(({ to }) => to === email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Die Daten wurden gelöscht']);
  expect(mails[0]?.text).toContain('Damit abgesagte Termine: 1.');
  // The time is free at once.
  expect((await desk.bookFor(await desk.add({ lastName: 'Nächste' }), '10:00')).status).toBe(201);
});

test('erased with the account: its log-in and people go; a relative alone leaves the account as it is', async () => {
  const { patientId, token } = await createPatientSession(server);
  const person = {
    firstName: 'Kim',
    lastName: 'Probe',
    dateOfBirth: '2015-02-03',
    relation: 'child',
  } as const;
  const { body: child } = await callServer(server, 'addPatient', { token, body: person });
  const { body: second } = await callServer(server, 'addPatient', {
    token,
    body: { ...person, firstName: 'Kai' },
  });
  expect((await erase(child.id)).status).toBe(200);
  await startNextMorning();
  const { body: people } = await callServer(server, 'listPatients', { token });
  expect(people.map(({ firstName }) => firstName)).toEqual(['Paula', 'Kai']);
  expect((await erase(patientId)).status).toBe(200);
  // Everybody who goes along is marked.
  const pending = (await desk.getCard(patientId)).body.erasesAt;
  expect((await desk.getCard(second.id)).body.erasesAt).toBe(pending);
  expect(pending).toBe('2026-11-27T04:00:00.000Z');
  server.clock.set('2026-11-27T05:00:00+01:00');
  await eraseDuePatients(server.context);
  owner = await createStaffSession(server, 'owner');
  desk = openPatientDesk(server, await createStaffSession(server, 'reception'));
  expect((await callServer(server, 'me', { token })).status).toBe(401);
  expect((await desk.getCard(second.id)).status).toBe(404);
  expect((await listDeeds(server, second.id)).at(-1)).toMatchObject({ detail: { withAccount: true } });
  expect((await erase(patientId)).status).toBe(404);
});

test('two people with one address: the one is erased, the other’s messages and codes stay', async () => {
  const email = 'zwei@example.org';
  const one = await desk.add({ lastName: 'Geht', email });
  const other = await desk.add({ lastName: 'Bleibt', email });
  const body = {
    ...{ doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: '2026-11-30', time: '09:00' },
    ...{ patientId: other, inform: true, method: 'phone' as const },
  };
  await callStaff(server, 'bookForPatient', { jar: reception.jar, body });
  await callServer(server, 'sendEmailCode', { jar: new Map(), body: { email, purpose: 'verification' } });
  expect((await erase(one)).status).toBe(200);
  // The code counts for ten minutes only, so the morning comes at once.
  await query(sql`update patient_erasures set due_at = asked_at`);
  await eraseDuePatients(server.context);
  expect((await desk.getCard(one)).status).toBe(404);
  expect(await readCode(server, email)).toMatch(/^\d{6}$/);
  expect((await desk.getCard(other)).body.messages).toHaveLength(1);
});

test('whoever was entered and never came is forgotten after 200 days, a patient ten years after the last visit', async () => {
  const names = ['Niemals', 'Abgesagt', 'Versäumt', 'Patientin', 'Notiert', 'Kommt'] as const;
  const ids = new Map<string, string>();
  for (const lastName of names) ids.set(lastName, await desk.add({ lastName }));
  const idOf = (name: (typeof names)[number]) => ids.get(name) ?? '';
  const status = { Abgesagt: 'cancelled', Versäumt: 'no_show', Patientin: 'completed', Kommt: 'scheduled' };
  for (const [index, [name, is]] of Object.entries(status).entries()) {
    const { body } = await desk.bookFor(ids.get(name) ?? '', `${String(9 + index).padStart(2, '0')}:00`);
    await query(sql`update appointments set status = ${is} where id = ${body.appointment.id}`);
  }
  await query(sql`
    update appointments set during = '[2028-01-10 09:00+01, 2028-01-10 09:30+01)' where patient_id = ${idOf('Kommt')}
  `);
  const known = async () => {
    const rows = await query(sql<{ name: string }>`
      select last_name || coalesce(' bis ' || kept_until, '') as name from patients
      where last_name = any(${names}::text[]) order by created_at, last_name
    `);
    return rows.map(({ name }) => name).sort();
  };
  server.clock.set('2027-06-01T09:00:00+02:00');
  desk = openPatientDesk(server, await createStaffSession(server, 'reception'));
  await desk.note(idOf('Notiert'), randomUUID(), { version: 0, text: 'ruft wieder an' });
  await cleanUp(server.context);
  expect(await known()).toEqual([...names].sort());
  server.clock.set('2027-06-14T09:00:00+02:00');
  await cleanUp(server.context);
  expect(await known()).toEqual(['Abgesagt', 'Kommt', 'Notiert', 'Patientin', 'Versäumt']);
  server.clock.set('2027-06-19T09:00:00+02:00');
  await cleanUp(server.context);
  expect(await known()).toEqual(['Kommt', 'Notiert', 'Patientin', 'Versäumt bis 2029-12-31']);
  server.clock.set('2036-11-29T09:00:00+01:00');
  await cleanUp(server.context);
  expect(await known()).toEqual(['Kommt', 'Patientin']);
  server.clock.set('2036-12-04T09:00:00+01:00');
  await cleanUp(server.context);
  expect(await known()).toEqual(['Kommt']);
});
