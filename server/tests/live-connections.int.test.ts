import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { io } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { type Listener, openListener } from '../src/db/listener.ts';
import { announceSlotChange } from '../src/live/slot-changes.ts';
import { type LiveOptions, serveLiveEvents } from '../src/live/socket-server.ts';
import { createTestDatabase, startTestServer } from './harness.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

type LiveServer = { url: string; listener: Listener; countConnections: () => Promise<number> };

/** Serves live events alone, with periods that a test can wait for. */
async function serve(changes: Partial<LiveOptions> = {}): Promise<LiveServer> {
  const connectionString = await createTestDatabase();
  const listener = await openListener({ connectionString }, { onError: () => undefined });
  closers.push(listener.stop);
  const app: FastifyInstance = fastify();
  closers.push(() => app.close());
  const config = { publicUrl: 'https://praxis.example', trustProxy: 'loopback' };
  const limits = { total: 1000, perPrefix: 1000, perNetwork: 1000 };
  const times = { gatherMs: 1, pingEveryMs: 60_000, pongWithinMs: 60_000, waitingMax: 100, sentMax: 20 };
  serveLiveEvents(app, { config, listener }, { ...limits, ...times, ...changes });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const countConnections = () =>
    new Promise<number>((resolve, reject) => {
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  return { url, listener, countConnections };
}

const handshake = '/socket.io/?EIO=4&transport=';

/** A client that speaks the protocol by hand: a WebSocket that has joined and reads only as long as the test wants. */
async function joinRaw({ url }: Pick<LiveServer, 'url'>): Promise<Socket> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  closers.push(async () => socket.destroy());
  socket.on('error', () => undefined);
  const heard: string[] = [];
  const hear = (bytes: Buffer) => heard.push(bytes.toString('latin1'));
  socket.on('data', hear);
  socket.write(
    `GET ${handshake}websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  await vi.waitFor(() => expect(heard.join('')).toContain('101 Switching Protocols'), 10_000);
  // A masked text frame that says "40": join.
  socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]));
  await vi.waitFor(() => expect(heard.join('')).toContain('40{"sid"'), 10_000);
  socket.off('data', hear);
  return socket;
}

async function joinAsBrowser({ url }: Pick<LiveServer, 'url'>) {
  const visitor = io(url, { transports: ['websocket'], forceNew: true });
  closers.push(async () => visitor.disconnect());
  await new Promise<void>((resolve) => visitor.once('connect', resolve));
  return visitor;
}

test('only pages of the site may connect, and whoever is no browser', async () => {
  const server = await startTestServer({ env: { PUBLIC_URL: 'https://praxis.example', OUTBOX: 'on' } });
  closers.push(server.stop);
  const { host, origin } = new URL(server.url);
  const ask = async (transport: string, headers: Record<string, string>) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const upgrade =
      transport === 'websocket'
        ? 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'
        : '';
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${handshake}${transport} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}${upgrade}\r\n`);
    const [bytes]: Buffer[] = await once(socket, 'data');
    socket.destroy();
    return Number(String(bytes).slice(9, 12));
  };
  const own = [{}, { Origin: origin }, { Origin: 'https://praxis.example', 'Sec-Fetch-Site': 'same-origin' }];
  const foreign = [
    { Origin: 'https://evil.example' },
    { Origin: 'https://praxis.example.evil.example' },
    { Origin: 'http://praxis.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of own) {
    expect([headers, await ask('polling', headers)]).toEqual([headers, 200]);
    expect([headers, await ask('websocket', headers)]).toEqual([headers, 101]);
  }
  for (const headers of foreign) {
    expect([headers, await ask('polling', headers)]).toEqual([headers, 403]);
    expect([headers, await ask('websocket', headers)]).toEqual([headers, 400]);
  }
});

