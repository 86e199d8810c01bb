import type { DayState } from '@praxisportal/contract/doctor';
import { useQueries } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLiveSlots } from '../../shared/api/live.ts';
import { daysQuery, queryKeys } from '../../shared/api/queries.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { formatLongDate, formatMonth, formatMonthShort, nameWeekday } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { findDateProblem } from './booking-window.ts';
import { CalendarGrid, type DayLook, dayLooks } from './CalendarGrid.tsx';
import { type CalendarWeek, listWeeks, monthOf, shiftMonth } from './calendar-weeks.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { schedulingTexts } from './texts.ts';
import { hasFilter, isOnWeekday, type TimeFilter } from './time-filter.ts';
import { useBookingWindow } from './use-booking-window.ts';
import { useNextFree } from './use-next-free.ts';

type DayPickerProps = {
  treatment: string;
  /** The doctor's id, or the one that stands for any of them. */
  doctorId: string;
  /** The chosen day YYYY-MM-DD, or ''. */
  value: string;
  onChoose: (date: string) => void;
  /** The appointment that is to be moved: its time counts as free. */
  moving?: string | undefined;
  /** Free days without a time that suits are marked. */
  filter?: TimeFilter | undefined;
  /** The day of one start that is counted but no choice: where the appointment to be moved stands. */
  presentDate?: string | undefined;
};

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const looks: DayLook[] = ['free', 'unsuitable', 'full', 'closed'];

/** A month of days that can be booked: free ones stand out, the others say why they are not. */
export function DayPicker({
  treatment,
  doctorId,
  value,
  onChoose,
  moving,
  presentDate,
  filter = {},
}: DayPickerProps) {
  const language = useLanguage();
  const { day: texts, filter: filterTexts, chosen } = useTexts(schedulingTexts);
  const bookingWindow = useBookingWindow();
  const { today, firstDate, lastDate } = bookingWindow;
  const shownValue = findDateProblem(value, bookingWindow) === undefined ? value : '';

  // The calendar opens where there is something to choose, and stays where somebody has turned it to. A day
  // that was chosen elsewhere turns it again.
  const nextFree = useNextFree(treatment, doctorId);
  const [page, setPage] = useState<{ month: string; values: string[] }>();
  // The day that was chosen here just now is read out once, with what it has.
  const [told, setTold] = useState('');
  // A changed filter is read out once, with the number of times that are left.
  const filterKey = [filter.from, filter.to, filter.weekdays].join(' ');
  const [seenFilter, setSeenFilter] = useState(filterKey);
  const [isFilterTold, setIsFilterTold] = useState(false);
  if (filterKey !== seenFilter) {
    setSeenFilter(filterKey);
    setIsFilterTold(true);
    setTold('');
  }
  const turnTo = (wanted: string) => {
    setPage({ month: wanted, values: [shownValue] });
    setTold('');
    setIsFilterTold(false);
  };
  const openingDate = shownValue || nextFree?.date || firstDate;
  const wantedMonth = page?.values.includes(shownValue) ? page.month : monthOf(openingDate);
  // The clock goes on: what was to come yesterday may lie before the window.
  const month = [monthOf(firstDate), wantedMonth, monthOf(lastDate)].sort()[1] ?? wantedMonth;

  const weeks = listWeeks(month, firstDate, lastDate);
  const days = useDayStates({ treatment, doctorId, weeks, moving, filter });

  const countOf = (date: string) => (days.counts[date] ?? 0) - (date === presentDate ? 1 : 0);
  const lookOf = (date: string) => {
    const state = days.states[date]?.state;
    if (state === 'free' && (!isOnWeekday(date, filter) || days.counts[date] === 0)) return 'unsuitable';
    return state === 'free' && date === presentDate && countOf(date) === 0 ? 'full' : state;
  };
  const stateOf = (date: string) => {
    const day = days.states[date];
    if (day === undefined) return undefined;
    if (day.state === 'closed') return texts.reasons[day.reason];
    if (lookOf(date) === 'unsuitable') return texts.unsuitable;
    return lookOf(date) === 'full' ? texts.full : texts.free(countOf(date));
  };
  const remaining = weeks
    .flat()
    .reduce((sum, date) => (date !== undefined && lookOf(date) === 'free' ? sum + countOf(date) : sum), 0);
  const nameOf = (date: string) =>
    [
      date === today && texts.today,
      formatLongDate(language, date),
      date === shownValue && chosen,
      stateOf(date),
    ]
      .filter(Boolean)
      .join(', ');

  return (
    <fieldset aria-label={texts.label} className="max-w-120 min-w-0">
      <div className="flex items-center justify-between">
        <MonthButton
          name={texts.previousMonth}
          onPress={month > monthOf(firstDate) ? () => turnTo(shiftMonth(month, -1)) : undefined}
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </MonthButton>
        <h3 aria-live="polite" className="text-lead">
          {formatMonth(language, month)}
        </h3>
        <MonthButton
          name={texts.nextMonth}
          onPress={month < monthOf(lastDate) ? () => turnTo(shiftMonth(month, 1)) : undefined}
        >
          <ChevronRight aria-hidden="true" className="size-6" />
        </MonthButton>
      </div>
      {days.hasFailed && (
        <div className="my-3">
          <LoadFailure failure="load_slots" onRetry={days.reload} />
        </div>
      )}
      <div aria-busy={days.isLoading} className={classNames(days.isLoading && 'animate-pulse')}>
        <CalendarGrid
          label={formatMonth(language, month)}
          nextMonthName={formatMonthShort(language, shiftMonth(month, 1))}
          weekdays={weekdays.map((weekday) => ({
            short: nameWeekday(language, weekday, 'short'),
            long: nameWeekday(language, weekday, 'long'),
          }))}
          weeks={weeks}
          firstDate={firstDate}
          lastDate={lastDate}
          today={today}
          value={shownValue}
          onChoose={(date) => {
            // Both, because the new value may come a moment later.
            setPage({ month, values: [shownValue, date] });
            setTold(date);
            setIsFilterTold(false);
            onChoose(date);
          }}
          onLeave={(date) => turnTo(monthOf(date))}
          nameOf={nameOf}
          lookOf={lookOf}
        />
      </div>
      <p role="status" className="sr-only">
        {isFilterTold && !days.isLoading && filterTexts.remaining(remaining)}
        {told !== '' &&
          told === shownValue &&
          [formatLongDate(language, told), stateOf(told)].filter(Boolean).join(', ')}
      </p>
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 text-small text-ink-soft">
        {looks.map(
          (look) =>
            (look !== 'unsuitable' || hasFilter(filter)) && (
              <li key={look} className="flex items-center gap-2">
                <span
                  className={classNames('grid size-7 place-items-center rounded-md figures', dayLooks[look])}
                >
                  17
                </span>
                {texts.legend[look]}
              </li>
            ),
        )}
      </ul>
    </fieldset>
  );
}

