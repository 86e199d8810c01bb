import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CookieJar, callServer, startTestServer, type TestServer } from './harness.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import {
  callStaff,
  createInvitation,
  createStaffSession,
  goodPassword,
  invitedNames,
  joinByPasskey,
  joinByPassword,
  prepareToJoin,
  readApp,
} from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const prepare = (token: string, on: TestServer = server) => prepareToJoin(on, token);

test('without an owner each start makes a link, which alone makes the first one, once', async () => {
  const own = await startTestServer();
  const { setup, context } = own;
  expect((await callStaff(own, 'getSetup')).body).toEqual({ state: 'open' });
  const [, token = ''] =
    /^http:\/\/localhost:0\/de\/praxis\/einrichten#([\w-]{43})$/.exec(setup?.link ?? '') ?? [];
  const file = setup?.file ?? '';
  expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777]).toEqual([
    `${setup?.link}\n`,
    0o600,
  ]);
  const kept = await context.db.selectFrom('staff_invitations').select('token_hash').execute();
  expect(kept.map(({ token_hash }) => token_hash.toString('base64url'))).not.toContain(token);

  const again = await startTestServer({ beside: own });
  const stale = await callStaff(own, 'lookAtInvitation', { body: { token } });
  expect([stale.status, stale.error.code]).toEqual([410, 'invitation_expired']);
  const newest = again.setup?.link.split('#')[1] ?? '';
  const look = await callStaff(again, 'lookAtInvitation', { body: { token: newest } });
  expect(look.body).toMatchObject({ purpose: 'setup', role: 'owner', email: null });

  const accept = await prepare(newest, again);
  const unnamed = await accept();
  expect([unnamed.status, unnamed.error.code]).toEqual([400, 'invalid_request']);
  const both = await Promise.all([accept('eins@praxis.example'), accept('zwei@praxis.example')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
  expect((await callStaff(again, 'getSetup')).body).toEqual({ state: 'done' });
  await expect(stat(join(again.context.config.dataDir, 'setup-link.txt'))).rejects.toThrow('ENOENT');
  const used = await callStaff(again, 'lookAtInvitation', { body: { token: newest } });
  expect([used.status, used.error.code]).toEqual([410, 'invitation_used']);
  const last = await startTestServer({ beside: own });
  expect(last.setup).toBeUndefined();
  for (const each of [last, again, own]) await each.stop();
});

test('the first owner’s link ends after a day, and as soon as an owner has come another way', async () => {
  const own = await startTestServer();
  const token = own.setup?.link.split('#')[1] ?? '';
  const accept = await prepare(token, own);
  await createStaffSession(own, 'owner');
  expect((await accept('a@praxis.example')).error.code).toBe('invitation_used');
  await own.context.db.deleteFrom('staff').execute();
  own.clock.advance(24 * 3_600_000);
  expect((await accept('a@praxis.example')).error.code).toBe('invitation_expired');
  await own.stop();
});

test('links that somebody has made end when they are put out, or no longer invite', async () => {
  const owner = await createStaffSession(server, 'owner');
  for (const change of [{ isDisabled: true }, { role: 'dentist' as const }]) {
    const leaving = await createStaffSession(server, 'owner');
    const email = `wieder.${leaving.staffId}@praxis.example`;
    const invite = async (jar: typeof owner.jar, body: { email: string; role: 'owner' | 'reception' }) => {
      const { body: invited } = await callStaff(server, 'inviteStaff', {
        jar,
        body: { ...body, language: 'de' },
      });
      return invited.link.split('#')[1] ?? '';
    };
    const accept = await prepare(await invite(leaving.jar, { email, role: 'owner' }));
    const other = await prepare(await invite(owner.jar, { email: `neu.${email}`, role: 'reception' }));
    const params = { id: leaving.staffId };
    expect((await callStaff(server, 'changeStaff', { jar: owner.jar, params, body: change })).status).toBe(
      200,
    );
    expect((await accept()).error.code).toBe('invitation_expired');
    expect((await other()).status).toBe(201);
  }
});

