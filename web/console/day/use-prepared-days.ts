import { useEffect } from 'react';
import { queryClient } from '../../shared/api/query-client.ts';
import { addDays } from '../../shared/clock/calendar-date.ts';
import { dayQuery } from '../shell/staff-queries.ts';
import { useIsLocked } from '../shell/use-staff-session.ts';

/** What is shown is painted by then. */
const afterPaintMs = 100;

/** Asks for the days before and after one that is shown, so that turning to them shows them at once; not behind a lock. */
export function usePreparedDays(date: string, isShown: boolean): void {
  const isLocked = useIsLocked();
  useEffect(() => {
    if (!isShown || isLocked) return;
    const timer = setTimeout(() => {
      for (const days of [1, -1]) void queryClient.prefetchQuery(dayQuery(addDays(date, days)));
    }, afterPaintMs);
    return () => clearTimeout(timer);
  }, [date, isShown, isLocked]);
}
