import type { BookingRule, ErrorCode } from '@praxisportal/contract/errors';
import type { StaffErrorBody, StaffErrorCode } from '@praxisportal/contract/staff/errors';

/** What an error carries besides its code; `fields` are sentences in the caller's language. */
export type AppErrorDetails = {
  rule?: BookingRule;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
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
