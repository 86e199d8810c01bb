import type { Server } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { toAddressPrefix } from '../security/address-prefix.ts';
import { type ConnectionLimits, createConnectionCounter } from './connection-limits.ts';

/**
 * More than so many visitors a practice never has. A browser opens seven at most, and a phone network puts many
 * people behind one address.
 */
const usualLimits: ConnectionLimits = { total: 2000, perPrefix: 200, perNetwork: 400 };

/**
 * Refuses connections at once beyond so many, in all and from one place: each takes memory, and whoever holds them
 * all open shuts out everybody else. An address that stands for many people is not counted.
 */
export function limitSockets(
  server: Server,
  standsForMany: (address: string) => boolean,
  limits: ConnectionLimits = usualLimits,
): void {
  server.maxConnections = limits.total;
  const counter = createConnectionCounter(limits);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (standsForMany(remoteAddress)) return;
    const leave = counter.admit(toAddressPrefix(remoteAddress, undefined));
    if (leave) socket.once('close', leave);
    else socket.resetAndDestroy();
  });
}

/**
 * Whether an address is a trusted proxy's or this machine's, where a proxy may run that nobody has named. How
 * many connections one of its visitors may have is the proxy's to limit.
 */
export function createProxyTest(trustProxy: string | undefined): (address: string) => boolean {
  const isTrusted = proxyAddr.compile(trustProxy?.split(',').map((address) => address.trim()) ?? []);
  const isHere = proxyAddr.compile('loopback');
  return (address) => address !== '' && (isHere(address, 0) || isTrusted(address, 0));
}
