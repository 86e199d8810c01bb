import { practice } from '@praxisportal/practice/practice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { daysQuery, queryKeys } from '../../api/queries.ts';
import { formatLongDate, formatPhone, phoneHref } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import type { BookingAddress } from './booking-address.ts';
import { listMonths } from './booking-window.ts';
import { findNextFreeDay } from './free-days.ts';
import { bookingTexts } from './texts.ts';

type EmptyDayProps = {
  state: BookingAddress;
  lastDate: string;
  otherDateTo: string;
  onChooseDate: (date: string) => void;
};

/** The first day after the chosen one with a free time, month by month to the end of the window; null if none. */
function useNextFreeDay({ treatment, doctor, date }: BookingAddress, lastDate: string) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [...queryKeys.days, 'next', doctor, date, treatment],
    queryFn: async () => {
      for (const month of listMonths(date, lastDate)) {
        const { days } = await queryClient.fetchQuery(daysQuery({ doctorId: doctor, month, treatment }));
        const found = findNextFreeDay(days, date, lastDate);
        if (found !== undefined) return found;
      }
      return null;
    },
  });
}

/** SPEC §2: nothing is free on this day; the ways on are another date, the next free day and the phone. */
export function EmptyDay({ state, lastDate, otherDateTo, onChooseDate }: EmptyDayProps) {
  const { time: texts } = useTexts(bookingTexts);
  const language = useLanguage();
  const nextFree = useNextFreeDay(state, lastDate);
  return (
    <div className="rounded-panel border border-line bg-white p-5 sm:p-7">
      <p className="text-lead font-semibold text-leaf-900">{texts.empty}</p>
      <div role="status" className="mt-4">
        {nextFree.isLoading && <p className="text-ink-soft">{texts.searching}</p>}
        {nextFree.data && (
          <Button onClick={() => nextFree.data && onChooseDate(nextFree.data)}>
            <CalendarCheck aria-hidden="true" className="size-5 shrink-0" />
            {texts.nextFree(formatLongDate(language, nextFree.data))}
          </Button>
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
      <Link to={otherDateTo} className="text-link mt-4 inline-flex min-h-11 items-center font-semibold">
        {texts.otherDate}
      </Link>
    </div>
  );
}
