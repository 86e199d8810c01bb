import type { Socket } from 'node:net';
import { bookingRuleSentences, type ErrorCode, errorSentences } from '@praxisportal/contract/errors';
import type { Language } from '@praxisportal/contract/language';
import {
  type StaffErrorBody,
  type StaffErrorCode,
  staffErrorSentences,
} from '@praxisportal/contract/staff/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StaleRowError } from '../db/transaction.ts';
import { AppError, type AppErrorDetails } from '../platform/app-error.ts';
import { isDatabaseBusy, isDatabaseUnreachable } from '../platform/postgres-errors.ts';
import { readLanguage } from './language.ts';

/** The HTTP status of an error, if it is answered with no other. */
export const statusOf: Record<ErrorCode | StaffErrorCode, number> = {
  invalid_request: 400,
  malformed_json: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  unauthorized: 401,
  invalid_credentials: 401,
  not_found: 404,
  invalid_code: 400,
  cookie_required: 400,
  confirmation_required: 403,
  current_password_wrong: 403,
  not_own_contact: 403,
  invalid_phone: 400,
  phone_country_unsupported: 400,
  email_not_verified: 422,
  phone_not_verified: 422,
  password_too_common: 422,
  password_too_simple: 422,
  password_personal: 422,
  email_taken: 409,
  phone_taken: 409,
  slot_taken: 409,
  patient_busy: 409,
  too_many_open_appointments: 422,
  too_many_bookings_today: 429,
  too_many_from_domain: 429,
  newcomers_day_full: 409,
  idempotency_key_reused: 409,
  outside_rules: 422,
  not_cancellable: 409,
  not_movable: 409,
  version_conflict: 409,
  patient_has_appointments: 409,
  too_many_people: 422,
  date_of_birth_wrong: 422,
  date_of_birth_of_practice: 409,
  access_link_invalid: 410,
  access_link_date_wrong: 422,
  own_person_stays: 409,
  open_appointments: 409,
  erasure_pending: 409,
  address_has_account: 409,
  chat_message_too_long: 422,
  chat_banned: 429,
  speech_stays_here: 503,
  speech_unavailable: 503,
  code_not_sent: 503,
  proof_of_work_required: 429,
  too_many_requests: 429,
  log_in_paused: 429,
  codes_paused: 429,
  calls_by_day: 422,
  code_too_soon: 429,
  unavailable: 503,
  internal: 500,

  staff_credentials_wrong: 401,
  second_factor_needed: 401,
  passkey_refused: 401,
  passkey_known: 409,
  too_many_passkeys: 422,
  proof_wrong: 403,
  staff_locked: 423,
  reproof_needed: 403,
  too_many_looks: 429,
  full_proof_needed: 403,
  brake_proof_needed: 403,
  code_wrong: 403,
  not_permitted: 403,
  foreign_page: 403,
  invitation_used: 410,
  invitation_expired: 410,
  staff_email_taken: 409,
  audit_too_long: 422,
  last_owner_stays: 409,
  last_way_in_stays: 409,
  unknown_column: 422,
  appointment_changed: 409,
  not_changeable: 409,
  doctor_busy: 409,
  person_busy: 409,
  outside_working_time: 422,
  time_refused: 422,
  minutes_needed: 422,
  presence_impossible: 422,
  undo_over: 410,
  invitation_without_email: 422,
  invitation_without_date_of_birth: 422,
  invitation_date_self_declared: 422,
  already_linked: 409,
  contact_missing: 422,
  contact_of_account: 409,
  patient_changed: 409,
  note_changed: 409,
  too_many_notes: 422,
  two_accounts: 409,
  merge_overlap: 409,
  identity_unchecked: 409,
  merge_undo_over: 410,
  merge_undo_changed: 409,
  merge_undo_later: 409,
  merge_undo_account: 409,
  absence_changed: 409,
  hours_changed: 409,
  plan_in_past: 422,
  plan_too_long: 422,
  hours_impossible: 422,
  first_hours_stay: 409,
  closed_then: 409,
  not_hit: 409,
  settings_changed: 409,
  settings_in_force: 409,
  online_impossible: 422,
  last_doctor_stays: 409,
  recipients_missing: 422,
};

const allSentences = { ...errorSentences, ...staffErrorSentences };

/** A database that died is back by then, and a time-out has ended what was stuck. */
const unavailableSeconds = 5;

/** What Fastify itself refuses before a handler runs. */
const codeOfFastifyError: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

/** The one place where an error becomes an HTTP answer. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  if (known.code === 'internal') request.log.error({ err: error }, 'request failed');
  if (known.code === 'unavailable') {
    // What we refuse ourselves because too much is waiting needs no stack.
    const cause = known === error ? {} : { err: error };
    request.log.warn(cause, 'database not reachable, or too much is waiting');
  }
  if (known.details.retryAfterSeconds) reply.header('Retry-After', known.details.retryAfterSeconds);
  // A refusal may tell about a person just as an answer does, and none may outlive its cause.
  reply.header('Cache-Control', 'no-store');
  const body = toErrorBody(known.code, known.details, readLanguage(request));
  if (known.code === 'internal') body.requestId = request.id;
  return reply.status(known.details.status ?? statusOf[known.code]).send(body);
}

/** The body of an error answer in the caller's language. */
export function toErrorBody(
  code: ErrorCode | StaffErrorCode,
  details: AppErrorDetails,
  language: Language,
): StaffErrorBody {
  const sentence = details.rule
    ? bookingRuleSentences[details.rule]
    : (details.sentence ?? allSentences[code]);
  return {
    error: sentence[language],
    code,
    ...(details.rule && { rule: details.rule }),
    ...(details.fields && { fields: details.fields }),
    ...(details.challenge && { challenge: details.challenge }),
    ...(details.current && { current: details.current }),
    ...(details.message && { message: details.message }),
    ...(details.action && { action: details.action }),
    ...(details.appointment && { appointment: details.appointment }),
    ...(details.patient && { patient: details.patient }),
    ...(details.note && { note: details.note }),
    ...(details.settings && { settings: details.settings }),
  };
}

/** Answers bytes that are no HTTP request; there is no request yet, so the sentence is German. */
export function sendClientError(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, code] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? (['431 Request Header Fields Too Large', 'body_too_large'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? (['408 Request Timeout', 'invalid_request'] as const)
        : (['400 Bad Request', 'invalid_request'] as const);
  const body = JSON.stringify(toErrorBody(code, {}, 'de'));
  const all = {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isFastifyError(error)) {
    const code = codeOfFastifyError[error.code];
    if (code) return new AppError(code);
    if (error.statusCode === 400) return new AppError('malformed_json');
  }
  const isBusy = isDatabaseBusy(error) || error instanceof StaleRowError;
  if (!isDatabaseUnreachable(error) && !isBusy) return new AppError('internal');
  return new AppError('unavailable', { retryAfterSeconds: unavailableSeconds });
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && 'statusCode' in error;
}
