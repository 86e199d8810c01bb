import { staffLimits } from '@praxisportal/contract/staff/limits';

/** When a session ends, whatever is done with it. */
export function findSessionEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + staffLimits.sessionMaxHours * 3_600_000);
}

/** Sessions that began until then are over. */
export function findOldestSession(now: Date): Date {
  return new Date(now.getTime() - staffLimits.sessionMaxHours * 3_600_000);
}

/** Whether nobody did anything for so long that the screen has to ask who is there. */
export function isIdle({ activeAt }: { activeAt: Date }, now: Date): boolean {
  return now.getTime() - activeAt.getTime() >= staffLimits.lockAfterSeconds * 1000;
}

/** Whether somebody has shown who they are so lately, if ever, that they need not do it again. */
export function isLately(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < staffLimits.reproofSeconds * 1000;
}
