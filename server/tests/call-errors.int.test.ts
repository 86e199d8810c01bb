import type { CallSchema } from '@praxisportal/contract/call-schema';
import { type Call, calls, isCallName } from '@praxisportal/contract/calls';
import { schemas } from '@praxisportal/contract/schemas';
import { isStaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import { staffSchemas } from '@praxisportal/contract/staff/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnsweredError, requireDeclared, requireStaffDeclared } from './declared-errors.ts';
import { createPatientSession, startTestServer, type TestServer } from './harness.ts';
import { createStaffSession } from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Row = {
  name: string;
  method: string;
  path: string;
  schema: CallSchema;
  requireDeclared: (error: AnsweredError) => void;
  signIn: () => Promise<Record<string, string>>;
};

async function signInAsPatient() {
  return { Authorization: `Bearer ${(await createPatientSession(server)).token}` };
}

async function signInAsOwner() {
  const { jar } = await createStaffSession(server, 'owner');
  return { Cookie: `staff=${jar.get('staff')}` };
}

const rows: Row[] = [
  ...Object.keys(calls)
    .filter(isCallName)
    .map((name) => {
      const { method, path }: Call = calls[name];
      const own = { name, method, path: `/api${path}`, schema: schemas[name], signIn: signInAsPatient };
      return { ...own, requireDeclared: (error: AnsweredError) => requireDeclared(name, error) };
    }),
  ...Object.keys(staffCalls)
    .filter(isStaffCallName)
    .map((name) => {
      const { method, path } = staffCalls[name];
      const schema = staffSchemas[name];
      const own = { name, method, path: `/api/staff${path}`, schema, signIn: signInAsOwner };
      return { ...own, requireDeclared: (error: AnsweredError) => requireStaffDeclared(name, error) };
    }),
];

/** Sends a request, compares its error with the declared ones, and returns it. */
async function send(
  { method, path, requireDeclared }: Row,
  init: RequestInit & { query?: string },
): Promise<string> {
  const headers = { Origin: server.url, ...Object(init.headers) };
  const url = `${server.url}${path.replace(/:\w+/g, 'unknown')}${init.query ?? ''}`;
  const answer = await fetch(url, { ...init, method, headers });
  if (answer.status < 400) return String(answer.status);
  const { code } = Object(await answer.json());
  requireDeclared({ status: answer.status, code });
  return `${answer.status} ${code}`;
}

const json = { 'Content-Type': 'application/json' };

test.each(rows)('$name declares what it refuses of strange requests', async (row) => {
  const signedIn = await row.signIn();
  await send(row, {});
  await send(row, { headers: signedIn, query: '?date=nonsense&month=nonsense&from=nonsense' });
  if (row.method === 'GET') return;
  // What is refused before the handler runs comes first, because a sign-out ends the session.
  const malformed = await send(row, { headers: { ...signedIn, ...json }, body: '{"' });
  const text = await send(row, { headers: { ...signedIn, 'Content-Type': 'text/plain' }, body: 'x' });
  const large = await send(row, { headers: { ...signedIn, ...json }, body: `"${'x'.repeat(2_000_000)}"` });
  if (!row.schema.ignoresBody)
    expect([malformed, text]).toEqual(['400 malformed_json', '415 unsupported_media_type']);
  expect(large).toBe('413 body_too_large');
  await send(row, { headers: { ...json, Origin: 'https://foreign.example' }, body: '{}' });
  await send(row, { headers: { ...signedIn, ...json }, body: '[]' });
  await send(row, { headers: { ...signedIn, ...json }, body: '{}' });
});
