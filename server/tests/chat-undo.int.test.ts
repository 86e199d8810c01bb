import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type CookieJar,
  callServer,
  createPatientSession,
  referenceNow,
  removeBookings,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { createChat } from './patient-chat.ts';
import { callStaff, createStaffSession } from './staff.ts';

vi.setConfig({ testTimeout: 60_000 });

const minuteMs = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let token: string;
let ip: string;
let count = 0;
beforeEach(async () => {
  server.clock.set(referenceNow);
  await removeBookings(server);
  ({ token } = await createPatientSession(server));
  count += 1;
  ip = `10.92.0.${count}`;
});

const { say, reply, book, listOwn } = createChat(() => ({ server, token, ip }));

const cancelling = 'Bitte sagen Sie meinen Termin ab';
const moving = 'Verschieben Sie meinen Termin bitte auf den 2. Dezember um 11 Uhr';
const cancel = async (jar?: CookieJar) =>
  reply('ja', await say(cancelling, jar ? { jar } : {}), jar ? { jar } : {});
const move = async () => reply('ja', await say(moving));
const statuses = async () => (await listOwn()).map(({ date, status }) => `${date} ${status}`).sort();

async function occupy(date: string, time: string): Promise<void> {
  const { token: other } = await createPatientSession(server);
  await book({ date, time }, other);
}

test('a cancellation is undone by its button, and the patient is sent a confirmation', async () => {
  await book();
  const done = await cancel();
  expect(done.body.suggestions).toEqual(['Rückgängig']);
  const undone = await reply('Rückgängig', done);
  expect(undone.body.message).toMatch(/Absage ist rückgängig.*1\. Dezember 2026, 10:00 Uhr/s);
  expect(await statuses()).toEqual(['2026-12-01 scheduled']);
  const { body: mails } = await callServer(server, 'listOutbox');
  expect(mails.at(0)?.subject).not.toMatch(/abgesagt|storniert/i);
});

test.each(['Ups, mach das bitte rückgängig', 'bitte zurücknehmen', 'undo that please'])(
  '“%s” undoes a cancellation',
  async (words) => {
    await book();
    await reply(words, await cancel());
    expect(await statuses()).toEqual(['2026-12-01 scheduled']);
  },
);

test('a move is undone to its former time', async () => {
  await book();
  const undone = await reply('mach das rückgängig', await move());
  expect(undone.body.message).toMatch(/wieder wie vorher.*1\. Dezember 2026, 10:00 Uhr/s);
  expect(await listOwn()).toMatchObject([{ date: '2026-12-01', time: '10:00', version: 3 }]);
});

test('all that one yes cancelled is undone at once', async () => {
  await book();
  await book({ date: '2026-12-09', time: '11:00' });
  const done = await reply('ja, beide', await say('Ich möchte beide Termine absagen'));
  expect(await statuses()).toEqual(['2026-12-01 cancelled', '2026-12-09 cancelled']);
  await reply('Rückgängig', done);
  expect(await statuses()).toEqual(['2026-12-01 scheduled', '2026-12-09 scheduled']);
});

test('an undo whose time is taken changes nothing, and names the next free times', async () => {
  await book();
  const done = await cancel();
  await occupy('2026-12-01', '10:00');
  const refused = await reply('Rückgängig', done);
  expect(refused.body.message).toMatch(/Nicht rückgängig gemacht.*1\. Dezember 2026, 09:30 oder 10:30/s);
  expect(await statuses()).toEqual(['2026-12-01 cancelled']);
  expect((await reply('Rückgängig', refused)).body.message).not.toContain('schon rückgängig');
});

test('an undo of a move whose former time is taken leaves the appointment where it is', async () => {
  await book();
  const done = await move();
  await occupy('2026-12-01', '10:00');
  const refused = await reply('Rückgängig', done);
  expect(refused.body.message).toMatch(/Nicht rückgängig gemacht.*1\. Dezember 2026, 09:30 oder 10:30/s);
  expect(await listOwn()).toMatchObject([{ date: '2026-12-02', time: '11:00', version: 2 }]);
});

test('an undo puts no appointment into an absence that was planned since', async () => {
  await book();
  const done = await cancel();
  const { jar } = await createStaffSession(server, 'reception');
  const days = { from: '2026-12-01', to: '2026-12-01' };
  const added = await callStaff(server, 'addAbsence', { jar, body: { doctorId: 'weber', ...days } });
  const refused = await reply('Rückgängig', done);
  expect(refused.body.message).toContain('Nicht rückgängig gemacht');
  expect(await statuses()).toEqual(['2026-12-01 cancelled']);
  await callStaff(server, 'removeAbsence', { jar, params: { id: added.body.absence.id } });
});

