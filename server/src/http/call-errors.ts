import { callErrors } from '@praxisportal/contract/call-errors';
import type { CallSchema, DeclaredError } from '@praxisportal/contract/call-schema';
import { type Call, type CallName, calls } from '@praxisportal/contract/calls';
import type { ErrorCode } from '@praxisportal/contract/errors';
import { schemas } from '@praxisportal/contract/schemas';
import { staffCallErrors } from '@praxisportal/contract/staff/call-errors';
import { type StaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import type { StaffErrorCode } from '@praxisportal/contract/staff/errors';
import { mayStaff, proofsOfRights, type Right, roles } from '@praxisportal/contract/staff/rights';
import { staffSchemas } from '@praxisportal/contract/staff/schemas';
import { statusOf } from './errors.ts';

type Code = ErrorCode | StaffErrorCode;

/** An error that a call can answer, and its HTTP status. */
export type CallError = { code: Code; status: number };

/** What any call can answer when the server or its database fails. */
export const faults = ['internal', 'unavailable'] as const satisfies Code[];

/** The errors of a call of patients and guests, but for faults: what its row and its shapes bring about, then its own. */
export function listCallErrors(name: CallName): CallError[] {
  const { method, access }: Call = calls[name];
  const ofAccess: Record<Call['access'], Code[]> = {
    public: [],
    // Many tokens of no session from one address are no longer looked up.
    either: ['too_many_requests'],
    patient: ['unauthorized', 'too_many_requests'],
  };
  return toCallErrors([...listRequestErrors(method, schemas[name]), ...ofAccess[access]], callErrors[name]);
}

/** The errors of a call of the console, but for faults. */
export function listStaffCallErrors(name: StaffCallName): CallError[] {
  const { method, right } = staffCalls[name];
  const ofSite: Code[] = method === 'GET' ? [] : ['foreign_page'];
  const followed = [...listRequestErrors(method, staffSchemas[name]), ...ofSite, ...listRightErrors(right)];
  return toCallErrors(followed, staffCallErrors[name]);
}

/** What is refused while a request is read, before its handler runs. */
function listRequestErrors(
  method: string,
  { params, query, headers, body, ignoresBody }: CallSchema,
): Code[] {
  const codes: Code[] = [];
  if (query || headers || body) codes.push('invalid_request');
  // An id of the wrong form is an id that does not exist.
  if (params) codes.push('not_found');
  if (method === 'GET') return codes;
  codes.push('body_too_large');
  // A body is read where none is expected, too.
  if (!ignoresBody) codes.push('malformed_json', 'unsupported_media_type');
  return codes;
}

const proofErrors = { short: 'reproof_needed', full: 'full_proof_needed' } as const;

function listRightErrors(right: Right | 'none' | 'session'): Code[] {
  if (right === 'none') return [];
  const ofSession: Code[] = ['unauthorized', 'too_many_requests'];
  if (right === 'session') return ofSession;
  const proof = proofsOfRights[right];
  return [
    ...ofSession,
    'staff_locked',
    ...(roles.every((role) => mayStaff(role, right)) ? [] : ['not_permitted' as const]),
    ...(proof ? [proofErrors[proof]] : []),
  ];
}

function toCallErrors(followed: readonly Code[], own: readonly DeclaredError<Code>[]): CallError[] {
  const errors = [...followed, ...own].map((declared) =>
    typeof declared === 'string' ? { code: declared, status: statusOf[declared] } : declared,
  );
  // A described status stands for all answers that have it.
  const hasUnavailable = errors.some(({ status }) => status === statusOf.unavailable);
  return hasUnavailable ? [...errors, { code: 'unavailable', status: statusOf.unavailable }] : errors;
}
