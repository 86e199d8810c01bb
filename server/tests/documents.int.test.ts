import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Call, calls } from '@praxisportal/contract/calls';
import { staffCalls } from '@praxisportal/contract/staff/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://praxis.example', OUTBOX: 'on' } });
});
afterAll(() => server.stop());

const get = (path: string) => fetch(`${server.url}${path}`);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The value under these keys, or undefined. */
function dig(value: unknown, ...keys: string[]): unknown {
  return keys.reduce((found, key) => (isObject(found) ? found[key] : undefined), value);
}

/** Every `$ref` anywhere in the document. */
function listRefs(value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : listRefs(part)));
}

type Described = { name: string; method: string; address: string; security: unknown };
const toAddress = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const securityOf = { public: [], patient: [{ bearer: [] }], either: [{}, { bearer: [] }] };
const website = Object.entries<Call>(calls).map(([name, { method, path, access }]) => {
  return { name, method, address: toAddress(`/api${path}`), security: securityOf[access] };
});
const consoleCalls = Object.entries(staffCalls).map(([name, { method, path, right }]) => {
  const security = right === 'none' ? [] : [{ session: [] }];
  return { name, method, address: toAddress(`/api/staff${path}`), security };
});

test.each([
  ['/api/openapi.json', website],
  ['/api/staff/openapi.json', consoleCalls],
])('%s describes every call of its table, whole, and nothing else', async (url, described: Described[]) => {
  const document: unknown = await (await get(url)).json();
  expect(dig(document, 'openapi')).toBe('3.1.0');
  const operations = Object.entries(Object(dig(document, 'paths'))).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual(described.map(({ method, address }) => `${method} ${address}`).sort());
  for (const ref of listRefs(document)) expect(dig(document, ...ref.slice(2).split('/'))).toBeDefined();
  for (const each of described) expectWhole(document, each);
});

function expectWhole(document: unknown, { name, method, address, security }: Described): void {
  const operation = dig(document, 'paths', address, method.toLowerCase());
  expect(dig(operation, 'operationId')).toBe(name);
  expect(dig(operation, 'summary'), name).toMatch(/./);
  // Each call has one of the document's tags; without one it would fall under "default".
  const tags = Object.values(Object(dig(document, 'tags'))).map((tag) => dig(tag, 'name'));
  const own = Object.values(Object(dig(operation, 'tags')));
  expect([name, own.length, tags.includes(own[0])]).toEqual([name, 1, true]);
  expect([name, dig(operation, 'security')]).toEqual([name, security]);
  const parameters = Object.values(Object(dig(operation, 'parameters')));
  const inPath = parameters.filter((parameter) => dig(parameter, 'in') === 'path');
  expect(inPath.map((parameter) => dig(parameter, 'name'))).toEqual(
    [...address.matchAll(/\{(\w+)\}/g)].map(([, key]) => key),
  );
  expect(inPath.every((parameter) => dig(parameter, 'required') === true)).toBe(true);
  const answers = Object.keys(Object(dig(operation, 'responses')));
  expect(answers).toContain('default');
  expect(answers.filter((status) => /^20[014]$/.test(status))).toHaveLength(1);
}

