import type { Appointment } from '@praxisportal/contract/appointment';
import type { ChatAction } from '@praxisportal/contract/chat';
import type { BookingRule, ErrorBody } from '@praxisportal/contract/errors';
import type { ProofOfWorkChallenge } from '@praxisportal/contract/human-check';
import type { Language, Localized } from '@praxisportal/contract/language';
import type { StaffErrorBody } from '@praxisportal/contract/staff/errors';

/** The code of any error: of patients' calls and of the staff's. */
export type AnyErrorCode = StaffErrorBody['code'];

/** Brings the sentences of errors that are not in `contract/src/errors.ts`, by their codes. */
export type LoadSentences = () => Promise<Readonly<Record<string, Localized>>>;

/** Why there is no answer of the server. */
export type Silence = 'network' | 'late' | 'unreadable';

type ApiErrorDetails = {
  /** The HTTP status; 0 if no answer came. */
  status: number;
  /** Why no answer came: no network, none in time, or one that can't be read. */
  silence?: Silence | undefined;
  code: AnyErrorCode;
  rule?: BookingRule | undefined;
  /** A sentence for each field that the server refuses. */
  fields?: Record<string, string> | undefined;
  retryAfterSeconds?: number | undefined;
  /** The work that the server asks for before it takes the call. */
  challenge?: ProofOfWorkChallenge | undefined;
  /** The appointment as it stands now, of an attempt that went by an older one. */
  current?: Appointment | undefined;
  /** What the assistant does along with its refusal. */
  action?: ChatAction | undefined;
  /** The language in which the server was asked to answer. */
  language?: Language | undefined;
  /** Of calls whose errors are not all known everywhere. */
  loadSentences?: LoadSentences | undefined;
};

/** A call that failed. `message` is the server's sentence in `language`; empty if it sent none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly silence: Silence | undefined;
  readonly code: AnyErrorCode;
  readonly rule: BookingRule | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: ProofOfWorkChallenge | undefined;
  readonly current: Appointment | undefined;
  readonly action: ChatAction | undefined;
  readonly language: Language;
  readonly loadSentences: LoadSentences | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.status = details.status;
    this.silence = details.silence;
    this.code = details.code;
    this.rule = details.rule;
    this.fields = details.fields ?? {};
    this.current = details.current;
    this.action = details.action;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.challenge = details.challenge;
    this.language = details.language ?? 'de';
    this.loadSentences = details.loadSentences;
  }
}

/** Whether the server answered with this code. */
export function hasErrorCode(error: unknown, code: AnyErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** What a 409 to a booking or a move can mean other than that its time is gone. */
const otherConflicts = new Set<AnyErrorCode>([
  'patient_busy',
  'idempotency_key_reused',
  'version_conflict',
  'not_movable',
]);

/** Whether the time of a booking or a move is gone: also a 409 without a code that this page knows says so. */
export function isSlotTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && !otherConflicts.has(error.code);
}

/** Refusals of a booking whose sentence asks to call the practice. */
const callCodes = new Set<AnyErrorCode>([
  'too_many_open_appointments',
  'too_many_bookings_today',
  'too_many_from_domain',
  'newcomers_day_full',
]);

/** Whether the sentence of a refused booking asks to call the practice, so that its number belongs beside it. */
export function asksToCall(error: unknown): boolean {
  return error instanceof ApiError && callCodes.has(error.code);
}

/** Whether nobody knows if the server did what it was asked for: no answer came, or none that it meant to give. */
export function isUnsettled(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** What an answer that is not a success says; a body that is no error body (a proxy's page) says nothing. */
export async function toApiError(
  response: Response,
  language: Language,
  loadSentences?: LoadSentences,
): Promise<ApiError> {
  const body: Partial<ErrorBody> | null = await response.json().catch(() => null);
  const retryAfterSeconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const sentence = [body?.error, body?.message].find((text) => typeof text === 'string') ?? '';
  return new ApiError(sentence, {
    status: response.status,
    code: body?.code ?? 'internal',
    rule: body?.rule,
    fields: body?.fields,
    challenge: body?.challenge,
    current: body?.current,
    action: body?.action,
    language,
    loadSentences,
    retryAfterSeconds: Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : undefined,
  });
}
