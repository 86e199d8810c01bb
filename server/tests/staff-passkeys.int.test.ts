import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CookieJar, callServer, startTestServer, type TestServer } from './harness.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import {
  callStaff,
  createStaffSession,
  goodPassword,
  joinByPasskey,
  joinByPassword,
  readApp,
} from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
const join = (role: 'owner' | 'reception' = 'reception') => {
  count += 1;
  return joinByPasskey(server, { email: `k${count}@praxis.example`, role });
};

async function askToSignIn(jar?: CookieJar, staffId?: string) {
  const options = { ...(jar && { jar }), body: staffId === undefined ? {} : { staffId } };
  return (await callStaff(server, 'startPasskeySignIn', options)).body;
}

test('a passkey lets in by itself, and is asked for by name only where its owner is known', async () => {
  const { staffId, jar, authenticator } = await join();
  expect((await askToSignIn()).allowCredentials).toEqual([]);
  expect((await askToSignIn(new Map(), staffId)).allowCredentials).toEqual([]);
  const request = await askToSignIn(jar, staffId);
  expect(request.allowCredentials).toMatchObject([{ transports: ['internal'] }]);
  expect(request.userVerification).toBe('required');
  const fresh: CookieJar = new Map();
  const response = authenticator.get(await askToSignIn());
  const answer = await callStaff(server, 'signInByPasskey', { jar: fresh, body: { response } });
  expect([answer.status, answer.body.id]).toEqual([200, staffId]);
  expect((await callStaff(server, 'getMe', { jar: fresh })).body.id).toBe(staffId);
  const { body: desk } = await callStaff(server, 'getDesk', { jar: fresh });
  expect(desk.people).toMatchObject([{ id: staffId, hasPasskey: true, hasPassword: false }]);
});

test.each([
  ['made on another site', { origin: 'https://evil.example' }],
  ['made for another site', { rpId: 'evil.example' }],
  ['without the finger or PIN', { isUnverified: true }],
])('a proof %s is refused, to sign in and to set up', async (_, faults) => {
  const { authenticator, jar } = await join();
  const response = authenticator.get(await askToSignIn(), faults);
  const { status, error } = await callStaff(server, 'signInByPasskey', { body: { response } });
  expect([status, error.code]).toEqual([401, 'passkey_refused']);
  const { body: creation } = await callStaff(server, 'startNewPasskey', { jar });
  const body = { name: 'Schlüssel', response: authenticator.create(creation, faults) };
  const added = await callStaff(server, 'addPasskey', { jar, body });
  expect([added.status, added.error.code]).toEqual([401, 'passkey_refused']);
});

test('a proof counts once, for ten minutes, for what it was asked for, and from whom', async () => {
  const { authenticator, jar } = await join();
  const signIn = (response: ReturnType<SoftwareAuthenticator['get']>) =>
    callStaff(server, 'signInByPasskey', { body: { response } });
  const response = authenticator.get(await askToSignIn());
  const both = await Promise.all([signIn(response), signIn(response)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await signIn(response)).status).toBe(401);

  const late = authenticator.get(await askToSignIn());
  server.clock.advance(10 * 60_000);
  expect((await signIn(late)).status).toBe(401);

  // What a session is asked for signs nobody in, and proves nothing for another session.
  await callStaff(server, 'lock', { jar });
  const { body: asked } = await callStaff(server, 'startProof', { jar });
  expect((await signIn(authenticator.get(asked))).status).toBe(401);
  const other: CookieJar = new Map();
  const opened = authenticator.get(await askToSignIn());
  await callStaff(server, 'signInByPasskey', { jar: other, body: { response: opened } });
  const { body: askedHere } = await callStaff(server, 'startProof', { jar });
  const proof = { method: 'passkey', response: authenticator.get(askedHere) } as const;
  expect((await callStaff(server, 'unlock', { jar: other, body: { proof } })).error.code).toBe(
    'passkey_refused',
  );
  const { body: askedAgain } = await callStaff(server, 'startProof', { jar });
  const right = { method: 'passkey', response: authenticator.get(askedAgain) } as const;
  const unlocked = await callStaff(server, 'unlock', { jar, body: { proof: right } });
  expect([unlocked.status, unlocked.body.isLocked]).toEqual([200, false]);
  // And shows both factors, as it is both in one.
  expect((await callStaff(server, 'startNewPasskey', { jar })).status).toBe(200);
});

