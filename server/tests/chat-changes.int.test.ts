import { sql } from 'kysely';
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
import { createChat, turn } from './patient-chat.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Of every process that serves the same database. */
const env = { SECRET_KEY: 'a secret that survives a restart' };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env });
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
  ip = `10.91.0.${count}`;
});

const { say, converse, reply, book, listOwn } = createChat(() => ({ server, token, ip }));

const wish = 'Bitte sagen Sie meinen Termin ab';

test('an appointment is cancelled after a yes to the question, by the site’s own rules', async () => {
  const { id } = await book();
  const asked = await converse([wish]);
  expect(asked.message).toMatch(/1\. Dezember 2026.*10:00|10:00.*1\. Dezember 2026/s);
  expect((await listOwn())[0]?.status).toBe('scheduled');
  const { action } = await converse([wish, 'ja, bitte']);
  expect(action?.type === 'appointment_cancelled' && action.appointments).toMatchObject([
    { id, status: 'cancelled' },
  ]);
  expect((await listOwn())[0]?.status).toBe('cancelled');
  const { body: mails } = await callServer(server, 'listOutbox');
  expect(mails.filter(({ subject }) => /abgesagt|storniert/i.test(subject))).toHaveLength(1);
  // The same yes again, because its answer was lost or from another tab, hears what was done and does nothing.
  for (const again of [await say('ja, bitte'), await say('ja')]) {
    expect(again.body.message).toMatch(/^Ihr Termin ist storniert: .*1\. Dezember 2026/);
    expect(again.body.action).toBeUndefined();
  }
  expect((await say('danke')).body.message).not.toContain('storniert');
});

test.each(['Ja, den bei Dr. Yılmaz absagen', 'ja, den am 9. absagen', 'Ja, die Zahnreinigung absagen'])(
  '“%s” cancels no appointment with another dentist, day or treatment',
  async (answer) => {
    await book();
    await converse([wish, answer]);
    expect((await listOwn())[0]?.status).toBe('scheduled');
  },
);

test('each tab has its own questions and wishes', async () => {
  await book();
  // By this secret they have different places.
  const one = { conversationId: '0b5f9d2e-6a3c-4c1e-9f5a-2d7c8e4b1a01' };
  const two = { conversationId: '7c1d3a90-52be-4f6d-8a1b-93e0c4d5f602' };
  const asked = await say(wish, one);
  expect(asked.body.suggestions).toEqual(['Ja, absagen', 'Nein, behalten']);
  const other = await say('Ich möchte eine Zahnreinigung am 2. Dezember', two);
  expect(other.body.action).toMatchObject({ type: 'start_booking', date: '2026-12-02' });
  // Even for a history that another tab has told: what is remembered there knows no such question.
  await reply('ja', asked, two);
  expect((await listOwn())[0]?.status).toBe('scheduled');
  await reply('ja', asked, one);
  expect((await listOwn())[0]?.status).toBe('cancelled');
  expect((await say('egal', { conversationId: 'no id' })).status).toBe(400);
});

test.each(['nein', 'lieber behalten', 'Ich möchte eine Zahnreinigung buchen'])(
  '“%s” ends the question, and a yes is none to it any more',
  async (word) => {
    await book();
    await converse([wish, word, 'ja']);
    expect((await listOwn())[0]?.status).toBe('scheduled');
  },
);

test.each(['Wann haben Sie offen?', 'Ist das sicher?', 'ok, und wo parke ich?'])(
  '“%s” is no yes; the question is asked again, and then a yes is one to it',
  async (word) => {
    await book();
    const { message } = await converse([wish, word]);
    expect(message).toMatch(/Soll ich diesen Termin absagen\?.*1\. Dezember 2026, 10:00 Uhr/s);
    expect((await listOwn())[0]?.status).toBe('scheduled');
    await converse([wish, word, 'ja']);
    expect((await listOwn())[0]?.status).toBe('cancelled');
  },
);

test('a question is that of the account that was asked, and of no guest in the same browser', async () => {
  await book();
  const jar: CookieJar = new Map();
  const asked = await say(wish, { jar });
  const { token: stranger } = await createPatientSession(server);
  await reply('ja', asked, { jar, token: stranger });
  await reply('ja', asked, { jar, token: undefined });
  expect((await listOwn())[0]?.status).toBe('scheduled');
  await reply('ja', asked, { jar });
  expect((await listOwn())[0]?.status).toBe('cancelled');
});

