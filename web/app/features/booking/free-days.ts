import type { Doctor } from '@praxisportal/contract/doctor';
import type { ClosedPeriod, DoctorFacts, WeeklyHours } from '@praxisportal/practice/types';
import type { DayMark } from '../../ui/Calendar.tsx';

/** Free starts by calendar day YYYY-MM-DD. */
export type FreeStarts = Readonly<Record<string, number>>;

/** What closes days for everybody: closures of the practice, and public holidays as YYYY-MM-DD. */
export type Closings = { closures: readonly ClosedPeriod[]; holidays: ReadonlySet<string> };

export type ClosedDays = {
  workingHours: readonly WeeklyHours[];
  periods: readonly ClosedPeriod[];
  holidays: ReadonlySet<string>;
};

export type MarkTexts = { free: (count: number) => string; full: string; closed: string };

/** When this doctor sees nobody; undefined hours count as every day. */
export function findClosedDays(
  doctorId: Doctor['id'],
  doctors: readonly DoctorFacts[],
  { closures, holidays }: Closings,
): ClosedDays | undefined {
  const doctor = doctors.find(({ id }) => id === doctorId);
  return (
    doctor && { workingHours: doctor.workingHours, periods: [...closures, ...doctor.absences], holidays }
  );
}

/** A mark for every day in the window; a day without a free start is closed or full. */
export function toDayMarks(
  days: FreeStarts,
  { firstDate, lastDate }: { firstDate: string; lastDate: string },
  closed: ClosedDays | undefined,
  texts: MarkTexts,
): Record<string, DayMark> {
  const bookable = Object.entries(days).filter(([date]) => firstDate <= date && date <= lastDate);
  const marks = bookable.map(([date, count]): [string, DayMark] => {
    if (count > 0) return [date, { kind: 'free', text: texts.free(count) }];
    const kind = isClosed(date, closed) ? 'closed' : 'full';
    return [date, { kind, text: texts[kind] }];
  });
  return Object.fromEntries(marks);
}

function isClosed(date: string, closed: ClosedDays | undefined): boolean {
  if (closed === undefined) return false;
  // JavaScript's Sunday is 0, the practice's is 7.
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const isDayOff = !closed.workingHours.some((hours) => hours.weekday === weekday);
  return (
    isDayOff || closed.holidays.has(date) || closed.periods.some(({ from, to }) => from <= date && date <= to)
  );
}

/** The first day after `date`, up to `lastDate`, that has a free start. */
export function findNextFreeDay(days: FreeStarts, date: string, lastDate: string): string | undefined {
  return Object.keys(days)
    .filter((day) => day > date && day <= lastDate && (days[day] ?? 0) > 0)
    .sort()[0];
}
