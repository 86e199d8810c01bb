import { limits } from '@praxisportal/contract/limits';

/** Whether a machine wrote this: it filled in the hidden field, or was faster than a person can be. */
export function looksLikeSpam({
  website,
  secondsToWrite,
}: {
  website: string;
  secondsToWrite: number;
}): boolean {
  return website !== '' || secondsToWrite < limits.contactMinSeconds;
}
