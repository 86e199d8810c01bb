import { findCallingInstantMs } from './calling-hours.ts';

const hourMs = 60 * 60 * 1000;
/** Who is told so shortly before has left home already, or has forgotten it for good. */
const uselessBeforeMs = 2 * hourMs;

/** So many days before its start the reminder of an appointment is due at the earliest, in milliseconds. */
export function toReminderLeadMs(daysBefore: number): number {
  return daysBefore * 24 * hourMs;
}

/**
 * When to remind of an appointment that starts at `startMs`, in epoch milliseconds: so many days of 24 hours before, or, if
 * that is at night, in the morning after it.
 */
export function findReminderInstantMs(startMs: number, daysBefore: number, timeZone: string): number {
  return findCallingInstantMs(startMs - toReminderLeadMs(daysBefore), timeZone);
}

/**
 * Whether to remind now: it is time, it is day, and it is of use. Who has booked or moved it since that time has
 * just read when it is.
 */
export function isReminderDue(
  { startMs, changedMs }: { startMs: number; changedMs: number },
  { nowMs, daysBefore, timeZone }: { nowMs: number; daysBefore: number; timeZone: string },
): boolean {
  const dueMs = findReminderInstantMs(startMs, daysBefore, timeZone);
  if (nowMs < dueMs || dueMs <= changedMs) return false;
  if (startMs - nowMs < uselessBeforeMs) return false;
  return findCallingInstantMs(nowMs, timeZone) === nowMs;
}
