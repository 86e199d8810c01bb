import type { CodePurpose } from '@praxisportal/contract/account';
import type { FailureCode } from '@praxisportal/contract/failures';
import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { type AnyErrorCode, ApiError, isUnsettled } from '../../shared/api/errors.ts';
import { emailProblem } from '../../shared/forms/form-problems.ts';
import type { CodeChannel } from './code-target.ts';

/** Where a problem is shown: at the address or number, or at the code. */
export type ProblemPlace = 'target' | 'code';

/** What went wrong, as a code until it is shown, or as the error of a call. */
export type CodeProblem =
  | { at: ProblemPlace; code: FormProblemCode }
  | { at: ProblemPlace; error: unknown; failure: FailureCode };

/** Thrown by whoever takes a code and has said already, beside another field, why it was not taken. */
export class ShownElsewhere extends Error {}

const aboutTarget = new Set<AnyErrorCode>([
  'email_taken',
  'phone_taken',
  'invalid_phone',
  'phone_country_unsupported',
]);

/** Why a code could not be sent. */
export function problemOfSending(channel: CodeChannel, target: string, error: unknown): CodeProblem {
  return problemOfTarget(channel, target, error) ?? { at: 'target', error, failure: 'send_code' };
}

/**
 * Why a code was not accepted: it is wrong, or its address or number is taken or refused. Without an answer nothing is
 * known about the code: then the log-in or the sending is what failed.
 */
export function problemOfChecking(
  { channel, target, purpose }: { channel: CodeChannel; target: string; purpose: CodePurpose },
  error: unknown,
): CodeProblem {
  const unanswered = purpose === 'login' ? 'login' : 'send';
  const failure = isUnsettled(error) ? unanswered : 'check_code';
  return problemOfTarget(channel, target, error) ?? { at: 'code', error, failure };
}

function problemOfTarget(channel: CodeChannel, target: string, error: unknown): CodeProblem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (aboutTarget.has(error.code)) return { at: 'target', error, failure: 'send_code' };
  if (error.fields[channel] === undefined) return undefined;
  return { at: 'target', code: channel === 'email' ? emailProblem(target) : 'phone_invalid' };
}
