import { practice } from '@praxisportal/practice/practice';
import type { Weekday } from '@praxisportal/practice/types';
import { formatTimeRange, nameWeekday } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { contactTexts } from './texts.ts';

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

type HoursTableProps = {
  /** The weekday that is marked; undefined until the page knows the day. */
  today: Weekday | undefined;
  /** Why today is closed in spite of its hours. */
  closedToday: string | undefined;
};

/** The weekly opening hours, with today's row marked. */
export function HoursTable({ today, closedToday }: HoursTableProps) {
  const language = useLanguage();
  const texts = useTexts(contactTexts).hours;
  const rangesOf = (weekday: Weekday) => {
    if (weekday === today && closedToday !== undefined) return texts.closedFor(closedToday);
    const hours = practice.openingHours.filter((each) => each.weekday === weekday);
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
    <table className="w-full">
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
            <th scope="row" className="px-1.5 py-2.5 text-left font-[inherit] sm:px-3">
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
