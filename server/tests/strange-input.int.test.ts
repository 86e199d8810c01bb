import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ErrorBody, errorSentences } from '@praxisportal/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await createPatientSession(server)).token;
});
afterAll(() => server.stop());

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`${server.url}${path}`, { method, headers: { ...headers } });
  const body: Partial<ErrorBody> = Object(await answer.json());
  return { status: answer.status, type: answer.headers.get('Content-Type'), body };
}

test.each([
  '/api/unknown',
  '/api',
  '/api/',
  '/api?x=1',
  '/api/doctors/',
  '/api/doctors/nobody',
  '/api/doctors/any',
  '/api/doctors/__proto__',
  '/api/doctors/constructor',
  '/api/doctors/%00',
  '/api/doctors/%ff',
  '/api/doctors/%',
  '/api/doctors/..%2fauth%2fme',
  `/api/doctors/${'x'.repeat(61)}`,
  `/api/doctors/${'x'.repeat(3000)}`,
  '/api/doctors/nobody/slots?date=2026-11-30',
  '/api/doctors/nobody/days?month=2026-11',
])('GET %s is not found, as JSON', async (path) => {
  for (const language of ['de', 'en'] as const) {
    const { status, type, body } = await get(path, { 'Accept-Language': language });
    expect(status).toBe(404);
    expect(type).toMatch(/^application\/json/);
    expect(body).toEqual({ error: errorSentences.not_found[language], code: 'not_found' });
  }
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s of a call that has no such method is not found',
  async (method) => {
    const { status, body } = await get('/api/doctors', {}, method);
    expect([status, body.code]).toEqual([404, 'not_found']);
  },
);

test.each([
  ['date=', 'date'],
  ['', 'date'],
  ['date=2026-02-30', 'date'],
  ['date=heute', 'date'],
  ['date=2026-11-30&date=2026-12-01', 'date'],
  ['date=-2026-11-30', 'date'],
  ['date=99999-01-01', 'date'],
  [`date=2026-11-30&treatment=${'x'.repeat(81)}`, 'treatment'],
  ['date=2026-11-30&treatment=a&treatment=b', 'treatment'],
])('slots with ?%s names the field', async (query, field) => {
  const { status, body } = await get(`/api/doctors/weber/slots?${query}`);
  expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid_request', [field]]);
});

test.each([
  'month=',
  '',
  'month=2026-13',
  'month=2026-00',
  'month=2026',
  'month=11/2026',
  'month=9999-12',
  'month=0001-01',
])('days with ?%s names the field', async (query) => {
  const { status, body } = await get(`/api/doctors/weber/days?${query}`);
  expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid_request', ['month']]);
});

test('an unknown treatment is told apart from an empty day', async () => {
  const query = { date: '2026-11-30', treatment: 'Haarschnitt' };
  const { status, error } = await callServer(server, 'listSlots', { params: { id: 'weber' }, query });
  expect([status, error.code, error.rule]).toEqual([422, 'outside_rules', 'unknown_treatment']);
});

test.each(['1582-10-10', '1969-12-31', '2999-12-31'])(
  'nothing is free on %s, and that is no fault',
  async (date) => {
    const month = date.slice(0, 7);
    const slots = await callServer(server, 'listSlots', { params: { id: 'weber' }, query: { date } });
    expect([slots.status, slots.body.slots]).toEqual([200, []]);
    const days = await callServer(server, 'listDays', { params: { id: 'weber' }, query: { month } });
    expect([days.status, Object.values(days.body.days).every((count) => count === 0)]).toEqual([200, true]);
    const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', time: '09:00' };
    const body = { ...wish, date, bookingMethod: 'website' } as const;
    expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(422);
  },
);

test("another patient's appointment is as unknown as one that does not exist", async () => {
  const owner = await createPatientSession(server);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' };
  const body = { ...wish, time: '09:00', bookingMethod: 'website' } as const;
  const { id } = (await callServer(server, 'bookAppointment', { token: owner.token, body })).body;
  const ids = [id, '00000000-0000-4000-8000-000000000000', 'not-an-id', '1', "'; drop table patients; --"];
  for (const foreign of ids) {
    const answer = await callServer(server, 'cancelAppointment', { token, params: { id: foreign } });
    expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
  }
  expect((await callServer(server, 'listAppointments', { token })).body).toEqual([]);
  const own = await callServer(server, 'listAppointments', { token: owner.token });
  expect(own.body.map(({ status }) => status)).toEqual(['scheduled']);
});

test.each(['', ' ', 'x'.repeat(7), 'x'.repeat(101)])('the idempotency key "%s" is refused', async (key) => {
  const answer = await fetch(`${server.url}/api/appointments`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: '{}',
  });
  const error: Partial<ErrorBody> = Object(await answer.json());
  expect([answer.status, error.code]).toEqual([400, 'invalid_request']);
  expect(Object.keys(error.fields ?? {})).toContain('idempotency-key');
});

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en', 'en'],
  ['EN-us,de;q=0.5', 'en'],
  ['fr', 'de'],
  ['', 'de'],
  ['*', 'de'],
  ['english', 'de'],
  [';;;,,,q=zzz', 'de'],
  ['x'.repeat(5000), 'de'],
] as const)('Accept-Language: %s is answered in %s', async (header, language) => {
  const { status, body } = await get('/api/auth/me', { 'Accept-Language': header });
  expect([status, body.error]).toEqual([401, errorSentences.unauthorized[language]]);
});

/** Sends bytes that no HTTP client would send. */
async function sendBytes(bytes: string): Promise<{ status: number; headers: Headers; body: unknown }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.end(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(': ', 1)[0] ?? '', line.replace(/^.*?: /, '')]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) };
}

test.each([
  ['NONSENSE\r\n\r\n', 400, 'invalid_request'],
  ['GET /api/doctors HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n', 400, 'invalid_request'],
  [`GET /api/doctors HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'body_too_large'],
] as const)(
  'bytes that are no request get a sentence too, with the headers of all answers',
  async (bytes, status, code) => {
    const answer = await sendBytes(bytes);
    expect(answer).toMatchObject({ status, body: { code, error: errorSentences[code].de } });
    const ordinary = await fetch(`${server.url}/api/auth/me`);
    for (const name of [
      'X-Content-Type-Options',
      'Content-Security-Policy',
      'Cross-Origin-Resource-Policy',
      'X-Frame-Options',
      'Referrer-Policy',
      'Cache-Control',
      'Content-Type',
    ])
      expect([name, answer.headers.get(name)]).toEqual([name, ordinary.headers.get(name) ?? 'missing']);
  },
);

test('a body that is shorter than announced ends without a fault', async () => {
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.end(`${head}Content-Length: 1000\r\n\r\n{"email":`);
  await text(socket);
  expect((await callServer(server, 'healthReady')).status).toBe(200);
});
