import { expect, test } from 'vitest';
import { type CallName, calls } from './calls.ts';
import { schemas } from './schemas.ts';

/** The rows of SPEC §7 that exist so far; the others come with phone log-in, guests and the assistant. */
const specified = [
  'POST /auth/register',
  'POST /auth/login',
  'GET /auth/me',
  'PUT /auth/profile',
  'PUT /auth/profile/set-email',
  'POST /auth/otp/send-email',
  'POST /auth/otp/send-phone',
  'POST /auth/otp/verify-email',
  'POST /auth/otp/verify-phone',
  'GET /doctors',
  'GET /doctors/:id',
  'GET /doctors/:id/slots',
  'GET /appointments',
  'POST /appointments',
  'DELETE /appointments/:id',
];

/** What DESIGN §2 and §3 add, and the contact form of SPEC §2. */
const ours = [
  'POST /auth/logout',
  'GET /doctors/:id/days',
  'GET /availability',
  'POST /contact',
  'GET /outbox',
  'GET /health/live',
  'GET /health/ready',
];

const table = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

test('the call table is what SPEC §7 and DESIGN §3 say', () => {
  const rows = Object.entries(calls).map(
    ([name, { method, path, access }]) => `${method} ${path} ${access} ${name}`,
  );
  console.log(rows.join('\n'));
  expect([...table].sort()).toEqual([...specified, ...ours].sort());
});

test('no address stands twice', () => {
  expect(new Set(table).size).toBe(table.length);
});

test('a call has shapes for exactly the parameters in its path', () => {
  const isCallName = (name: string): name is CallName => name in calls;
  for (const name of Object.keys(calls).filter(isCallName)) {
    const schema = schemas[name];
    const shape = 'params' in schema ? Object.keys(schema.params.shape) : [];
    expect([name, shape]).toEqual([name, [...calls[name].path.matchAll(/:(\w+)/g)].map(([, key]) => key)]);
  }
});