test('somebody else’s passkey unlocks no screen, though it is a good one', async () => {
  const mira = await join();
  const lena = await join();
  await callStaff(server, 'lock', { jar: mira.jar });
  const { body: asked } = await callStaff(server, 'startProof', { jar: mira.jar });
  const response = lena.authenticator.get({ ...asked, allowCredentials: [] });
  const { status, error } = await callStaff(server, 'unlock', {
    jar: mira.jar,
    body: { proof: { method: 'passkey', response } },
  });
  expect([status, error.code]).toEqual([401, 'passkey_refused']);
});

test('a copied passkey is refused once the real one has counted on', async () => {
  const { authenticator } = await join();
  const copy = new SoftwareAuthenticator(server.url);
  copy.held.push(...authenticator.held.map((each) => ({ ...each })));
  const signIn = async (by: SoftwareAuthenticator) => {
    const response = by.get(await askToSignIn());
    return (await callStaff(server, 'signInByPasskey', { body: { response } })).status;
  };
  expect(await signIn(authenticator)).toBe(200);
  expect(await signIn(authenticator)).toBe(200);
  expect(await signIn(copy)).toBe(401);
});

test('passkeys are added and removed, but never the last way in; the others’ sessions end', async () => {
  const { jar, authenticator, staffId, email } = await join();
  const elsewhere: CookieJar = new Map();
  const opened = authenticator.get(await askToSignIn());
  await callStaff(server, 'signInByPasskey', { jar: elsewhere, body: { response: opened } });
  const { body: access } = await callStaff(server, 'getOwnAccess', { jar });
  expect([access.hasPassword, access.passkeys.length, access.recoveryCodesLeft]).toEqual([false, 1, 10]);
  expect(access.sessions.map(({ current }) => current).sort()).toEqual([false, true]);
  const [first] = access.passkeys;
  const last = await callStaff(server, 'removePasskey', { jar, params: { id: first?.id ?? '' } });
  expect([last.status, last.error.code]).toEqual([409, 'last_way_in_stays']);

  const { body: creation } = await callStaff(server, 'startNewPasskey', { jar });
  expect(creation.excludeCredentials).toHaveLength(1);
  const response = new SoftwareAuthenticator(server.url).create(creation);
  const added = await callStaff(server, 'addPasskey', { jar, body: { name: 'Schlüssel', response } });
  expect([added.status, added.body.passkeys.map(({ name }) => name).sort()]).toEqual([
    201,
    ['Schlüssel', 'Unbekanntes Gerät'],
  ]);
  expect((await callStaff(server, 'getMe', { jar: elsewhere })).status).toBe(200);
  const removed = await callStaff(server, 'removePasskey', { jar, params: { id: first?.id ?? '' } });
  expect(removed.body.passkeys.map(({ name }) => name)).toEqual(['Schlüssel']);
  expect((await callStaff(server, 'getMe', { jar: elsewhere })).status).toBe(401);
  expect((await callStaff(server, 'getMe', { jar })).status).toBe(200);
  const lost = authenticator.get(await askToSignIn());
  expect((await callStaff(server, 'signInByPasskey', { body: { response: lost } })).status).toBe(401);
  const { body: mails } = await callServer(server, 'listOutbox');
  const told = mails.filter(({ to }) => to === email).map(({ text }) => text);
  expect(told.filter((text) => text.includes('Ein Passkey wurde aus'))).toHaveLength(1);
  expect(told.filter((text) => text.includes('wurde ein Passkey hinzugefügt'))).toHaveLength(1);
  const rows = await server.context.db
    .selectFrom('staff_audit')
    .select('action')
    .where('staff_id', '=', staffId)
    .where('action', '=', 'change_access')
    .execute();
  expect(rows).toHaveLength(2);
});

