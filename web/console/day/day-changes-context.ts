import { createContext, useContext } from 'react';
import type { DayChanges } from './use-day-changes.ts';

/** The changes of appointments that are under way; they outlast a look at another page of the console. */
export const DayChangesContext = createContext<DayChanges | null>(null);

export function useSharedDayChanges(): DayChanges {
  const changes = useContext(DayChangesContext);
  if (!changes) throw new Error('a screen of the day stands inside DayChangesProvider');
  return changes;
}
