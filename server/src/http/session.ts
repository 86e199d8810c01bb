import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { AppContext } from '../context.ts';
import { touchSession } from '../features/accounts/commands.ts';
import { type Account, findSession } from '../features/accounts/queries.ts';
import { hashToken } from '../security/tokens.ts';

/** A request's signed-in account, with its own person, and the session that says so. */
export type Session = Account & { tokenHash: Buffer };

/** The session of the bearer token; throws `unauthorized` if there is none or it has ended. */
export async function requireSession(context: AppContext, request: FastifyRequest): Promise<Session> {
  const session = await readSession(context, request);
  if (!session) throw new AppError('unauthorized');
  return session;
}

/** The session of the bearer token, if there is one that has not ended. */
export async function readSession(
  context: AppContext,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return undefined;
  const now = new Date(context.clock.nowMs());
  const session = await findSession(context.db, hashToken(token), now);
  if (session) await touchSession(context.db, session, now);
  return session;
}
