import { useEffect, useState } from 'react';
import { useOpeningHours } from '../../shared/api/use-opening-hours.ts';
import type { OpeningCalendar } from './opening-status.ts';

/**
 * The calendar that holds; if the server does not tell it, that of the practice's folder, of a year and the next. Null
 * until one of them is there, because without closures and holidays "open" may be wrong.
 */
export function useOpeningCalendar(year: number | null): OpeningCalendar | null {
  const held = useOpeningHours();
  const [written, setWritten] = useState<OpeningCalendar | null>(null);
  const isUnanswered = held === null;

  useEffect(() => {
    if (year === null || !isUnanswered) return;
    let isCurrent = true;
    loadWritten(year).then(
      (calendar) => {
        if (isCurrent) setWritten(calendar);
      },
      // The part did not arrive: the weekly hours on the page still stand.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [year, isUnanswered]);

  return held ?? written;
}

async function loadWritten(year: number): Promise<OpeningCalendar> {
  const [{ loadHolidays }, { toWrittenCalendar }] = await Promise.all([
    import('./holidays.ts'),
    import('./written-calendar.ts'),
  ]);
  return toWrittenCalendar(await loadHolidays(year));
}
