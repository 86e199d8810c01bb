import type { CallSchema } from '@praxisportal/contract/call-schema';
import { errorSentences } from '@praxisportal/contract/errors';
import { limits } from '@praxisportal/contract/limits';
import { type StaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import type { StaffErrorBody } from '@praxisportal/contract/staff/errors';
import { staffSchemas } from '@praxisportal/contract/staff/schemas';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startTestServer, type TestServer } from './harness.ts';
import { createStaffSession } from './staff.ts';

// Some thousand requests: on a machine that does something else too they take their time.
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  const { jar } = await createStaffSession(server, 'owner');
  cookie = `staff=${jar.get('staff')}`;
});
afterAll(() => server.stop());

const names = Object.keys(staffCalls).filter((name): name is StaffCallName => name in staffCalls);
const schemaOf = (name: StaffCallName): CallSchema => staffSchemas[name];
const withBody = names.filter((name) => schemaOf(name).body);
const withQuery = names.filter((name) => schemaOf(name).query);
const withParams = names.filter((name) => schemaOf(name).params);

type JsonSchema = {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  multipleOf?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
};

/** Texts of a form that their schema does not tell. */
const texts: Record<string, string> = {
  ...{ token: 'A'.repeat(43), email: 'mira@example.org', phone: '0221 471012', from: '08:00', to: '12:00' },
  ...{ key: '0'.repeat(32), time: '09:00', totp: '123456', code: '123456', password: 'Birke Lampe Dienstag' },
};

/** Something that fits, with all that may be said. */
function example(schema: JsonSchema, name = ''): unknown {
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return example(first, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (schema.format === 'date') return '2026-11-30';
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, example(each, key)]),
      );
    case 'array':
      return schema.items ? [example(schema.items, name)] : [];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return schema.minimum ?? schema.multipleOf ?? 1;
    default:
      return texts[name] ?? 'Text';
  }
}

function exampleOf(schema: z.ZodType | undefined): unknown {
  if (!schema) return undefined;
  return example(JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))));
}

type Mutation = { path: string; text: string; body: unknown };

/** The value with each of its parts, itself excepted, once replaced by each of these; `undefined` leaves it out. */
function* mutate(value: unknown, replace: (part: unknown) => unknown[], path = ''): Generator<Mutation> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const here = `${path}.${key}`;
    const put = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    for (const other of replace(part))
      yield { path: here, text: JSON.stringify(other) ?? '', body: put(other) };
    for (const inner of mutate(part, replace, here)) yield { ...inner, body: put(inner.body) };
  }
}

let callCount = 0;

type Sent = { body?: string; query?: string; id?: string; type?: string; language?: 'de' | 'en' };

/** Sends raw text; every try comes from an own address, so that no limit interferes. */
async function send(name: StaffCallName, { body, query = '', type = 'application/json', ...sent }: Sent) {
  callCount += 1;
  const { method, path } = staffCalls[name];
  const params = exampleOf(schemaOf(name).params);
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    String(sent.id ?? Reflect.get(Object(params), key)),
  );
  const answer = await fetch(`${server.url}/api/staff${filled}${query && `?${query}`}`, {
    method,
    headers: {
      ...{ Origin: server.url, Cookie: cookie, 'Accept-Language': sent.language ?? 'de' },
      'X-Forwarded-For': `10.${90 + Math.floor(callCount / 62_500)}.${Math.floor(callCount / 250) % 250}.${callCount % 250}`,
      ...(body !== undefined && { 'Content-Type': type }),
    },
    ...(body !== undefined && { body }),
  });
  const error: Partial<StaffErrorBody> = Object(await answer.json().catch(() => ({})));
  return { status: answer.status, error };
}

type Expected = { status: number; code: keyof typeof errorSentences };
const invalid = { status: 400, code: 'invalid_request' } as const;

