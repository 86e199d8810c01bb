import type { CallSchema } from '@praxisportal/contract/call-schema';
import { type Call, calls } from '@praxisportal/contract/calls';
import { schemas } from '@praxisportal/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWithdrawalToken } from '../src/features/reminders/rules.ts';
import { bookProven, createGuest } from './guest.ts';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(line) };
  server = await startTestServer({ env: { LOG_LEVEL: 'trace' }, overrides: { logTo } });
});
afterAll(() => server.stop());

const wish = { date: '2026-11-30', time: '09:00' };

test('a token travels in a header or in the body, and nothing of a request logs it', async () => {
  const { cancelToken } = await bookProven(server, createGuest(), wish);
  const headers = { 'appointment-token': cancelToken };
  expect((await callServer(server, 'getGuestAppointment', { headers })).body.status).toBe('scheduled');
  const move = { date: '2026-11-30', time: '10:00', version: 1 };
  expect((await callServer(server, 'moveGuestAppointment', { headers, body: move })).body.time).toBe('10:00');
  expect((await callServer(server, 'guestCalendar', { headers })).status).toBe(200);
  expect((await callServer(server, 'cancelGuestAppointment', { headers })).body.status).toBe('cancelled');
  const { accountId } = await createPatientSession(server);
  const token = toWithdrawalToken(server.context.secretKey, { kind: 'account', id: accountId });
  expect((await callServer(server, 'unsubscribeReminders', { body: { token } })).status).toBe(200);
  const log = lines.join('\n');
  expect(log).toContain('/api/guests/appointment');
  expect([log.includes(cancelToken), log.includes(token)]).toEqual([false, false]);
});

test('a request without a token is refused, and one that opens nothing is not found', async () => {
  const { status } = await fetch(`${server.url}/api/guests/appointment`);
  expect(status).toBe(400);
  for (const token of ['short', 'A'.repeat(43)]) {
    const answer = await callServer(server, 'getGuestAppointment', {
      headers: { 'appointment-token': token },
    });
    expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
  }
});

test('the addresses with a token still work, deprecated; that of mail programs stays', async () => {
  const { cancelToken } = await bookProven(server, createGuest(), { ...wish, time: '11:00' });
  const params = { token: cancelToken };
  expect((await callServer(server, 'getGuestAppointmentByPath', { params })).status).toBe(200);
  const body = { date: '2026-11-30', time: '12:00', version: 1 };
  expect((await callServer(server, 'moveGuestAppointmentByPath', { params, body })).status).toBe(200);
  expect((await callServer(server, 'guestCalendarByPath', { params })).status).toBe(200);
  expect((await callServer(server, 'cancelGuestAppointmentByPath', { params })).status).toBe(200);
  const withToken = Object.entries<Call>(calls).filter(([, { path }]) => path.includes(':token'));
  const byName: Record<string, CallSchema> = schemas;
  expect(withToken.filter(([name]) => !byName[name]?.deprecated).map(([name]) => name)).toEqual([
    'unsubscribeByMailProgram',
  ]);
  const document: { paths: Record<string, Record<string, { deprecated?: true }>> } = JSON.parse(
    await (await fetch(`${server.url}/api/openapi.json`)).text(),
  );
  expect(document.paths['/api/appointments/cancel/{token}']?.get?.deprecated).toBe(true);
  expect(document.paths['/api/guests/appointment']?.get?.deprecated).toBeUndefined();
});
