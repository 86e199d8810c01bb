import type { Hit } from '@praxisportal/contract/staff/plan';
import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import type { AppContext, PracticeData } from '../../context.ts';
import { addDays } from '../../domain/calendar-date.ts';
import type { DeskCalendar } from '../../domain/desk-times.ts';
import { proposePlaces } from '../../domain/plan-hits.ts';
import { type PracticePlan, toCalendarOf } from '../../domain/practice-plan.ts';
import { doesTreatment } from '../../domain/practice-settings.ts';
import { findPeriodInterval, toWallDate } from '../../domain/zone-day.ts';
import type { DeskAppointment } from '../console-day/queries.ts';
import { toDayAppointment } from '../console-day/rules.ts';
import { listBusyTimes } from '../doctors/queries.ts';
import { listContacts } from './queries.ts';

/** Appointments that a plan hits, those that somebody has seen before, and those that are to stay. */
type Hitting = {
  rows: readonly DeskAppointment[];
  /** The plan that hits them: the present one, or one that is only thought of */
  plan: PracticePlan;
  seen?: readonly string[];
  kept?: ReadonlySet<string>;
};

/** Tells of each appointment how its patient is reached and where it could go, by the plan that hits it. */
export async function describeHits(
  { db, clock, practice }: AppContext,
  { rows, plan, seen, kept = new Set() }: Hitting,
): Promise<Hit[]> {
  if (rows.length === 0) return [];
  const planned = { ...practice, plan };
  const known = new Set(seen ?? rows.map(({ id }) => id));
  const contacts = await listContacts(
    db,
    rows.map(({ patientId }) => patientId),
  );
  const shown = rows.map((row) => toDayAppointment(row, planned));
  const nowMs = clock.nowMs();
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const dates = shown.map(({ date }) => date).sort();
  const calendars = await readCalendars(db, planned, [
    maxDate(dates[0] ?? today, today),
    maxDate(dates.at(-1) ?? today, today),
  ]);
  const daysMax = planLimits.proposalDaysMax;
  const homeless = rows.map((row, index) => {
    const { doctorId = row.doctorId, date = today, minutes = 0 } = shown[index] ?? {};
    const { treatmentId, bufferMinutes } = row;
    const isAble = ({ id }: { id: string }) =>
      treatmentId === null || doesTreatment(plan.settings, { treatmentId, doctorId: id }, date);
    const doneBy = practice.doctors.filter(isAble).map(({ id }) => id);
    return { doctorId, date, startMs: row.startAt.getTime(), minutes, bufferMinutes, doneBy };
  });
  const places = proposePlaces(homeless, calendars, { today, nowMs, daysMax });
  const names = new Map(practice.doctors.map(({ id, name }) => [id, name]));
  return shown.map((appointment, index) => {
    const { email = null, phone = null } = contacts.get(appointment.patient.id) ?? {};
    return {
      appointment,
      reach: email ? 'email' : phone ? 'phone' : 'none',
      ...{ email, phone },
      isNew: !known.has(appointment.id),
      isKept: kept.has(appointment.id),
      proposals: (places[index] ?? []).map(({ doctorId, date, time }) => ({
        ...{ doctorId, date, time },
        doctorName: names.get(doctorId) ?? '',
      })),
    };
  });
}

/** What everybody has free from the first of these days to some weeks after the last one. */
async function readCalendars(
  db: AppContext['db'],
  { facts, doctors, plan }: PracticeData,
  [firstDate, lastDate]: readonly [string, string],
): Promise<DeskCalendar[]> {
  const period = { firstDate, lastDate: addDays(lastDate, planLimits.proposalDaysMax) };
  const ids = doctors.map(({ id }) => id);
  const busy = await listBusyTimes(db, ids, findPeriodInterval(period, facts.timeZone), undefined);
  return ids.map((doctorId) => ({
    doctorId,
    calendar: toCalendarOf(plan, doctorId, facts),
    busy: busy.get(doctorId) ?? [],
  }));
}

function maxDate(a: string, b: string): string {
  return a > b ? a : b;
}
