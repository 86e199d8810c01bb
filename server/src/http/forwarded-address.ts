import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { type AddressPrefix, toAddressPrefix } from '../security/address-prefix.ts';

/**
 * Where a request comes from that does not pass through Fastify, by the same rule as there: an address in
 * `X-Forwarded-For` counts only if a trusted proxy wrote it.
 */
export function createAddressReader(
  trustProxy: string | undefined,
): (request: IncomingMessage) => AddressPrefix {
  const trusted = trustProxy?.split(',').map((address) => address.trim());
  const isTrusted = trusted ? proxyAddr.compile(trusted) : () => false;
  return (request) => toAddressPrefix(proxyAddr(request, isTrusted), request.socket.remoteAddress);
}
