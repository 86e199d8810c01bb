import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp } from '../src/jobs/clean-up.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { bookOnline, type Decision, ill, type NewAbsence, planBy, treatment, tuesday } from './plan-desk.ts';
import { callStaff, createStaffSession, type StaffMember, showBothFactors } from './staff.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let desk: StaffMember;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await signInAgain();
  await removeBookings(server);
  await sql`delete from plan_absences where created_at >= ${referenceNow}`.execute(server.ownerDb);
  await sql`update plan_revision set revision = revision + 1`.execute(server.ownerDb);
  await server.context.reloadPlan();
});

/** Sessions end after twelve hours. */
async function signInAgain() {
  desk = await createStaffSession(server, 'reception');
}

const add = (body: NewAbsence) => planBy(server, desk).add(body);
const readReport = (id: string) => planBy(server, desk).read(id);
const decide = (id: string, decisions: Decision[], by = desk) => planBy(server, by).decide(id, decisions);
const book = (time: string, date = tuesday) => bookOnline(server, { time, date });

test('a desk that is refused leaves what the faster one has decided', async () => {
  const { id, version } = await book('09:00');
  const { body } = await add(ill());
  const second = await createStaffSession(server, 'reception');
  const about = { appointmentId: id, version };
  const place = { doctorId: 'yilmaz', date: '2026-12-02', time: '09:00' };
  // A calendar that is busy holds up whoever wants to move into it, and nobody else.
  const { locked, release } = await lockCalendar('yilmaz');
  const slower = decide(body.absence.id, [{ kind: 'move', ...about, ...place }]);
  const noted = sql`select from plan_decisions`;
  await vi.waitFor(async () => expect((await noted.execute(server.context.db)).rows).toHaveLength(1), 10_000);
  const faster = await decide(body.absence.id, [{ kind: 'cancel', ...about }], second);
  expect(faster.body.cancelled).toBe(1);
  release();
  await locked;
  expect((await slower).body.results[0]?.error?.code).toBe('appointment_changed');
  const { decided } = await readReport(body.absence.id);
  expect(decided.map(({ decision }) => decision)).toEqual(['cancelled']);
});

test('a refused decision of a dentist shows only what the absence concerns, and one of the desk also what was moved away', async () => {
  const dentist = await createStaffSession(server, 'dentist', { doctorId: 'weber' });
  const { token } = await createPatientSession(server);
  const { body: theirs } = await callServer(server, 'bookAppointment', {
    token,
    body: {
      ...{ doctorId: 'yilmaz', treatmentType: treatment, date: tuesday, time: '09:00' },
      bookingMethod: 'website',
    },
  });
  const [own, later] = [await book('09:00'), await book('09:00', '2026-12-02')];
  const { body } = await add(ill());
  const decisions = [theirs, later, own].map(
    ({ id, version }): Decision => ({ kind: 'cancel', appointmentId: id, version: version + 3 }),
  );
  const { body: refused } = await decide(body.absence.id, decisions, dentist);
  expect(refused.results.map(({ error, appointment }) => [error?.code, appointment?.id])).toEqual([
    ['appointment_changed', undefined],
    ['appointment_changed', undefined],
    ['appointment_changed', own.id],
  ]);
  const { body: atDesk } = await decide(body.absence.id, decisions);
  expect(atDesk.results.map(({ appointment }) => appointment?.id)).toEqual([theirs.id, later.id, own.id]);
});

test('decisions whose answer was lost are sent again, are answered as they were and done once', async () => {
  const dentist = await createStaffSession(server, 'dentist', { doctorId: 'weber' });
  const booked = [await book('08:00'), await book('09:00'), await book('10:00')];
  const { body } = await add(ill());
  const place = { doctorId: 'yilmaz', date: '2026-12-02', time: '09:00' };
  const [moved, cancelled, kept] = booked.map(({ id, version }) => ({ appointmentId: id, version }));
  if (!moved || !cancelled || !kept) throw new Error('three are booked');
  const decisions: Decision[] = [
    { kind: 'move', ...moved, ...place },
    { kind: 'cancel', ...cancelled },
    { kind: 'keep', ...kept },
  ];
  const first = await decide(body.absence.id, decisions);
  expect(first.body).toMatchObject({ moved: 1, cancelled: 1, kept: 1, refused: 0 });
  const report = await readReport(body.absence.id);
  expect((await decide(body.absence.id, decisions)).body).toEqual(first.body);
  expect(await readReport(body.absence.id)).toEqual(report);
  // Another's, or with another word about telling the patient, they are other decisions.
  const changes = decisions.slice(0, 2);
  const others = [
    await decide(body.absence.id, changes, dentist),
    await planBy(server, desk).decide(body.absence.id, changes, false),
    await decide(body.absence.id, [{ kind: 'cancel', ...moved }]),
  ];
  for (const { body: done } of others)
    expect(new Set(done.results.map(({ error }) => error?.code))).toEqual(new Set(['appointment_changed']));
  expect(await readReport(body.absence.id)).toEqual(report);
});

