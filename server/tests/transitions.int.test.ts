import type { StaffCancellation, StaffChange } from '@praxisportal/contract/staff/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookAtDesk } from '../src/core/scheduling/book-at-desk.ts';
import { bookOnline } from '../src/core/scheduling/book-online.ts';
import { cancelAtDesk, cancelOnline } from '../src/core/scheduling/cancel.ts';
import { changeAtDesk } from '../src/core/scheduling/change-at-desk.ts';
import type { OnlineChange } from '../src/core/scheduling/policy.ts';
import { rescheduleOnline } from '../src/core/scheduling/reschedule-online.ts';
import { findAccount } from '../src/features/accounts/queries.ts';
import type { StaffActor } from '../src/features/audit/commands.ts';
import { bookProven, createGuest } from './guest.ts';
import {
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { createStaffSession } from './staff.ts';

// The use cases themselves, without HTTP: the database is the real one.

let server: TestServer;
let staff: StaffActor;
beforeAll(async () => {
  server = await startTestServer();
  const { staffId } = await createStaffSession(server, 'reception');
  staff = { staffId, role: 'reception', doctorId: null };
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
});

const date = '2026-12-01';
const words = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date, time: '09:00' };

/** An appointment, and how its caller reschedules and cancels it; both answer the version that they made. */
type Booked = {
  id: string;
  patientId: string;
  reschedule: (version: number, time: string) => Promise<number>;
  cancel: (version: number) => Promise<number>;
};

function asOnline(id: string, patientId: string, change: OnlineChange): Booked {
  const { context } = server;
  return {
    ...{ id, patientId },
    reschedule: async (version, time) =>
      (await rescheduleOnline(context, change, { version, date, time })).version,
    cancel: async (version) => (await cancelOnline(context, { ...change, version })).version,
  };
}

function asDesk(id: string, patientId: string): Booked {
  const { context } = server;
  const change = (request: StaffChange) => changeAtDesk(context, staff, { ...request, id });
  const cancel = (request: StaffCancellation) => cancelAtDesk(context, staff, { ...request, id });
  return {
    ...{ id, patientId },
    reschedule: async (version, time) => (await change({ version, time, inform: true })).appointment.version,
    cancel: async (version) =>
      (await cancel({ version, by: 'practice', reason: '', inform: true })).appointment.version,
  };
}

const callers: Record<'patient' | 'guest' | 'desk', () => Promise<Booked>> = {
  async patient() {
    const { context } = server;
    const { accountId } = await createPatientSession(server);
    const account = await findAccount(context.db, accountId);
    if (!account) throw new Error('an account of this moment is gone');
    const caller = { account, language: 'de', from: { prefix: '127.0.0.1' } } as const;
    const { id, patientId } = await bookOnline(context, caller, { ...words, bookingMethod: 'website' });
    return asOnline(id, patientId, { key: { id, accountId }, language: 'de' });
  },
  async guest() {
    const { appointment, cancelToken: token } = await bookProven(server, createGuest(), words);
    return asOnline(appointment.id, appointment.patientId, { key: { token }, language: 'de' });
  },
  async desk() {
    const { patientId } = await createPatientSession(server);
    const { appointment } = await bookAtDesk(server.context, staff, {
      ...{ patientId, doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date, time: '09:00' },
      ...{ inform: true, method: 'phone' },
    });
    return asDesk(appointment.id, patientId);
  },
};
const kinds = ['patient', 'guest', 'desk'] as const;

/** What the audit and the outbox hold of an appointment, the oldest first. */
async function readTraces(id: string) {
  const { rows: audits } = await sql<{ action: string; kind: string }>`
    select action, actor_kind as kind from audit_events where subject_id = ${id} order by audit_events.id
  `.execute(server.ownerDb);
  const { rows: messages } = await sql<{ kind: string }>`
    select kind from outgoing_messages where appointment_id = ${id} order by created_at
  `.execute(server.ownerDb);
  return {
    actions: audits.map(({ action }) => action),
    actors: [...new Set(audits.map(({ kind }) => kind))],
    messages: messages.map(({ kind }) => kind),
  };
}