/** One refusal, whose sentences are those of the language that was asked in. */
async function expectRefusal(name: StaffCallName, sent: Sent, expected: Expected, what: unknown = sent.body) {
  const language = callCount % 2 ? 'de' : 'en';
  const { status, error } = await send(name, { ...sent, language });
  const { code, error: sentence } = error;
  expect({ what, status, code, sentence }).toEqual({
    ...{ what, ...expected, sentence: errorSentences[expected.code][language] },
  });
  for (const field of Object.values(error.fields ?? {})) expect(field).toMatch(/^\p{Lu}.*\.$/u);
}

const readJson = (name: StaffCallName) => exampleOf(schemaOf(name).body);

test.each(withBody)('%s refuses what is no JSON, no object, too large, or of another type', async (name) => {
  const { body } = schemaOf(name);
  const good = readJson(name);
  expect(body?.safeParse(good).error).toBeUndefined();
  const broken = ['{', '{"email": }', "{'a': 1}", '[1,2', '\u0000', '{"a":1}x', '{"__proto__": {"a": 1}}'];
  for (const raw of broken) await expectRefusal(name, { body: raw }, { status: 400, code: 'malformed_json' });
  for (const raw of ['[]', 'null', '42', '"text"', 'true']) await expectRefusal(name, { body: raw }, invalid);
  if (!body?.safeParse({}).success) await expectRefusal(name, {}, invalid);
  const large = JSON.stringify({ more: 'x'.repeat(limits.requestBodyMaxBytes) });
  await expectRefusal(name, { body: large }, { status: 413, code: 'body_too_large' }, 'a large body');
  const form = { body: JSON.stringify(good), type: 'application/x-www-form-urlencoded' };
  await expectRefusal(name, form, { status: 415, code: 'unsupported_media_type' });
});

test.each(withBody)('%s refuses what is missing or of a wrong type, wherever it stands', async (name) => {
  const { body } = schemaOf(name);
  const wrong: unknown[] = [undefined, null, {}, ['a'], -1, ''];
  const mutations = [...mutate(readJson(name), () => wrong)].filter(
    (each) => !body?.safeParse(each.body).success,
  );
  expect(mutations.length).toBeGreaterThan(3);
  for (const { path, text, body: bad } of mutations)
    await expectRefusal(name, { body: JSON.stringify(bad) }, invalid, [path, text]);
});

/** They are hashed or decoded, never stored. */
const isNeverStored = (path: string) => /password|recoveryCode|\.response\./.test(path);

test.each(withBody)('%s refuses texts that the database cannot hold, or that are too long', async (name) => {
  const poison = ['a\u0000b', '\udc00\ud800', 'x\u0007y', 'x'.repeat(40_000)];
  const mutations = [...mutate(readJson(name), (part) => (typeof part === 'string' ? poison : []))];
  for (const { path, text, body } of mutations) {
    const raw = { body: JSON.stringify(body) };
    if (!isNeverStored(path)) await expectRefusal(name, raw, invalid, [path, text.slice(0, 40)]);
    else expect([path, (await send(name, raw)).status < 500]).toEqual([path, true]);
  }
});

test.each(withQuery)('%s refuses a query that means nothing', async (name) => {
  const { query } = schemaOf(name);
  const good: Record<string, unknown> = Object(exampleOf(query));
  const wrong = ['\u0000', '\ud800', 'x'.repeat(4000), '-1', '1e300', '{}', '%'];
  for (const key of Object.keys(good))
    for (const value of wrong) {
      const said = new URLSearchParams({ ...mapToText(good), [key]: value });
      const isRefused = !query?.safeParse(Object.fromEntries(said)).success;
      if (isRefused)
        await expectRefusal(name, { query: said.toString() }, invalid, [key, value.slice(0, 40)]);
      else expect([key, value, (await send(name, { query: said.toString() })).status < 500]).toContain(true);
    }
});

const mapToText = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));

test.each(withParams)('%s knows nothing by an id of another form', async (name) => {
  const good = readJson(name);
  for (const id of ['%00', 'null', '-1', 'x'.repeat(300), '%ED%A0%80', '..%2f..', "'%20or%201=1"]) {
    const { status } = await send(name, { id, ...(good !== undefined && { body: JSON.stringify(good) }) });
    expect([id, status === 400 || status === 404]).toEqual([id, true]);
  }
});
