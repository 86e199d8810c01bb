import { closures } from '@praxisportal/practice/closures';
import { practice } from '@praxisportal/practice/practice';
import { useEffect, useState } from 'react';
import { loadHolidays } from './holidays.ts';
import type { OpeningCalendar } from './opening-status.ts';

/** The calendar of a year and the next; null until the holidays are there, because without them "open" may be wrong. */
export function useOpeningCalendar(year: number | null): OpeningCalendar | null {
  const [calendar, setCalendar] = useState<OpeningCalendar | null>(null);

  useEffect(() => {
    if (year === null) return;
    let isCurrent = true;
    loadHolidays(year).then(
      (holidays) => {
        if (isCurrent) setCalendar({ openingHours: practice.openingHours, closures, holidays });
      },
      // The part did not arrive: the weekly hours on the page still stand.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [year]);

  return calendar;
}
