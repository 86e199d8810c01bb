import { type StaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import type { StaffErrorBody } from '@praxisportal/contract/staff/errors';
import type { Role } from '@praxisportal/contract/staff/rights';
import type { StaffCallAnswer, StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { Secret, TOTP } from 'otpauth';
import { insertInvitation, insertStaff } from '../src/features/staff/commands.ts';
import { proveSession, startStaffSession } from '../src/features/staff-sign-in/commands.ts';
import type { RunningServer } from '../src/server.ts';
import { requireStaffDeclared } from './declared-errors.ts';
import type { CookieJar, TestServer } from './harness.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

export const goodPassword = 'Birke Lampe Dienstag';

type StaffRequest<Name extends StaffCallName> = Partial<StaffCallInput<Name>> & {
  /** The browser's cookies: they are sent along, and what the answer sets is kept here. */
  jar?: CookieJar;
  language?: 'de' | 'en';
  ip?: string;
  /** The site of the page that asks; none for what is no browser. */
  origin?: string | null;
  /** Further headers. */
  with?: Record<string, string>;
};

export type StaffAnswer<Name extends StaffCallName> = {
  status: number;
  headers: Headers;
  body: StaffCallAnswer<Name>;
  error: StaffErrorBody;
};

/** Makes a call of the console over HTTP, as its page would; throws if it answers an error that it does not declare. */
export async function callStaff<Name extends StaffCallName>(
  server: Pick<RunningServer, 'url'>,
  name: Name,
  options: StaffRequest<Name> = {},
): Promise<StaffAnswer<Name>> {
  const { method, path } = staffCalls[name];
  const params: Record<string, unknown> = options.params ?? {};
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(options.query ?? {})) query.set(key, String(value));
  const headers = new Headers({ 'Accept-Language': options.language ?? 'de', ...options.with });
  const { origin = server.url, jar } = options;
  if (origin) headers.set('Origin', origin);
  if (options.ip) headers.set('X-Forwarded-For', options.ip);
  if (options.body) headers.set('Content-Type', 'application/json');
  if (jar?.size) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
  const answer = await fetch(`${server.url}/api/staff${filled}${query.size ? `?${query}` : ''}`, {
    method,
    headers,
    ...(options.body && { body: JSON.stringify(options.body) }),
  });
  for (const cookie of answer.headers.getSetCookie()) {
    const [key = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
    if (value) jar?.set(key, value);
    else jar?.delete(key);
  }
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? JSON.parse(text) : text || undefined;
  requireStaffDeclared(name, { status: answer.status, code: body?.code });
  return { status: answer.status, headers: answer.headers, body, error: body };
}

let peopleCount = 0;

/** Somebody of the staff in a browser of their own. */
export type StaffMember = { staffId: string; email: string; jar: CookieJar };

/** Writes somebody of the staff and a session through the real commands: quick, for tests that need many. */
export async function createStaffSession(
  { context }: Pick<RunningServer, 'context'>,
  role: Role,
  { doctorId = null }: { doctorId?: string | null } = {},
): Promise<StaffMember> {
  peopleCount += 1;
  const { db, clock, secretKey } = context;
  const now = new Date(clock.nowMs());
  const staffId = crypto.randomUUID();
  const email = `team.${peopleCount}@example.org`;
  const names = { first_name: 'Toni', last_name: `Team${peopleCount}` };
  await insertStaff(db, staffId, { email, ...names, role, doctor_id: doctorId, language: 'de' }, now);
  const { token } = await startStaffSession(
    db,
    secretKey,
    staffId,
    { userAgent: '', isFullProof: true },
    now,
  );
  return { staffId, email, jar: new Map([['staff', token]]) };
}

/** Has a member of staff show both factors once more in every session, a second later. */
export async function showBothFactors(
  { context, clock }: TestServer,
  { staffId }: StaffMember,
): Promise<void> {
  clock.advance(1000);
  const sessions = await context.db
    .selectFrom('staff_sessions')
    .select('id as sessionId')
    .where('staff_id', '=', staffId)
    .execute();
  for (const { sessionId } of sessions)
    await proveSession(context.db, { sessionId, isLocked: false }, { isFull: true }, new Date(clock.nowMs()));
}

/** The token of a new link, as the operator makes it. */
export async function createInvitation(
  { context }: Pick<RunningServer, 'context'>,
  { email, role }: { email: string; role: Role },
): Promise<string> {
  const now = new Date(context.clock.nowMs());
  const expiresAt = new Date(now.getTime() + 48 * 3_600_000);
  const post = { purpose: 'invite', email, role, doctor_id: null, language: 'de', invited_by: null } as const;
  return (await insertInvitation(context.db, { ...post, expiresAt }, now)).token;
}

/** The code that an app with this secret (in base32) shows at this moment. */
export function readApp(secret: string, { clock }: Pick<TestServer, 'clock'>): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.nowMs() });
}

