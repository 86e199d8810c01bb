import type { ErrorCode } from '@praxisportal/contract/errors';

/** A quarter of an hour, in seconds. */
export const quarterHour = 900;
/** An hour, in seconds. */
export const hour = 3600;
/** A day, in seconds. */
export const day = 86_400;

/**
 * By what a try is counted. `prefix` and `network` say where the caller comes from; `target` is whom it
 * concerns: an account, a mailbox, a phone number; `numberBlock` the thousand numbers around that number.
 * `requester` is the browser that codes belong to, `device` one that has logged in to the account before.
 */
export type Subject = 'prefix' | 'network' | 'requester' | 'device' | 'target' | 'numberBlock';

/** Part of the codes that `CODES_PER_HOUR_MAX` lets leave the house within an hour. */
export type CodesShare = 'codes of strangers' | 'half of the codes of strangers' | 'codes of owners';

/** So many tries within a period by one combination of subjects; without any, by everybody together. */
export type Budget = {
  by: readonly Subject[];
  most: number | CodesShare;
  periodSeconds: number;
  refusal?: ErrorCode | 'too_many_looks';
};
