import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { FreeStart } from '@praxisportal/contract/staff/day';
import { dayLimits } from '@praxisportal/contract/staff/day-limits';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { type DeskOffer, findNextOffers } from '../../domain/desk-times.ts';
import { findPeriodInterval, toWallDate } from '../../domain/zone-day.ts';
import { listBusyTimes } from '../doctors/queries.ts';
import { requireDoctor, toDoctorCalendar } from '../doctors/rules.ts';
import { findDeskAppointment } from './queries.ts';

type Wish = ParsedStaffInput<'listFreeStarts'>['query'];

/** So many days are read at once: mostly the first ones have enough. */
const daysAtOnce = 15;

/**
 * The next free starts for a treatment, or for an appointment that is to be moved, of one dentist or of all. Throws
 * `not_found`, `outside_rules` for a treatment that there is not, or `minutes_needed`.
 */
export async function listFreeStarts(context: AppContext, wish: Wish): Promise<FreeStart[]> {
  const { db, clock, practice } = context;
  const { timeZone } = practice.facts;
  const nowMs = clock.nowMs();
  const minutes = await findMinutes(context, wish);
  const doctors = wish.doctorId === anyDoctorId ? practice.doctors : [requireDoctor(practice, wish.doctorId)];
  const today = toWallDate(nowMs, timeZone);
  const from = wish.from > today ? wish.from : today;
  const offers: DeskOffer[] = [];
  for (
    let day = 0;
    day < dayLimits.freeDaysMax && offers.length < dayLimits.freeStartsMax;
    day += daysAtOnce
  ) {
    const period = { firstDate: addDays(from, day), lastDate: addDays(from, day + daysAtOnce - 1) };
    const interval = findPeriodInterval(period, timeZone);
    const ids = doctors.map(({ id }) => id);
    const busy = await listBusyTimes(db, ids, interval, wish.except);
    const calendars = doctors.map((doctor) => ({
      doctorId: doctor.id,
      calendar: toDoctorCalendar(practice, doctor),
      busy: busy.get(doctor.id) ?? [],
    }));
    const most = dayLimits.freeStartsMax - offers.length;
    offers.push(...findNextOffers(calendars, period, { minutes, nowMs, most }));
  }
  const names = new Map(doctors.map(({ id, name }) => [id, name]));
  return offers.map(({ doctorId, date, time }) => ({
    ...{ doctorId, date, time, minutes },
    doctorName: names.get(doctorId) ?? '',
  }));
}

async function findMinutes({ db, practice }: AppContext, wish: Wish): Promise<number> {
  if (wish.minutes !== undefined) return wish.minutes;
  if (wish.except !== undefined && wish.treatmentId === undefined) {
    const row = await findDeskAppointment(db, wish.except);
    if (!row) throw new AppError('not_found');
    return (row.endAt.getTime() - row.startAt.getTime()) / 60_000;
  }
  const treatment = practice.services.find(({ id }) => id === wish.treatmentId);
  if (!treatment) throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  if (treatment.bookableMinutes === null) throw new AppError('minutes_needed');
  return treatment.bookableMinutes;
}
