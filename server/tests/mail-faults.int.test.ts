import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { callServer, createPatientSession, startTestServer, type TestServer } from './harness.ts';
import { type MailPeer, startMailPeer } from './mail-peer.ts';
import { letPass, waitForMessages } from './outgoing-messages.ts';

let peer: MailPeer;
let server: TestServer;
beforeEach(async () => {
  peer = await startMailPeer();
  const url = peer.url.replace('smtp://', 'smtp://praxis:geheim@');
  server = await startTestServer({ env: { SMTP_URL: url } });
});
afterEach(async () => {
  await server.stop();
  await peer.stop();
});

async function book(): Promise<void> {
  const { token } = await createPatientSession(server);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' };
  const body = { ...wish, time: '09:00', bookingMethod: 'website' } as const;
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(201);
}

test('a password that the mail server refuses can be mended: the mail waits', async () => {
  peer.refuseLogIn(535);
  await book();
  await waitForMessages(server, { state: 'waiting', attempts: 1 });
  peer.refuseLogIn(undefined);
  letPass(server, 5);
  await waitForMessages(server, { state: 'sent', attempts: 2 });
  expect(peer.mails).toHaveLength(1);
});

test('a database that is away just when the mail has gone out does not make it go out twice', async () => {
  const { host, port, user } = inject('postgres');
  const database = new URL(server.databaseUrl).pathname.slice(1);
  const admin = new pg.Client({ host, port, user, database: 'postgres' });
  await admin.connect();
  peer.beforeAccept(async () => {
    await admin.query(`alter database ${database} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ]);
  });
  await book();
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), 10_000);
  await vi.waitFor(async () => expect((await callServer(server, 'healthReady')).status).toBe(503), 10_000);
  await admin.query(`alter database ${database} allow_connections true`);
  await waitForMessages(server, { state: 'sent', attempts: 1 });
  letPass(server, 60);
  await server.stop();
  expect(peer.mails).toHaveLength(1);
  await admin.end();
});
