import { staffLimits } from '@praxisportal/contract/staff/limits';

/** When a session ends, also if it is in use. */
export function findSessionEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + staffLimits.sessionMaxHours * 3_600_000);
}

/** Sessions that began until then are over. */
export function findOldestSession(now: Date): Date {
  return new Date(now.getTime() - staffLimits.sessionMaxHours * 3_600_000);
}

/** Whether the session has been idle for so long that the screen has to ask who is there. */
export function isIdle({ activeAt }: { activeAt: Date }, now: Date): boolean {
  return now.getTime() - activeAt.getTime() >= staffLimits.lockAfterSeconds * 1000;
}

/** Whether the last proof of identity, if any, is so recent that it need not be repeated. */
export function isLately(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < staffLimits.reproofSeconds * 1000;
}
