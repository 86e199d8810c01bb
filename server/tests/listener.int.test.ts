import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, beforeAll, expect, inject, test, vi } from 'vitest';

import { type Listener, type ListenerOptions, openListener } from '../src/db/listener.ts';
import type { DatabaseConnection } from '../src/db/session-settings.ts';
import { createTestDatabase } from './harness.ts';

let direct: Extract<DatabaseConnection, { host: string }>;
beforeAll(async () => {
  const { host, port, user } = inject('postgres');
  const database = new URL(await createTestDatabase()).pathname.slice(1);
  direct = { host, port, user, database };
});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Opens a listener that keeps what it hears, and whether it was told that it missed something. */
async function open(connection: DatabaseConnection, options: Partial<ListenerOptions> = {}) {
  const heard: string[] = [];
  const errors: Error[] = [];
  const listener = await openListener(connection, {
    onError: (error) => errors.push(error),
    reconnectMs: 50,
    ...options,
  });
  closers.push(listener.stop);
  listener.subscribe('slots_changed', {
    onNotice: (payload) => heard.push(payload),
    onMissed: () => heard.push('missed'),
  });
  return { listener, heard, errors };
}

/** Announces until it is heard: the other side may still be connecting. */
async function announceUntilHeard(listener: Listener, heard: string[], payload: string): Promise<void> {
  await vi.waitFor(
    async () => {
      listener.announce('slots_changed', payload);
      await vi.waitFor(() => expect(heard).toContain(payload), 500);
    },
    { timeout: 20_000, interval: 50 },
  );
}

test('the announcer is told at once and once, the others after it, and only on their topic', async () => {
  const [own, other] = [await open(direct), await open(direct)];
  own.listener.announce('message_waiting', 'not for this topic');
  own.listener.announce('slots_changed', 'first');
  expect(own.heard).toEqual(['first']);
  await vi.waitFor(() => expect(other.heard).toEqual(['first']), 10_000);
  // The answer of the other comes after whatever PostgreSQL could have sent back before.
  other.listener.announce('slots_changed', 'second');
  await vi.waitFor(() => expect(own.heard).toEqual(['first', 'second']), 10_000);
  expect(other.heard).toEqual(['first', 'second']);
});

test('a subscriber that fails disturbs neither the announcer nor the other subscribers', async () => {
  const { listener, errors } = await open(direct);
  const heard: string[] = [];
  const fail = () => {
    throw new Error('cannot hear');
  };
  listener.subscribe('message_waiting', { onNotice: fail, onMissed: fail });
  listener.subscribe('message_waiting', { onNotice: (text) => heard.push(text), onMissed: fail });
  listener.announce('message_waiting', 'still here');
  expect(heard).toEqual(['still here']);
  expect(errors.map(({ message }) => message)).toEqual(['cannot hear']);
});

test('a connection that is cut is opened again, and what was announced meanwhile still leaves', async () => {
  const [cut, other] = [await open({ ...direct, user: direct.user }), await open(direct)];
  const admin = new pg.Client(direct);
  await admin.connect();
  closers.push(() => admin.end());
  // Of this database only: other files' listeners are in the same cluster.
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'praxisportal listener'`,
  );
  await vi.waitFor(() => expect(cut.errors.length).toBeGreaterThan(0), 10_000);
  cut.listener.announce('slots_changed', 'while away');
  await vi.waitFor(() => expect(cut.heard).toEqual(['while away', 'missed']), 10_000);
  await announceUntilHeard(other.listener, cut.heard, 'back');
  await announceUntilHeard(cut.listener, other.heard, 'both ways');
});

/** Passes bytes to PostgreSQL and back until it is told to fall silent, as a broken network does. */
async function startProxy() {
  const sockets: Socket[] = [];
  let isSilent = false;
  const proxy = createServer((visitor) => {
    const upstream = connect(`${direct.host}/.s.PGSQL.${direct.port}`);
    sockets.push(visitor, upstream);
    visitor.on('data', (bytes) => isSilent || upstream.write(bytes));
    upstream.on('data', (bytes) => isSilent || visitor.write(bytes));
    for (const socket of [visitor, upstream]) socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => proxy.close(() => resolve()));
  });
  const address: AddressInfo | string | null = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    connection: { ...direct, host: '127.0.0.1', port: address.port },
    count: () => sockets.length / 2,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    fallSilent: (silent: boolean) => {
      isSilent = silent;
    },
  };
}

test('a connection that is open but dead is found and replaced', async () => {
  const proxy = await startProxy();
  const behind = await open(proxy.connection, { heartbeatMs: 100, answerWithinMs: 500 });
  const other = await open(direct);
  await announceUntilHeard(other.listener, behind.heard, 'before');
  proxy.fallSilent(true);
  // It tries again and again, against a network that takes connections and never answers.
  await vi.waitFor(() => expect(proxy.count()).toBeGreaterThanOrEqual(3), 20_000);
  expect(behind.heard).not.toContain('missed');
  proxy.fallSilent(false);
  await vi.waitFor(() => expect(behind.heard).toContain('missed'), 20_000);
  await announceUntilHeard(other.listener, behind.heard, 'after');
});

test('what was announced into a dead connection still reaches the others', async () => {
  const proxy = await startProxy();
  const behind = await open(proxy.connection, { answerWithinMs: 500 });
  const other = await open(direct);
  proxy.fallSilent(true);
  behind.listener.announce('slots_changed', 'into the silence');
  await vi.waitFor(() => expect(behind.errors.length).toBeGreaterThan(0), 20_000);
  proxy.fallSilent(false);
  await vi.waitFor(() => expect(other.heard).toContain('into the silence'), 20_000);
});

// Whatever waits for an answer here, waits longer than any test may take.
const never = 3_600_000;

test('stopping does not wait for a dead connection, nor for what it was to tell', async () => {
  const proxy = await startProxy();
  const [idle, telling] = [
    await open(proxy.connection, { answerWithinMs: never, stopWithinMs: 50 }),
    await open(proxy.connection, { answerWithinMs: never, stopWithinMs: 50 }),
  ];
  proxy.fallSilent(true);
  telling.listener.announce('slots_changed', 'nobody hears it');
  await idle.listener.stop();
  await telling.listener.stop();
  await telling.listener.stop();
});

test('stopping does not wait for a connection that is just being opened', async () => {
  const proxy = await startProxy();
  const { listener, errors } = await open(proxy.connection, { answerWithinMs: never, stopWithinMs: 50 });
  const before = proxy.count();
  proxy.fallSilent(true);
  proxy.cut();
  await vi.waitFor(() => expect(proxy.count()).toBeGreaterThan(before), 20_000);
  expect(errors.length).toBeGreaterThan(0);
  await listener.stop();
});

test('without PostgreSQL there is nothing to start', async () => {
  await expect(open({ ...direct, host: '127.0.0.1', port: 9 })).rejects.toThrow('ECONNREFUSED');
});
