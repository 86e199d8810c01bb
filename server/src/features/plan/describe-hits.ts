import type { Hit, ReportedHit } from '@praxisportal/contract/staff/plan';
import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import type { AppContext, PracticeData } from '../../context.ts';
import { toDayAppointment } from '../../core/scheduling/present-desk-appointment.ts';
import { addDays } from '../../domain/calendar-date.ts';
import type { DeskCalendar } from '../../domain/desk-times.ts';
import { openProposals } from '../../domain/plan-hits.ts';
import { type PracticePlan, toCalendarOf } from '../../domain/practice-plan.ts';
import { doesTreatment } from '../../domain/practice-settings.ts';
import { findPeriodInterval, toWallDate } from '../../domain/zone-day.ts';
import { mapInTurns } from '../../map-in-turns.ts';
import type { DeskAppointment } from '../desk-appointments/queries.ts';
import { listBusyTimes } from '../doctors/queries.ts';
import { listContacts } from './queries.ts';

/** Appointments that a plan hits, and those of them that are to stay. */
type Hitting = {
  rows: readonly DeskAppointment[];
  /** The plan that hits them: the present one, or one that is only thought of */
  plan: PracticePlan;
  kept?: ReadonlySet<string>;
};

/** Tells what `reportHits` does, but not the addresses and numbers of people. */
export async function describeHits(context: AppContext, hitting: Hitting): Promise<Hit[]> {
  const reported = await reportHits(context, hitting);
  return reported.map(({ email: _email, phone: _phone, ...hit }) => hit);
}

/**
 * Tells of each appointment how its patient is reached and where it could go, by the plan that hits it. Of thousands it takes
 * a while, in which others are answered.
 */
export async function reportHits(
  { db, clock, practice }: AppContext,
  { rows, plan, kept = new Set() }: Hitting,
): Promise<ReportedHit[]> {
  if (rows.length === 0) return [];
  const planned = { ...practice, plan };
  const contacts = await listContacts(
    db,
    rows.map(({ patientId }) => patientId),
  );
  const nowMs = clock.nowMs();
  const { timeZone } = practice.facts;
  const today = toWallDate(nowMs, timeZone);
  const dates = rows.map(({ startAt }) => toWallDate(startAt.getTime(), timeZone)).sort();
  const calendars = await readCalendars(db, planned, [
    maxDate(dates[0] ?? today, today),
    maxDate(dates.at(-1) ?? today, today),
  ]);
  const propose = openProposals(calendars, { today, nowMs, daysMax: planLimits.proposalDaysMax });
  const names = new Map(practice.doctors.map(({ id, name }) => [id, name]));
  return mapInTurns(rows, (row) => {
    const appointment = toDayAppointment(row, planned);
    const { doctorId, date, minutes } = appointment;
    const { treatmentId, bufferMinutes } = row;
    const isAble = ({ id }: { id: string }) =>
      treatmentId === null || doesTreatment(plan.settings, { treatmentId, doctorId: id }, date);
    const doneBy = practice.doctors.filter(isAble).map(({ id }) => id);
    const startMs = row.startAt.getTime();
    const places = propose({ doctorId, date, startMs, minutes, bufferMinutes, doneBy });
    const { email = null, phone = null } = contacts.get(row.patientId) ?? {};
    return {
      appointment,
      reach: email ? 'email' : phone ? 'phone' : 'none',
      ...{ email, phone },
      isKept: kept.has(row.id),
      proposals: places.map((place) => ({
        ...{ doctorId: place.doctorId, date: place.date, time: place.time },
        doctorName: names.get(place.doctorId) ?? '',
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
