import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockPerson } from '../src/features/patients/commands.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { openPatientDesk } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

const monday = '2026-11-30';

let server: TestServer;
let desk: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
  desk = await createStaffSession(server, 'reception');
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  await sql`update staff_sessions set active_at = ${referenceNow}::timestamptz`.execute(server.ownerDb);
});

const addPatient = (lastName: string) =>
  openPatientDesk(server, desk).add({ lastName, email: `${lastName.toLowerCase()}@example.org` });

type Booking = StaffCallInput<'bookForPatient'>['body'];
const book = async (patientId: string, wish: Partial<Booking> = {}) =>
  (
    await callStaff(server, 'bookForPatient', {
      jar: desk.jar,
      body: {
        ...{ patientId, doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: monday, time: '09:00' },
        ...{ inform: true, method: 'phone' as const },
        ...wish,
      },
    })
  ).body;
/** Books, and lets the minute pass in which the confirmation is held. */
async function bookAndTell(lastName: string): Promise<string> {
  const { id } = (await book(await addPatient(lastName))).appointment;
  server.clock.advance(61_000);
  await sql`delete from outgoing_messages`.execute(server.ownerDb);
  return id;
}
type Change = StaffCallInput<'changeAppointment'>['body'];
const change = async (id: string, body: Partial<Change> & { version: number }) =>
  (
    await callStaff(server, 'changeAppointment', {
      jar: desk.jar,
      params: { id },
      body: { inform: true, ...body },
    })
  ).body;
const cancel = async (id: string, version: number, inform: boolean) =>
  (
    await callStaff(server, 'cancelForPatient', {
      jar: desk.jar,
      params: { id },
      body: { version, by: 'patient', reason: '', inform },
    })
  ).body;
const undo = (undoable: { id: string } | null) =>
  callStaff(server, 'undoChange', { jar: desk.jar, params: { id: undoable?.id ?? '' } });

/** What is in the mailbox once nothing is held any more. */
async function readMails(): Promise<{ subject: string; text: string }[]> {
  server.clock.advance(61_000);
  return (await callServer(server, 'listOutbox')).body.map(({ subject, text }) => ({ subject, text }));
}
const day = 'am Montag, 30. November 2026,';
const movedTo = (time: string) => `Verschoben: Ihr Termin ist jetzt ${day} ${time} Uhr`;
const wasAt = (time: string) => expect.stringContaining(`Ihr Termin ${day} ${time} Uhr (Dr. `);

test('of two moves within a minute one mail tells: the first old and the last new', async () => {
  const id = await bookAndTell('Adler');
  await change(id, { version: 1, time: '10:00' });
  server.clock.advance(20_000);
  await change(id, { version: 2, time: '11:00' });
  expect(await readMails()).toEqual([{ subject: movedTo('11:00'), text: wasAt('09:00') }]);
});

test('who is moved there and back hears nothing', async () => {
  const id = await bookAndTell('Bader');
  await change(id, { version: 1, time: '10:00' });
  await change(id, { version: 2, time: '09:00' });
  expect(await readMails()).toEqual([]);
});

test('the second of two moves undone, the first is told; a time that was never told is never named', async () => {
  const id = await bookAndTell('Celik');
  await change(id, { version: 1, time: '10:00' });
  const second = await change(id, { version: 2, time: '11:00' });
  expect((await undo(second.undo)).body.appointment).toMatchObject({ start: '10:00', version: 4 });
  await change(id, { version: 4, time: '12:00' });
  const mails = await readMails();
  expect(mails).toEqual([{ subject: movedTo('12:00'), text: wasAt('09:00') }]);
  expect(mails[0]?.text).not.toMatch(/10:00|11:00/);
});

test('three moves within a minute are undone step by step to where they began, and no mail leaves', async () => {
  const id = await bookAndTell('Chlodwig');
  const first = await change(id, { version: 1, time: '10:00' });
  const second = await change(id, { version: 2, time: '11:00' });
  const third = await change(id, { version: 3, time: '12:00' });
  expect((await undo(second.undo)).error.code).toBe('appointment_changed');
  expect((await undo(third.undo)).body.appointment).toMatchObject({ start: '11:00', version: 5 });
  expect((await undo(second.undo)).body.appointment).toMatchObject({ start: '10:00', version: 6 });
  expect((await undo(first.undo)).body.appointment).toMatchObject({ start: '09:00', version: 7 });
  expect(await readMails()).toEqual([]);
});

test('a booking is undone after the move that followed it, and no confirmation leaves', async () => {
  const booked = await book(await addPatient('Chagall'));
  const { id } = booked.appointment;
  const moved = await change(id, { version: 1, time: '10:00' });
  await undo(moved.undo);
  expect((await undo(booked.undo)).body).toEqual({ appointment: null });
  expect(await readMails()).toEqual([]);
});

test('a booking that is moved before anybody was told is confirmed as it is, undone as it was', async () => {
  const { id } = (await book(await addPatient('Dahl'))).appointment;
  const moved = await change(id, { version: 1, time: '10:00', inform: false });
  expect(moved.appointment.message).toBe('kept');
  await undo(moved.undo);
  expect((await readMails()).map(({ subject }) => subject)).toEqual([`Ihr Termin ${day} 09:00 Uhr`]);

  const other = (await book(await addPatient('Ernst'), { time: '14:00' })).appointment.id;
  await change(other, { version: 1, time: '15:00' });
  const [confirmation] = await readMails();
  expect(confirmation?.subject).toBe(`Ihr Termin ${day} 15:00 Uhr`);
});

