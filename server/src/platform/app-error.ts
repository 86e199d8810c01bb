import type { BookingRule, ErrorCode } from '@praxisportal/contract/errors';
import type { Localized } from '@praxisportal/contract/language';
import type { StaffErrorBody, StaffErrorCode } from '@praxisportal/contract/staff/errors';

/** What an error carries besides its code; `fields` are sentences in the caller's language. */
export type AppErrorDetails = {
  rule?: BookingRule;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** What is read instead of the code's own sentence, where that depends on settings. */
  sentence?: Localized;
  /** The HTTP status, where it is another than the code's usual one. */
  status?: 401;
} & Pick<
  StaffErrorBody,
  'challenge' | 'current' | 'message' | 'action' | 'appointment' | 'patient' | 'note' | 'settings'
>;

/** An expected refusal, as data with a stable code; `http/errors.ts` alone turns it into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode | StaffErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode | StaffErrorCode, details: AppErrorDetails = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
