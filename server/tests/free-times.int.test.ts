import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Booking } from '@praxisportal/contract/appointment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownPractice } from '../src/own-practice.ts';
import {
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { recordStatements } from './recorded-statements.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
});

const treatment = 'Kontrolluntersuchung';
const doctorIds = ['weber', 'yilmaz', 'hoffmann'];

async function listSlots(id: string, date: string, query: { treatment?: string } = { treatment }) {
  const { status, body } = await callServer(server, 'listSlots', {
    params: { id },
    query: { date, ...query },
  });
  expect(status).toBe(200);
  return body.slots;
}

async function listDays(id: string, month: string, query: { treatment?: string } = { treatment }) {
  const { status, body } = await callServer(server, 'listDays', {
    params: { id },
    query: { month, ...query },
  });
  expect(status).toBe(200);
  return body;
}

async function getAvailability(query: { treatment?: string } = { treatment }) {
  const { status, body } = await callServer(server, 'getAvailability', { query });
  expect(status).toBe(200);
  return body;
}

async function book(wish: Partial<Booking>) {
  const { token } = await createPatientSession(server);
  const body: Booking = {
    doctorId: 'weber',
    treatmentType: treatment,
    date: '2026-11-26',
    time: '10:00',
    bookingMethod: 'website',
    ...wish,
  };
  const { status } = await callServer(server, 'bookAppointment', { token, body });
  expect([wish, status]).toEqual([wish, 201]);
}

/** Books every half hour that is still free. */
async function bookOut(doctorId: string, date: string) {
  for (const time of await listSlots(doctorId, date)) await book({ doctorId, date, time });
}

describe('the days of a month', () => {
  test('are free, full, or closed with the rule that closes them', async () => {
    await bookOut('weber', '2026-12-02');
    const december = await listDays('weber', '2026-12');
    const stateOf = (date: string) => december.states[date];
    expect(Object.keys(december.states)).toEqual(Object.keys(december.days));
    expect(Object.keys(december.states)).toHaveLength(31);
    expect(stateOf('2026-12-01')).toEqual({ state: 'free' });
    expect(stateOf('2026-12-02')).toEqual({ state: 'full' });
    expect(stateOf('2026-12-05')).toEqual({ state: 'closed', reason: 'closed' });
    expect(stateOf('2026-12-25')).toEqual({ state: 'closed', reason: 'holiday' });
    expect(stateOf('2026-12-28')).toEqual({ state: 'closed', reason: 'closed' });
    expect((await listDays('weber', '2027-01')).states['2027-01-05']).toEqual({
      state: 'closed',
      reason: 'absent',
    });
    expect((await listDays('hoffmann', '2026-12')).states['2026-12-07']).toEqual({
      state: 'closed',
      reason: 'absent',
    });
  });

  test('before, after and at the edge of the booking window say so', async () => {
    const november = await listDays('weber', '2026-11');
    expect(november.states['2026-11-24']).toEqual({ state: 'closed', reason: 'in_past' });
    expect(november.states['2026-11-25']).toEqual({ state: 'free' });
    const february = await listDays('weber', '2027-02');
    expect(february.states['2027-02-25']).toEqual({ state: 'free' });
    expect(february.states['2027-02-26']).toEqual({ state: 'closed', reason: 'beyond_window' });
    server.clock.set('2026-11-25T12:30:00+01:00');
    expect((await listDays('weber', '2026-11')).states['2026-11-25']).toEqual({
      state: 'closed',
      reason: 'too_soon',
    });
    server.clock.set('2026-11-25T20:00:00+01:00');
    expect((await listDays('weber', '2026-11')).states['2026-11-25']).toEqual({
      state: 'closed',
      reason: 'after_cutoff',
    });
  });

  test('are free exactly if they have free starts', async () => {
    await bookOut('weber', '2026-12-04');
    for (const id of [...doctorIds, anyDoctorId]) {
      const { days, states } = await listDays(id, '2026-12');
      for (const [date, count] of Object.entries(days)) {
        expect([date, states[date]?.state === 'free']).toEqual([date, count > 0]);
      }
    }
  });
});