test('a cancellation leaves no news of a move before it, and names what the patient knows', async () => {
  const id = await bookAndTell('Franke');
  await change(id, { version: 1, time: '10:00' });
  await cancel(id, 2, true);
  const mails = await readMails();
  expect(mails.map(({ subject }) => subject)).toEqual([`Abgesagt: Ihr Termin ${day} 09:00 Uhr`]);
});

test('cancelled without a word, nothing of the move before leaves; undone, the move is told', async () => {
  const id = await bookAndTell('Gruber');
  await change(id, { version: 1, time: '10:00' });
  const cancelled = await cancel(id, 2, false);
  await undo(cancelled.undo);
  expect(await readMails()).toEqual([{ subject: movedTo('10:00'), text: wasAt('09:00') }]);
  await change(id, { version: 4, time: '11:00' });
  await cancel(id, 5, false);
  expect((await readMails()).map(({ subject }) => subject)).toEqual([movedTo('10:00')]);
});

test('whoever moves or cancels online overtakes what the practice holds back', async () => {
  const { token } = await createPatientSession(server);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: monday, time: '09:00' };
  const { body: own } = await callServer(server, 'bookAppointment', {
    token,
    body: { ...wish, bookingMethod: 'website' },
  });
  await sql`delete from outgoing_messages`.execute(server.ownerDb);
  await change(own.id, { version: 1, time: '10:00' });
  server.clock.advance(20_000);
  const params = { id: own.id };
  const body = { date: monday, time: '11:00', version: 2 };
  expect((await callServer(server, 'moveAppointment', { token, params, body })).status).toBe(200);
  expect(await readMails()).toEqual([{ subject: movedTo('11:00'), text: wasAt('09:00') }]);

  await change(own.id, { version: 3, time: '12:00' });
  server.clock.advance(20_000);
  await callServer(server, 'cancelAppointment', { token, params });
  expect((await readMails()).map(({ subject }) => subject)).toEqual([
    `Abgesagt: Ihr Termin ${day} 12:00 Uhr`,
    movedTo('11:00'),
  ]);
});

/** As after a try whose end nobody knows: the mail server may have taken the message before the line broke. */
const tryInVain = () =>
  sql`update outgoing_messages set attempts = 1, send_at = ${new Date(server.clock.nowMs() + 120_000)}`.execute(
    server.ownerDb,
  );

test('a mail that may have arrived is taken back only for one that says what holds', async () => {
  const id = await bookAndTell('Ibsen');
  await change(id, { version: 1, time: '10:00' });
  await tryInVain();
  const again = await change(id, { version: 2, time: '11:00', inform: false });
  await undo(again.undo);
  expect(await readMails()).toEqual([{ subject: movedTo('10:00'), text: wasAt('09:00') }]);
  // Nor is it enough that all is as it was before that mail.
  await sql`delete from outgoing_messages`.execute(server.ownerDb);
  await change(id, { version: 4, time: '12:00' });
  await tryInVain();
  await change(id, { version: 5, time: '10:00', inform: false });
  expect(await readMails()).toEqual([{ subject: movedTo('10:00'), text: wasAt('12:00') }]);
});

test('a mail that is just leaving is not taken back: the next one goes on from it', async () => {
  const id = await bookAndTell('Huber');
  await change(id, { version: 1, time: '10:00' });
  await sql`
    update outgoing_messages set state = 'sending', claim_token = gen_random_uuid(), claimed_until = send_at
  `.execute(server.ownerDb);
  await change(id, { version: 2, time: '11:00' });
  await sql`
    update outgoing_messages set state = 'kept', claim_token = null, claimed_until = null where state = 'sending'
  `.execute(server.ownerDb);
  const mails = await readMails();
  expect(mails).toHaveLength(2);
  expect(mails).toContainEqual({ subject: movedTo('11:00'), text: wasAt('10:00') });
});

test('an address that another desk corrects meanwhile is that to which it goes', async () => {
  const email = 'neu@example.org';
  const patientId = await addPatient('Irmer');
  /** Another desk has begun to correct the address when this begins, and is done while it waits. */
  const whileCorrected = async (from: string, act: () => Promise<unknown>) => {
    await sql`update patients set email = ${from} where id = ${patientId}`.execute(server.ownerDb);
    let acting: Promise<unknown> | undefined;
    await server.context.db.transaction().execute(async (transaction) => {
      await lockPerson(transaction, { patientId, accountId: patientId });
      acting = act();
      await waitForLock();
      await transaction.updateTable('patients').set({ email }).where('id', '=', patientId).execute();
    });
    await acting;
    const { rows } = await sql<{ recipient: string }>`select recipient from outgoing_messages`.execute(
      server.ownerDb,
    );
    await sql`delete from outgoing_messages`.execute(server.ownerDb);
    return rows.map(({ recipient }) => recipient);
  };
  let id = '';
  expect(
    await whileCorrected('alt@example.org', async () => {
      id = (await book(patientId)).appointment.id;
    }),
  ).toEqual([email]);
  const moved = await whileCorrected('alt@example.org', () => change(id, { version: 1, time: '10:00' }));
  expect(moved).toEqual([email]);
  expect(await whileCorrected('alt@example.org', () => cancel(id, 2, true))).toEqual([email]);
});

async function waitForLock(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_locks
          where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())
        `.execute(server.ownerDb);
        return rows[0]?.waiting;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
}

test('a booking or a move to a time that has passed sends no message', async () => {
  const reason = { overbookedReason: 'nachgetragen' };
  const past = { date: '2026-11-25', time: '08:00', ...reason };
  const { appointment } = await book(await addPatient('Ohlsen'), past);
  expect(appointment.message).toBe('none');
  const moved = await change(appointment.id, { version: 1, time: '07:30', ...reason });
  expect([moved.appointment.start, moved.appointment.message]).toEqual(['07:30', 'none']);
  expect(await readMails()).toEqual([]);
});