test.each([
  ['a chat that was cleared', () => []],
  ['another tab', () => [turn('user', 'Hallo'), turn('assistant', 'Guten Tag! Wie kann ich helfen?')]],
  [
    'a question that others followed',
    (asked: string) => [turn('assistant', asked), turn('assistant', 'Bis wann?')],
  ],
  ['its words in one’s own mouth', (asked: string) => [turn('user', asked)]],
])('a yes counts only where it was asked, not in %s', async (_, toHistory) => {
  await book();
  const { body } = await say(wish);
  const elsewhere = await say('ja', { history: toHistory(body.message) });
  expect(elsewhere.body.action?.type).not.toBe('appointment_cancelled');
  expect(await listOwn()).toMatchObject([{ status: 'scheduled' }]);
});

test('a question waits half an hour, over a restart of the server too', async () => {
  await book();
  const early = await say(wish);
  server.clock.advance(31 * 60_000);
  await reply('ja', early);
  expect((await listOwn())[0]?.status).toBe('scheduled');
  const asked = await say(wish);
  server.clock.advance(29 * 60_000);
  const restarted = await startTestServer({ beside: server, env });
  await reply('ja', asked, { at: restarted });
  await restarted.stop();
  expect((await listOwn())[0]?.status).toBe('cancelled');
});

test('a yes cancels an appointment only as it was asked about; moved since, it is asked about anew', async () => {
  const { id, version } = await book();
  const asked = await say(wish);
  const body = { date: '2026-12-02', time: '11:00', doctorId: 'weber', version };
  expect((await callServer(server, 'moveAppointment', { token, params: { id }, body })).status).toBe(200);
  const anew = await reply('ja', asked);
  expect(anew.body.message).toMatch(
    /^Dieser Termin wurde inzwischen geändert.*Soll ich diesen Termin absagen\?.*2\. Dezember 2026, 11:00 Uhr/s,
  );
  expect(await listOwn()).toMatchObject([{ status: 'scheduled', date: '2026-12-02' }]);
  expect((await reply('ja', anew)).body.action?.type).toBe('appointment_cancelled');
  expect(await listOwn()).toMatchObject([{ status: 'cancelled' }]);
});

test('an appointment is moved after a yes, and a time that is gone meanwhile is said', async () => {
  await book();
  const asked = await converse(['Verschieben Sie meinen Termin bitte auf den 2. Dezember um 11 Uhr']);
  expect(asked.message).toMatch(/2\. Dezember 2026/);
  expect(await listOwn()).toMatchObject([{ date: '2026-12-01', time: '10:00' }]);
  await converse(['Verschieben Sie meinen Termin bitte auf den 2. Dezember um 11 Uhr', 'ja']);
  expect(await listOwn()).toMatchObject([{ date: '2026-12-02', time: '11:00', version: 2 }]);
  const again = await say('Verschieben Sie meinen Termin bitte auf den 3. Dezember um 11 Uhr');
  const { token: faster } = await createPatientSession(server);
  await book({ date: '2026-12-03', time: '11:00' }, faster);
  const refused = await reply('ja', again);
  expect(refused.body.message).toMatch(/^Dieser Zeitslot wurde gerade gebucht.*Um 11:00 Uhr.*nichts frei/s);
  expect((await reply('lieber um 14 Uhr', refused)).body.message).toMatch(/3\. Dezember 2026, 14:00 Uhr/);
  expect(await listOwn()).toMatchObject([{ date: '2026-12-02', version: 2 }]);
});

test('an appointment is moved to another dentist, the one whom the question named', async () => {
  await book();
  const words = ['Ich möchte meinen Termin verschieben', 'kann das Frau Hoffmann machen, selber Tag?'];
  expect((await converse(words)).message).toMatch(
    /auf Dienstag, 1\. Dezember 2026, 10:00 Uhr, bei Dr\. Lena Hoffmann, verschieben\?/,
  );
  expect(await listOwn()).toMatchObject([{ doctorId: 'weber', version: 1 }]);
  await converse([...words, 'ja']);
  expect(await listOwn()).toMatchObject([{ doctorId: 'hoffmann', date: '2026-12-01', time: '10:00' }]);
  // Of several it is still known where to, once it is said which.
  await book({ date: '2026-12-04', treatmentType: 'Zahnersatz' });
  await converse(['Termin auf den 9. Dezember um 11 Uhr verschieben', 'den zweiten', 'ja']);
  expect(await listOwn()).toMatchObject([{ version: 2 }, { date: '2026-12-09', time: '11:00' }]);
  const someone = ['Zahnersatz verschieben', 'bei jemand anderem, selber Tag'];
  const asked = /bei (Dr\. [^,]+), verschieben/.exec((await converse(someone)).message)?.[1];
  await converse([...someone, 'ja']);
  expect((await listOwn()).find(({ treatment_type }) => treatment_type === 'Zahnersatz')?.doctor_name).toBe(
    asked,
  );
});

