import { proofOfWorkHeader } from '@praxisportal/contract/proof-of-work-header';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type AddressPrefix, toAddressPrefix } from '../security/address-prefix.ts';
import { readCookie } from './cookies.ts';

/** Who asks, as far as it can be told without a session: for limits, codes, and the record of security events. */
export type Caller = AddressPrefix & {
  /** The secret that ties one-time codes to this browser, if it carries one. */
  requester?: string;
  /** Tells in which accounts this browser has been before, if it says so; to be checked. */
  device?: string;
  /** By what a guest's conversation with the assistant is known, if the browser has begun one. */
  chat?: string;
  /** What the browser says that it is; shown to the account's owner. */
  userAgent: string;
  /** The proof of work that came along, unchecked. */
  proofOfWork?: string;
  log: FastifyBaseLogger;
};

const userAgentMaxLength = 300;
const proofOfWorkMaxLength = 4000;

/** A token of `security/tokens.ts`. */
const tokenPattern = /^[\w-]{43}$/;

/** The caller of a request; Fastify has looked up the address that a trusted proxy named, if there is one. */
export function readCaller(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): Caller {
  const requester = readCookie(request, config, 'requester');
  const device = readCookie(request, config, 'device');
  const chat = readCookie(request, config, 'chat');
  const proofOfWork = request.headers[proofOfWorkHeader.toLowerCase()];
  return {
    ...toAddressPrefix(request.ip, request.socket.remoteAddress),
    ...(requester && tokenPattern.test(requester) && { requester }),
    ...(chat && tokenPattern.test(chat) && { chat }),
    ...(device && { device }),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentMaxLength),
    ...(typeof proofOfWork === 'string' && proofOfWork.length <= proofOfWorkMaxLength && { proofOfWork }),
    log: request.log,
  };
}
