import type { AppContext } from '../../context.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { admitFarDays, type LookBy } from '../staff/admit-look.ts';
import { recordOnce } from '../staff/commands.ts';
import { isFarDay } from './rules.ts';

/** A week, or whatever else shows more than one day, counts as so many. */
const daysOfWeek = 7;

type Shown = { date: string };

/** Whether a day is looked up; those around today a desk sees all the time, and nobody counts them. */
function isLookedUp({ clock, practice }: AppContext, date: string): boolean {
  return isFarDay(date, toWallDate(clock.nowMs(), practice.facts.timeZone));
}

/**
 * Reads the day, or with a `doctorId` their week around it. If it is far from today that is counted before, and how many
 * appointments were shown is in the audit before they leave, both once in ten minutes. Throws `too_many_looks`.
 */
export async function lookUpDays<Days>(
  context: AppContext,
  by: LookBy,
  wish: { date: string; doctorId?: string; read: () => Promise<Days>; count: (days: Days) => number },
): Promise<Days> {
  if (!isLookedUp(context, wish.date)) return wish.read();
  const { date, doctorId } = wish;
  const times = doctorId === undefined ? 1 : daysOfWeek;
  await admitFarDays(context, by, { what: JSON.stringify([date, doctorId]), times });
  const days = await wish.read();
  await recordFarLook(context, by, wish.count(days));
  return days;
}

/**
 * Counts and keeps, as a week that is looked up, that these are shown to somebody, if any of them is far from today. What was
 * asked for tells whether it is the same again. Throws `too_many_looks`.
 */
export async function lookUpHits<Hit extends { appointment: Shown }>(
  context: AppContext,
  by: LookBy & { body: object },
  hits: Hit[],
): Promise<Hit[]> {
  const far = hits.filter(({ appointment }) => isLookedUp(context, appointment.date));
  if (far.length === 0) return hits;
  await admitFarDays(context, by, { what: JSON.stringify(by.body), times: daysOfWeek });
  await recordFarLook(context, by, far.length);
  return hits;
}

async function recordFarLook({ db, clock }: AppContext, { session }: LookBy, shown: number): Promise<void> {
  const look = { action: 'look_at_far_days', subjectKind: 'list', subjectId: null } as const;
  const deed = { staffId: session.staffId, ...look, detail: { shown } };
  if (shown > 0) await recordOnce(db, deed, new Date(clock.nowMs()));
}
