import { type Call, type CallName, calls } from '@praxisportal/contract/calls';
import { limits } from '@praxisportal/contract/limits';
import { type CallAnswer, type ParsedInput, schemas } from '@praxisportal/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { type CallerOf, serveCall } from './serve-call.ts';
import { findSessionFor, type SessionOf } from './session.ts';

/** What a handler receives: the parsed request, who asks, and in which language to answer. */
export type CallRequest<Name extends CallName> = ParsedInput<Name> &
  CallerOf<SessionOf<(typeof calls)[Name]['access']>>;

/** Serves one call of the contract to patients and guests. */
export function call<Name extends CallName>(
  app: FastifyInstance,
  context: AppContext,
  name: Name,
  handler: (request: CallRequest<Name>) => Promise<CallAnswer<Name>>,
): void {
  const { method, path, access }: Call = calls[name];
  serveCall(app, context, {
    route: {
      ...{ method, url: `/api${path}`, schema: schemas[name] },
      bodyMaxBytes: limits.publicBodyMaxBytes,
    },
    findSession: (request) => findSessionFor(access, context, request),
    // TypeScript can't follow a table row by its name; `schemas` and `calls` share their keys, so this holds.
    handle: (parsed) => handler(parsed as unknown as CallRequest<Name>),
  });
}
