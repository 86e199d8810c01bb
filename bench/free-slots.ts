import type { Booking } from '@praxisportal/contract/appointment';
import { findBookingWindow } from '../server/src/domain/booking-window.ts';
import { addDays } from '../server/src/domain/calendar-date.ts';
import { findSlots } from '../server/src/domain/test-calendar.ts';
import { toMinuteOfDay } from '../server/src/domain/wall-time.ts';
import { toDoctorCalendar } from '../server/src/features/doctors/rules.ts';
import type { RunningServer } from '../server/src/server.ts';

export type FreeSlot = Pick<Booking, 'doctorId' | 'date' | 'time'>;

/**
 * Starts on an empty calendar from tomorrow to the end of the window, in the order of time, so that
 * neighbours in the list mostly have different doctors, and so far apart that treatments of `minutes`
 * never overlap.
 */
export function listFreeSlots({ context }: Pick<RunningServer, 'context'>, minutes: number): FreeSlot[] {
  const { clock, practice } = context;
  const nowMs = clock.nowMs();
  const { firstDate, lastDate } = findBookingWindow(
    nowMs,
    practice.facts.timeZone,
    practice.plan.settings.terms,
  );
  const slots: FreeSlot[] = [];
  for (let date = addDays(firstDate, 1); date <= lastDate; date = addDays(date, 1)) {
    for (const doctor of practice.doctors) {
      const calendar = toDoctorCalendar(practice, doctor);
      let freeFromMinute = 0;
      for (const time of findSlots({ calendar, date, treatmentMinutes: minutes, busy: [], nowMs })) {
        if (toMinuteOfDay(time) < freeFromMinute) continue;
        freeFromMinute = toMinuteOfDay(time) + minutes;
        slots.push({ doctorId: doctor.id, date, time });
      }
    }
  }
  return slots.toSorted((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1));
}