test('a change is undone once, also if two tabs ask for it at the same time', async () => {
  await book();
  const done = await cancel();
  const both = await Promise.all([reply('Rückgängig', done), reply('Rückgängig', done)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listOwn()).toMatchObject([{ status: 'scheduled', version: 3 }]);
  const again = await reply('Rückgängig', both[0]);
  expect(again.body.message).toContain('schon rückgängig');
  expect(await listOwn()).toMatchObject([{ status: 'scheduled', version: 3 }]);
});

test('no other account and no guest in the same browser undoes a change', async () => {
  await book();
  const jar: CookieJar = new Map();
  const done = await cancel(jar);
  const { token: stranger } = await createPatientSession(server);
  await reply('Rückgängig', done, { jar, token: stranger });
  await reply('Rückgängig', done, { jar, token: undefined });
  expect(await statuses()).toEqual(['2026-12-01 cancelled']);
});

test('a change is undone for ten minutes: later a move asks first, and a cancellation stays', async () => {
  await book();
  const done = await move();
  server.clock.advance(11 * minuteMs);
  const asked = await reply('Rückgängig', done);
  expect(asked.body.message).toMatch(/auf Dienstag, 1\. Dezember 2026, 10:00 Uhr, verschieben\?/);
  expect(await listOwn()).toMatchObject([{ date: '2026-12-02', version: 2 }]);
  const cancelled = await cancel();
  server.clock.advance(11 * minuteMs);
  expect((await reply('Rückgängig', cancelled)).body.message).toMatch(/nicht mehr zurücknehmen/);
  expect(await statuses()).toEqual(['2026-12-02 cancelled']);
});

test('an appointment that was changed since is not undone', async () => {
  const { id } = await book();
  const done = await move();
  const body = { date: '2026-12-03', time: '11:00', doctorId: 'weber', version: 2 };
  expect((await callServer(server, 'moveAppointment', { token, params: { id }, body })).status).toBe(200);
  expect((await reply('Rückgängig', done)).body.message).toMatch(/Nicht rückgängig.*inzwischen geändert/s);
  expect(await listOwn()).toMatchObject([{ date: '2026-12-03', version: 3 }]);
});

test('an undo keeps to the most appointments that may be open', async () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08'];
  const most = server.context.config.openAppointmentsMax;
  for (const date of days.slice(0, most)) await book({ date });
  const asked = await reply('den ersten', await say(cancelling));
  const done = await reply('ja', asked);
  await book({ date: days[most] ?? '' });
  const refused = await reply('Rückgängig', done);
  expect(refused.body.message).toContain('Nicht rückgängig gemacht');
  expect((await listOwn()).filter(({ status }) => status === 'scheduled')).toHaveLength(most);
});

test('of two tabs that answer one question at the same time, one cancels', async () => {
  await book();
  const asked = await say(cancelling);
  const both = await Promise.all([reply('ja', asked), reply('ja, bitte absagen', asked)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listOwn()).toMatchObject([{ status: 'cancelled', version: 2 }]);
  const { body: mails } = await callServer(server, 'listOutbox');
  expect(mails.filter(({ subject }) => /abgesagt|storniert/i.test(subject))).toHaveLength(1);
});

test('a yes to a move whose appointment has changed since asks with what stands now', async () => {
  const { id, version } = await book();
  const asked = await say(moving);
  const body = { date: '2026-12-03', time: '11:00', doctorId: 'weber', version };
  expect((await callServer(server, 'moveAppointment', { token, params: { id }, body })).status).toBe(200);
  const anew = await reply('ja', asked);
  expect(anew.body.message).toMatch(/inzwischen geändert.*3\. Dezember 2026/s);
  expect(await listOwn()).toMatchObject([{ date: '2026-12-03', version: 2 }]);
});

test('a yes a day later changes nothing', async () => {
  await book({ date: '2026-12-09' });
  const asked = await say(cancelling);
  server.clock.advance(24 * 60 * minuteMs);
  await reply('ja, absagen', asked);
  expect(await statuses()).toEqual(['2026-12-09 scheduled']);
});
