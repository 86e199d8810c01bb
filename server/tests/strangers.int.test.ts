import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countTry, throttle } from '../src/features/throttle/commands.ts';
import { createToken } from '../src/security/tokens.ts';
import {
  type CookieJar,
  callServer,
  proveMailbox,
  readCode,
  referenceNow,
  registerPatient,
  startTestServer,
  type TestServer,
} from './harness.ts';
import {
  callStaff,
  createInvitation,
  createStaffSession,
  goodPassword,
  joinByPasskey,
  joinByPassword,
  prepareToJoin,
  readApp,
} from './staff.ts';

/** A server with the limits of a practice: what strangers spend must not be missing for others. */
const usual = { CODES_PER_HOUR_MAX: '200', CALLS_PER_HOUR_MAX: '100' };
let server: TestServer;
let owner: { email: string };
beforeAll(async () => {
  server = await startTestServer({ env: usual });
  owner = await createStaffSession(server, 'owner');
});
afterAll(() => server.stop());

let count = 0;
/** The address that strangers and others share. */
let shared: string;
beforeEach(async () => {
  server.clock.set(referenceNow);
  await server.context.db.deleteFrom('throttle_events').execute();
  await server.context.db.deleteFrom('code_failures').execute();
  count += 1;
  shared = `203.0.113.${count}`;
});

const toWrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('13 addresses that use up every budget stop no newcomer, no guest and no patient', async () => {
  const known: CookieJar = new Map();
  const { user } = await registerPatient(server, {}, known);
  server.clock.advance(3_600_000);
  const addresses = Array.from({ length: 13 }, (_, index) => `198.51.${index}.1`);
  const codes = { email: 0, calls: 0 };
  for (const [line, ip] of addresses.entries()) {
    for (let index = 0; index < 9; index += 1) {
      const at = `${line}-${index}@example.org`;
      const mail = { email: `opfer${at}`, purpose: 'verification' } as const;
      if ((await callServer(server, 'sendEmailCode', { ip, body: mail })).status === 200) codes.email += 1;
      await callServer(server, 'forgotPassword', { ip, body: { email: `reset${at}` } });
      const number = String(line * 100 + index).padStart(4, '0');
      await callServer(server, 'requestPhoneLogin', { ip, body: { phone: `+4922${number}33333` } });
      if (index > 6) continue;
      // A mailbox of a domain where every name is theirs.
      const jar: CookieJar = new Map();
      await callServer(server, 'sendEmailCode', {
        ...{ ip, jar },
        body: { email: `eigen${at}`, purpose: 'verification' },
      });
      await proveMailbox(server, { email: `eigen${at}`, jar });
      const call = { phone: `+4923${number}44444`, purpose: 'verification' } as const;
      if ((await callServer(server, 'sendPhoneCode', { ip, jar, body: call })).status === 200)
        codes.calls += 1;
    }
  }
  expect(codes).toEqual({ email: 13 * 9, calls: 13 * 5 });
  // The outbox shows the newest messages.
  server.clock.advance(1000);
  // A newcomer, with a call; a guest; and a patient in a new browser.
  const newcomer = await registerPatient(server, { email: 'neu@example.org', phone: '+492215550001' });
  expect(newcomer.user.email).toBe('neu@example.org');
  const elsewhere = { ip: '192.0.2.44', jar: new Map() as CookieJar };
  const asked = [
    await callServer(server, 'sendEmailCode', {
      ...elsewhere,
      body: { email: 'gast@example.org', purpose: 'verification' },
    }),
    await callServer(server, 'forgotPassword', { ...elsewhere, body: { email: user.email } }),
    await callServer(server, 'requestPhoneLogin', { ...elsewhere, body: { phone: user.phone } }),
    // A known browser does not even work for it.
    await callServer(server, 'forgotPassword', {
      ...{ ip: '192.0.2.45', jar: known, works: false },
      body: { email: user.email },
    }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const code = await readCode(server, user.phone);
  const body = { phone: user.phone, code };
  expect((await callServer(server, 'verifyPhoneLogin', { ...elsewhere, body })).status).toBe(200);
  // One mail for the codes by mail and one for the calls, and not one for each request.
  const told = server.context.db.selectFrom('outgoing_messages').select('subject');
  const subjects = await told.where('recipient', '=', owner.email).execute();
  expect(subjects).toEqual(Array(2).fill({ subject: 'Ungewöhnlich viele Anfragen auf der Website' }));
}, 300_000);

test('calls to new numbers of one country abroad end at its budget, and those to other countries go on', async () => {
  async function askForCall(line: number, phone: string) {
    const [ip, jar] = [`198.51.${line}.7`, new Map() as CookieJar];
    const email = `ausland${line}@${line}.example`;
    await callServer(server, 'sendEmailCode', { ip, jar, body: { email, purpose: 'verification' } });
    await proveMailbox(server, { email, jar });
    return callServer(server, 'sendPhoneCode', { ip, jar, body: { phone, purpose: 'verification' } });
  }
  for (let line = 0; line < 20; line += 1)
    expect((await askForCall(line, `+4474001${String(line).padStart(2, '0')}456`)).status).toBe(200);
  const refused = await askForCall(20, '+447400220456');
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
  expect((await askForCall(21, '+33612345678')).status).toBe(200);
  expect((await askForCall(22, '+4915123456789')).status).toBe(200);
  const australian = await askForCall(23, '+61 2 9374 4000');
  expect([australian.status, australian.error.code]).toEqual([400, 'phone_country_unsupported']);
  expect(australian.error.error).toContain('Europäische Union');
  expect(australian.error.error).toContain(server.context.practice.facts.phone);
}, 120_000);

test('messages of strangers never end the contact form for others: the work grows instead', async () => {
  const sent = { name: 'A', email: 'a@example.org', message: 'Guten Tag', website: '', secondsToWrite: 20 };
  const statuses = new Set<number>();
  for (let index = 0; index < 75; index += 1) {
    const ip = `198.51.${Math.floor(index / 5)}.9`;
    statuses.add((await callServer(server, 'sendContactMessage', { ip, body: sent })).status);
  }
  expect([...statuses]).toEqual([201]);
  const other = { ip: '192.0.2.9', body: sent };
  const refused = await callServer(server, 'sendContactMessage', { ...other, works: false });
  expect([refused.error.code, refused.error.challenge?.parameters.data.level]).toEqual([
    'proof_of_work_required',
    2,
  ]);
  expect((await callServer(server, 'sendContactMessage', other)).status).toBe(201);
});

test('calls to new numbers wake no stranger: a phone provider is asked by day only', async () => {
  const env = { VOICE_PROVIDER: 'http', VOICE_HTTP_URL: 'http://127.0.0.1:9/' };
  const real = await startTestServer({ env });
  try {
    const jar: CookieJar = new Map();
    const ask = async (now: string) => {
      real.clock.set(now);
      await proveMailbox(real, { email: 'nacht@example.org', jar });
      const body = { phone: '+492215550009', purpose: 'verification' } as const;
      return callServer(real, 'sendPhoneCode', { jar, body });
    };
    const late = await ask('2026-11-25T21:00:00+01:00');
    expect([late.status, late.error.code, late.headers.get('Retry-After')]).toEqual([
      422,
      'calls_by_day',
      '36000',
    ]);
    expect((await ask('2026-11-26T06:59:00+01:00')).error.code).toBe('calls_by_day');
    // The call is tried; no provider listens in this test.
    expect((await ask('2026-11-26T07:00:00+01:00')).error.code).toBe('code_not_sent');
  } finally {
    await real.stop();
  }
});

test('200 questions for a passkey and 200 wrong passwords from the Wi-Fi of the practice stop no known desk', async () => {
  const byPassword = await joinByPassword(server, { email: `a${count}@praxis.example`, role: 'reception' });
  const byPasskey = await joinByPasskey(server, { email: `b${count}@praxis.example`, role: 'reception' });
  const ip = shared;
  const statuses: number[] = [];
  for (let index = 0; index < 200; index += 1)
    statuses.push((await callStaff(server, 'startPasskeySignIn', { ip, body: {} })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  const caller = { prefix: ip, userAgent: '', log: server.context.log };
  await throttle(server.context, 'staff_sign_in', caller, {}, 200);
  const wrong = { email: byPassword.email, password: 'falsch', totp: '000000' };
  expect((await callStaff(server, 'signInByPassword', { ip, body: wrong })).status).toBe(429);
  const password = { email: byPassword.email, password: goodPassword };
  const totp = readApp(byPassword.secret, server);
  expect(
    (await callStaff(server, 'signInByPassword', { ip, jar: byPassword.jar, body: { ...password, totp } }))
      .status,
  ).toBe(200);
  // Both factors were shown here today.
  expect(
    (await callStaff(server, 'signInByPassword', { ip, jar: byPassword.jar, body: password })).status,
  ).toBe(200);
  const { jar, authenticator, staffId } = byPasskey;
  for (const body of [{ staffId }, {}]) {
    const request = await callStaff(server, 'startPasskeySignIn', { ip, jar, body });
    expect(request.status).toBe(200);
    const response = authenticator.get(request.body);
    expect((await callStaff(server, 'signInByPasskey', { ip, jar, body: { response } })).status).toBe(200);
  }
});

test('wrong links from one address do not block right ones from it', async () => {
  const ip = shared;
  const statuses: number[] = [];
  for (let index = 0; index < 101; index += 1)
    statuses.push(
      (await callStaff(server, 'lookAtInvitation', { ip, body: { token: createToken() } })).status,
    );
  expect(statuses.slice(-2)).toEqual([404, 429]);
  const token = await createInvitation(server, { email: `c${count}@praxis.example`, role: 'reception' });
  expect((await callStaff(server, 'lookAtInvitation', { ip, body: { token } })).status).toBe(200);
});

test('a known device logs in and asks for codes while other callers flood its address', async () => {
  const jar: CookieJar = new Map();
  const { user } = await registerPatient(server, {}, jar);
  const ip = shared;
  server.clock.advance(61_000);
  for (let index = 0; index < 41; index += 1) {
    await callServer(server, 'sendEmailCode', {
      ip,
      body: { email: `f${index}@example.org`, purpose: 'verification' },
    });
  }
  await countTry(server.context, 'soft_log_in', { prefix: ip }, 20);
  const from = { ip, jar, works: false };
  const body = { email: user.email, password: 'geheim-1234' };
  expect((await callServer(server, 'login', { ...from, body })).status).toBe(200);
  expect((await callServer(server, 'forgotPassword', { ...from, body: { email: user.email } })).status).toBe(
    200,
  );
  const stranger = await callServer(server, 'login', { ip, works: false, body });
  expect(stranger.error.code).toBe('proof_of_work_required');
  // Work, not a refusal.
  expect((await callServer(server, 'login', { ip, body })).status).toBe(200);
});

test('a hundred wrong codes in a row, over days: only known devices may try, and the owner is told once', async () => {
  const known: CookieJar = new Map();
  const { user } = await registerPatient(server, {}, known);
  const { email, phone } = user;
  let tries = 0;
  for (let day = 0; tries < 100; day += 1) {
    server.clock.advance(86_400_000);
    for (let code = 0; code < 4 && tries < 100; code += 1) {
      const from = { ip: `198.51.${day}.${code}`, jar: new Map() as CookieJar };
      expect((await callServer(server, 'forgotPassword', { ...from, body: { email } })).status).toBe(200);
      const wrong = toWrong(await readCode(server, email));
      const reset = { email, code: wrong, password: 'Segel Mandarine Takt' };
      for (let attempt = 0; attempt < 5; attempt += 1, tries += 1)
        expect((await callServer(server, 'resetPassword', { ...from, body: reset })).error.code).toBe(
          'invalid_code',
        );
    }
  }
  server.clock.advance(86_400_000);
  const strange = { ip: '192.0.2.50', jar: new Map() as CookieJar };
  const refused = await callServer(server, 'forgotPassword', { ...strange, body: { email } });
  expect([refused.status, refused.error.code]).toEqual([429, 'codes_paused']);
  // The number of the account is another target.
  expect((await callServer(server, 'requestPhoneLogin', { ...strange, body: { phone } })).status).toBe(200);
  const { body: mails } = await callServer(server, 'listOutbox');
  expect(mails.filter(({ to, subject }) => to === email && subject.includes('falsche Codes'))).toHaveLength(
    1,
  );

  const own = { ip: '192.0.2.51', jar: known };
  expect((await callServer(server, 'forgotPassword', { ...own, body: { email } })).status).toBe(200);
  const code = await readCode(server, email);
  const body = { email, code, password: 'Segel Mandarine Takt' };
  expect((await callServer(server, 'resetPassword', { ...own, body })).status).toBe(200);
  // The right code has ended it.
  expect((await callServer(server, 'forgotPassword', { ...strange, body: { email } })).status).toBe(200);
}, 120_000);

test('wrong codes of one target add up exactly, also at once; they end with thirty days without one', async () => {
  const { email } = (await registerPatient(server)).user;
  const { db, clock } = server.context;
  const askedBy = async (line: number) => {
    const from = { ip: `198.51.100.${line}`, jar: new Map() as CookieJar };
    const { status } = await callServer(server, 'forgotPassword', { ...from, body: { email } });
    return { ...from, status };
  };
  const [one, other] = [await askedBy(1), await askedBy(2)];
  const wrong = toWrong(await readCode(server, email));
  const guess = (from: typeof one) => {
    const body = { email, code: wrong, password: 'Segel Mandarine Takt' };
    return callServer(server, 'resetPassword', { ...from, body });
  };
  await guess(one);
  await db.updateTable('code_failures').set({ failures: 97 }).execute();
  const answers = await Promise.all([one, one, one, other, other, other].map(guess));
  const codes = answers.map(({ error }) => error.code);
  expect(codes.filter((code) => code === 'codes_paused')).toHaveLength(3);
  expect((await askedBy(3)).status).toBe(429);
  server.clock.set(new Date(clock.nowMs() + 31 * 86_400_000).toISOString());
  expect((await askedBy(4)).status).toBe(200);
});

test('a new password ends the pause that wrong ones have caused', async () => {
  const { user } = await registerPatient(server);
  const { email } = user;
  await countTry(server.context, 'log_in_unknown_device', { target: email }, 100);
  server.clock.advance(61_000);
  const fresh = { ip: '192.0.2.60', jar: new Map() as CookieJar };
  const logIn = (password: string, ip: string) =>
    callServer(server, 'login', { ip, body: { email, password } });
  expect((await logIn('geheim-1234', '192.0.2.61')).error.code).toBe('log_in_paused');
  await callServer(server, 'forgotPassword', { ...fresh, body: { email } });
  const code = await readCode(server, email);
  const body = { email, code, password: 'Segel Mandarine Takt' };
  expect((await callServer(server, 'resetPassword', { ...fresh, body })).status).toBe(200);
  expect((await logIn('Segel Mandarine Takt', '192.0.2.62')).status).toBe(200);
});

test('a member of staff who is led back waits for no wrong passwords of before', async () => {
  const { email, secret, staffId } = await joinByPassword(server, {
    email: `d${count}@praxis.example`,
    role: 'reception',
  });
  const signIn = (ip: string, totp: string) =>
    callStaff(server, 'signInByPassword', { ip, body: { email, password: goodPassword, totp } });
  await countTry(server.context, 'staff_sign_in_unknown_desk', { target: email }, 100);
  expect((await signIn('192.0.2.70', readApp(secret, server))).status).toBe(429);
  const { db } = server.context;
  const token = await createInvitation(server, { email, role: 'reception' });
  const link = db.updateTable('staff_invitations').set({ purpose: 'recover', staff_id: staffId });
  await link.where('email', '=', email).where('used_at', 'is', null).execute();
  const join = await prepareToJoin(server, token);
  expect((await join()).status).toBe(201);
  // The app is another now; what counts is that this is looked at.
  expect((await signIn('192.0.2.71', '000000')).status).toBe(401);
});

test('a copy of the desk cookie from before the sign-out shows no second factor', async () => {
  const { email, jar, secret } = await joinByPassword(server, {
    email: `e${count}@praxis.example`,
    role: 'reception',
  });
  const signIn = (cookies: CookieJar) =>
    callStaff(server, 'signInByPassword', {
      ip: shared,
      jar: cookies,
      body: { email, password: goodPassword },
    });
  const copy: CookieJar = new Map([['staff-desk', jar.get('staff-desk') ?? '']]);
  expect((await signIn(new Map(copy))).status).toBe(200);
  await callStaff(server, 'signOut', { jar });
  const after = await signIn(new Map(copy));
  expect([after.status, after.error.code]).toEqual([401, 'second_factor_needed']);
  const { body: desk } = await callStaff(server, 'getDesk', { jar: copy });
  expect(desk.people.map(({ needsTotp }) => needsTotp)).toEqual([true]);
  // With both factors it counts again.
  server.clock.advance(30_000);
  const full = { email, password: goodPassword, totp: readApp(secret, server) };
  expect((await callStaff(server, 'signInByPassword', { ip: shared, jar, body: full })).status).toBe(200);
  expect((await signIn(jar)).status).toBe(200);
  // Signing out everywhere else concerns each desk.
  server.clock.advance(1000);
  await callStaff(server, 'endOtherOwnSessions', { jar });
  expect((await signIn(new Map(jar))).error.code).toBe('second_factor_needed');
});

test('wrong tokens from an address stop no session there: after log-in, registration, reset, nor after a restart', async () => {
  const ip = shared;
  const flood = async (at: TestServer) => {
    let last = 0;
    for (let index = 0; index < 62; index += 1)
      last = (await callServer(at, 'me', { ip, token: createToken() })).status;
    expect(last).toBe(429);
  };
  await flood(server);
  const me = async (token: string, at = server) => (await callServer(at, 'me', { ip, token })).status;
  const { token: registered, user } = await registerPatient(server);
  expect(await me(registered)).toBe(200);
  const { body: loggedIn } = await callServer(server, 'login', {
    ip,
    body: { email: user.email, password: 'geheim-1234' },
  });
  expect(await me(loggedIn.token)).toBe(200);
  const beside = await startTestServer({ beside: server, env: usual });
  try {
    await flood(beside);
    // Another process with another key, as a token of an earlier version: it is looked up by its address.
    expect(await me(loggedIn.token, beside)).toBe(429);
  } finally {
    await beside.stop();
  }
  const SECRET_KEY = server.context.secretKey.toString();
  const again = await startTestServer({ beside: server, env: { ...usual, SECRET_KEY } });
  try {
    await flood(again);
    expect(await me(loggedIn.token, again)).toBe(200);
    // One that has ended is refused as such, sixty times at once.
    await callServer(again, 'logout', { token: loggedIn.token, ip });
    expect(await me(loggedIn.token, again)).toBe(401);
  } finally {
    await again.stop();
  }
});
