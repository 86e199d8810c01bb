import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type DatabaseTransaction, openDatabase } from '../src/db/database.ts';
import { expireInvitationsBy, lockRoles, updateStaff } from '../src/features/staff/commands.ts';
import { holdStaffAccess, startStaffSession, updateNames } from '../src/features/staff-sign-in/commands.ts';
import { type CookieJar, callServer, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession, prepareToJoin } from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each(['sign out', 'disable', 'lead back'] as const)(
  'who signs in at the moment of a %s is out with everybody else',
  async (what) => {
    const owner = await createStaffSession(server, 'owner');
    const { staffId: id, email } = await createStaffSession(server, 'reception');
    const asOwner = { jar: owner.jar, params: { id } };
    const invitation = { email, role: 'reception', language: 'de', isRecovery: true } as const;
    const { link } = (await callStaff(server, 'inviteStaff', { jar: owner.jar, body: invitation })).body;
    const accept = await prepareToJoin(server, link.split('#')[1] ?? '');
    const acts = {
      'sign out': () => callStaff(server, 'endStaffSessions', asOwner),
      disable: () => callStaff(server, 'changeStaff', { ...asOwner, body: { isDisabled: true } }),
      'lead back': () => accept(),
    };
    let begun = { token: '' };
    const { status } = await actWhile<{ status: number }>(async (signIn) => {
      // As a sign-in does, once it has seen that everything is right.
      await holdStaffAccess(signIn, { staffId: id, accessVersion: 1 });
      const now = new Date(server.clock.nowMs());
      begun = await startStaffSession(
        signIn,
        server.context.secretKey,
        id,
        { userAgent: '', isFullProof: true },
        now,
      );
    }, acts[what]);
    expect(status).toBeLessThan(300);
    expect((await callStaff(server, 'getMe', { jar: new Map([['staff', begun.token]]) })).status).toBe(401);
  },
);

/**
 * Begins `act` while a transaction does what `hold` does, which the act waits for, and answers what it answered.
 * `meanwhile` happens in the transaction once the act waits.
 */
async function actWhile<Answer>(
  hold: (transaction: DatabaseTransaction) => Promise<void>,
  act: () => Promise<Answer>,
  meanwhile: (transaction: DatabaseTransaction) => Promise<unknown> = async () => undefined,
): Promise<Answer> {
  const connection = { connectionString: server.databaseUrl };
  const watcher = openDatabase(connection, { poolSize: 1, onError: () => undefined });
  onTestFinished(() => watcher.destroy());
  const { acting } = await server.ownerDb.transaction().execute(async (transaction) => {
    await hold(transaction);
    const begun = { acting: act() };
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(watcher);
      expect(rows).toHaveLength(1);
    }, 20_000);
    await meanwhile(transaction);
    return begun;
  });
  return acting;
}

async function makeLink(jar: CookieJar, body: { email: string; role: 'owner' | 'reception' }) {
  const invited = await callStaff(server, 'inviteStaff', { jar, body: { ...body, language: 'de' } });
  return invited.body.link.split('#')[1] ?? '';
}

test('a link that ends while somebody is being let in by it lets nobody in', async () => {
  const owner = await createStaffSession(server, 'owner');
  const email = 'knapp@praxis.example';
  const accept = await prepareToJoin(server, await makeLink(owner.jar, { email, role: 'owner' }));
  const { status, error } = await actWhile(lockRoles, accept, (transaction) =>
    expireInvitationsBy(transaction, owner.staffId, new Date(server.clock.nowMs())),
  );
  expect([status, error.code]).toEqual([410, 'invitation_expired']);
  const people = server.context.db.selectFrom('staff').select('id').where('email', '=', email);
  expect(await people.execute()).toEqual([]);
});

test.each([
  ['put out', { disabledAt: new Date(0) }, [401, 'unauthorized']],
  ['no longer an owner', { role: 'reception' as const }, [403, 'not_permitted']],
])('who is %s at that moment invites nobody and gives nobody a role', async (_, change, refusal) => {
  for (const call of ['invite', 'change'] as const) {
    const leaving = await createStaffSession(server, 'owner');
    const other = await createStaffSession(server, 'reception');
    const acts = {
      invite: () =>
        callStaff(server, 'inviteStaff', {
          jar: leaving.jar,
          body: { email: `spaet.${leaving.staffId}@praxis.example`, role: 'owner', language: 'de' },
        }),
      change: () =>
        callStaff(server, 'changeStaff', {
          ...{ jar: leaving.jar, params: { id: other.staffId } },
          body: { role: 'owner' },
        }),
    };
    const { status, error } = await actWhile<{ status: number; error: { code: string } }>(
      lockRoles,
      acts[call],
      (transaction) => updateStaff(transaction, leaving.staffId, change),
    );
    expect([status, error.code]).toEqual(refusal);
  }
});

test('the other owners are told who is invited by whom, and all of them who becomes one and through whom', async () => {
  const owner = await createStaffSession(server, 'owner');
  const other = await createStaffSession(server, 'owner');
  const gone = await createStaffSession(server, 'owner');
  await updateStaff(server.context.db, gone.staffId, { disabledAt: new Date(0) });
  const english = await createStaffSession(server, 'owner');
  await updateNames(server.context.db, english.staffId, { language: 'en' });
  const told = async ({ email }: { email: string }, words: string) => {
    const { body: mails } = await callServer(server, 'listOutbox');
    return mails.filter(({ to, text }) => to === email && text.includes(words)).length;
  };
  const email = 'mitinhaberin@praxis.example';
  const accept = await prepareToJoin(server, await makeLink(owner.jar, { email, role: 'owner' }));
  const invited = `(${owner.email}) hat ${email} in die Praxiskonsole eingeladen. Die Aufgabe: Praxisleitung.`;
  // Whoever owns the desk at which an owner was invited may not have been there.
  expect([await told(other, invited), await told(owner, invited), await told(gone, invited)]).toEqual([
    1, 1, 0,
  ]);
  await makeLink(owner.jar, { email: 'empfang.neu@praxis.example', role: 'reception' });
  const helper = `(${owner.email}) hat empfang.neu@praxis.example in die Praxiskonsole eingeladen.`;
  expect([await told(other, helper), await told(owner, helper)]).toEqual([1, 0]);
  expect(await told(english, `invited ${email} to the practice console, as: practice owner.`)).toBe(1);
  expect((await accept()).status).toBe(201);
  const joined = `Mira Sommer (${email}) hat einen Zugang mit der Praxisleitung eingerichtet`;
  expect([await told(owner, joined), await told(other, joined), await told({ email }, joined)]).toEqual([
    1, 1, 0,
  ]);
  const colleague = await createStaffSession(server, 'dentist');
  const makeOwner = () =>
    callStaff(server, 'changeStaff', {
      ...{ jar: owner.jar, params: { id: colleague.staffId } },
      body: { role: 'owner' },
    });
  await makeOwner();
  await makeOwner();
  const made = `(${colleague.email}) die Praxisleitung gegeben`;
  expect([await told(other, made), await told(owner, made), await told(colleague, made)]).toEqual([1, 1, 0]);
  expect(await told(other, `(${owner.email}) hat `)).toBe(3);
});
