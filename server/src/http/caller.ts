import { proofOfWorkHeader } from '@praxisportal/contract/proof-of-work-header';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { toAddressPrefix } from '../security/address-prefix.ts';
import type { Caller } from '../security/caller.ts';
import { readCookie } from './cookies.ts';

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
