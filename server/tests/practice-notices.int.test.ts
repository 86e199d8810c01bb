import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { writeTimedMessages } from '../src/jobs/timed-messages.ts';
import {
  callServer,
  createPatientSession,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { callStaff, createStaffSession } from './staff.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  const env = { PRACTICE_NOTICES: 'on', PRACTICE_MORNING_LIST: 'on' };
  server = await startTestServer({ env });
  other = await startTestServer({ env, beside: server });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  // In the afternoon: the list of this day is not due any more.
  server.clock.set('2026-11-25T14:00:00+01:00');
  await removeBookings(server);
  await server.ownerDb.deleteFrom('message_keys').execute();
});

async function book(wish: { doctorId: string; date: string; time: string }) {
  const session = await createPatientSession(server);
  const body = { ...wish, treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' } as const;
  const answer = await callServer(server, 'bookAppointment', { token: session.token, body });
  expect(answer.status).toBe(201);
  return { ...session, id: answer.body.id, version: answer.body.version };
}

/** What both servers do by themselves, again and again. */
async function look(): Promise<void> {
  for (let count = 0; count < 2; count += 1)
    await Promise.all([writeTimedMessages(server.context), writeTimedMessages(other.context)]);
}

/** Mails to the practice, oldest first. */
async function readPracticeMails() {
  const { body } = await callServer(server, 'listOutbox');
  const mails = body.filter(({ to }) => to === 'praxis@lindenplatz.example').reverse();
  return mails.map(({ subject, text }) => ({ subject, text }));
}

test('the practice is not told of what it has done itself', async () => {
  const { patientId } = await createPatientSession(server);
  const { jar } = await createStaffSession(server, 'reception');
  const wish = { doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date: '2026-11-30', time: '09:00' };
  const body = { ...wish, patientId, inform: true, method: 'phone' as const };
  expect((await callStaff(server, 'bookForPatient', { jar, body })).status).toBe(201);
  await look();
  expect(await readPracticeMails()).toEqual([]);
});

test('pain and the note of a booking stand in the mail, the day plan, the morning list and the own export', async () => {
  const { token } = await createPatientSession(server);
  const said = { note: '  Backenzahn unten links,\nsiehe evil.example ', pain: true };
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' };
  const plain = { ...wish, bookingMethod: 'website', time: '10:00' } as const;
  expect(
    (await callServer(server, 'bookAppointment', { token, body: { ...plain, ...said, time: '09:00' } }))
      .status,
  ).toBe(201);
  expect((await callServer(server, 'bookAppointment', { token, body: plain })).status).toBe(201);
  const tooLong = { ...plain, time: '11:00', note: 'x'.repeat(301) };
  const refused = await callServer(server, 'bookAppointment', { token, body: tooLong });
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['note']]);
  await look();
  const [told, quiet] = await readPracticeMails();
  expect(told?.text).toContain('Schmerzen: ja\nNachricht: Backenzahn unten links,');
  expect(told?.text).toContain('evil. example');
  expect(quiet?.text).not.toMatch(/Schmerzen|Nachricht/);
  const { jar } = await createStaffSession(server, 'reception');
  const day = await callStaff(server, 'getDay', { jar, query: { date: '2026-11-30' } });
  const note = 'Backenzahn unten links,\nsiehe evil.example';
  expect(day.body.appointments.map(({ patientNote, pain }) => [patientNote, pain])).toEqual([
    [note, true],
    ['', false],
  ]);
  const exported = await callServer(server, 'exportAccount', { token });
  expect(JSON.stringify(exported.body)).toContain('Backenzahn unten links');
  server.clock.set('2026-11-30T07:30:00+01:00');
  await look();
  const list = (await readPracticeMails()).find(({ subject }) => subject.startsWith('Heute'));
  expect(list?.text).toContain('Kontrolluntersuchung · Schmerzen · Backenzahn unten links,');
});

test('the practice hears of each booking, move and cancellation, once', async () => {
  const { token, id, version } = await book({ doctorId: 'weber', date: '2026-11-30', time: '09:00' });
  await look();
  server.clock.advance(1000);
  const body = { date: '2026-12-01', time: '10:30', version };
  await callServer(server, 'moveAppointment', { token, params: { id }, body });
  await look();
  server.clock.advance(1000);
  await callServer(server, 'cancelAppointment', { token, params: { id } });
  await look();
  const details = 'Behandlung: Kontrolluntersuchung\nWer: Paula Probe';
  expect(await readPracticeMails()).toEqual([
    {
      subject: 'Neuer Termin: Montag, 30. November 2026, 09:00 Uhr, Dr. Katharina Weber',
      text: `Wann: Montag, 30. November 2026, 09:00 Uhr\nBei: Dr. Katharina Weber\n${details}`,
    },
    {
      subject: 'Termin verschoben: Dienstag, 1. Dezember 2026, 10:30 Uhr, Dr. Katharina Weber',
      text: `Wann: Dienstag, 1. Dezember 2026, 10:30 Uhr\nBei: Dr. Katharina Weber\n${details}\nBisher: Montag, 30. November 2026, 09:00 Uhr, Dr. Katharina Weber`,
    },
    {
      subject: 'Termin abgesagt: Dienstag, 1. Dezember 2026, 10:30 Uhr, Dr. Katharina Weber',
      text: `Wann: Dienstag, 1. Dezember 2026, 10:30 Uhr\nBei: Dr. Katharina Weber\n${details}`,
    },
  ]);
});

