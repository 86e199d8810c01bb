import { afterAll, beforeAll, expect, test } from 'vitest';
import { callServer, readCode, registerPatient, startTestServer, type TestServer } from './harness.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(line) };
  server = await startTestServer({ env: { LOG_LEVEL: 'trace' }, overrides: { logTo } });
});
afterAll(() => server.stop());

test('neither the log nor an answer gives away what is secret or personal', async () => {
  // The start names the own address; from here on it would be a caller's.
  lines.length = 0;
  const { token, user } = await registerPatient(server);
  const email = 'neue-adresse@example.org';
  await callServer(server, 'sendEmailCode', { body: { email, purpose: 'verification' } });
  const code = await readCode(server, email);
  const password = 'falsch-und-geheim';
  const answers = [
    await callServer(server, 'login', { body: { email: user.email, password } }),
    await callServer(server, 'me', { token }),
    await callServer(server, 'setEmail', { token, body: { email, code } }),
    await callServer(server, 'listDoctors'),
    await callServer(server, 'listSlots', { params: { id: 'weber' }, query: { date: '2026-11-30' } }),
    await callServer(server, 'listAppointments', { token }),
  ];
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  expect(log).toContain('"route":"/api/auth/profile/set-email"');
  const personal = [user.email, user.phone, user.firstName, user.lastName, email, '127.0.0.1', '10.1.0.'];
  for (const secret of [token, code, password, 'geheim-1234', ...personal]) expect(log).not.toContain(secret);
  const told = JSON.stringify(answers.map(({ body }) => body));
  for (const secret of [
    token,
    code,
    password,
    'geheim-1234',
    'argon2',
    'password',
    'workingHours',
    'absences',
  ])
    expect(told).not.toContain(secret);
});

test('every request is one line, with its id, pattern, status and duration', async () => {
  lines.length = 0;
  const answer = await callServer(server, 'getDoctor', { params: { id: 'weber' } });
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(requests).toEqual([
    expect.objectContaining({
      reqId: answer.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/api/doctors/:id',
      status: 200,
      durationMs: expect.any(Number),
    }),
  ]);
});

test('a fault is logged under the id that the answer names, and says nothing more', async () => {
  lines.length = 0;
  await server.ownerDb.schema.alterTable('contact_messages').renameTo('contact_messages_away').execute();
  const sent = { name: 'Anna', email: 'anna@example.org', message: 'Mein Geheimnis' };
  const body = { ...sent, leaveEmpty: '', secondsToWrite: 20 };
  const { status, error } = await callServer(server, 'sendContactMessage', { body });
  await server.ownerDb.schema.alterTable('contact_messages_away').renameTo('contact_messages').execute();
  expect([status, error]).toEqual([
    500,
    {
      error: 'Ein Fehler ist aufgetreten',
      code: 'internal',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  const fault = lines.find((line) => line.includes('request failed')) ?? '';
  expect(fault).toContain(error.requestId);
  for (const secret of Object.values(sent)) expect(lines.join('')).not.toContain(secret);
});