type MonthButtonProps = { name: string; onPress: (() => void) | undefined; children: ReactNode };

/** Stays where it is at the end of the window, so that the focus does. */
function MonthButton({ name, onPress, children }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={onPress === undefined}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full text-leaf-700 not-aria-disabled:hover:bg-leaf-100 aria-disabled:cursor-not-allowed aria-disabled:text-line-strong"
    >
      {children}
    </button>
  );
}

type DaysOf = Pick<DayPickerProps, 'treatment' | 'doctorId' | 'moving'> & {
  weeks: readonly CalendarWeek[];
  filter: TimeFilter;
};

/** What the server says of every day in these weeks, kept up to date. */
function useDayStates({ treatment, doctorId, weeks, moving, filter: { from, to } }: DaysOf) {
  const months = [...new Set(weeks.flat().flatMap((date) => (date === undefined ? [] : [monthOf(date)])))];
  const answers = useQueries(
    { queries: months.map((month) => daysQuery({ doctorId, month, treatment, moving, from, to })) },
    queryClient,
  );
  useLiveSlots({ doctorId }, () => void queryClient.invalidateQueries({ queryKey: queryKeys.days }));
  const states: Readonly<Record<string, DayState>> = Object.assign(
    {},
    ...answers.map(({ data }) => data?.states),
  );
  const counts: Readonly<Record<string, number>> = Object.assign(
    {},
    ...answers.map(({ data }) => data?.days),
  );
  return {
    states,
    counts,
    isLoading: answers.some(({ data, isFetching }) => data === undefined && isFetching),
    hasFailed: answers.some(({ isError, isFetching }) => isError && !isFetching),
    reload: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
