import { type Call, type CallName, calls } from '@praxisportal/contract/calls';
import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import { type CallAnswer, type CallSchema, type ParsedInput, schemas } from '@praxisportal/contract/schemas';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { AppContext } from '../context.ts';
import { type Caller, readCaller } from './caller.ts';
import { type Cookie, toSetCookie } from './cookies.ts';
import { toFieldSentences } from './field-sentences.ts';
import { readLanguage } from './language.ts';
import { readSession, requireSession, type Session } from './session.ts';

/** What a handler receives: the parsed request, who asks, and in which language to answer. */
export type CallRequest<Name extends CallName> = ParsedInput<Name> & {
  session: SessionOf<(typeof calls)[Name]['access']>;
  language: Language;
  caller: Caller;
  /** Sets a cookie with the answer, if the handler does not fail. */
  setCookie: (cookie: Cookie) => void;
  log: FastifyBaseLogger;
};

type SessionOf<Access extends Call['access']> = {
  public: undefined;
  patient: Session;
  either: Session | undefined;
}[Access];

/**
 * Serves one call of the contract: checks who asks, parses the request, calls the handler, and parses the
 * answer, so that a column nobody declared can't leak. A wrong answer is our fault (500), a wrong request
 * the caller's (400).
 */
export function call<Name extends CallName>(
  app: FastifyInstance,
  context: AppContext,
  name: Name,
  handler: (request: CallRequest<Name>) => Promise<CallAnswer<Name>>,
): void {
  const { method, path, access }: Call = calls[name];
  const schema: CallSchema = schemas[name];
  app.route({
    method,
    url: `/api${path}`,
    bodyLimit: schema.bodyMaxBytes ?? limits.requestBodyMaxBytes,
    handler: async (request, reply) => {
      const session = await findSessionFor(access, context, request);
      const cookies: Cookie[] = [];
      const parsed = {
        ...parseRequest(schema, request),
        session,
        language: readLanguage(request),
        caller: readCaller(request, context.config),
        setCookie: (cookie: Cookie) => cookies.push(cookie),
        log: request.log,
      };
      // TypeScript can't follow a table row by its name; `schemas` and `calls` share their keys, so this holds.
      const answer = await handler(parsed as unknown as CallRequest<Name>);
      reply.status(schema.status ?? 200).header('Cache-Control', 'no-store');
      for (const cookie of cookies) reply.header('Set-Cookie', toSetCookie(cookie, context.config));
      const checked = schema.answer?.parse(answer);
      if (checked instanceof Blob) return reply.type(checked.type).send(await checked.bytes());
      if (schema.contentType) reply.type(schema.contentType);
      return reply.send(checked);
    },
  });
}

function findSessionFor(
  access: Call['access'],
  context: AppContext,
  request: FastifyRequest,
): Promise<Session | undefined> | undefined {
  switch (access) {
    case 'public':
      return undefined;
    case 'either':
      return readSession(context, request);
    case 'patient':
      return requireSession(context, request);
  }
}

const parts = ['params', 'query', 'headers', 'body'] as const;

function parseRequest(schema: CallSchema, request: FastifyRequest): Record<string, unknown> {
  const parsed: Record<string, unknown> = {};
  let fields: Record<string, string> | undefined;
  for (const part of parts) {
    const result = schema[part]?.safeParse(request[part] === undefined ? {} : request[part], {
      reportInput: true,
    });
    if (result?.error) fields = { ...toFieldSentences(result.error, readLanguage(request)), ...fields };
    parsed[part] = result?.data;
  }
  // An id of the wrong form is an id that nobody has.
  if (fields && schema.params && !schema.params.safeParse(request.params).success)
    throw new AppError('not_found');
  if (fields) throw new AppError('invalid_request', { fields });
  return parsed;
}