describe('any of the doctors', () => {
  test('has every start that one of them has', async () => {
    await bookOut('weber', '2026-11-26');
    for (const date of ['2026-11-26', '2026-11-30', '2026-12-24']) {
      const own = await Promise.all(doctorIds.map((id) => listSlots(id, date)));
      const together = await listSlots(anyDoctorId, date);
      expect(together).toEqual([...new Set(own.flat())].sort());
    }
    const { days } = await listDays(anyDoctorId, '2026-11');
    expect(days['2026-11-26']).toBe((await listSlots(anyDoctorId, '2026-11-26')).length);
  });

  test('counts the starts within the bounds only; the states stay those of all starts', async () => {
    const query = { treatment, month: '2026-11', from: '12:00', to: '16:00' };
    const { body } = await callServer(server, 'listDays', { params: { id: anyDoctorId }, query });
    const all = await listDays(anyDoctorId, '2026-11');
    const within = (await listSlots(anyDoctorId, '2026-11-26')).filter(
      (time) => time >= '12:00' && time < '16:00',
    );
    expect(body.days['2026-11-26']).toBe(within.length);
    expect(body.states).toEqual(all.states);
  });

  test('has a full day only if nobody is free and somebody works', async () => {
    // On Monday 7 December only Weber and Yılmaz work.
    await bookOut('weber', '2026-12-07');
    expect((await listDays(anyDoctorId, '2026-12')).states['2026-12-07']).toEqual({ state: 'free' });
    await bookOut('yilmaz', '2026-12-07');
    const { states } = await listDays(anyDoctorId, '2026-12');
    expect(states['2026-12-07']).toEqual({ state: 'full' });
    expect(states['2026-12-25']).toEqual({ state: 'closed', reason: 'holiday' });
  });

  test('is nobody whose card could be read', async () => {
    const { status, error } = await callServer(server, 'getDoctor', { params: { id: anyDoctorId } });
    expect([status, error.code]).toEqual([404, 'not_found']);
  });
});

describe('the next free time', () => {
  test('of each doctor is the first of its slots, and of any the first of them all', async () => {
    expect(await getAvailability()).toEqual({
      any: { date: '2026-11-25', time: '10:30', doctorId: 'weber' },
      doctors: {
        weber: { date: '2026-11-25', time: '10:30' },
        yilmaz: { date: '2026-11-25', time: '10:30' },
        hoffmann: { date: '2026-11-25', time: '10:30' },
      },
    });
    await bookOut('weber', '2026-11-25');
    await bookOut('hoffmann', '2026-11-25');
    await book({ doctorId: 'yilmaz', date: '2026-11-25', time: '10:30' });
    expect(await getAvailability({ treatment: 'Wurzelbehandlung' })).toEqual({
      any: { date: '2026-11-25', time: '13:00', doctorId: 'yilmaz' },
      doctors: {
        weber: { date: '2026-11-26', time: '08:00' },
        yilmaz: { date: '2026-11-25', time: '13:00' },
        hoffmann: { date: '2026-11-26', time: '08:00' },
      },
    });
    expect((await getAvailability({})).any).toEqual({
      date: '2026-11-25',
      time: '11:00',
      doctorId: 'yilmaz',
    });
  });

  test('is found in the last days of the window, and null where there is none', async () => {
    const awayUntil: Record<string, string> = { weber: '2027-02-24', yilmaz: '2027-12-31' };
    const doctors = ownPractice.doctors.map((doctor) => {
      const to = awayUntil[doctor.id];
      const absences = to
        ? [{ from: '2026-11-01', to, reason: { de: 'Elternzeit', en: 'Parental leave' } }]
        : [];
      return { ...doctor, absences };
    });
    const other = await startTestServer({ overrides: { practice: { ...ownPractice, doctors } } });
    const query = { treatment };
    const statements = await recordStatements(async () => {
      const { body } = await callServer(other, 'getAvailability', { query });
      expect(body.doctors).toEqual({
        weber: { date: '2027-02-25', time: '08:00' },
        yilmaz: null,
        hoffmann: { date: '2026-11-25', time: '10:30' },
      });
    });
    // The server that has just started also cleans up.
    expect(statements.filter((statement) => statement.includes('as "startMs"'))).toHaveLength(2);
    await other.stop();
  });

  test('of a treatment that does not exist is refused', async () => {
    const { status, error } = await callServer(server, 'getAvailability', {
      query: { treatment: 'Haarschnitt' },
    });
    expect([status, error.rule]).toEqual([422, 'unknown_treatment']);
  });
});

describe('the database is asked', () => {
  const count = async (action: () => Promise<unknown>) => (await recordStatements(action)).length;

  test('once for a day or month, whoever is meant, and at most twice for the next free times', async () => {
    for (const id of ['weber', anyDoctorId]) {
      expect(await count(() => listSlots(id, '2026-11-30'))).toBe(1);
      expect(await count(() => listDays(id, '2026-11'))).toBe(1);
      expect(await count(() => listDays(id, '2026-12'))).toBe(1);
    }
    expect(await count(() => getAvailability())).toBe(1);
  });

  test.each(['2026-11-24', '2027-02-26', '1000-01-01', '2999-12-31'])(
    'never for %s, which nobody can book',
    async (date) => {
      for (const id of ['weber', anyDoctorId]) {
        expect(await recordStatements(() => listSlots(id, date))).toEqual([]);
        if (date === '2026-11-24' || date === '2027-02-26') continue;
        expect(await recordStatements(() => listDays(id, date.slice(0, 7)))).toEqual([]);
      }
    },
  );

  test('never for today after 20:00', async () => {
    server.clock.set('2026-11-30T20:00:00+01:00');
    expect(await recordStatements(() => listSlots('weber', '2026-11-30'))).toEqual([]);
    expect(await recordStatements(() => listDays('weber', '2026-11'))).toEqual([]);
  });
});
