import type { DayAppointment } from '@praxisportal/contract/staff/day';
import type { AppContext } from '../../context.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { recordOnce } from '../audit/commands.ts';
import { admitFarDays, type LookBy } from '../patient-access/admit-look.ts';
import { type Shown, toShown } from '../staff/rules.ts';
import { isFarDay } from './rules.ts';

/** So many days a week counts as. */
const daysOfWeek = 7;

type OfDay = Pick<DayAppointment, 'id' | 'date'>;

/** Whether a day is looked up; those around today a desk sees all the time, and nobody counts them. */
function isLookedUp({ clock, practice }: AppContext, { date }: { date: string }): boolean {
  return isFarDay(date, toWallDate(clock.nowMs(), practice.facts.timeZone));
}

/**
 * Reads the day, or with a `doctorId` their week around it. If it is far from today that is counted before, and which
 * appointments were shown is in the audit before they leave, both once in ten minutes. Throws `too_many_looks`.
 */
export async function lookUpDays<Days>(
  context: AppContext,
  by: LookBy,
  wish: { date: string; doctorId?: string; read: () => Promise<Days>; list: (days: Days) => OfDay[] },
): Promise<Days> {
  if (!isLookedUp(context, wish)) return wish.read();
  const { date, doctorId } = wish;
  const words = { date, doctorId };
  const times = doctorId === undefined ? 1 : daysOfWeek;
  await admitFarDays(context, by, { what: JSON.stringify(words), times });
  const days = await wish.read();
  const appointments = wish.list(days);
  const look = toShown(context.secretKey, appointments.map(toId), words);
  await recordFarLook(context, by, look, appointments);
  return days;
}

/**
 * Counts and keeps that these are shown, each that is far from today as a day that is looked up. The same
 * people for the same `words` are one look for ten minutes, whether they are asked for before a plan is saved or answered by
 * saving it. Throws `too_many_looks`; what was saved stays so.
 */
export async function lookUpHits<Hit extends { appointment: OfDay }>(
  context: AppContext,
  by: LookBy,
  { words, hits }: { words: object; hits: Hit[] },
): Promise<Hit[]> {
  const appointments = hits.map(({ appointment }) => appointment);
  const far = appointments.filter((each) => isLookedUp(context, each));
  const look = toShown(context.secretKey, far.map(toId), words);
  if (far.length > 0) await admitFarDays(context, by, { what: look.mark, times: far.length });
  await recordFarLook(context, by, look, far);
  return hits;
}

async function recordFarLook(
  { db, clock }: AppContext,
  { session: { staffId } }: LookBy,
  look: Shown,
  appointments: readonly OfDay[],
): Promise<void> {
  const dates = appointments.map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return;
  const deed = { staffId, action: 'look_at_far_days', subjectKind: 'list', subjectId: null } as const;
  await recordOnce(db, { ...deed, detail: { from, to, ...look } }, new Date(clock.nowMs()));
}

function toId({ id }: OfDay): string {
  return id;
}