test('two passkeys removed at once leave one', async () => {
  const { jar } = await join();
  const { body: creation } = await callStaff(server, 'startNewPasskey', { jar });
  const response = new SoftwareAuthenticator(server.url).create(creation);
  const { body: access } = await callStaff(server, 'addPasskey', { jar, body: { name: 'Zwei', response } });
  const removals = access.passkeys.map(({ id }) =>
    callStaff(server, 'removePasskey', { jar, params: { id } }),
  );
  const statuses = (await Promise.all(removals)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('who came by passkey sets a password only with an app, and may take both away again', async () => {
  const { jar, email } = await join();
  const alone = await callStaff(server, 'setPassword', { jar, body: { password: goodPassword } });
  expect([alone.status, alone.error.code]).toEqual([400, 'invalid_request']);
  const { body: app } = await callStaff(server, 'startNewTotp', { jar });
  expect(app.uri).toMatch(/^otpauth:\/\/totp\//);
  const { totpSecretId } = app;
  const wrong = { totpSecretId, code: '000000' };
  const refused = await callStaff(server, 'setPassword', {
    jar,
    body: { password: goodPassword, totp: wrong },
  });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_code']);
  const totp = { totpSecretId, code: readApp(app.secret, server) };
  // A secret is for whom it was made.
  const other = await createStaffSession(server, 'reception');
  const theirs = await callStaff(server, 'setPassword', {
    jar: other.jar,
    body: { password: goodPassword, totp },
  });
  expect(theirs.error.code).toBe('invalid_code');
  const set = await callStaff(server, 'setPassword', { jar, body: { password: goodPassword, totp } });
  expect([set.status, set.body.hasPassword]).toEqual([200, true]);
  // Taken over once: with the same secret and code nobody could turn the steps back.
  const twice = await callStaff(server, 'setPassword', { jar, body: { totp } });
  expect([twice.status, twice.error.code]).toEqual([400, 'invalid_code']);
  const { body: mails } = await callServer(server, 'listOutbox');
  const told = mails.filter(({ to }) => to === email).map(({ text }) => text);
  expect(told.filter((text) => text.includes('ein Passwort und eine App eingerichtet'))).toHaveLength(1);
  server.clock.advance(30_000);
  const signIn = { email, password: goodPassword, totp: readApp(app.secret, server) };
  expect((await callStaff(server, 'signInByPassword', { body: signIn })).status).toBe(200);
  // With another secret key the app's secret can't be read, and the passkey is the last way in again.
  await sql`update staff set totp_secret = '\\x00' where email = ${email}`.execute(server.context.db);
  const { body: access } = await callStaff(server, 'getOwnAccess', { jar });
  const last = await callStaff(server, 'removePasskey', {
    jar,
    params: { id: access.passkeys[0]?.id ?? '' },
  });
  expect([access.hasPassword, last.error.code]).toEqual([false, 'last_way_in_stays']);
  expect((await callStaff(server, 'removePassword', { jar })).body.hasPassword).toBe(false);
  server.clock.advance(30_000);
  const again = { ...signIn, totp: readApp(app.secret, server) };
  expect((await callStaff(server, 'signInByPassword', { body: again })).status).toBe(401);
});

test('a new password ends every other session; it has twelve characters and is not everybody’s', async () => {
  const { jar, email } = await joinByPassword(server, { email: 'wechsel@praxis.example', role: 'reception' });
  const elsewhere = await callStaff(server, 'getDesk', { jar });
  expect(elsewhere.body.people).toMatchObject([{ email, needsTotp: false }]);
  for (const [password, code] of [
    ['Kurz genug', 'invalid_request'],
    ['praxis-lindenplatz', 'password_too_common'],
    ['qwertzuiopü', 'invalid_request'],
    ['aaaaaaaaaaaaa', 'password_too_simple'],
  ] as const) {
    const { error } = await callStaff(server, 'setPassword', { jar, body: { password } });
    expect([password, error.code]).toEqual([password, code]);
  }
  const before = new Map(jar);
  const set = await callStaff(server, 'setPassword', { jar, body: { password: 'Kerze Regen Fahrrad' } });
  expect(set.status).toBe(200);
  // This browser still knows its person, one with the cookie from before does not.
  expect((await callStaff(server, 'getDesk', { jar })).body.people).toHaveLength(1);
  expect((await callStaff(server, 'getDesk', { jar: before })).body.people).toEqual([]);
});

test('who has lost the passkey comes in by a recovery code, and renewed codes end the old ones', async () => {
  const { email, jar, recoveryCodes } = await join();
  const [first = '', second = ''] = recoveryCodes;
  const signIn = (recoveryCode: string) =>
    callStaff(server, 'signInByPassword', { body: { email, recoveryCode } });
  expect((await signIn(first)).status).toBe(200);
  const { body: renewed } = await callStaff(server, 'renewRecoveryCodes', { jar });
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect((await signIn(second)).status).toBe(401);
  expect((await signIn(renewed.recoveryCodes[0] ?? '')).status).toBe(200);
});

test.each([
  ['no JSON', 'x'],
  ['no object', 'null'],
  ['no challenge', '{"type":"webauthn.get"}'],
  ['a challenge that no database takes', JSON.stringify({ challenge: '\0'.repeat(43) })],
  ['a challenge that nobody asked', JSON.stringify({ challenge: 'x'.repeat(43), type: 'webauthn.get' })],
])('an answer with %s in it is refused', async (_, said) => {
  const { authenticator } = await join();
  const good = authenticator.get(await askToSignIn());
  const clientDataJSON = Buffer.from(said).toString('base64url');
  const response = { ...good, response: { ...good.response, clientDataJSON } };
  const { status, error } = await callStaff(server, 'signInByPasskey', { body: { response } });
  expect([status, error.code]).toEqual([401, 'passkey_refused']);
});
