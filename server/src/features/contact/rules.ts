import { limits } from '@praxisportal/contract/limits';

/** Whether a machine may have written this: the hidden field is filled in, or it came faster than a person types. */
export function isSuspect({
  leaveEmpty = '',
  secondsToWrite,
}: {
  leaveEmpty?: unknown;
  secondsToWrite: number;
}): boolean {
  return leaveEmpty !== '' || secondsToWrite < limits.contactMinSeconds;
}
