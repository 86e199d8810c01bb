import type { ErrorCode } from '@praxisportal/contract/errors';

/** A quarter of an hour, in seconds. */
export const quarterHour = 900;
/** An hour, in seconds. */
export const hour = 3600;
/** A day, in seconds. */
export const day = 86_400;

/**
 * By what a try is counted. `prefix`, `network` and `block` say where the caller comes from; `target` is what it
 * concerns: an account, a mailbox, a phone number; `numberBlock` the thousand numbers around that number, `country` the foreign
 * country that it belongs to.
 * `requester` is the browser that codes belong to, `device` one that has logged in to the account before; `account` is
 * signed in, and `mailbox` was proven in this browser before.
 */
export type Subject =
  | 'prefix'
  | 'network'
  | 'block'
  | 'requester'
  | 'device'
  | 'account'
  | 'mailbox'
  | 'target'
  | 'numberBlock'
  | 'country';

/** A limit that the operator sets (`CODES_PER_HOUR_MAX`, `CALLS_PER_HOUR_MAX`), or a part of it. */
export type SetLimit = 'codes' | 'half of codes' | 'calls' | 'half of calls' | 'fifth of calls';

/** So many tries within a period by one combination of subjects; without any, by everybody together. */
export type Budget = {
  by: readonly Subject[];
  most: number | SetLimit;
  periodSeconds: number;
  refusal?: ErrorCode | 'too_many_looks';
};
