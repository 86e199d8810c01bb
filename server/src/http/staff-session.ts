import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { AppContext } from '../context.ts';
import { findStaffSession, type StaffSession } from '../features/staff-sign-in/queries.ts';
import { hashToken } from '../security/tokens.ts';
import { toAddressPrefix } from './address-prefix.ts';
import { readCookie } from './cookies.ts';

/** The hash of the console's session that a request's cookie says it has. */
export function readStaffToken(
  request: { headers: IncomingHttpHeaders },
  config: AppContext['config'],
): Buffer | undefined {
  const token = readCookie(request, config, 'staff');
  return token && /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined;
}

/**
 * The console's session of the request's cookie, if there is one that has not ended; throws `too_many_requests` if
 * many tokens of no session came from there just now.
 */
export async function readStaffSession(
  context: AppContext,
  request: FastifyRequest,
): Promise<StaffSession | undefined> {
  const { unknownTokens, config, db } = context;
  const tokenHash = readStaffToken(request, config);
  if (!tokenHash) return undefined;
  const nowMs = context.clock.nowMs();
  const from = toAddressPrefix(request.ip, request.socket.remoteAddress);
  const retryAfterSeconds = unknownTokens.findWaitSeconds(tokenHash, from, nowMs);
  if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds });
  const session = await findStaffSession(db, tokenHash, new Date(nowMs));
  unknownTokens.note(tokenHash, from, session !== undefined, nowMs);
  return session;
}
