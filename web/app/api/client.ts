import { type CallName, calls } from '@praxisportal/contract/calls';
import type { CallAnswer, CallInput } from '@praxisportal/contract/schemas';
import { de } from '../i18n/texts.de.ts';
import { en } from '../i18n/texts.en.ts';
import { languageOfPath } from '../paths.ts';
import { ApiError, toApiError } from './errors.ts';
import { readToken, writeToken } from './token.ts';

const basePath = '/api';

type Extra = { signal?: AbortSignal | undefined };

/** What a call takes: parts that it does not have, or that are optional throughout, may be left out. */
export type CallRequest<Name extends CallName> = {
  [Part in keyof CallInput<Name> as undefined extends CallInput<Name>[Part]
    ? never
    : object extends CallInput<Name>[Part]
      ? never
      : Part]: CallInput<Name>[Part];
} & {
  [Part in keyof CallInput<Name> as undefined extends CallInput<Name>[Part]
    ? never
    : object extends CallInput<Name>[Part]
      ? Part
      : never]?: CallInput<Name>[Part];
} & Extra;

type CallArguments<Name extends CallName> =
  object extends CallRequest<Name> ? [request?: CallRequest<Name>] : [request: CallRequest<Name>];

type LooseRequest = Extra & {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
};

function addressOf(path: string, request: LooseRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) if (value) query.set(name, value);
  return `${basePath}${filled}${query.size > 0 ? `?${query}` : ''}`;
}

function headersOf(request: LooseRequest, token: string | null): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  headers.set('Accept-Language', languageOfPath(location.pathname));
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(request.headers ?? {})) if (value) headers.set(name, value);
  return headers;
}

function unavailable(): ApiError {
  const messages = languageOfPath(location.pathname) === 'en' ? en : de;
  return new ApiError(messages.errors.unavailable, { status: 0, code: 'unavailable' });
}

/**
 * Sends a call of the contract and returns its answer. Throws an ApiError for every answer that is no
 * success and for no answer at all; an aborted request throws the abort itself.
 */
export async function callApi<Name extends CallName>(
  name: Name,
  ...[request]: CallArguments<Name>
): Promise<CallAnswer<Name>>;
export async function callApi(name: CallName, request: LooseRequest = {}): Promise<unknown> {
  const { method, path } = calls[name];
  const token = readToken();
  const response = await fetch(addressOf(path, request), {
    method,
    headers: headersOf(request, token),
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal: request.signal ?? null,
  }).catch((error: unknown) => {
    throw request.signal?.aborted ? error : unavailable();
  });
  if (!response.ok) {
    const error = await toApiError(response);
    // The session ended on the server (idle, log-out elsewhere): the stored token is of no more use.
    if (error.code === 'unauthorized' && token !== null && readToken() === token) writeToken(null);
    throw error;
  }
  return response.status === 204 ? undefined : response.json();
}
