import { findCallingInstantMs } from './calling-hours.ts';

const hourMs = 60 * 60 * 1000;
const reminderBeforeMs = 24 * hourMs;
/** Who is told so shortly before has left home already, or has forgotten it for good. */
const uselessBeforeMs = 2 * hourMs;

/**
 * When to remind of an appointment that starts at `startMs`, in epoch milliseconds: a day before, or, if that is at
 * night, in the morning after it.
 */
export function findReminderInstantMs(startMs: number, timeZone: string): number {
  return findCallingInstantMs(startMs - reminderBeforeMs, timeZone);
}

/**
 * Whether to remind now: it is time, it is day, and it is of use. Who has booked or moved it since that time has
 * just read when it is.
 */
export function isReminderDue(
  { startMs, changedMs }: { startMs: number; changedMs: number },
  nowMs: number,
  timeZone: string,
): boolean {
  const dueMs = findReminderInstantMs(startMs, timeZone);
  if (nowMs < dueMs || dueMs <= changedMs) return false;
  if (startMs - nowMs < uselessBeforeMs) return false;
  return findCallingInstantMs(nowMs, timeZone) === nowMs;
}

/** How long before its start the first reminder of an appointment can be due, in milliseconds. */
export const reminderLeadMs = reminderBeforeMs;
