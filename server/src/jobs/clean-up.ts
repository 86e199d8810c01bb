import { keptDays } from '@praxisportal/contract/retention';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { dayMs } from '../domain/calendar-date.ts';
import { findZoneDay, findZoneDayAt, toWallDate } from '../domain/zone-day.ts';
import { forgetFormerPeople } from '../features/account-data/forget-former-people.ts';
import { eraseDuePatients } from '../features/patient-erasures/erase-due-patients.ts';
import { noteOutcomes } from '../features/plan/commands.ts';
import { forgetFormerAbsences } from '../features/plan/forget-former-absences.ts';
import { processRows } from '../platform/jobs/process-rows.ts';
import type { RunningJob } from '../platform/jobs/running-job.ts';
import {
  completeAppointments,
  deleteKeptPatients,
  deleteMissed,
  deleteOldRows,
  findDeletion,
  haveOldRowsDeleted,
  type KeptPatient,
  listMissedOfKept,
  listOldRows,
  listPastAppointments,
  listPatientsKeptUntil,
  type OldRow,
  type PastAppointment,
} from './commands.ts';
import { type RetentionRule, retentionRules } from './retention.ts';

const everyMs = 60 * 60 * 1000;

type Step = { name: string; run: (context: AppContext) => Promise<void> };

type Note = (db: Database, before: Date) => Promise<void>;

/** What rows have to leave behind is noted before they go; if that fails, they stay. */
const noteBefore: ReadonlyMap<string, Note> = new Map<keyof typeof retentionRules, Note>([
  ['finishedMessages', noteOutcomes],
]);

/** Each job that cleans up, by its name in reports, in order. */
export const cleanUpSteps: readonly Step[] = [
  { name: 'completePastAppointments', run: completePastAppointments },
  { name: 'dueErasures', run: eraseDuePatients },
  { name: 'peopleWithoutAccount', run: forgetPeople },
  { name: 'formerPatients', run: forgetFormerPatients },
  { name: 'formerAbsences', run: forgetFormerAbsences },
  ...Object.entries<RetentionRule>(retentionRules).map(([name, rule]) => ({
    name,
    run: (context: AppContext) => forgetOldRows(context, name, rule),
  })),
];

async function forgetOldRows(context: AppContext, name: string, rule: RetentionRule): Promise<void> {
  const { db, clock } = context;
  const nowMs = clock.nowMs();
  const before = new Date(nowMs - rule.days * dayMs);
  const age = { before, now: new Date(nowMs) };
  await noteBefore.get(name)?.(db, before);
  const deletion = findDeletion(rule);
  if (deletion) return haveOldRowsDeleted(db, rule, deletion, before);
  await processRows(context, {
    job: name,
    list: (after: OldRow | undefined) => listOldRows(db, rule, age, after),
    idOf: ({ place, since }) => `${rule.table} ${place} of ${since}`,
    workAll: (rows) => deleteOldRows(db, rule, age, rows),
    work: (row) => deleteOldRows(db, rule, age, [row]),
  });
}

/** An appointment of today stays scheduled until midnight, because until then it can be cancelled. */
export async function completePastAppointments(context: AppContext): Promise<void> {
  const { db, clock, practice } = context;
  const nowMs = clock.nowMs();
  const before = new Date(findZoneDayAt(practice.facts.timeZone, nowMs).startMs);
  const complete = (rows: readonly PastAppointment[]) =>
    completeAppointments(
      db,
      rows.map(({ id }) => id),
      { before, now: new Date(nowMs) },
    );
  await processRows(context, {
    job: 'completePastAppointments',
    list: (after: PastAppointment | undefined) => listPastAppointments(db, before, after),
    idOf: ({ id }) => id,
    workAll: complete,
    work: (row) => complete([row]),
  });
}

/** Whoever has no account can't be asked whether they still want to be known. */
async function forgetPeople(context: AppContext): Promise<void> {
  const ago = (days: number) => new Date(context.clock.nowMs() - days * dayMs);
  await forgetFormerPeople(context, { before: ago(keptDays.guests), treatedBefore: ago(keptDays.patients) });
}

/** A missed appointment's claim lapses three years after the end of its year (§§ 195, 199 BGB). */
async function forgetFormerPatients(context: AppContext): Promise<void> {
  const { db, clock, practice } = context;
  const { timeZone } = practice.facts;
  const today = toWallDate(clock.nowMs(), timeZone);
  const firstDateWithClaims = `${Number(today.slice(0, 4)) - 3}-01-01`;
  const missedBefore = new Date(findZoneDay(timeZone, firstDateWithClaims).startMs);
  await processRows(context, {
    job: 'formerPatients',
    list: (after: KeptPatient | undefined) => listPatientsKeptUntil(db, today, after),
    idOf: ({ id }) => id,
    workAll: (rows) =>
      deleteKeptPatients(
        db,
        today,
        rows.map(({ id }) => id),
      ),
    work: ({ id }) => deleteKeptPatients(db, today, [id]),
  });
  await processRows(context, {
    job: 'missedOfFormerPatients',
    list: (afterId: string | undefined) => listMissedOfKept(db, missedBefore, afterId),
    idOf: (id) => id,
    workAll: (ids) => deleteMissed(db, ids),
    work: (id) => deleteMissed(db, [id]),
  });
}

/**
 * Completes the appointments of past days, and deletes what is no longer needed. A step that fails is reported under
 * its name and holds up no other, and so does a row.
 */
export async function cleanUp(context: AppContext): Promise<void> {
  for (const { name, run } of cleanUpSteps) {
    await run(context).then(
      () => context.jobReports.noteEnd(name),
      (error) => context.jobReports.noteEnd(name, error),
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
