import { keptDays } from '@praxisportal/contract/retention';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { dayMs } from '../domain/calendar-date.ts';
import { findZoneDay, findZoneDayAt, toWallDate } from '../domain/zone-day.ts';
import { forgetFormerPeople } from '../features/account-data/forget-former-people.ts';
import { completePastAppointments } from '../features/appointments/commands.ts';
import { eraseDuePatients } from '../features/patient-erasures/erase-due-patients.ts';
import { noteOutcomes } from '../features/plan/commands.ts';
import { forgetFormerAbsences } from '../features/plan/forget-former-absences.ts';
import type { RunningJob } from '../platform/jobs/running-job.ts';
import { deleteFormerPatients, deleteOldRows } from './commands.ts';
import { type RetentionRule, retentionRules } from './retention.ts';

const everyMs = 60 * 60 * 1000;

type Step = { name: string; run: (context: AppContext) => Promise<void> };

type Note = (db: Database, before: Date) => Promise<void>;

/** What rows have to leave behind is noted before they go; if that fails, they stay. */
const noteBefore: ReadonlyMap<string, Note> = new Map<keyof typeof retentionRules, Note>([
  ['finishedMessages', noteOutcomes],
]);

const steps: Step[] = [
  { name: 'completePastAppointments', run: completeAppointments },
  { name: 'dueErasures', run: eraseDuePatients },
  { name: 'peopleWithoutAccount', run: forgetPeople },
  { name: 'formerPatients', run: forgetFormerPatients },
  { name: 'formerAbsences', run: forgetFormerAbsences },
  ...Object.entries<RetentionRule>(retentionRules).map(([name, rule]) => ({
    name,
    run: async ({ db, clock }: AppContext) => {
      const nowMs = clock.nowMs();
      const before = new Date(nowMs - rule.days * dayMs);
      await noteBefore.get(name)?.(db, before);
      await deleteOldRows(db, rule, { before, now: new Date(nowMs) });
    },
  })),
];

/** An appointment of today stays scheduled until midnight, because until then it can be cancelled. */
async function completeAppointments({ db, clock, practice }: AppContext): Promise<void> {
  const nowMs = clock.nowMs();
  const today = findZoneDayAt(practice.facts.timeZone, nowMs);
  await completePastAppointments(db, new Date(today.startMs), new Date(nowMs));
}

/** Whoever has no account can't be asked whether they still want to be known. */
async function forgetPeople(context: AppContext): Promise<void> {
  const ago = (days: number) => new Date(context.clock.nowMs() - days * dayMs);
  await forgetFormerPeople(context, { before: ago(keptDays.guests), treatedBefore: ago(keptDays.patients) });
}

/** A missed appointment's claim lapses three years after the end of its year (§§ 195, 199 BGB). */
async function forgetFormerPatients({ db, clock, practice }: AppContext): Promise<void> {
  const { timeZone } = practice.facts;
  const today = toWallDate(clock.nowMs(), timeZone);
  const firstDateWithClaims = `${Number(today.slice(0, 4)) - 3}-01-01`;
  const missedBefore = new Date(findZoneDay(timeZone, firstDateWithClaims).startMs);
  await deleteFormerPatients(db, { today, missedBefore });
}

/**
 * Completes the appointments of past days, and deletes what is no longer needed. A step that fails is logged under
 * its name and holds up no other.
 */
export async function cleanUp(context: AppContext): Promise<void> {
  for (const { name, run } of steps) {
    await run(context).catch((error) =>
      context.log.error({ err: error, step: name }, 'clean-up step failed'),
    );
  }
}

/** Cleans up at the start and every hour. Doing it in two processes at once does no harm. */
export function startCleanUp(context: AppContext): RunningJob {
  let running = cleanUp(context);
  const timer = setInterval(() => {
    running = cleanUp(context);
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
