import type { CallName } from '@praxisportal/contract/calls';
import type { StaffCallName } from '@praxisportal/contract/staff/calls';
import { type CallError, faults, listCallErrors, listStaffCallErrors } from '../src/http/call-errors.ts';
import { statusOf } from '../src/http/errors.ts';

/** The status and code of an error as it was answered. */
export type AnsweredError = { status: number; code: string };

/** Throws if a call of patients or guests has answered an error that the contract does not declare for it. */
export function requireDeclared(name: CallName, answer: AnsweredError): void {
  requireOneOf(name, listCallErrors(name), answer);
}

/** As `requireDeclared`, for a call of the console. */
export function requireStaffDeclared(name: StaffCallName, answer: AnsweredError): void {
  requireOneOf(name, listStaffCallErrors(name), answer);
}

function requireOneOf(name: string, declared: readonly CallError[], { status, code }: AnsweredError): void {
  if (status < 400) return;
  const possible = [...declared, ...faults.map((fault) => ({ code: fault, status: statusOf[fault] }))];
  if (possible.some((error) => error.code === code && error.status === status)) return;
  throw new Error(`${name} answered ${status} ${code}, which contract/src/call-errors does not declare.`);
}
