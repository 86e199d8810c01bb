import { limits } from '@praxisportal/contract/limits';
import type { AppContext } from '../context.ts';
import { deleteOldMessages } from '../delivery/commands.ts';
import { findZoneDayAt } from '../domain/zone-day.ts';
import { deleteEndedSessions } from '../features/accounts/commands.ts';
import { completePastAppointments, deleteOldBookingKeys } from '../features/appointments/commands.ts';
import { deleteOldCodes } from '../features/codes/commands.ts';
import { deleteOldContactMessages } from '../features/contact/commands.ts';
import { deleteOldThrottleEvents } from '../features/throttle/commands.ts';
import type { RunningJob } from './running-job.ts';

const everyMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
const messagesKeptMs = 14 * dayMs;

/** Deletes what is no longer needed, and completes the appointments of past days. */
export async function cleanUp({ db, clock, practice }: AppContext): Promise<void> {
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  await deleteEndedSessions(db, now);
  await deleteOldCodes(db, now);
  await deleteOldThrottleEvents(db, now);
  await deleteOldBookingKeys(db, now);
  await deleteOldMessages(db, new Date(nowMs - messagesKeptMs), now);
  await deleteOldContactMessages(db, new Date(nowMs - limits.contactMessageKeptDays * dayMs));
  // An appointment of today stays scheduled until midnight, because SPEC §4 lets the patient cancel it.
  const today = findZoneDayAt(practice.facts.timeZone, nowMs);
  await completePastAppointments(db, new Date(today.startMs), now);
}

/** Cleans up at the start and every hour. Doing it in two processes at once does no harm. */
export function startCleanUp(context: AppContext): RunningJob {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = cleanUp(context).catch((error) => context.log.warn({ err: error }, 'clean-up failed'));
  };
  run();
  const timer = setInterval(run, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
