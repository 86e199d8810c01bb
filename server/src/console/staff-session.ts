import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { findStaffSession, type StaffSession } from '../features/staff-sign-in/queries.ts';
import { readCookie } from '../http/cookies.ts';
import { AppError } from '../platform/app-error.ts';
import { type AddressPrefix, toAddressPrefix } from '../security/address-prefix.ts';
import { hashToken } from '../security/tokens.ts';
import { toTokenSource } from '../security/unknown-tokens.ts';

/** The token of the console's session that a request's cookie says it has. */
export function readStaffToken(
  request: { headers: IncomingHttpHeaders },
  config: AppContext['config'],
): string | undefined {
  const token = readCookie(request, config, 'staff');
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/**
 * The console's session of the request's cookie, if there is one that has not ended; throws `too_many_requests` if
 * many tokens of no session came from there just now.
 */
export async function readStaffSession(
  context: AppContext,
  request: FastifyRequest,
): Promise<StaffSession | undefined> {
  const from = toAddressPrefix(request.ip, request.socket.remoteAddress);
  return lookUpStaffSession(context, readStaffToken(request, context.config), from);
}

/** As `readStaffSession`, for what does not pass through Fastify. */
export async function lookUpStaffSession(
  { unknownTokens, db, clock, secretKey }: Pick<AppContext, 'unknownTokens' | 'db' | 'clock' | 'secretKey'>,
  token: string | undefined,
  address: AddressPrefix,
): Promise<StaffSession | undefined> {
  if (!token) return undefined;
  const nowMs = clock.nowMs();
  const tokenHash = hashToken(token);
  const from = toTokenSource(secretKey, token, address);
  const retryAfterSeconds = unknownTokens.findWaitSeconds(tokenHash, from, nowMs);
  if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds });
  const session = await findStaffSession(db, tokenHash, new Date(nowMs));
  unknownTokens.note(tokenHash, from, session !== undefined, nowMs);
  return session;
}