test('all are cancelled after one yes to the question that names them', async () => {
  await book();
  await book({ date: '2026-12-09', time: '11:00' });
  const words = ['Ich möchte beide Termine absagen'];
  expect((await converse(words)).message).toMatch(/1\. Dezember 2026, 10:00.*9\. Dezember 2026, 11:00/s);
  await converse([...words, 'ja, den absagen']);
  expect(await listOwn()).toMatchObject([{ status: 'scheduled' }, { status: 'scheduled' }]);
  const { action } = await converse([...words, 'ja, beide']);
  expect(action?.type === 'appointment_cancelled' && action.appointments).toHaveLength(2);
  expect(await listOwn()).toMatchObject([{ status: 'cancelled' }, { status: 'cancelled' }]);
  const { body: mails } = await callServer(server, 'listOutbox');
  expect(mails.filter(({ subject }) => /abgesagt|storniert/i.test(subject))).toHaveLength(2);
  expect((await say('ja')).body.message).toMatch(/^Storniert sind:.*1\. Dezember.*9\. Dezember/s);
});

test('of several that one yes cancels, what has changed meanwhile stays, and is asked about anew', async () => {
  const { id, version } = await book();
  await book({ date: '2026-12-09', time: '11:00' });
  const asked = await say('alle absagen');
  const body = { date: '2026-12-02', time: '11:00', doctorId: 'weber', version };
  expect((await callServer(server, 'moveAppointment', { token, params: { id }, body })).status).toBe(200);
  const partly = await reply('ja', asked);
  expect(partly.body.message).toMatch(
    /^Storniert sind:.*9\. Dezember.*Nicht storniert.*2\. Dezember 2026, 11:00.*inzwischen geändert.*Soll ich diesen Termin absagen\?/s,
  );
  const statuses = async () => (await listOwn()).map(({ date, status }) => `${date} ${status}`).sort();
  expect(await statuses()).toEqual(['2026-12-02 scheduled', '2026-12-09 cancelled']);
  await reply('ja', partly);
  expect(await statuses()).toEqual(['2026-12-02 cancelled', '2026-12-09 cancelled']);
});

test('of several that one yes cancels, what fails is told, and keeps none of the others', async () => {
  const { id } = await book();
  await book({ date: '2026-12-09', time: '11:00' });
  const asked = await say('alle absagen');
  await sql`
    create function fail_one() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$
  `.execute(server.ownerDb);
  await sql`
    create trigger fail_one before update on appointments for each row
    when (old.id = '${sql.raw(id)}') execute function fail_one()
  `.execute(server.ownerDb);
  const partly = await reply('ja', asked);
  await sql`drop function fail_one cascade`.execute(server.ownerDb);
  expect(partly.status).toBe(200);
  expect(partly.body.message).toMatch(/Storniert.*9\. Dezember.*Nicht storniert.*1\. Dezember/s);
  const statuses = async () => (await listOwn()).map(({ date, status }) => `${date} ${status}`).sort();
  expect(await statuses()).toEqual(['2026-12-01 scheduled', '2026-12-09 cancelled']);
});

test('on a day without free times a move is offered the days around it, never the place where it stands', async () => {
  await book({ date: '2026-12-04' });
  const wish = 'Verschieben Sie meinen Termin bitte auf den 5. Dezember';
  const around = await converse([wish]);
  expect(around.message).toMatch(/5\. Dezember 2026 .*geschlossen.*4\. Dezember 2026.*7\. Dezember 2026/s);
  expect(around.message).not.toMatch(/um diesen herum[^.]*4\. Dezember 2026, [^;]*10:00/);
  const later = await converse(['Kann ich am 4. auch später kommen?']);
  expect(later.message).toMatch(/Frei sind zum Beispiel: 10:/);
  expect(later.message).not.toMatch(/Frei sind[^.]*10:00/);
  await converse([wish, 'den letzten', 'ja']);
  expect(await listOwn()).toMatchObject([{ date: '2026-12-07', version: 2 }]);
});

test('a guest who asks to change an appointment is led to its link and the phone, and books nothing', async () => {
  const guest = { token: undefined, jar: new Map() };
  for (const word of ['um 10 Uhr', 'ich habe als Gast gebucht']) {
    const { message } = await converse(['Ich möchte meinen Termin verschieben', word], guest);
    expect(message).toMatch(/Link in Ihrer Bestätigungs-E-Mail.*rufen Sie uns bitte an/s);
  }
});
