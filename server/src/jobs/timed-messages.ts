import type { AppContext } from '../context.ts';
import { reportSources } from '../features/console-sources/report-sources.ts';
import { notifyPractice } from '../features/practice-notices/notify-practice.ts';
import { sendMorningList } from '../features/practice-notices/send-morning-list.ts';
import { sendDueReminders } from '../features/reminders/send-due-reminders.ts';
import type { RunningJob } from './running-job.ts';

const everyMs = 10_000;

const steps = { sendDueReminders, notifyPractice, sendMorningList, reportSources };

/** Writes what is due by now; a step that fails is logged under its name and holds up no other. */
export async function writeTimedMessages(context: AppContext): Promise<void> {
  for (const [step, write] of Object.entries(steps)) {
    await write(context).catch((error) =>
      context.log.error({ err: error, step }, 'messages were not written'),
    );
  }
}

/** Looks every few seconds, one look at a time. Several processes may do it: each message is written once. */
export function startTimedMessages(context: AppContext): RunningJob {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= writeTimedMessages(context).finally(() => {
      running = undefined;
    });
  };
  look();
  const timer = setInterval(look, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