/** Holds a doctor's calendar as a booking does, until it is released. */
async function lockCalendar(doctorId: string): Promise<{ locked: Promise<void>; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let locked = Promise.resolve();
  await new Promise<void>((resolve) => {
    locked = server.ownerDb.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(1, hashtext(${doctorId}))`.execute(transaction);
      resolve();
      await released;
    });
  });
  return { locked, release };
}

test('keeping an appointment is noted with its deed or not at all, and other desks hear of it', async () => {
  const { id, version } = await book('09:00');
  const { body } = await add(ill());
  const keep: Decision = { kind: 'keep', appointmentId: id, version };
  await sql`alter table staff_audit rename to staff_audit_away`.execute(server.ownerDb);
  const failed = await decide(body.absence.id, [keep]);
  await sql`alter table staff_audit_away rename to staff_audit`.execute(server.ownerDb);
  expect(failed.status).toBe(500);
  expect((await readReport(body.absence.id)).hits.map(({ isKept }) => isKept)).toEqual([false]);
  const heard: string[] = [];
  const onNotice = (text: string) => heard.push(text);
  server.context.listener.subscribe('staff_news', { onNotice, onMissed: () => undefined });
  await decide(body.absence.id, [keep]);
  expect((await readReport(body.absence.id)).hits.map(({ isKept }) => isKept)).toEqual([true]);
  await vi.waitFor(() => expect(heard).toEqual([`{"event":"day-changed","date":"${tuesday}"}`]), 10_000);
});

test('who was told stays told when the mail about it is deleted; a tick in the list of messages counts too', async () => {
  const date = '2027-01-12';
  const booked = [await book('08:00', date), await book('09:00', date), await book('10:00', date)];
  const { body } = await add(ill({ from: date, to: date }));
  const cancels = booked.map(({ id, version }): Decision => ({ kind: 'cancel', appointmentId: id, version }));
  await decide(body.absence.id, cancels);
  const settle = (index: number, state: 'sent' | 'failed') =>
    sql`
    update outgoing_messages set state = ${state}, finished_at = ${new Date(server.clock.nowMs())}
    where kind = 'cancellation' and appointment_id = ${booked[index]?.id}
  `.execute(server.ownerDb);
  await Promise.all([settle(0, 'sent'), settle(1, 'failed'), settle(2, 'failed')]);
  const { body: undelivered } = await callStaff(server, 'listUndelivered', { jar: desk.jar });
  const [first] = undelivered.messages.filter(({ appointment }) => appointment.id === booked[1]?.id);
  await callStaff(server, 'markPhoned', { jar: desk.jar, params: { id: first?.id ?? '' }, body: {} });
  const toTell = async () => (await readReport(body.absence.id)).decided.map(({ mustTell }) => mustTell);
  expect(await toTell()).toEqual([false, false, true]);

  server.clock.advance(15 * 86_400_000);
  await signInAgain();
  await cleanUp(server.context);
  const left = sql`select kind, state from outgoing_messages where kind = 'cancellation'`;
  expect((await left.execute(server.ownerDb)).rows).toEqual([{ kind: 'cancellation', state: 'failed' }]);
  expect(await toTell()).toEqual([false, false, true]);
});

test('why somebody was away is forgotten some time after it, and at once if it is taken back; the days go years later', async () => {
  const reason = { de: 'Rücken', en: 'Back' };
  const { body: past } = await add(ill({ reason }));
  const { body: back } = await add(ill({ reason, from: '2026-12-03', to: '2026-12-03' }));
  await callStaff(server, 'removeAbsence', { jar: desk.jar, params: { id: back.absence.id } });
  await sql`
    insert into plan_absences (doctor_id, first_date, last_date, is_reason_shown, created_at)
    values ('weber', '2021-03-01', '2021-03-02', false, now())
  `.execute(server.ownerDb);
  const readReasons = async () =>
    (
      await sql<{ reason: string | null }>`
        select reason_de as reason from plan_absences
        where id in (${past.absence.id}, ${back.absence.id}) order by first_date
      `.execute(server.context.db)
    ).rows.map((row) => row.reason);
  await cleanUp(server.context);
  expect(await readReasons()).toEqual([reason.de, null]);
  server.clock.set('2026-12-31T09:00:00+01:00');
  await signInAgain();
  await cleanUp(server.context);
  expect(await readReasons()).toEqual([reason.de, null]);
  server.clock.set('2027-01-02T09:00:00+01:00');
  await signInAgain();
  await cleanUp(server.context);
  expect(await readReasons()).toEqual([null, null]);
  const plan = await callStaff(server, 'getPlan', { jar: desk.jar, query: { from: '2020-01-01' } });
  const shown = plan.body.absences.filter(({ doctorId }) => doctorId === 'weber');
  expect(shown.find(({ id }) => id === past.absence.id)?.reason).toBeNull();
  expect(shown.map(({ from }) => from)).not.toContain('2021-03-01');
});

test('of 600 who are hit 200 are moved and written to, and all of it is taken back', async () => {
  await sql`
    with person as (
      insert into patients (first_name, last_name, language, email, created_at)
      select 'Anna', 'Viele' || number, 'de', 'viele.' || number || '@example.org', ${referenceNow}
      from generate_series(0, 599) as number returning id, substr(last_name, 6)::int as number
    )
    insert into appointments (patient_id, doctor_id, treatment_type, treatment_id, during, status, booking_method,
      language, created_at, updated_at)
    select person.id, 'weber', ${treatment}, 'kontrolluntersuchung', tstzrange(start, start + interval '30 minutes'),
      'scheduled', 'phone', 'de', ${referenceNow}, ${referenceNow}
    from person, lateral (select timestamptz '2027-02-01T08:00:00+01:00' + number / 8 * interval '1 day'
      + number % 8 * interval '30 minutes' as start) as at
  `.execute(server.ownerDb);
  const wish = ill({ from: '2027-02-01', to: '2027-04-30' });
  expect((await planBy(server, desk).preview(wish)).body.hits).toHaveLength(600);
  const { status, body } = await add(wish);
  expect([status, body.hits.length]).toEqual([201, 600]);
  expect(body.hits.filter(({ proposals }) => proposals.length === 3)).toHaveLength(600);
  const firsts = body.hits.map(
    ({ proposals: [place] }) => `${place?.doctorId} ${place?.date} ${place?.time}`,
  );
  expect(new Set(firsts).size).toBe(600);
  const moves = body.hits.flatMap(({ appointment: { id, version }, proposals: [place] }): Decision[] => {
    if (!place) return [];
    const { doctorId, date, time } = place;
    return [{ kind: 'move', appointmentId: id, version, doctorId, date, time }];
  });
  const many = moves.slice(0, 200);
  const { id } = body.absence;
  const { body: previewed } = await callStaff(server, 'previewDecisionMails', {
    ...{ jar: desk.jar, params: { id }, body: { decisions: many, inform: true } },
  });
  const recipients = (await readReport(id)).hits.slice(0, 200).map(({ email }) => email ?? '');
  expect(previewed.mails.map(({ to }) => to)).toEqual(recipients);
  // So many at once are more than a budget, and take both factors.
  expect((await decide(id, many)).error.code).toBe('brake_proof_needed');
  await showBothFactors(server, desk);
  const { body: done } = await decide(id, many);
  expect([done.moved, done.refused]).toEqual([200, 0]);
  const mails = sql<{ recipient: string; subject: string; waitsFor: number }>`
    select recipient, subject, extract(epoch from send_at - created_at)::int as "waitsFor" from outgoing_messages
    where kind = 'moved' order by created_at, id
  `;
  const { rows: held } = await mails.execute(server.ownerDb);
  expect(held.map(({ recipient }) => recipient).sort()).toEqual(recipients.toSorted());
  expect(new Set(held.map(({ subject }) => subject))).toEqual(
    new Set(previewed.mails.map(({ subject }) => subject)),
  );
  expect(new Set(held.map(({ waitsFor }) => waitsFor))).toEqual(new Set([60]));
  const report = await readReport(id);
  expect([report.hits.length, report.decided.length]).toEqual([400, 200]);

  for (const { undo } of done.results) {
    const undone = await callStaff(server, 'undoChange', { jar: desk.jar, params: { id: undo?.id ?? '' } });
    expect(undone.status).toBe(200);
  }
  expect((await mails.execute(server.ownerDb)).rows).toEqual([]);
  const after = await readReport(id);
  expect([after.hits.length, after.decided]).toEqual([600, []]);
  const toTimes = (hits: typeof body.hits) =>
    hits.map(({ appointment }) => [appointment.id, appointment.date, appointment.start]);
  expect(toTimes(after.hits)).toEqual(toTimes(body.hits));
});

test('one call has room for as many decisions as it takes, with the longest ids', async () => {
  const { body } = await add(ill());
  const decision = { kind: 'move', appointmentId: crypto.randomUUID(), version: 1_000_000 } as const;
  const decisions = Array.from({ length: planLimits.decisionsMax }, () => ({
    ...{ ...decision, doctorId: 'ä'.repeat(60), date: tuesday, time: '09:00' },
  }));
  expect((await decide(body.absence.id, decisions)).error.code).toBe('brake_proof_needed');
  await showBothFactors(server, desk);
  const answer = await decide(body.absence.id, decisions);
  expect([answer.status, answer.body.refused]).toEqual([200, planLimits.decisionsMax]);
});
