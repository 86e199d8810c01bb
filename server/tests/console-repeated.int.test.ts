import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Fault, startCuttingProxy } from './cutting-proxy.ts';
import { referenceNow, removeBookings, startTestServer, type TestServer } from './harness.ts';
import { openPatientDesk } from './patient-desk.ts';
import { callStaff, createStaffSession, type StaffAnswer, type StaffMember } from './staff.ts';

let proxy: Awaited<ReturnType<typeof startCuttingProxy>>;
/** Whose commit is cut off */
let patientId = '';
let server: TestServer;
let desk: StaffMember;
let dentist: StaffMember;
beforeAll(async () => {
  proxy = await startCuttingProxy(() => {
    let isTheirs = false;
    return (bytes) => {
      isTheirs ||= patientId !== '' && bytes.includes(patientId);
      return isTheirs && bytes.includes('commit');
    };
  });
  server = await startTestServer({ databaseUrl: proxy.databaseUrl });
  desk = await createStaffSession(server, 'reception');
  dentist = await createStaffSession(server, 'dentist', { doctorId: 'weber' });
});
afterAll(async () => {
  await server.stop();
  await proxy.stop();
});

beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  patientId = await openPatientDesk(server, desk).add({ lastName: 'Hinz', email: 'hinz@example.org' });
});

const today = '2026-11-25';
const monday = '2026-11-30';

type Booking = StaffCallInput<'bookForPatient'>['body'];
type Change = StaffCallInput<'changeAppointment'>['body'];
const book = (wish: Partial<Booking> = {}) =>
  callStaff(server, 'bookForPatient', {
    jar: desk.jar,
    body: {
      ...{ patientId, doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: monday, time: '09:00' },
      ...{ inform: true, method: 'phone' as const },
      ...wish,
    },
  });
const change = (id: string, body: Partial<Change> & { version: number }) =>
  callStaff(server, 'changeAppointment', { jar: desk.jar, params: { id }, body: { inform: true, ...body } });
const cancel = (id: string, version: number, { by = desk, inform = true } = {}) =>
  callStaff(server, 'cancelForPatient', {
    ...{ jar: by.jar, params: { id } },
    body: { version, by: 'patient', reason: 'krank', inform },
  });
const undo = (id: string | undefined) =>
  callStaff(server, 'undoChange', { jar: desk.jar, params: { id: id ?? '' } });

type Asked = Pick<StaffAnswer<'undoChange'>, 'status' | 'error' | 'body'>;

/** What the database holds of the person's appointments, and of what was done with them. */
async function countRows() {
  const { rows } = await sql<{ appointments: number; audits: number; messages: number }>`
    select (select count(*)::int from appointments) as appointments,
      (select count(*)::int from audit_events where actor_kind = 'staff') as audits,
      (select count(*)::int from outgoing_messages) as messages
  `.execute(server.ownerDb);
  return rows[0];
}

test.each(['statement lost', 'answer lost'] as const satisfies Fault[])(
  'the connection dies at a commit, "%s": sent again, all is done and answered once',
  async (fault) => {
    /** What is asked for meets the fault, and is asked for again. */
    const askTwice = async <Answer extends Asked>(ask: () => Promise<Answer>): Promise<Answer['body']> => {
      const before = await countRows();
      proxy.lose(fault);
      const unknown = await ask();
      expect([unknown.status, unknown.error.code, proxy.hasCut()]).toEqual([503, 'unavailable', true]);
      if (fault === 'statement lost') expect(await countRows()).toEqual(before);
      const known = fault === 'answer lost' && (await countRows());
      const repeated = await ask();
      expect(repeated.status).toBeLessThan(300);
      if (known) expect(await countRows()).toEqual(known);
      return repeated.body;
    };
    const { appointment } = await askTwice(() => book());
    expect(await countRows()).toMatchObject({ appointments: 1, messages: 1 });
    const id = appointment?.id ?? '';
    const moved = await askTwice(() => change(id, { version: 1, time: '10:00' }));
    expect(moved.appointment).toMatchObject({ start: '10:00', version: 2 });
    const { body: day } = await callStaff(server, 'getDay', { jar: desk.jar, query: { date: monday } });
    expect(day.appointments).toEqual([moved.appointment]);
    const cancelled = await cancel(id, 2);
    const back = await askTwice(() => undo(cancelled.body.undo?.id));
    expect(back.appointment).toMatchObject({ status: 'scheduled', version: 4 });
    expect((await askTwice(() => cancel(id, 4))).appointment).toMatchObject({
      status: 'cancelled',
      version: 5,
    });
  },
);

