import type { Language } from '@praxisportal/contract/language';
import { noteServerDate } from '../clock/server-clock.ts';
import { languageOfPath } from '../i18n/language-address.ts';
import { ApiError, type Silence, toApiError } from './errors.ts';

const basePath = '/api';

/** A call without an answer by then has failed: a network that swallows everything must not look like waiting. */
const answerWithinMs = 20_000;

/** What a call takes: parts that it does not have, or that are optional throughout, may be left out. */
export type RequestOf<Input> = {
  [Part in keyof Input as undefined extends Input[Part]
    ? never
    : object extends Input[Part]
      ? never
      : Part]: Input[Part];
} & {
  [Part in keyof Input as undefined extends Input[Part]
    ? never
    : object extends Input[Part]
      ? Part
      : never]?: Input[Part];
};

export type LooseRequest = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  signal?: AbortSignal | undefined;
};

type Address = { method: string; path: string };

function addressOf(path: string, request: LooseRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) if (value) query.set(name, value);
  const text = query.toString();
  return `${basePath}${filled}${text === '' ? '' : `?${text}`}`;
}

function headersOf(request: LooseRequest, language: Language): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  headers.set('Accept-Language', language);
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(request.headers ?? {})) if (value) headers.set(name, value);
  return headers;
}

const unavailable = (silence: Silence) => new ApiError('', { status: 0, code: 'unavailable', silence });

/**
 * Sends a call and returns its answer. Throws an ApiError for every answer that is no success, as `readError` makes it,
 * and for no answer at all; an aborted request throws the abort itself.
 */
export function sendRequest(
  { method, path }: Address,
  request: LooseRequest,
  readError: (response: Response, language: Language) => Promise<ApiError> = toApiError,
): Promise<unknown> {
  const language = languageOfPath(location.pathname);
  const init: RequestInit = {
    method,
    headers: headersOf(request, language),
    body: request.body === undefined ? null : JSON.stringify(request.body),
  };
  return fetchInTime(addressOf(path, request), init, request.signal, async (response) => {
    if (response.ok) return readAnswer(response);
    throw await readError(response, language);
  });
}

/** What the contract says that a call answers: nothing, the text of a file, audio, or JSON. */
function readAnswer(response: Response): unknown {
  if (response.status === 204) return undefined;
  const type = response.headers.get('Content-Type');
  if (type?.startsWith('audio/')) return response.blob();
  // A page is never what a call answers: it comes from something in between.
  return type && /^text\/(?!html)/.test(type) ? response.text() : response.json();
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
    const askedMs = Date.now();
    const response = await fetch(address, { ...init, signal: controller.signal });
    const answer = await read(response);
    noteServerDate(response.headers.get('Date'), askedMs);
    return answer;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    if (controller.signal.aborted) throw unavailable('late');
    // Something else than our server answered (a hotel's log-in page).
    throw unavailable(error instanceof SyntaxError ? 'unreadable' : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}