test('an invitation goes by mail, is shown once, and lets one person in with the role that it says', async () => {
  const { jar, staffId } = await createStaffSession(server, 'owner');
  const invited = await callStaff(server, 'inviteStaff', {
    jar,
    body: { email: 'Neu@Praxis.example', role: 'dentist', doctorId: 'weber', language: 'en' },
  });
  expect(invited.status).toBe(201);
  const { link, invitation } = invited.body;
  const token = link.split('#')[1] ?? '';
  const { body: mails } = await callServer(server, 'listOutbox');
  expect(mails.find(({ to }) => to === 'neu@praxis.example')?.text).toContain(link);
  const { body: list } = await callStaff(server, 'listStaff', { jar });
  expect(list.invitations).toContainEqual(invitation);
  expect(JSON.stringify(list)).not.toContain(token);

  const accept = await prepare(token);
  const both = await Promise.all([accept('anders@praxis.example'), accept()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
  const joined = both.find(({ status }) => status === 201);
  expect(joined?.body.me).toMatchObject({ email: 'neu@praxis.example', role: 'dentist', doctorId: 'weber' });
  expect(joined?.body.recoveryCodes).toHaveLength(10);
  expect((await accept()).error.code).toBe('invitation_used');
  const { body: after } = await callStaff(server, 'listStaff', { jar });
  expect(after.invitations).toEqual([]);
  const deeds = await server.context.db
    .selectFrom('staff_audit')
    .select(['action', 'staff_id as by'])
    .where('subject_id', 'in', [invitation.id, joined?.body.me.id ?? ''])
    .orderBy('id')
    .execute();
  expect(deeds).toEqual([
    { action: 'invite', by: staffId },
    { action: 'join', by: joined?.body.me.id },
    { action: 'sign_in', by: joined?.body.me.id },
  ]);
});

test('a link that is unknown, too old, withdrawn or replaced lets nobody in', async () => {
  const { jar } = await createStaffSession(server, 'owner');
  const codeOf = async (token: string) =>
    (await callStaff(server, 'lookAtInvitation', { body: { token } })).error?.code;
  expect(await codeOf('x'.repeat(43))).toBe('not_found');
  const invite = async (email: string) => {
    const body = { email, role: 'reception', language: 'de' } as const;
    const { link, invitation } = (await callStaff(server, 'inviteStaff', { jar, body })).body;
    return { token: link.split('#')[1] ?? '', id: invitation.id };
  };
  const first = await invite('ersetzt@praxis.example');
  const second = await invite('ersetzt@praxis.example');
  expect([await codeOf(first.token), await codeOf(second.token)]).toEqual(['invitation_expired', undefined]);
  const withdrawn = await callStaff(server, 'withdrawInvitation', { jar, params: { id: second.id } });
  expect(withdrawn.status).toBe(204);
  expect(await codeOf(second.token)).toBe('not_found');
  const old = await invite('alt@praxis.example');
  const accept = await prepare(old.token);
  server.clock.advance(48 * 3_600_000);
  expect(await codeOf(old.token)).toBe('invitation_expired');
  expect((await accept()).error.code).toBe('invitation_expired');
});

test('what was set up for one invitation counts for no other', async () => {
  const tokens = await Promise.all(
    ['eine', 'andere'].map((name) =>
      createInvitation(server, { email: `${name}@praxis.example`, role: 'reception' }),
    ),
  );
  const [mine = '', other = ''] = tokens;
  const { body: app } = await callStaff(server, 'startInvitationTotp', { body: { token: other } });
  const totp = { totpSecretId: app.totpSecretId, totp: readApp(app.secret, server) };
  const byApp = await callStaff(server, 'acceptInvitation', {
    body: { token: mine, ...invitedNames, method: { method: 'password', password: goodPassword, ...totp } },
  });
  expect(byApp.error.code).toBe('invalid_code');
  const { body: creation } = await callStaff(server, 'startInvitationPasskey', {
    body: { token: other, ...invitedNames },
  });
  const response = new SoftwareAuthenticator(server.url).create(creation);
  const byPasskey = await callStaff(server, 'acceptInvitation', {
    body: { token: mine, ...invitedNames, method: { method: 'passkey', response } },
  });
  expect(byPasskey.error.code).toBe('passkey_refused');
  // A refusal leaves the invitation as it was.
  expect((await callStaff(server, 'lookAtInvitation', { body: { token: mine } })).status).toBe(200);
});

test('an address that works here already is not invited, but led back: what they had no longer counts', async () => {
  const { jar } = await createStaffSession(server, 'owner');
  const lost = await joinByPasskey(server, { email: 'verloren@praxis.example', role: 'assistant' });
  const body = { email: lost.email, role: 'owner', language: 'de' } as const;
  const taken = await callStaff(server, 'inviteStaff', { jar, body });
  expect([taken.status, taken.error.code]).toEqual([409, 'staff_email_taken']);
  const nobody = { ...body, email: 'niemand@praxis.example', isRecovery: true };
  expect((await callStaff(server, 'inviteStaff', { jar, body: nobody })).status).toBe(404);
  const recovery = await callStaff(server, 'inviteStaff', { jar, body: { ...body, isRecovery: true } });
  const token = recovery.body.link.split('#')[1] ?? '';
  const { body: look } = await callStaff(server, 'lookAtInvitation', { body: { token } });
  expect(look).toMatchObject({ purpose: 'recover', role: 'assistant', firstName: 'Pia', lastName: 'Keller' });
  expect((await callStaff(server, 'getMe', { jar: lost.jar })).status).toBe(200);
  const back = await (await prepare(token))();
  expect(back.body.me).toMatchObject({ id: lost.staffId, role: 'assistant' });
  expect((await callStaff(server, 'getMe', { jar: lost.jar })).status).toBe(401);
  const { body: request } = await callStaff(server, 'startPasskeySignIn', { body: {} });
  const response = lost.authenticator.get(request);
  expect((await callStaff(server, 'signInByPasskey', { body: { response } })).status).toBe(401);
  const [code = ''] = lost.recoveryCodes;
  const byCode = { email: lost.email, password: goodPassword, recoveryCode: code };
  expect((await callStaff(server, 'signInByPassword', { body: byCode })).status).toBe(401);
});

test('two invited to one address at once are one person', async () => {
  const post = { email: 'doppelt@praxis.example', role: 'reception' } as const;
  const tokens = [await createInvitation(server, post), await createInvitation(server, post)];
  const accepts = await Promise.all(tokens.map((token) => prepare(token)));
  const answers = await Promise.all(accepts.map((accept) => accept()));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
  expect(answers.find(({ status }) => status === 410)?.error.code).toBe('invitation_expired');
});

test('whoever is disabled is out at once, comes in by nothing, and back only when enabled', async () => {
  const owner = await createStaffSession(server, 'owner');
  const gone = await joinByPassword(server, { email: 'weg@praxis.example', role: 'reception' });
  const change = (isDisabled: boolean) =>
    callStaff(server, 'changeStaff', { jar: owner.jar, params: { id: gone.staffId }, body: { isDisabled } });
  expect((await change(true)).body.isDisabled).toBe(true);
  expect((await callStaff(server, 'getMe', { jar: gone.jar })).status).toBe(401);
  const signIn = () => {
    const body = { email: gone.email, password: goodPassword, totp: readApp(gone.secret, server) };
    return callStaff(server, 'signInByPassword', { jar: gone.jar, body });
  };
  expect((await signIn()).error.code).toBe('staff_credentials_wrong');
  const [recoveryCode = ''] = gone.recoveryCodes;
  const byCode = { email: gone.email, password: goodPassword, recoveryCode };
  expect((await callStaff(server, 'signInByPassword', { body: byCode })).status).toBe(401);
  expect((await callStaff(server, 'getDesk', { jar: gone.jar })).body.people).toEqual([]);
  await change(false);
  expect((await signIn()).status).toBe(200);
});

test('the practice keeps an owner, also when two leave at once', async () => {
  const own = await startTestServer();
  const first = await createStaffSession(own, 'owner');
  const alone = await callStaff(own, 'changeStaff', {
    ...{ jar: first.jar, params: { id: first.staffId } },
    body: { role: 'dentist' },
  });
  expect([alone.status, alone.error.code]).toEqual([409, 'last_owner_stays']);
  for (const body of [{ role: 'reception' }, { isDisabled: true }] as const) {
    await own.context.db.deleteFrom('staff').execute();
    const [one, other] = [await createStaffSession(own, 'owner'), await createStaffSession(own, 'owner')];
    const leave = ({ jar }: typeof one, { staffId: id }: typeof one) =>
      callStaff(own, 'changeStaff', { jar, params: { id }, body });
    const answers = await Promise.all([leave(one, other), leave(other, one)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = own.context.db.selectFrom('staff').select('id').where('role', '=', 'owner');
    expect(await owners.where('disabled_at', 'is', null).execute()).toHaveLength(1);
  }
  await own.stop();
});

test('a column that is nobody’s is refused, and roles and columns are kept with what they were', async () => {
  const { jar } = await createStaffSession(server, 'owner');
  const { staffId: id } = await createStaffSession(server, 'reception');
  const change = (body: { role?: 'dentist'; doctorId?: string }) =>
    callStaff(server, 'changeStaff', { jar, params: { id }, body });
  expect((await change({ doctorId: 'niemand' })).error.code).toBe('unknown_column');
  expect((await change({ role: 'dentist', doctorId: 'weber' })).body).toMatchObject({ role: 'dentist' });
  const kept = await server.context.db
    .selectFrom('staff_audit')
    .select('detail')
    .where('subject_id', '=', id)
    .where('action', '=', 'change_staff')
    .execute();
  expect(kept).toEqual([
    { detail: { roleBefore: 'reception', role: 'dentist', doctorBefore: null, doctor: 'weber' } },
  ]);
});

test('links that are guessed stop whoever guesses', async () => {
  const ip = '10.8.8.8';
  const guess = (number: number) =>
    callStaff(server, 'lookAtInvitation', { ip, body: { token: String(number).padStart(43, 'g') } });
  for (let tries = 0; tries < 100; tries += 1) expect((await guess(tries)).status).toBe(404);
  expect((await guess(100)).status).toBe(429);
  const jar: CookieJar = new Map();
  expect((await callStaff(server, 'getSetup', { ip, jar })).status).toBe(200);
});
