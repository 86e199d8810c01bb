import { useSearchParams } from 'react-router';
import { useMedia } from '../shell/use-media.ts';
import type { DayView } from './DayBar.tsx';
import { isShownDate } from './day-view.ts';

/** Which day is shown, and how: it stands in the address, and on a narrow screen a day is always a list. */
export function useDayAddress(today: string) {
  const [query, setQuery] = useSearchParams();
  const isNarrow = useMedia('(width < 40rem)');
  const asked = query.get('date') ?? '';
  const wished = query.get('view');
  const doctorId = query.get('doctor') ?? undefined;
  let view: DayView = 'day';
  if (wished === 'week' && doctorId !== undefined) view = 'week';
  else if (wished === 'list' || isNarrow) view = 'list';
  return {
    date: isShownDate(asked) ? asked : today,
    view,
    /** Of whose week it is. */
    doctorId,
    /** `replace`: the step is no entry of the history. */
    go: (
      values: { date?: string; view?: DayView; doctor?: string | undefined },
      { replace = false }: { replace?: boolean } = {},
    ) => {
      const next = new URLSearchParams(query);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === 'day' || (name === 'date' && value === today)) next.delete(name);
        else next.set(name, value);
      }
      setQuery(next, { preventScrollReset: true, replace });
    },
  };
}