const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** The findings of `redocly lint` with its recommended rules. */
async function lint(document: string): Promise<string[]> {
  // A folder of its own: no settings file changes the rules.
  const folder = await mkdtemp(join(tmpdir(), 'praxisportal-openapi-'));
  await writeFile(join(folder, 'openapi.json'), document);
  const args = [redocly, 'lint', '--extends=recommended', '--format=json', 'openapi.json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  // With a finding it ends with 1.
  const output = await promisify(execFile)(process.execPath, args, { cwd: folder, env }).catch(Object);
  await rm(folder, { recursive: true });
  const { totals, problems } = JSON.parse(String(dig(output, 'stdout')));
  const findings = Object.values<unknown>(problems).map((problem) => {
    const [severity, ruleId, message] = ['severity', 'ruleId', 'message'].map((key) => dig(problem, key));
    return `${severity} ${ruleId}: ${message} ${dig(problem, 'location', '0', 'pointer')}`;
  });
  expect(totals).toMatchObject({ ignored: 0 });
  return findings;
}

test.each(['/api/openapi.json', '/api/staff/openapi.json'])(
  '%s passes the recommended rules of `redocly lint`, without a warning',
  async (url) => {
    const document = await (await get(url)).text();
    const findings = await lint(document);
    expect([findings.length, findings.slice(0, 20)]).toEqual([0, []]);
  },
);

test('`redocly lint` finds what is missing', async () => {
  const document = await (await get('/api/openapi.json')).text();
  const findings = await lint(document.replaceAll('"security":[]', '"x-security":[]'));
  expect(findings).toContainEqual(
    expect.stringMatching(/^error security-defined: .* #\/paths\/~1api~1doctors\/get/),
  );
});

test('a call describes its errors by status, with their codes and sentences', async () => {
  const document: unknown = await (await get('/api/openapi.json')).json();
  const responses = dig(document, 'paths', '/api/appointments/{id}', 'patch', 'responses');
  expect(Object.keys(Object(responses))).toEqual([
    '200',
    '400',
    '401',
    '404',
    '408',
    '409',
    '413',
    '415',
    '422',
    '429',
    '431',
    'default',
  ]);
  expect(dig(responses, '422', 'description')).toBe('- `outside_rules`: This time can’t be booked.');
  expect(
    dig(responses, '409', 'content', 'application/json', 'schema', 'properties', 'code', 'enum'),
  ).toEqual(['slot_taken', 'patient_busy', 'newcomers_day_full', 'not_movable', 'version_conflict']);
  expect(dig(responses, '429', 'headers', 'Retry-After', '$ref')).toBe('#/components/headers/RetryAfter');
  // A wrong code is a wrong credential where it logs in.
  const logIn = dig(document, 'paths', '/api/auth/login/phone/verify', 'post', 'responses');
  expect(dig(logIn, '401', 'description')).toBe('- `invalid_code`: Invalid code');
});

test('the console is known by its cookie, and each of its calls says who may', async () => {
  const document: unknown = await (await get('/api/staff/openapi.json')).json();
  expect(dig(document, 'components', 'securitySchemes')).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: '__Host-staff' },
  });
  const setHours = dig(document, 'paths', '/api/staff/plan/hours', 'put');
  expect(dig(setHours, 'description')).toBe('Takes the right `change_settings` (owner) and a recent proof.');
});

test.each(['/api', '/api/staff'])(
  'the readable contract of %s loads whole under its own policy',
  async (below) => {
    const page = await get(`${below}/docs`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    // It would turn every address of a server without a certificate into one that does not answer.
    expect(policy).not.toContain('upgrade-insecure-requests');
    const html = await page.text();
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      const url = new URL(address, page.url);
      expect(url.origin).toBe(server.url);
      expect([address, (await fetch(url)).status]).toEqual([address, 200]);
    }
    // The page is the practice's: no bar with the name and logo of the program that draws it.
    expect(html).toMatch(/<title>API · /);
    const initializer = await (await get(`${below}/docs/static/swagger-initializer.js`)).text();
    expect(initializer).toContain('"layout":"BaseLayout"');
    expect(initializer).toContain(`"url":"${below}/openapi.json"`);
    // No script stands in the page itself, so the policy needs no exception for one.
    expect([...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>\s*\S/g)]).toEqual([]);
  },
);

test('health answers for the process and for its database', async () => {
  for (const path of ['/api/health/live', '/api/health/ready']) {
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
});

test.each([
  '/api/doctors',
  '/api/auth/me',
  '/api/unknown',
  '/api/openapi.json',
  '/api/docs',
  '/nowhere',
  '/de',
])('%s carries the security headers', async (path) => {
  const { headers } = await get(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers.has('x-powered-by')).toBe(false);
  expect(headers.has('access-control-allow-origin')).toBe(false);
});

test('a refusal is kept by nobody', async () => {
  for (const path of ['/api/auth/me', '/api/unknown', '/api/doctors/nobody', '/api/doctors/%']) {
    const { status, headers } = await get(path);
    expect([path, status >= 400, headers.get('Cache-Control')]).toEqual([path, true, 'no-store']);
  }
});

test('with API_DOCS=off nothing describes the API', async () => {
  const silent = await startTestServer({ env: { API_DOCS: 'off' } });
  for (const below of ['/api', '/api/staff'])
    for (const path of ['/openapi.json', '/docs', '/docs/json', '/docs/static/index.html'].map(
      (end) => below + end,
    ))
      expect([path, (await fetch(`${silent.url}${path}`)).status]).toEqual([path, 404]);
  await silent.stop();
});
