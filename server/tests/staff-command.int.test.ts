import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestClock, startTestServer, type TestServer } from './harness.ts';
import { callStaff, createStaffSession } from './staff.ts';

let server: TestServer;
beforeAll(async () => {
  // The command keeps the machine's time.
  server = await startTestServer({ clock: createTestClock(new Date().toISOString()) });
});
afterAll(() => server.stop());

/** Runs the command as an operator would, beside the running server. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/staff.ts', ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: server.databaseUrl,
      PUBLIC_URL: server.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, error, code };
}

async function lookAt(out: string) {
  const token = /einrichten#([\w-]{43})\n$/.exec(out)?.[1] ?? '';
  return callStaff(server, 'lookAtInvitation', { body: { token } });
}

test('the operator makes an owner, leads somebody back, and puts somebody out at once', async () => {
  const wrong = await run('invite', 'chefin@praxis.example', '--role', 'boss');
  expect(wrong).toEqual({ out: '', error: expect.stringContaining('--role is one of owner'), code: 1 });
  const invited = await run('invite', 'Chefin@praxis.example', '--role', 'owner');
  expect((await lookAt(invited.out)).body).toMatchObject({
    ...{ purpose: 'invite', role: 'owner', email: 'chefin@praxis.example' },
  });

  const owner = await createStaffSession(server, 'owner');
  const last = await run('disable', owner.email);
  expect(last).toEqual({ out: '', error: expect.stringContaining('has to own the practice'), code: 1 });

  const gone = await createStaffSession(server, 'reception');
  const desk: Socket = io(`${server.url}/staff`, {
    ...{ transports: ['websocket'], reconnection: false },
    extraHeaders: { Cookie: `staff=${gone.jar.get('staff')}` },
  });
  await vi.waitFor(() => expect(desk.connected).toBe(true), 10_000);
  expect((await run('disable', gone.email)).code).toBe(0);
  expect((await callStaff(server, 'getMe', { jar: gone.jar })).status).toBe(401);
  await vi.waitFor(() => expect(desk.connected).toBe(false), 10_000);

  const back = await run('invite', gone.email, '--role=dentist', '--language', 'en');
  expect((await lookAt(back.out.replace('/en/', '/de/'))).body).toMatchObject({
    ...{ purpose: 'recover', role: 'dentist', language: 'en' },
  });
  // The owner hears of what the operator does.
  const mails = server.context.db.selectFrom('outgoing_messages').select('body');
  const told = await mails.where('recipient', '=', owner.email).execute();
  const said = `Wer den Server betreibt hat ${gone.email} einen Link gemacht`;
  expect(told.map(({ body }) => body.includes(said))).toEqual([true]);
  const left = await run('sign-out', owner.email);
  expect([left.code, (await callStaff(server, 'getMe', { jar: owner.jar })).status]).toEqual([0, 401]);
  const { out } = await run('list');
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t').slice(0, 2)).sort()).toEqual(
    [
      [owner.email, 'owner'],
      [gone.email, 'dentist'],
    ].sort(),
  );
  const deeds = server.context.db.selectFrom('staff_audit').select('action').where('staff_id', 'is', null);
  expect((await deeds.orderBy('id').execute()).map(({ action }) => action)).toEqual([
    ...['invite', 'change_staff', 'change_staff', 'invite', 'end_sessions'],
  ]);
});
