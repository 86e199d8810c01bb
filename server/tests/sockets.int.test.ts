import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { limitSockets } from '../src/http/limit-sockets.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(standsForMany: (address: string) => boolean): Promise<number> {
  const server = createServer((_request, response) => response.end('served'));
  limitSockets(server, standsForMany, { total: 20, perPrefix: 5, perNetwork: 5 });
  closers.push(() => server.close().closeAllConnections());
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

/** Whether a connection from this address is served; it stays open. */
async function isServed(port: number, localAddress = '127.0.0.1'): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  closers.push(() => socket.destroy());
  opened.push(socket);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
}

const opened: Socket[] = [];

async function openSix(port: number, localAddress?: string): Promise<boolean[]> {
  const served: boolean[] = [];
  for (let index = 0; index < 6; index += 1) served.push(await isServed(port, localAddress));
  return served;
}

test('one address gets so many connections, others theirs, and new ones once old ones are closed', async () => {
  const port = await serve(() => false);
  expect(await openSix(port)).toEqual([true, true, true, true, true, false]);
  // All of 127.0.0.0/8 is this machine, so it can be somebody else too.
  expect(await openSix(port, '127.0.0.2')).toEqual([true, true, true, true, true, false]);
  for (const socket of opened.splice(0)) socket.destroy();
  await vi.waitFor(async () => expect(await isServed(port)).toBe(true), 10_000);
});

test('who stands for many is not counted, and in all there are so many', async () => {
  const port = await serve((address) => address === '127.0.0.3');
  for (let round = 0; round < 3; round += 1)
    expect(await openSix(port, '127.0.0.3')).toEqual(Array(6).fill(true));
  expect(await isServed(port, '127.0.0.4')).toBe(true);
  expect(await isServed(port, '127.0.0.5')).toBe(true);
  expect(await isServed(port, '127.0.0.6')).toBe(false);
});