/** Somebody who has come in by a link with password and app. */
export type Joined = StaffMember & { secret: string; recoveryCodes: string[] };

/** Has somebody accept an invitation with password and app, through the real calls. */
export async function joinByPassword(
  server: TestServer,
  { email, role, password = goodPassword }: { email: string; role: Role; password?: string },
): Promise<Joined> {
  const token = await createInvitation(server, { email, role });
  const jar: CookieJar = new Map();
  const { body: app } = await callStaff(server, 'startInvitationTotp', { jar, body: { token } });
  const totp = readApp(app.secret, server);
  const joined = await callStaff(server, 'acceptInvitation', {
    jar,
    body: {
      ...{ token, firstName: 'Mira', lastName: 'Sommer', language: 'de' },
      method: { method: 'password', password, totpSecretId: app.totpSecretId, totp },
    },
  });
  if (joined.status !== 201) throw new Error(`the invitation answered ${JSON.stringify(joined.error)}`);
  const { me, recoveryCodes } = joined.body;
  // The app shows another code from now on.
  server.clock.advance(30_000);
  return { staffId: me.id, email, jar, secret: app.secret, recoveryCodes };
}

/** Has somebody accept an invitation with a passkey, through the real calls. */
export async function joinByPasskey(
  server: TestServer,
  { email, role }: { email: string; role: Role },
): Promise<StaffMember & { authenticator: SoftwareAuthenticator; recoveryCodes: string[] }> {
  const token = await createInvitation(server, { email, role });
  const jar: CookieJar = new Map();
  const authenticator = new SoftwareAuthenticator(server.url);
  const names = { firstName: 'Pia', lastName: 'Keller' };
  const { body: creation } = await callStaff(server, 'startInvitationPasskey', {
    jar,
    body: { token, ...names },
  });
  const response = authenticator.create(creation);
  const joined = await callStaff(server, 'acceptInvitation', {
    jar,
    body: { token, ...names, language: 'de', method: { method: 'passkey', response } },
  });
  if (joined.status !== 201) throw new Error(`the invitation answered ${JSON.stringify(joined.error)}`);
  const { me, recoveryCodes } = joined.body;
  return { staffId: me.id, email, jar, authenticator, recoveryCodes };
}

export const invitedNames = { firstName: 'Mira', lastName: 'Sommer', language: 'de' } as const;

/** Accepts an invitation by password and app, as often as it is called. */
export async function prepareToJoin(server: TestServer, token: string) {
  const { body: app } = await callStaff(server, 'startInvitationTotp', { body: { token } });
  return (email?: string) =>
    callStaff(server, 'acceptInvitation', {
      jar: new Map(),
      body: {
        ...{ token, ...invitedNames, ...(email && { email }) },
        method: {
          ...{ method: 'password', password: goodPassword, totpSecretId: app.totpSecretId },
          totp: readApp(app.secret, server),
        },
      },
    });
}
