import type { BookingRule, ErrorBody, ErrorCode } from '@praxisportal/contract/errors';

/** What an error carries besides its code; `fields` are sentences in the caller's language. */
export type AppErrorDetails = {
  rule?: BookingRule;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The HTTP status, where it is another than the code's usual one. */
  status?: 401;
} & Pick<ErrorBody, 'challenge' | 'current' | 'message' | 'action'>;

/** An expected refusal, as data with a stable code; `http/errors.ts` alone turns it into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
