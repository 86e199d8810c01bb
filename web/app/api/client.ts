import { type CallName, calls } from '@praxisportal/contract/calls';
import type { Language } from '@praxisportal/contract/language';
import { proofOfWorkHeader } from '@praxisportal/contract/proof-of-work-header';
import type { CallAnswer, CallInput } from '@praxisportal/contract/schemas';
import { languageOfPath } from '../paths.ts';
import { ApiError, toApiError } from './errors.ts';
import { readToken, writeToken } from './token.ts';

const basePath = '/api';

/** A call without an answer by then has failed: a network that swallows everything must not look like waiting. */
const answerWithinMs = 20_000;

type Extra = {
  signal?: AbortSignal | undefined;
  /** A proof of work that the browser has done already, instead of the sum. */
  proofOfWork?: string | undefined;
};

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
  const text = query.toString();
  return `${basePath}${filled}${text === '' ? '' : `?${text}`}`;
}

function headersOf(request: LooseRequest, language: Language, token: string | null): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  headers.set('Accept-Language', language);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  if (request.proofOfWork) headers.set(proofOfWorkHeader, request.proofOfWork);
  for (const [name, value] of Object.entries(request.headers ?? {})) if (value) headers.set(name, value);
  return headers;
}

const unavailable = () => new ApiError('', { status: 0, code: 'unavailable' });

/**
 * Sends a call of the contract and returns its answer. Throws an ApiError for every answer that is no
 * success and for no answer at all; an aborted request throws the abort itself. Work that the server asks for first
 * is done here: nobody has to ask for the call again.
 */
export async function callApi<Name extends CallName>(
  name: Name,
  ...[request]: CallArguments<Name>
): Promise<CallAnswer<Name>>;
export async function callApi(name: CallName, request: LooseRequest = {}): Promise<unknown> {
  try {
    return await sendCall(name, request);
  } catch (error) {
    if (!(error instanceof ApiError && error.challenge)) throw error;
    const { workFor } = await import('./proof-of-work.ts').catch(() => Promise.reject(error));
    const proofOfWork = await workFor(error);
    return sendCall(name, { ...request, proofOfWork });
  }
}

async function sendCall(name: CallName, request: LooseRequest): Promise<unknown> {
  const { method, path } = calls[name];
  const token = readToken();
  const language = languageOfPath(location.pathname);
  const init: RequestInit = {
    method,
    headers: headersOf(request, language, token),
    body: request.body === undefined ? null : JSON.stringify(request.body),
  };
  return fetchInTime(addressOf(path, request), init, request.signal, async (response) => {
    if (response.ok) return readAnswer(response);
    const error = await toApiError(response, language);
    // The session ended on the server (idle, log-out elsewhere): the stored token is of no more use. Without
    // one this page believes in a session whose token is gone, and hears of it here.
    if (error.code === 'unauthorized' && readToken() === token) writeToken(null);
    throw error;
  });
}

/** What the contract says that a call answers: nothing, the text of a calendar file, audio, or JSON. */
function readAnswer(response: Response): unknown {
  if (response.status === 204) return undefined;
  const type = response.headers.get('Content-Type');
  if (type?.startsWith('audio/')) return response.blob();
  return type?.startsWith('text/calendar') ? response.text() : response.json();
}

/** Fetches and reads the answer before the time is up or the caller leaves. */
async function fetchInTime<Answer>(
  address: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  // Not AbortSignal.any, which iOS 16 lacks.
  const controller = new AbortController();
  const leave = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(), answerWithinMs);
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  try {
    return await read(await fetch(address, { ...init, signal: controller.signal }));
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    // No network, no answer in time, or something else than our server answered (a hotel's log-in page).
    throw unavailable();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}