test('what was refused is no news', async () => {
  await book({ doctorId: 'weber', date: '2026-11-30', time: '09:00' });
  const { token } = await createPatientSession(server);
  const wish = { doctorId: 'weber', date: '2026-11-30', time: '09:00' };
  const body = { ...wish, treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' } as const;
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(409);
  await look();
  expect(await readPracticeMails()).toHaveLength(1);
});

test('each working morning the practice gets the list of the day, once', async () => {
  await book({ doctorId: 'weber', date: '2026-11-30', time: '11:00' });
  await book({ doctorId: 'weber', date: '2026-11-30', time: '09:00' });
  await book({ doctorId: 'yilmaz', date: '2026-11-30', time: '10:00' });
  const { token, id } = await book({ doctorId: 'yilmaz', date: '2026-11-30', time: '11:00' });
  await callServer(server, 'cancelAppointment', { token, params: { id } });
  const lookAt = async (iso: string) => {
    server.clock.set(iso);
    await look();
    return (await readPracticeMails()).filter((mail) => mail.subject.startsWith('Heute'));
  };
  expect(await lookAt('2026-11-29T08:00:00+01:00')).toEqual([]);
  expect(await lookAt('2026-11-30T06:59:59+01:00')).toEqual([]);
  const list = await lookAt('2026-11-30T07:00:00+01:00');
  expect(list).toEqual([
    {
      subject: 'Heute, Montag, 30. November 2026: 3 Termine',
      text: [
        'Dr. Emre Yılmaz',
        '10:00–10:30: Paula Probe, Kontrolluntersuchung',
        'Dr. Katharina Weber',
        '09:00–09:30: Paula Probe, Kontrolluntersuchung\n11:00–11:30: Paula Probe, Kontrolluntersuchung',
      ].join('\n\n'),
    },
  ]);
  expect(await lookAt('2026-11-30T07:10:00+01:00')).toEqual(list);
  const next = await lookAt('2026-12-01T07:00:00+01:00');
  // Yesterday's is gone, with its names.
  expect(next).toEqual([
    {
      subject: 'Heute, Dienstag, 1. Dezember 2026: kein Termin',
      text: 'Für heute ist kein Termin gebucht.',
    },
  ]);
});

test('while no mail can leave, names stay no longer than they are of use', async () => {
  await book({ doctorId: 'weber', date: '2026-11-30', time: '11:00' });
  server.clock.set('2026-11-30T07:00:00+01:00');
  await book({ doctorId: 'weber', date: '2026-11-30', time: '14:00' });
  await look();
  const countNames = async () => {
    await cleanUp(server.context);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from outgoing_messages
      where kind = 'practice_notice' and body || html like '%Paula Probe%'
    `.execute(server.context.db);
    return rows[0]?.count;
  };
  expect(await countNames()).toBe(2);
  server.clock.set('2026-12-01T00:00:00+01:00');
  expect(await countNames()).toBe(1);
  server.clock.set('2026-12-02T07:00:00+01:00');
  expect(await countNames()).toBe(0);
});

test('both can be turned off', async () => {
  const env = { PRACTICE_NOTICES: 'off', PRACTICE_MORNING_LIST: 'off' };
  const quiet = await startTestServer({ env });
  try {
    const { token } = await createPatientSession(quiet);
    const wish = {
      doctorId: 'weber',
      treatmentType: 'Kontrolluntersuchung',
      bookingMethod: 'website',
    } as const;
    await callServer(quiet, 'bookAppointment', {
      token,
      body: { ...wish, date: '2026-11-30', time: '09:00' },
    });
    await writeTimedMessages(quiet.context);
    quiet.clock.set('2026-11-30T07:00:00+01:00');
    await writeTimedMessages(quiet.context);
    expect((await callServer(quiet, 'listOutbox')).body).toMatchObject([
      { to: expect.stringMatching(/^p\d/) },
    ]);
  } finally {
    await quiet.stop();
  }
});
