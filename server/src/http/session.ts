import type { Call } from '@praxisportal/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { touchSession } from '../features/accounts/commands.ts';
import { findSession, type Session } from '../features/accounts/queries.ts';
import { AppError } from '../platform/app-error.ts';
import { toAddressPrefix } from '../security/address-prefix.ts';
import { hashToken } from '../security/tokens.ts';
import { toTokenSource } from '../security/unknown-tokens.ts';

/** The session that a handler receives, by who may make the call. */
export type SessionOf<Access extends Call['access']> = {
  public: undefined;
  patient: Session;
  either: Session | undefined;
}[Access];

/** The session of a request to a call with this access; throws `unauthorized` if the call needs one. */
export async function findSessionFor(
  access: Call['access'],
  context: AppContext,
  request: FastifyRequest,
): Promise<Session | undefined> {
  switch (access) {
    case 'public':
      return undefined;
    case 'either':
      return readSession(context, request);
    case 'patient':
      return requireSession(context, request);
  }
}

/** The session of the bearer token; throws `unauthorized` if there is none or it has ended. */
async function requireSession(context: AppContext, request: FastifyRequest): Promise<Session> {
  const session = await readSession(context, request);
  if (!session) throw new AppError('unauthorized');
  return session;
}

/**
 * The session of the bearer token, if there is one that has not ended; throws `too_many_requests` if many tokens of no
 * session came from there just now.
 */
async function readSession(context: AppContext, request: FastifyRequest): Promise<Session | undefined> {
  const token = /^Bearer +([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return undefined;
  const { unknownTokens } = context;
  const nowMs = context.clock.nowMs();
  const now = new Date(nowMs);
  const tokenHash = hashToken(token);
  const address = toAddressPrefix(request.ip, request.socket.remoteAddress);
  const from = toTokenSource(context.secretKey, token, address);
  const retryAfterSeconds = unknownTokens.findWaitSeconds(tokenHash, from, nowMs);
  if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds });
  const session = await findSession(context.db, tokenHash, now);
  unknownTokens.note(tokenHash, from, session !== undefined, nowMs);
  if (session) await touchSession(context.db, session, now);
  return session;
}