test('whose answer was lost sends it again, and it is done once', async () => {
  const booked = await book({ date: today, time: '10:00', inform: false });
  const { id } = booked.body.appointment;
  /** Twice, as a browser does that heard nothing; a minute later it is too late to undo it. */
  const twice = async <Answer extends { status: number; body: { undo: unknown } }>(
    ask: () => Promise<Answer>,
  ) => {
    const first = await ask();
    const second = await ask();
    expect(second.status).toBe(first.status);
    expect(second.body).toEqual(first.body);
    server.clock.advance(61_000);
    const { status, body } = await ask();
    expect([status, body]).toEqual([first.status, { ...first.body, undo: null }]);
    return first.body;
  };
  await twice(() => change(id, { version: 1, time: '11:00', treatmentId: 'prophylaxe', inform: false }));
  await twice(() => change(id, { version: 2, note: 'Möchte ans Fenster' }));
  const state = { version: 3, state: 'arrived' as const };
  await twice(() => callStaff(server, 'notePresence', { jar: desk.jar, params: { id }, body: state }));

  const later = (await book({ date: '2026-12-14', inform: false })).body.appointment.id;
  await twice(() => cancel(later, 1));
  // What somebody else has done, perhaps telling the patient otherwise, is not answered as one's own.
  expect((await cancel(later, 1, { by: dentist })).error.code).toBe('appointment_changed');
  const { rows } = await sql<{ audits: number }>`
    select count(*)::int as audits from audit_events where subject_id in (${id}, ${later})
  `.execute(server.ownerDb);
  expect(rows).toEqual([{ audits: 6 }]);
});

test.each([true, false])(
  'with another word about telling the patient than %s, it is another change',
  async (inform) => {
    const { id } = (await book({ inform: false })).body.appointment;
    const [moved, other] = [
      await change(id, { version: 1, time: '10:00', inform }),
      await change(id, { version: 1, time: '10:00', inform: !inform }),
    ];
    expect([moved.status, other.status, other.error.code]).toEqual([200, 409, 'appointment_changed']);
    await undo(moved.body.undo?.id);
    const [cancelled, another] = [await cancel(id, 3, { inform }), await cancel(id, 3, { inform: !inform })];
    expect([cancelled.status, another.status, another.error.code]).toEqual([200, 409, 'appointment_changed']);
    expect((await cancel(id, 3, { inform })).body).toEqual(cancelled.body);
  },
);

test('an undo is sent twice, also at once, and is done once', async () => {
  const booked = await book({ inform: false });
  const { id } = booked.body.appointment;
  const moved = await change(id, { version: 1, time: '10:00', inform: false });
  const [first, second] = await Promise.all([undo(moved.body.undo?.id), undo(moved.body.undo?.id)]);
  const third = await undo(moved.body.undo?.id);
  expect(first.body.appointment).toMatchObject({ start: '09:00', version: 3 });
  expect([second.body, third.body]).toEqual([first.body, first.body]);
  const other = await book({ time: '14:00' });
  for (let index = 0; index < 2; index += 1)
    expect(await undo(other.body.undo?.id)).toMatchObject({ status: 200, body: { appointment: null } });
});

test('an own note leaves the undo of the change before it, and outlasts it; repeated, it does not tell that undo as its own', async () => {
  const { id } = (await book()).body.appointment;
  const moved = await change(id, { version: 1, time: '10:00' });
  for (let time = 0; time < 2; time += 1) {
    const noted = await change(id, { version: 2, note: 'Ruft noch einmal an' });
    expect(noted.body).toMatchObject({ appointment: { version: 3 }, undo: null });
  }
  const { appointment } = (await undo(moved.body.undo?.id)).body;
  expect(appointment).toMatchObject({ start: '09:00', note: 'Ruft noch einmal an', version: 4 });
});
