import { practice } from '@praxisportal/practice/practice';
import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { daysQuery, queryKeys } from '../../shared/api/queries.ts';
import { queryClient, useQuery } from '../../shared/api/query-client.ts';
import { formatLongDate, formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { listMonths } from './booking-window.ts';
import { closedSentence } from './date-sentences.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { schedulingTexts } from './texts.ts';
import { useBookingWindow } from './use-booking-window.ts';
import { type DayOf, useDayState } from './use-day-state.ts';

type EmptyDayProps = DayOf & {
  onChooseDay: (date: string) => void;
  children?: ReactNode;
};

/** Nothing is free on this day: why, and the ways on: the next free day, the phone and what else there is. */
export function EmptyDay({ children, onChooseDay, ...day }: EmptyDayProps) {
  const { time: texts } = useTexts(schedulingTexts);
  const language = useLanguage();
  const { lastDate } = useBookingWindow();
  const state = useDayState(day);
  const reason = state && closedSentence(state, language, texts.full);
  const nextFree = useQuery({
    queryKey: [...queryKeys.days, 'next', day.doctorId, day.date, day.treatment, day.moving ?? ''],
    queryFn: () => findNextFreeDay(day, lastDate),
  });
  return (
    <div className="rounded-panel border border-line bg-white p-5">
      <p className="font-semibold text-leaf-900">{texts.empty}</p>
      {reason && <p className="mt-1">{reason}</p>}
      <div role="status" className="mt-4">
        {nextFree.isLoading && <p className="text-ink-soft">{texts.searching}</p>}
        {nextFree.data && (
          <Button className="figures text-start" onClick={() => nextFree.data && onChooseDay(nextFree.data)}>
            <CalendarCheck aria-hidden="true" className="size-5 shrink-0" />
            {texts.nextFree(formatLongDate(language, nextFree.data))}
          </Button>
        )}
        {nextFree.isError && !nextFree.isFetching && (
          <LoadFailure failure="load_slots" onRetry={() => void nextFree.refetch()} />
        )}
        {nextFree.data === null && (
          <p>
            {texts.noneInWindow}{' '}
            <a href={phoneHref(practice.phone)} className="text-link font-semibold whitespace-nowrap">
              {formatPhone(practice.phone)}
            </a>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** The first day after this one with a free time, month by month to the end of the window; null if none. */
async function findNextFreeDay({ date, ...day }: DayOf, lastDate: string) {
  for (const month of listMonths(date, lastDate)) {
    const { states } = await queryClient.fetchQuery(daysQuery({ ...day, month }));
    const found = Object.keys(states)
      .filter((each) => each > date && states[each]?.state === 'free')
      .sort()[0];
    if (found !== undefined) return found;
  }
  return null;
}
