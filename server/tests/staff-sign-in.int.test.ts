import { proofOfWorkHeader } from '@praxisportal/contract/proof-of-work-header';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CookieJar, callServer, solve, startTestServer, type TestServer } from './harness.ts';
import { callStaff, goodPassword, joinByPassword, readApp } from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
/** Somebody new, signed in; the limits count by address, so each test has an own one. */
async function join(role: 'owner' | 'reception' = 'reception') {
  count += 1;
  const ip = `10.7.0.${count}`;
  return { ...(await joinByPassword(server, { email: `p${count}@praxis.example`, role })), ip };
}

test('password and one-time password let in; the cookie is out of reach for scripts and other sites', async () => {
  const { email, secret, ip } = await join();
  const jar: CookieJar = new Map();
  const answer = await callStaff(server, 'signInByPassword', {
    ...{ jar, ip },
    body: { email: email.toUpperCase(), password: goodPassword, totp: readApp(secret, server) },
  });
  expect([answer.status, answer.body.email, answer.body.initials, answer.body.isLocked]).toEqual([
    200,
    email,
    'MS',
    false,
  ]);
  const [session = ''] = answer.headers.getSetCookie();
  expect(session).toMatch(/^staff=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  const { body: me } = await callStaff(server, 'getMe', { jar });
  expect(me).toEqual(answer.body);
});

test('whatever of it is wrong, and whether the person exists, the answer is the same', async () => {
  const { email, secret, ip } = await join();
  const totp = readApp(secret, server);
  const wrong = [
    { email, password: 'Linde Kerze Mittwoch', totp },
    { email, password: goodPassword, totp: totp === '000000' ? '000001' : '000000' },
    { email, password: goodPassword, recoveryCode: '2222-2222-2222' },
    { email, password: '', recoveryCode: '2222-2222-2222' },
    { email: 'niemand@praxis.example', password: goodPassword, totp },
  ];
  for (const body of wrong) {
    const { status, error } = await callStaff(server, 'signInByPassword', { body, ip });
    expect([status, error.code]).toEqual([401, 'staff_credentials_wrong']);
  }
  for (const who of [email, 'niemand@praxis.example']) {
    const body = { email: who, password: goodPassword };
    const { status, error } = await callStaff(server, 'signInByPassword', { body, ip });
    expect([status, error.code]).toEqual([401, 'second_factor_needed']);
  }
});

test('a one-time password opens nothing a second time, nor does one from before it, nor of two at once', async () => {
  const { email, secret, ip } = await join();
  const signIn = (totp: string) =>
    callStaff(server, 'signInByPassword', { ip, body: { email, password: goodPassword, totp } });
  const early = readApp(secret, server);
  server.clock.advance(30_000);
  const code = readApp(secret, server);
  const both = await Promise.all([signIn(code), signIn(code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await signIn(code)).status).toBe(401);
  expect((await signIn(early)).status).toBe(401);
  server.clock.advance(30_000);
  expect((await signIn(readApp(secret, server))).status).toBe(200);
});

test('a recovery code lets in once, however it is typed, and a mail tells of it', async () => {
  const { email, ip, recoveryCodes } = await join();
  expect(recoveryCodes).toHaveLength(10);
  const [code = ''] = recoveryCodes;
  const signIn = () => {
    const recoveryCode = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    return callStaff(server, 'signInByPassword', {
      ip,
      body: { email, password: goodPassword, recoveryCode },
    });
  };
  const both = await Promise.all([signIn(), signIn()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await signIn()).status).toBe(401);
  const { body: mails } = await callServer(server, 'listOutbox');
  const told = mails.filter(({ to, text }) => to === email && text.includes('Wiederherstellungscodes'));
  expect(told).toHaveLength(1);
});

test('ten wrong tries shut out who makes them, and not the desk that the person knows', async () => {
  const { email, secret, jar, ip } = await join();
  const guess = () =>
    callStaff(server, 'signInByPassword', {
      ip,
      body: { email, password: 'Linde Kerze Mittwoch', totp: '123456' },
    });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(401);
  const refused = await guess();
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
  const body = { email, password: goodPassword, totp: readApp(secret, server) };
  expect((await callStaff(server, 'signInByPassword', { ip, body })).status).toBe(429);
  expect((await callStaff(server, 'signInByPassword', { ip, jar, body })).status).toBe(200);
});

test('at a desk where both were proven today the password does; one person at a time sits there', async () => {
  const mira = await join();
  const lena = await join();
  const desk: CookieJar = new Map(mira.jar);
  const totp = readApp(lena.secret, server);
  const signIn = { email: lena.email, password: goodPassword };
  expect(
    (await callStaff(server, 'signInByPassword', { ip: lena.ip, jar: desk, body: signIn })).error.code,
  ).toBe('second_factor_needed');
  const withMira = new Map(desk);
  await callStaff(server, 'signInByPassword', { ip: lena.ip, jar: desk, body: { ...signIn, totp } });
  // The session that this browser had before is over.
  expect((await callStaff(server, 'getMe', { jar: withMira })).status).toBe(401);
  const { body: known } = await callStaff(server, 'getDesk', { jar: desk });
  expect(known.people.map(({ email, needsTotp }) => [email, needsTotp])).toEqual([
    [lena.email, false],
    [mira.email, false],
  ]);
  const back = await callStaff(server, 'signInByPassword', {
    ...{ ip: lena.ip, jar: desk },
    body: { email: mira.email, password: goodPassword },
  });
  expect([back.status, back.body.id]).toEqual([200, mira.staffId]);

  await callStaff(server, 'signOut', { jar: desk });
  expect(desk.has('staff')).toBe(false);
  const { body: left } = await callStaff(server, 'getDesk', { jar: desk });
  expect(left.people.map(({ email, needsTotp }) => [email, needsTotp])).toEqual([
    [mira.email, true],
    [lena.email, false],
  ]);
  server.clock.advance(13 * 3_600_000);
  const { body: nextDay } = await callStaff(server, 'getDesk', { jar: desk });
  expect(nextDay.people.map(({ needsTotp }) => needsTotp)).toEqual([true, true]);
  // A desk can't be claimed: the cookie is signed.
  const forged = new Map([['staff-desk', (desk.get('staff-desk') ?? '').replace(/_\d+_/, '_9999999999_')]]);
  expect((await callStaff(server, 'getDesk', { jar: forged })).body.people).toHaveLength(1);
});

test('a session ends after twelve hours, however busy it is', async () => {
  const { jar } = await join();
  const isIn = async () => (await callStaff(server, 'getMe', { jar })).status === 200;
  for (let minutes = 0; minutes < 12 * 60 - 9; minutes += 9) {
    expect(await isIn()).toBe(true);
    server.clock.advance(9 * 60_000);
  }
  server.clock.advance(10 * 60_000);
  expect(await isIn()).toBe(false);
});

test('ten minutes without a person lock the screen; what the page asks for by itself does not keep it open', async () => {
  const { jar, ip } = await join();
  const list = (isByPage: boolean) =>
    callStaff(server, 'getOwnAccess', { jar, with: isByPage ? { 'X-Background': 'yes' } : {} });
  server.clock.advance(9 * 60_000);
  expect((await list(true)).status).toBe(200);
  server.clock.advance(61_000);
  for (const isByPage of [true, false]) {
    const { status, error } = await list(isByPage);
    expect([status, error.code]).toEqual([423, 'staff_locked']);
  }
  expect((await callStaff(server, 'getMe', { jar })).body.isLocked).toBe(true);
  const prove = (password: string) =>
    callStaff(server, 'unlock', { jar, ip, body: { proof: { method: 'password', password } } });
  const wrong = await prove('Linde Kerze Mittwoch');
  expect([wrong.status, wrong.error.code]).toEqual([403, 'proof_wrong']);
  expect((await list(false)).status).toBe(423);
  const right = await prove(goodPassword);
  expect([right.status, right.body.isLocked]).toEqual([200, false]);
  expect((await list(false)).status).toBe(200);

  await callStaff(server, 'lock', { jar });
  expect((await list(false)).status).toBe(423);
  // Reproving unlocks nothing by the back door.
  const proof = { method: 'password', password: goodPassword } as const;
  expect((await callStaff(server, 'reproof', { jar, ip, body: { proof } })).status).toBe(423);
});

test('what asks again takes a proof of the last five minutes', async () => {
  const { jar, ip } = await join('owner');
  const read = () => callStaff(server, 'getSettings', { jar });
  expect((await read()).status).toBe(200);
  server.clock.advance(5 * 60_000);
  const refused = await read();
  expect([refused.status, refused.error.code]).toEqual([403, 'reproof_needed']);
  const proof = { method: 'password', password: goodPassword } as const;
  expect((await callStaff(server, 'reproof', { jar, ip, body: { proof } })).status).toBe(204);
  expect((await read()).status).toBe(200);
});

type Code = { totp?: string; recoveryCode?: string };
const proveBy = ({ jar, ip }: { jar: CookieJar; ip: string }, code: Code = {}, password = goodPassword) =>
  callStaff(server, 'reproof', { jar, ip, body: { proof: { method: 'password', password, ...code } } });
const tryAccess = async (jar: CookieJar) => {
  const id = '00000000-0000-4000-8000-000000000000';
  const invitation = { email: 'dieb@praxis.example', role: 'owner', language: 'de' } as const;
  const answers = [
    await callStaff(server, 'startNewTotp', { jar }),
    await callStaff(server, 'startNewPasskey', { jar }),
    await callStaff(server, 'setPassword', { jar, body: { password: 'Kerze Regen Fahrrad' } }),
    await callStaff(server, 'renewRecoveryCodes', { jar }),
    await callStaff(server, 'removePasskey', { jar, params: { id } }),
    await callStaff(server, 'removePassword', { jar }),
    // Who leads somebody back, or lets another owner in, could come in by that.
    await callStaff(server, 'inviteStaff', { jar, body: invitation }),
    await callStaff(server, 'changeStaff', { jar, params: { id }, body: { role: 'owner' } }),
  ];
  return answers.map(({ error }) => error?.code);
};

test('who knows the password and sits at an open desk changes no way in, and lets nobody in', async () => {
  const { jar, ip, email, recoveryCodes } = await join('owner');
  server.clock.advance(5 * 60_000);
  expect((await proveBy({ jar, ip })).status).toBe(204);
  expect(new Set(await tryAccess(jar))).toEqual(new Set(['full_proof_needed']));
  await callStaff(server, 'lock', { jar });
  const proof = { method: 'password', password: goodPassword } as const;
  expect((await callStaff(server, 'unlock', { jar, ip, body: { proof } })).status).toBe(200);
  expect(new Set(await tryAccess(jar))).toEqual(new Set(['full_proof_needed']));
  // Nor does signing in anew where the password does.
  await callStaff(server, 'signInByPassword', { jar, ip, body: { email, password: goodPassword } });
  expect(new Set(await tryAccess(jar))).toEqual(new Set(['full_proof_needed']));
  const [code = ''] = recoveryCodes;
  const signIn = { email, password: goodPassword, recoveryCode: code };
  await callStaff(server, 'signInByPassword', { jar, ip, body: signIn });
  expect((await callStaff(server, 'startNewTotp', { jar })).status).toBe(200);
});

test('password and a code of the app, or one for recovery, show both factors, each code once', async () => {
  const { jar, ip, email, secret, recoveryCodes } = await join();
  const at = { jar, ip };
  server.clock.advance(5 * 60_000);
  const totp = readApp(secret, server);
  const wrong = await proveBy(at, { totp: totp === '000000' ? '000001' : '000000' });
  expect([wrong.status, wrong.error.code]).toEqual([403, 'code_wrong']);
  expect((await proveBy(at, { totp }, 'Linde Kerze Mittwoch')).error.code).toBe('proof_wrong');
  expect((await callStaff(server, 'startNewTotp', { jar })).error.code).toBe('full_proof_needed');
  expect((await proveBy(at, { totp })).status).toBe(204);
  const { body: app } = await callStaff(server, 'startNewTotp', { jar });
  const enrolment = { totpSecretId: app.totpSecretId, code: readApp(app.secret, server) };
  expect((await callStaff(server, 'setPassword', { jar, body: { totp: enrolment } })).status).toBe(200);

  server.clock.advance(5 * 60_000);
  expect((await proveBy(at, { totp: readApp(secret, server) })).error.code).toBe('code_wrong');
  const [code = '', other = ''] = recoveryCodes;
  const both = await Promise.all([1, 2].map(() => proveBy(at, { recoveryCode: code })));
  expect(both.map(({ status }) => status).sort()).toEqual([204, 403]);
  expect((await callStaff(server, 'renewRecoveryCodes', { jar })).status).toBe(200);
  server.clock.advance(5 * 60_000);
  expect((await proveBy(at, { recoveryCode: other })).error.code).toBe('code_wrong');
  const { body: mails } = await callServer(server, 'listOutbox');
  const told = mails.filter(({ to, text }) => to === email && text.includes('ausgewiesen'));
  expect(told).toHaveLength(1);
});

test('codes are guessed by nobody who knows the password, however many sessions they begin', async () => {
  const { jar, ip, email, secret } = await join();
  const statuses: number[] = [];
  for (let sessions = 0; sessions < 3; sessions += 1) {
    await callStaff(server, 'signInByPassword', { jar, ip, body: { email, password: goodPassword } });
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await proveBy({ jar, ip }, { recoveryCode: '2222-2222-2222' })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
  // Nor by signing in with them, which would show both factors, too: at this desk, or where nobody is known.
  const signIn = (at: CookieJar, code: Code = {}) =>
    callStaff(server, 'signInByPassword', { jar: at, ip, body: { email, password: goodPassword, ...code } });
  for (const at of [jar, new Map()]) {
    const refused = await signIn(at, { totp: readApp(secret, server) });
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
  }
  // Who works there comes in by the password as ever, and by a code a quarter of an hour later.
  expect((await signIn(jar)).status).toBe(200);
  server.clock.advance(15 * 60_000);
  expect((await signIn(jar, { totp: readApp(secret, server) })).status).toBe(200);
  expect((await callStaff(server, 'startNewTotp', { jar })).status).toBe(200);
});

test('at a known desk codes run out, whatever is signed in between, and the password alone stays a way in', async () => {
  const { jar, ip, email, secret } = await join();
  const signIn = async (code: Code = {}, password = goodPassword) => {
    const body = { email, password, ...code };
    return (await callStaff(server, 'signInByPassword', { jar, ip, body })).status;
  };
  const totp = readApp(secret, server);
  const wrong = { totp: totp === '000000' ? '000001' : '000000' };
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push(await signIn(wrong));
  // Wrong passwords tell nothing of a code, and use none up.
  for (let tries = 0; tries < 3; tries += 1) expect(await signIn(wrong, 'Linde Kerze Mittwoch')).toBe(401);
  expect(await signIn()).toBe(200);
  for (let tries = 0; tries < 6; tries += 1) statuses.push(await signIn(wrong));
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect(await signIn()).toBe(200);
  // Thirty within a day; what is right begins anew.
  for (const _ of [2, 3]) {
    server.clock.advance(15 * 60_000);
    for (let tries = 0; tries < 10; tries += 1) expect(await signIn(wrong)).toBe(401);
  }
  server.clock.advance(15 * 60_000);
  expect(await signIn({ totp: readApp(secret, server) })).toBe(429);
  expect(await signIn()).toBe(200);
  server.clock.advance(24 * 3_600_000);
  expect(await signIn({ totp: readApp(secret, server) })).toBe(200);
});

test('a lock takes what was shown in full with it: behind it the password alone lets nobody in', async () => {
  const { jar, ip, secret, staffId } = await join('owner');
  const proof = { method: 'password', password: goodPassword } as const;
  const unlock = (code: Code = {}) =>
    callStaff(server, 'unlock', { jar, ip, body: { proof: { ...proof, ...code } } });
  const isFull = async () => (await callStaff(server, 'startNewTotp', { jar })).status === 200;
  expect(await isFull()).toBe(true);
  await callStaff(server, 'lock', { jar });
  expect((await unlock()).status).toBe(200);
  expect(new Set(await tryAccess(jar))).toEqual(new Set(['full_proof_needed']));
  await callStaff(server, 'lock', { jar });
  expect((await unlock({ totp: readApp(secret, server) })).status).toBe(200);
  expect(await isFull()).toBe(true);
  // Nor does it outlast the lock of a screen at which nobody did anything.
  server.clock.advance(10 * 60_000);
  expect((await unlock()).status).toBe(200);
  const { db } = server.context;
  const kept = db.selectFrom('staff_sessions').select('fully_proven_at').where('staff_id', '=', staffId);
  expect(await kept.execute()).toEqual([{ fully_proven_at: null }]);
});

test('a new password makes a desk’s twelve hours no longer', async () => {
  const { jar, ip, secret } = await join();
  const needsTotp = async () => (await callStaff(server, 'getDesk', { jar })).body.people[0]?.needsTotp;
  server.clock.advance(6 * 60_000);
  await proveBy({ jar, ip }, { totp: readApp(secret, server) });
  server.clock.advance(4 * 60_000);
  const body = { password: 'Kerze Regen Fahrrad' };
  expect((await callStaff(server, 'setPassword', { jar, body })).status).toBe(200);
  server.clock.advance(12 * 3_600_000 - 4 * 60_000);
  expect(await needsTotp()).toBe(false);
  server.clock.advance(1_000);
  expect(await needsTotp()).toBe(true);
});

test('ten wrong proofs at a screen stop whoever has only the session', async () => {
  const { jar, ip } = await join();
  const guess = () =>
    callStaff(server, 'unlock', { jar, ip, body: { proof: { method: 'password', password: 'x' } } });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(403);
  expect((await guess()).status).toBe(429);
});

test('wrong proofs at one screen shut nobody out at another', async () => {
  const { jar, ip, email, secret } = await join();
  const elsewhere: CookieJar = new Map();
  await callStaff(server, 'signInByPassword', {
    ...{ jar: elsewhere, ip },
    body: { email, password: goodPassword, totp: readApp(secret, server) },
  });
  const prove = (at: CookieJar, password: string) =>
    callStaff(server, 'reproof', { jar: at, ip, body: { proof: { method: 'password', password } } });
  for (let tries = 0; tries < 11; tries += 1) await prove(elsewhere, 'x');
  expect((await prove(elsewhere, goodPassword)).status).toBe(429);
  expect((await prove(jar, goodPassword)).status).toBe(204);
});

test('many passwords from browsers that nobody knows take work, before one of them is looked at', async () => {
  const { email, secret, ip, jar } = await join();
  const signIn = (who: string, more: Parameters<typeof callStaff<'signInByPassword'>>[2] = {}) =>
    callStaff(server, 'signInByPassword', {
      ...{ ip, body: { email: who, password: goodPassword, totp: readApp(secret, server) } },
      ...more,
    });
  // Those that are refused take nothing from the two hundred that all desks behind one address share.
  for (let tries = 0; tries < 270; tries += 1)
    expect((await signIn(`niemand${tries}@praxis.example`)).status).toBe(tries < 60 ? 401 : 429);
  const refused = await signIn(email);
  const { challenge } = refused.error;
  expect([refused.status, refused.error.code]).toEqual([429, 'proof_of_work_required']);
  if (!challenge) throw new Error('the refusal names the work');
  const worked = await signIn(email, { with: { [proofOfWorkHeader]: await solve(challenge) } });
  expect(worked.status).toBe(200);
  // A desk that somebody has worked at is asked for none.
  server.clock.advance(30_000);
  expect((await signIn(email, { jar })).status).toBe(200);
});

test.each([
  `${'a'.repeat(22)}.${'-'.repeat(36)}_1_${'b'.repeat(43)}`,
  `${'a'.repeat(22)}.00000000-0000-4000-8000-000000000000_1_${'b'.repeat(43)}`,
  'nothing of the kind',
])('a desk’s cookie that somebody made up (%s) knows nobody', async (cookie) => {
  const { status, body } = await callStaff(server, 'getDesk', { jar: new Map([['staff-desk', cookie]]) });
  expect([status, body]).toEqual([200, { people: [] }]);
});
