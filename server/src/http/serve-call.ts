import type { CallSchema } from '@praxisportal/contract/call-schema';
import type { Language } from '@praxisportal/contract/language';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { AppContext } from '../context.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../security/caller.ts';
import { readCaller } from './caller.ts';
import { type Cookie, toSetCookie } from './cookies.ts';
import { toFieldSentences } from './field-sentences.ts';
import { readLanguage } from './language.ts';

/** What every handler receives beside the parsed request. */
export type CallerOf<Session> = {
  session: Session;
  language: Language;
  caller: Caller;
  /** Sets a cookie with the answer, if the handler does not fail. */
  setCookie: (cookie: Cookie) => void;
  log: FastifyBaseLogger;
};

type ParsedParts = Record<string, unknown>;

/**
 * Serves one call of a table: finds out who asks, parses the request, has it handled, and parses the
 * answer, so that a column nobody declared can't leak. A wrong answer is our fault (500), a wrong request
 * the caller's (400).
 */
export function serveCall<Session>(
  app: FastifyInstance,
  { config }: Pick<AppContext, 'config'>,
  call: {
    route: { method: HTTPMethods; url: string; schema: CallSchema; bodyMaxBytes: number };
    findSession: (request: FastifyRequest) => Promise<Session>;
    handle: (parsed: ParsedParts & CallerOf<Session>, request: FastifyRequest) => Promise<unknown>;
  },
): void {
  const { method, url, schema, bodyMaxBytes } = call.route;
  app.route({
    method,
    url,
    bodyLimit: schema.bodyMaxBytes ?? bodyMaxBytes,
    handler: async (request, reply) => {
      const session = await call.findSession(request);
      const cookies: Cookie[] = [];
      const parsed = {
        ...parseRequest(schema, request),
        session,
        language: readLanguage(request),
        caller: readCaller(request, config),
        setCookie: (cookie: Cookie) => cookies.push(cookie),
        log: request.log,
      };
      const answer = await call.handle(parsed, request);
      reply.status(schema.status ?? 200).header('Cache-Control', 'no-store');
      for (const cookie of cookies) reply.header('Set-Cookie', toSetCookie(cookie, config));
      const checked = schema.answer?.parse(answer);
      if (checked instanceof Blob) return reply.type(checked.type).send(await checked.bytes());
      if (schema.contentType) reply.type(schema.contentType);
      return reply.send(checked);
    },
  });
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
