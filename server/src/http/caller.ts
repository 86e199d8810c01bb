import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type AddressPrefix, toAddressPrefix } from './address-prefix.ts';
import { readCookie } from './cookies.ts';

/** Who asks, as far as it can be told without a session: for limits, codes, and the record of security events. */
export type Caller = AddressPrefix & {
  /** The secret that ties one-time codes to this browser, if it carries one. */
  requester?: string;
  /** Tells in which accounts this browser has been before, if it says so; to be checked. */
  device?: string;
  log: FastifyBaseLogger;
};

const requesterPattern = /^[\w-]{43}$/;

/** The caller of a request; Fastify has looked up the address that a trusted proxy named, if there is one. */
export function readCaller(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): Caller {
  const requester = readCookie(request, config, 'requester');
  const device = readCookie(request, config, 'device');
  return {
    ...toAddressPrefix(request.ip, request.socket.remoteAddress),
    ...(requester && requesterPattern.test(requester) && { requester }),
    ...(device && { device }),
    log: request.log,
  };
}
