import type { Day } from '@praxisportal/contract/staff/day';
import type { AppContext } from '../../context.ts';
import { toDayAppointment } from '../../core/scheduling/present-desk-appointment.ts';
import type { Database } from '../../db/database.ts';
import { addDays, toWeekday } from '../../domain/calendar-date.ts';
import { isActiveDoctor } from '../../domain/practice-settings.ts';
import { findPeriodInterval } from '../../domain/zone-day.ts';
import { type DeskAppointment, listDeskAppointments } from '../desk-appointments/queries.ts';
import { requireDoctor } from '../doctors/rules.ts';
import { toColumn } from './rules.ts';

type Read = Pick<AppContext, 'practice'> & { db: Database };

/** A day of the practice, with the columns of all who practise here or still have somebody then. */
export async function readDay({ db, practice }: Read, date: string): Promise<Day> {
  const interval = findPeriodInterval({ firstDate: date, lastDate: date }, practice.facts.timeZone);
  const rows = await listDeskAppointments(db, interval);
  const known = new Set(practice.doctors.map(({ id }) => id));
  const left = new Map(rows.filter(({ doctorId }) => !known.has(doctorId)).map((row) => [row.doctorId, row]));
  const former = [...left.values()].map(({ doctorId, doctorName }) => ({
    ...{ id: doctorId, name: doctorName, hours: [], breaks: [], away: [], closure: null },
    absence: { isPlanned: false, reason: null },
  }));
  const present = practice.doctors.filter(
    ({ id }) =>
      isActiveDoctor(practice.plan.settings, id, date) || rows.some(({ doctorId }) => doctorId === id),
  );
  return {
    date,
    doctors: [...present.map((doctor) => toColumn(practice, doctor, date)), ...former],
    appointments: rows.map((row) => toDayAppointment(row, practice)),
  };
}

/** The week, Monday to Sunday, that a day is in, with the column of one dentist; throws `not_found`. */
export async function readWeek(
  { db, practice }: Read,
  { doctorId, date }: { doctorId: string; date: string },
): Promise<{ days: Day[] }> {
  const doctor = requireDoctor(practice, doctorId);
  const { timeZone } = practice.facts;
  const monday = addDays(date, 1 - toWeekday(date));
  const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const period = { firstDate: monday, lastDate: addDays(monday, 6) };
  const rows = await listDeskAppointments(db, findPeriodInterval(period, timeZone), doctorId);
  const shown = rows.map((row: DeskAppointment) => toDayAppointment(row, practice));
  const byDate = Map.groupBy(shown, (appointment) => appointment.date);
  return {
    days: dates.map((each) => ({
      date: each,
      doctors: [toColumn(practice, doctor, each)],
      appointments: byDate.get(each) ?? [],
    })),
  };
}
