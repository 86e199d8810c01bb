import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { useEffect, useRef } from 'react';
import type { DayChanges, Wish } from './use-day-changes.ts';

/**
 * Submits a change from a form, which shows a refusal itself. Once the form is closed, or the desk has gone to another page,
 * the refusal is told there instead, with the change that it is about.
 */
export function useSubmitChange(changes: DayChanges): (wish: Wish) => Promise<DayAppointment | null> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (wish) =>
    changes.ask(wish).catch((error: unknown) => {
      if (isMounted.current) throw error;
      changes.reportFailure(error, wish);
      return null;
    });
}
