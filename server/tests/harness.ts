import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, type CallName, calls } from '@praxisportal/contract/calls';
import type { ErrorBody } from '@praxisportal/contract/errors';
import type { ProofOfWorkChallenge } from '@praxisportal/contract/human-check';
import { proofOfWorkHeader } from '@praxisportal/contract/proof-of-work-header';
import type { CallAnswer, CallInput } from '@praxisportal/contract/schemas';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { readEnv, toConfig } from '../src/config.ts';
import type { Clock } from '../src/context.ts';
import { bookingLaneLimits } from '../src/db/calendar-lane.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import { retryAfterDeadlock } from '../src/db/transaction.ts';
import { dayMs } from '../src/domain/calendar-date.ts';
import { insertAccount, startSession } from '../src/features/accounts/commands.ts';
import { createCode, markVerified } from '../src/features/codes/commands.ts';
import { toCookieName } from '../src/http/cookies.ts';
import { createToken } from '../src/security/tokens.ts';
import { type RunningServer, type ServerOverrides, startServer } from '../src/server.ts';
import { requireDeclared } from './declared-errors.ts';

/** A clock that stands still until it is set. */
export type TestClock = Clock & { set: (iso: string) => void; advance: (ms: number) => void };

/** A Wednesday morning in winter time, practice open. */
export const referenceNow = '2026-11-25T09:00:00+01:00';

export function createTestClock(iso: string = referenceNow): TestClock {
  let nowMs = Date.parse(iso);
  return {
    nowMs: () => nowMs,
    set: (next) => {
      nowMs = Date.parse(next);
    },
    advance: (ms) => {
      nowMs += ms;
    },
  };
}

/** Makes an empty, migrated database, or one without tables, and returns its address; the role is the owner's. */
export async function createTestDatabase(
  options: { isMigrated: boolean } = { isMigrated: true },
): Promise<string> {
  const { host, port, user, template: migrated } = inject('postgres');
  const template = options.isMigrated ? migrated : 'template1';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ host, port, user, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

/** On a busy machine waiting takes long, and is no fault there; tests of time-outs set their own. */
const patience: ServerOverrides = {
  databaseTimeouts: { acquireMs: 30_000, lockMs: 30_000, statementMs: 30_000, idleInTransactionMs: 30_000 },
  bookingLane: { ...bookingLaneLimits, waitMs: 30_000 },
};

export type TestServer = RunningServer & {
  clock: TestClock;
  databaseUrl: string;
  /** The database as its owner, for what the server's own role may not do. */
  ownerDb: Database;
};

/** Starts the real server on a free port, on an own database if none is named; `env` adds to its environment. */
export async function startTestServer(
  options: {
    env?: Record<string, string>;
    databaseUrl?: string;
    overrides?: ServerOverrides;
    clock?: TestClock;
    /** One that runs already: both are on its database and keep its time. */
    beside?: TestServer | undefined;
  } = {},
): Promise<TestServer> {
  const { beside } = options;
  const databaseUrl = options.databaseUrl ?? beside?.databaseUrl ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'praxisportal-server-'));
  const clock = options.clock ?? beside?.clock ?? createTestClock();
  const base = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    TRUST_PROXY: 'loopback',
    // The clock stands still, so everything that a test does happens within one hour.
    CODES_PER_HOUR_MAX: '100000',
    CALLS_PER_HOUR_MAX: '100000',
    // Tests of what patients get don't want to count what the practice gets.
    PRACTICE_NOTICES: 'off',
    PRACTICE_MORNING_LIST: 'off',
    PROOF_OF_WORK_KEYS: '1',
  };
  const config = toConfig(readEnv({ ...base, ...options.env }));
  const server = await startServer(config, { clock, ...patience, ...options.overrides });
  const ownerDb = openDatabase({ connectionString: databaseUrl }, { poolSize: 1, onError: () => undefined });
  const stop = async () => {
    await ownerDb.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop, clock, databaseUrl, ownerDb };
}

type RequestOptions<Name extends CallName> = Partial<CallInput<Name>> & {
  token?: string | undefined;
  language?: 'de' | 'en';
  /** Network address that the caller claims; the test server trusts its proxy. */
  ip?: string;
  userAgent?: string;
  /** Past a soft limit the call is repeated with a proof of work, as a browser does; false for whoever does not. */
  works?: boolean;
  /** The browser's cookies: they are sent along, and what the answer sets is kept here. */
  jar?: CookieJar;
};

/** Name -> value. */
export type CookieJar = Map<string, string>;

/** What a call answered: its status, headers, and body as an answer and as an error. */
export type TestAnswer<Name extends CallName> = {
  status: number;
  headers: Headers;
  body: CallAnswer<Name>;
  error: ErrorBody;
};

