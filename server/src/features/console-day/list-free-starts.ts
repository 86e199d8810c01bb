import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { dayLimits } from '@praxisportal/contract/day-limits';
import type { FreeStart } from '@praxisportal/contract/staff/day';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { type DeskOffer, findNextOffers } from '../../domain/desk-times.ts';
import { findTreatment, type Service } from '../../domain/practice-settings.ts';
import { findPeriodInterval, toWallDate } from '../../domain/zone-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { findDeskAppointment } from '../desk-appointments/queries.ts';
import { listBusyTimes } from '../doctors/queries.ts';
import { requireDoctor, toDoctorCalendar } from '../doctors/rules.ts';

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
  const today = toWallDate(nowMs, timeZone);
  const from = wish.from > today ? wish.from : today;
  const service = await findService(context, wish, from);
  const doctors =
    wish.doctorId === anyDoctorId
      ? practice.doctors.filter(({ id }) => service.doneBy.includes(id))
      : [requireDoctor(practice, wish.doctorId)];
  const { minutes, bufferMinutes } = service;
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
    offers.push(...findNextOffers(calendars, period, { minutes, bufferMinutes, nowMs, most }));
  }
  const names = new Map(doctors.map(({ id, name }) => [id, name]));
  return offers.map(({ doctorId, date, time }) => ({
    ...{ doctorId, date, time, minutes },
    doctorName: names.get(doctorId) ?? '',
  }));
}

/** How long it takes, what is kept free after it, and who does it, as that holds on the first day. */
async function findService(
  { db, practice }: AppContext,
  wish: Wish,
  date: string,
): Promise<Service & { doneBy: readonly string[] }> {
  const row = wish.except === undefined ? undefined : await findDeskAppointment(db, wish.except);
  if (wish.except !== undefined && !row) throw new AppError('not_found');
  const treatmentId = wish.treatmentId ?? row?.treatmentId ?? null;
  const isKnown = practice.services.some(({ id }) => id === treatmentId);
  if (!isKnown && wish.treatmentId !== undefined)
    throw new AppError('outside_rules', { rule: 'unknown_treatment' });
  const { settings } = practice.plan;
  const set = treatmentId === null ? undefined : findTreatment(settings, treatmentId, date);
  // What is moved as it is keeps what it was booked with.
  const kept = row && wish.treatmentId === undefined ? row : undefined;
  const keptMinutes = kept && (kept.endAt.getTime() - kept.startAt.getTime()) / 60_000;
  const minutes = wish.minutes ?? keptMinutes ?? set?.minutes ?? null;
  if (minutes === null) {
    if (treatmentId === null) throw new AppError('outside_rules', { rule: 'unknown_treatment' });
    throw new AppError('minutes_needed');
  }
  return {
    minutes,
    bufferMinutes: kept?.bufferMinutes ?? set?.bufferMinutes ?? 0,
    doneBy: practice.doctors.flatMap(({ id }) =>
      id === row?.doctorId || !set?.notBy.includes(id) ? [id] : [],
    ),
  };
}
