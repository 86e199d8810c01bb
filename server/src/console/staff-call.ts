import { limits } from '@praxisportal/contract/limits';
import { backgroundHeader } from '@praxisportal/contract/staff/background-header';
import { type StaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import { mayStaff, proofsOfRights, type Right } from '@praxisportal/contract/staff/rights';
import {
  type ParsedStaffInput,
  type StaffCallAnswer,
  staffSchemas,
} from '@praxisportal/contract/staff/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { touchStaffSession } from '../features/staff-sign-in/commands.ts';
import type { StaffSession } from '../features/staff-sign-in/queries.ts';
import { isLately } from '../features/staff-sign-in/session-rules.ts';
import { readCookie } from '../http/cookies.ts';
import { isSurelyOwnPage } from '../http/own-page.ts';
import { readPasskeySite } from '../http/passkey-site.ts';
import { type CallerOf, serveCall } from '../http/serve-call.ts';
import { AppError } from '../platform/app-error.ts';
import type { Desk } from '../security/desk-cookie.ts';
import type { PasskeySite } from '../security/passkeys.ts';
import { hashToken } from '../security/tokens.ts';
import { readStaffSession, readStaffToken } from './staff-session.ts';

type StaffCall = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; right: AccessRight };
type AccessRight = Right | 'none' | 'session';

/** What a handler receives: the parsed request, who asks, and at which desk. */
export type StaffCallRequest<Name extends StaffCallName> = ParsedStaffInput<Name> &
  CallerOf<SessionOf<(typeof staffCalls)[Name]['right']>> & {
    desk: Desk;
    /** The site that passkeys belong to. */
    site: PasskeySite;
  };

type SessionOf<Access extends AccessRight> = Access extends 'none' ? undefined : StaffSession;

/**
 * Serves one call of the console: only to its own pages, and to somebody who is signed in by the console's cookie,
 * whose screen is not locked, who has the right, and who has proven themselves lately where that right asks for it.
 */
export function staffCall<Name extends StaffCallName>(
  app: FastifyInstance,
  context: AppContext,
  name: Name,
  handler: (request: StaffCallRequest<Name>) => Promise<StaffCallAnswer<Name>>,
): void {
  const { method, path, right }: StaffCall = staffCalls[name];
  serveCall(app, context, {
    route: {
      ...{ method, url: `/api/staff${path}`, schema: staffSchemas[name] },
      bodyMaxBytes: limits.requestBodyMaxBytes,
    },
    findSession: async (request) => {
      if (method !== 'GET' && !isSurelyOwnPage(request.headers, context.config))
        throw new AppError('foreign_page');
      return right === 'none' ? undefined : findPermitted(context, request, right);
    },
    handle: (parsed, request) => {
      const token = readStaffToken(request, context.config);
      const desk = {
        cookie: readCookie(request, context.config, 'staff-desk'),
        tokenHash: token === undefined ? undefined : hashToken(token),
      };
      const all = { ...parsed, desk, site: readPasskeySite(request, context.config) };
      // TypeScript can't follow a table row by its name; `staffSchemas` and `staffCalls` share their keys, so this holds.
      return handler(all as unknown as StaffCallRequest<Name>);
    },
  });
}

async function findPermitted(
  context: AppContext,
  request: FastifyRequest,
  right: Right | 'session',
): Promise<StaffSession> {
  const now = new Date(context.clock.nowMs());
  const session = await readStaffSession(context, request);
  if (!session) throw new AppError('unauthorized');
  if (right !== 'session') requireRight(session, right, now);
  const isByPerson = request.headers[backgroundHeader.toLowerCase()] === undefined;
  if (isByPerson && !session.isLocked) await touchStaffSession(context.db, session, now);
  return session;
}

function requireRight(session: StaffSession, right: Right, now: Date): void {
  if (session.isLocked) throw new AppError('staff_locked');
  if (!mayStaff(session.role, right)) throw new AppError('not_permitted');
  const proof = proofsOfRights[right];
  if (proof === 'full' && !isLately(session.fullyProvenAt, now)) throw new AppError('full_proof_needed');
  if (proof === 'short' && !isLately(session.provenAt, now)) throw new AppError('reproof_needed');
}