test('its answers carry the headers of all others, refusals too', async () => {
  const server = await serve();
  for (const headers of [{}, { Origin: 'https://evil.example' }]) {
    const answer = await fetch(`${server.url}${handshake}polling`, { headers });
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});

test('one address gets so many connections, whatever it uses', async () => {
  const server = await serve({ perPrefix: 5, perNetwork: 8 });
  const open = async (address: string) => {
    const headers = { 'X-Forwarded-For': address };
    return (await fetch(`${server.url}${handshake}polling`, { headers })).status;
  };
  const openAll = (...addresses: string[]) => Promise.all(addresses.map(open));
  // One line of a network, one that takes a new address each time.
  const line = (index: number) => Array.from({ length: 6 }, (_, host) => `2001:db8:1:${index}::${host + 1}`);
  expect((await openAll(...line(1))).sort()).toEqual([200, 200, 200, 200, 200, 403]);
  expect((await openAll(...line(2))).sort()).toEqual([200, 200, 200, 403, 403, 403]);
  expect(await open('2001:db8:2:1::1')).toBe(200);
  expect((await openAll(...Array<string>(6).fill('192.0.2.1'))).sort()).toEqual([
    200, 200, 200, 200, 200, 403,
  ]);
  expect(await open('192.0.2.2')).toBe(200);
});

test('connections that have ended make room for as many new ones', async () => {
  const server = await serve({ perPrefix: 5, perNetwork: 5, pingEveryMs: 100, pongWithinMs: 100 });
  const openAll = () =>
    Promise.all(
      Array.from({ length: 5 }, async () => (await fetch(`${server.url}${handshake}polling`)).status),
    );
  expect(await openAll()).toEqual(Array(5).fill(200));
  // None of them asks again, so the server forgets them all. Asking more often than they last would take the rooms
  // one by one, as each becomes free.
  await vi.waitFor(async () => expect(await openAll()).toEqual(Array(5).fill(200)), {
    timeout: 20_000,
    interval: 1_000,
  });
});

test('requests that arrive in one piece are counted one by one', async () => {
  const server = await serve({ perPrefix: 5, perNetwork: 5 });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  closers.push(async () => socket.destroy());
  const heard: string[] = [];
  socket.on('data', (bytes) => heard.push(bytes.toString('latin1')));
  socket.write(`GET ${handshake}polling HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
  const count = (status: string) => heard.join('').split(`HTTP/1.1 ${status}`).length - 1;
  await vi.waitFor(() => expect(count('')).toBe(20), 10_000);
  expect([count('200'), count('403')]).toEqual([5, 15]);
});

test('a handshake that comes to nothing takes nobody’s room', async () => {
  const server = await serve({ perPrefix: 1 });
  const refused = await fetch(`${server.url}/socket.io/?EIO=3&transport=polling`);
  expect(refused.status).toBe(400);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `GET ${handshake}websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n\r\n`,
  );
  const [bytes]: Buffer[] = await once(socket, 'data');
  expect(String(bytes)).toContain('400 Bad Request');
  await once(socket, 'close');
  await vi.waitFor(
    async () => expect((await fetch(`${server.url}${handshake}polling`)).status).toBe(200),
    10_000,
  );
});

test('all addresses together get so many', async () => {
  const server = await serve({ total: 3 });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const headers = { 'X-Forwarded-For': `192.0.2.${index}` };
    statuses.push((await fetch(`${server.url}${handshake}polling`, { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 403]);
});

test('who never reads is dropped before much has gathered for him; who reads stays', async () => {
  const server = await serve();
  const idle = await joinRaw(server);
  idle.pause();
  const reader = await joinAsBrowser(server);
  let lastHeard = '';
  reader.on('appointment-booked', ({ date }) => {
    lastHeard = date;
  });
  // Long ones, because the system takes megabytes for a connection before it makes the server wait.
  const doctorId = 'x'.repeat(60_000);
  let sent = 0;
  await vi.waitFor(
    async () => {
      for (let index = 0; index < 50; index += 1) {
        sent += 1;
        announceSlotChange(server.listener, { doctorId, date: String(sent) });
        await sleep(0);
      }
      expect(await server.countConnections()).toBe(1);
    },
    { timeout: 40_000, interval: 10 },
  );
  await vi.waitFor(() => expect(lastHeard).toBe(String(sent)), 20_000);
  expect(reader.connected).toBe(true);
});

test('who gives no sign of life is dropped at once, not after a long goodbye', async () => {
  const server = await serve({ pingEveryMs: 100, pongWithinMs: 3_000 });
  const silent = await joinRaw(server);
  silent.pause();
  const alive = await joinAsBrowser(server);
  // Waiting for the other side to say goodbye would take thirty seconds.
  await vi.waitFor(async () => expect(await server.countConnections()).toBe(1), 15_000);
  expect(alive.connected).toBe(true);
});

test('a visitor who does not read does not hold up the end', async () => {
  const server = await startTestServer();
  const silent = await joinRaw(server);
  silent.pause();
  const startedAt = performance.now();
  await server.stop();
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
