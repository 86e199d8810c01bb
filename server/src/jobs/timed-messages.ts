import type { AppContext } from '../context.ts';
import { dropUnwantedReminders } from '../delivery/commands.ts';
import { reportSources } from '../features/console-sources/report-sources.ts';
import { notifyPractice } from '../features/practice-notices/notify-practice.ts';
import { sendMorningList } from '../features/practice-notices/send-morning-list.ts';
import { sendDueReminders } from '../features/reminders/send-due-reminders.ts';
import type { RunningJob } from '../platform/jobs/running-job.ts';

const everyMs = 10_000;

const steps = { dropReminders, sendDueReminders, notifyPractice, sendMorningList };
/** What reads more rows is looked at less often: each so many looks. */
const rareSteps = { reportSources };
/** Each job that writes messages, by its name in reports. */
export const timedSteps = { ...steps, ...rareSteps };
const rareEvery = 30;

/** Those that are not wanted any more go before due ones are written. */
async function dropReminders({ db }: AppContext): Promise<void> {
  await dropUnwantedReminders(db);
}

/** Writes what is due by now; a step that fails is logged under its name and holds up no other. */
export async function writeTimedMessages(context: AppContext, isRare = true): Promise<void> {
  for (const [step, write] of Object.entries({ ...steps, ...(isRare && rareSteps) })) {
    await write(context).then(
      () => context.jobReports.noteEnd(step),
      (error) => context.jobReports.noteEnd(step, error),
    );
  }
}

/** Looks every few seconds, one look at a time. Several processes may do it: each message is written once. */
export function startTimedMessages(context: AppContext): RunningJob {
  let running: Promise<void> | undefined;
  let looks = 0;
  const look = () => {
    if (running) return;
    running = writeTimedMessages(context, looks % rareEvery === 0).finally(() => {
      running = undefined;
    });
    looks += 1;
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