const codeOf = async (change: Promise<unknown>): Promise<string> =>
  change.then(
    () => 'done',
    (error) => String(error.code),
  );

test.each(kinds)(
  '%s: each transition writes one audit entry and one notification, and repeated it writes none',
  async (kind) => {
    const { id, reschedule, cancel } = await callers[kind]();
    // The notification of the desk is held for a minute, and would be superseded by the next.
    server.clock.advance(61_000);
    expect([await reschedule(1, '10:00'), await reschedule(1, '10:00')]).toEqual([2, 2]);
    server.clock.advance(61_000);
    expect(await cancel(2)).toBe(3);
    if (kind === 'desk') expect(await cancel(2)).toBe(3);
    expect(await readTraces(id)).toEqual({
      actions: ['book', 'move', 'cancel'],
      actors: [{ patient: 'account', guest: 'guest', desk: 'staff' }[kind]],
      messages: ['confirmation', 'moved', 'cancellation'],
    });
  },
);

test.each([
  { kind: 'patient', stale: 'version_conflict', over: ['not_movable', 'not_cancellable'] },
  { kind: 'guest', stale: 'version_conflict', over: ['not_movable', 'not_cancellable'] },
  { kind: 'desk', stale: 'appointment_changed', over: ['not_changeable', 'not_changeable'] },
] as const)(
  '$kind: an old version and a cancelled appointment are refused, and nothing is written',
  async ({ kind, stale, over }) => {
    const { id, reschedule, cancel } = await callers[kind]();
    expect(await reschedule(1, '10:00')).toBe(2);
    const before = await readTraces(id);
    expect([await codeOf(reschedule(1, '11:00')), await codeOf(cancel(1))]).toEqual([stale, stale]);
    expect(await readTraces(id)).toEqual(before);
    const { version, traces } = { version: await cancel(2), traces: await readTraces(id) };
    expect([await codeOf(reschedule(version, '11:00')), await codeOf(cancel(version))]).toEqual(over);
    expect(await readTraces(id)).toEqual(traces);
  },
);

test('a patient and the desk change the same version at once: exactly one succeeds, in every round', async () => {
  for (let round = 0; round < 10; round += 1) {
    await removeBookings(server);
    const own = await callers.patient();
    const desk = asDesk(own.id, own.patientId);
    const changes =
      round % 2 ? [own.reschedule(1, '10:00'), desk.cancel(1)] : [own.cancel(1), desk.reschedule(1, '11:00')];
    const codes = await Promise.all(changes.map(codeOf));
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code !== 'done')).toEqual([
      expect.stringMatching(/^(version_conflict|not_cancellable|not_movable|appointment_changed)$/),
    ]);
    expect((await readTraces(own.id)).actions).toHaveLength(2);
  }
});

test('a time that is taken refuses both callers with the errors of their own calls, and the overbooking succeeds', async () => {
  const first = await callers.patient();
  const other = await createPatientSession(server);
  const request = {
    ...{ doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date, inform: false },
    ...{ patientId: other.patientId, method: 'phone' as const },
  };
  const { appointment } = await bookAtDesk(server.context, staff, { ...request, time: '10:00' });
  expect(await codeOf(first.reschedule(1, '10:00'))).toBe('slot_taken');
  const { id, version } = appointment;
  const change = { id, version, time: '09:00', inform: false };
  expect(await codeOf(changeAtDesk(server.context, staff, change))).toBe('doctor_busy');
  const overbooked = await changeAtDesk(server.context, staff, { ...change, overbookedReason: 'Schmerzen' });
  expect(overbooked.appointment).toMatchObject({ start: '09:00', overbooked: true, version: 2 });
});