/** Makes a call of the contract over HTTP, as a browser would; throws if it answers an error that it does not declare. */
export async function callServer<Name extends CallName>(
  server: Pick<RunningServer, 'url'>,
  name: Name,
  options: RequestOptions<Name> = {},
): Promise<TestAnswer<Name>> {
  const { method, path }: Call = calls[name];
  const params: Record<string, unknown> = options.params ?? {};
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(options.query ?? {})) query.set(key, String(value));
  const headers = new Headers({ 'Accept-Language': options.language ?? 'de' });
  if (options.ip) headers.set('X-Forwarded-For', options.ip);
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`);
  if (options.userAgent) headers.set('User-Agent', options.userAgent);
  if (options.body) headers.set('Content-Type', 'application/json');
  if (options.jar?.size) headers.set('Cookie', [...options.jar].map((pair) => pair.join('=')).join('; '));
  for (const [key, value] of Object.entries(options.headers ?? {}))
    if (value) headers.set(key, String(value));
  const send = () =>
    fetch(`${server.url}/api${filled}${query.size ? `?${query}` : ''}`, {
      method,
      headers,
      ...(options.body && { body: JSON.stringify(options.body) }),
    });
  let answer = await send();
  for (let rounds = 0; rounds < 4 && answer.status === 429 && (options.works ?? true); rounds += 1) {
    const { challenge }: ErrorBody = JSON.parse(await answer.clone().text());
    if (!challenge) break;
    headers.set(proofOfWorkHeader, await solve(challenge));
    answer = await send();
  }
  for (const cookie of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
    options.jar?.set(name, value);
  }
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? JSON.parse(text) : text || undefined;
  requireDeclared(name, { status: answer.status, code: body?.code });
  return { status: answer.status, headers: answer.headers, body, error: body };
}

/** Does the work of a challenge, and writes it as the header carries it. */
export async function solve(challenge: ProofOfWorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Removes every booking and what it wrote, but none of the people. */
export async function removeBookings({ ownerDb }: Pick<TestServer, 'ownerDb'>): Promise<void> {
  // The clean-up of a server that has just started takes its locks in another order.
  await retryAfterDeadlock(() =>
    sql`
      truncate booking_keys, booking_sources, guest_tokens, consents, audit_events, appointments, outgoing_messages, staff_undo,
        plan_decisions
    `.execute(ownerDb),
  );
}

/** How many rows the tables hold that a booking writes to. */
export async function countBookingRows({ context }: Pick<RunningServer, 'context'>) {
  const { rows } = await sql<{ appointments: number; audits: number; messages: number }>`
    select (select count(*)::int from appointments) as appointments,
      (select count(*)::int from audit_events) as audits,
      (select count(*)::int from outgoing_messages) as messages
  `.execute(context.db);
  return rows[0];
}

/** The newest one-time code that was sent to this target, read from the outbox. */
export async function readCode(server: Pick<RunningServer, 'url'>, target: string): Promise<string> {
  const { body } = await callServer(server, 'listOutbox');
  const message = body.find(({ to }) => to === target);
  const digits = message?.text.replace(/(\d), (?=\d)/g, '$1').match(/\b\d{6}\b/)?.[0];
  if (!digits) throw new Error(`no code was sent to ${target}`);
  return digits;
}

/**
 * Writes through the real commands that this browser has proven an e-mail address: before that no number of no account is
 * called from it.
 */
export async function proveMailbox(
  { context: { db, secretKey, clock, config } }: Pick<RunningServer, 'context'>,
  { email, jar }: { email: string; jar: CookieJar },
): Promise<void> {
  const cookie = toCookieName('requester', config);
  const requester = jar.get(cookie) ?? createToken();
  jar.set(cookie, requester);
  const now = new Date(clock.nowMs());
  const use = { channel: 'email', target: email, purpose: 'verification', requester } as const;
  const { id } = await createCode(db, secretKey, use, now);
  await markVerified(db, id, now);
}

let patientCount = 0;

/** Registers a new patient through the real calls and returns its session; `jar` is the browser it is done with. */
export async function registerPatient(
  server: Pick<RunningServer, 'url'>,
  changes: Partial<CallInput<'register'>['body']> = {},
  jar: CookieJar = new Map(),
): Promise<CallAnswer<'register'>> {
  patientCount += 1;
  const number = String(patientCount).padStart(4, '0');
  const person = {
    email: `anna.${number}@example.org`,
    // Limits count by block of numbers too.
    phone: `+49221${200 + (patientCount % 700)}${String(Math.floor(patientCount / 700)).padStart(4, '0')}`,
    password: 'geheim-1234',
    firstName: 'Anna',
    lastName: 'Schmidt',
    emailVerified: true,
    phoneVerified: true,
    ...changes,
  };
  const { email, phone } = person;
  // Limits count by address and by address block; every patient has an own one.
  const ip = `10.${100 + Math.floor(patientCount / 250)}.${patientCount % 250}.1`;
  const purpose = 'verification';
  const from = { ip, jar };
  await callServer(server, 'sendEmailCode', { ...from, body: { email, purpose } });
  await callServer(server, 'verifyEmailCode', {
    ...from,
    body: { email, code: await readCode(server, email) },
  });
  await callServer(server, 'sendPhoneCode', { ...from, body: { phone, purpose } });
  await callServer(server, 'verifyPhoneCode', {
    ...from,
    body: { phone, code: await readCode(server, phone) },
  });
  const registered = await callServer(server, 'register', { ...from, body: person });
  if (registered.status !== 201) throw new Error(`registration answered ${registered.status}`);
  return registered.body;
}

/** Writes a patient and a session through the real commands: quick, for tests that need many. */
export async function createPatientSession({ context }: Pick<RunningServer, 'context'>): Promise<Session> {
  patientCount += 1;
  const number = String(patientCount).padStart(5, '0');
  const now = new Date(context.clock.nowMs());
  // Newcomers may fill a part of a day only; these patients are known.
  const registeredAt = new Date(now.getTime() - 30 * dayMs);
  const person = { email: `p${number}@example.org`, phone: `+49221${number}`, passwordHash: 'none' };
  const { accountId, patientId } = await insertAccount(
    context.db,
    { ...person, firstName: 'Paula', lastName: 'Probe', language: 'de' },
    registeredAt,
  );
  return { token: await startSession(context.db, context.secretKey, accountId, now), accountId, patientId };
}

type Session = { token: string; accountId: string; patientId: string };
