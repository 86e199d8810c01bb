import type { Weekday, WeeklyHours } from '@praxisportal/practice/types';
import { formatTimeRange, nameWeekday } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { contactTexts } from './texts.ts';

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

type HoursTableProps = {
  weekly: readonly WeeklyHours[];
  /** The weekday that is marked; undefined until the page knows the day. */
  today: Weekday | undefined;
  /** Today's hours if they are known; none if the practice is closed. */
  hoursToday: readonly Pick<WeeklyHours, 'from' | 'to'>[] | undefined;
  /** Why today is closed in spite of its hours. */
  closedToday: string | undefined;
};

/** The weekly opening hours, with today's row marked. */
export function HoursTable({ weekly, today, hoursToday, closedToday }: HoursTableProps) {
  const language = useLanguage();
  const texts = useTexts(contactTexts).hours;
  const rangesOf = (weekday: Weekday) => {
    if (weekday === today && closedToday !== undefined) return texts.closedFor(closedToday);
    const usual = weekly.filter((each) => each.weekday === weekday);
    const hours = (weekday === today && hoursToday) || usual;
    return hours.length === 0
      ? texts.closed
      : hours.map(({ from, to }) => (
          // Each stretch stays on one line on the narrowest phone.
          <span key={from} className="block whitespace-nowrap">
            {formatTimeRange(language, from, to)}
          </span>
        ));
  };
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{texts.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.time}</th>
        </tr>
      </thead>
      <tbody>
        {weekdays.map((weekday) => (
          <tr
            key={weekday}
            aria-current={weekday === today ? 'date' : undefined}
            className={classNames(
              'border-b border-line',
              weekday === today && 'bg-honey-100 font-semibold text-leaf-900',
            )}
          >
            <th scope="row" className="w-[54%] px-1.5 py-2.5 text-left font-[inherit] sm:px-3">
              <span className="huge:sr-only">{nameWeekday(language, weekday, 'long')}</span>
              <span aria-hidden="true" className="hidden huge:inline">
                {nameWeekday(language, weekday, 'short')}
              </span>
              {weekday === today && <span className="text-small text-honey-700">{` – ${texts.today}`}</span>}
            </th>
            <td className="px-1.5 py-2.5 figures text-right sm:px-3">{rangesOf(weekday)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
