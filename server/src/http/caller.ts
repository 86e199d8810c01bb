import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type AddressPrefix, toAddressPrefix } from './address-prefix.ts';

/** Who asks, as far as it can be told without a session: for limits and for the record of security events. */
export type Caller = AddressPrefix & { log: FastifyBaseLogger };

/** The caller of a request; Fastify has looked up the address that a trusted proxy named, if there is one. */
export function readCaller(request: FastifyRequest): Caller {
  return { ...toAddressPrefix(request.ip, request.socket.remoteAddress), log: request.log };
}
