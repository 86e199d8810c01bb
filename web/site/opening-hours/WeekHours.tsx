import type { Weekday, WeeklyHours } from '@praxisportal/practice/types';
import { Fragment } from 'react';
import { formatTimeRange, nameWeekday } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { groupWeek, runsOf } from './week.ts';

type WeekHoursProps = { hours: readonly WeeklyHours[]; className?: string | undefined };

/** "Mo, Di, Do  08:00–12:30, 13:30–18:00 Uhr": the week in as few lines as it has kinds of days. */
export function WeekHours({ hours, className }: WeekHoursProps) {
  const language = useLanguage();
  const nameOf = (day: Weekday) => nameWeekday(language, day, 'short');
  return (
    <ul className={classNames('figures grid grid-cols-[max-content_1fr] gap-x-4', className)}>
      {groupWeek(hours).map(({ days, stretches }) => (
        <li key={days[0]} className="col-span-2 grid grid-cols-subgrid py-0.5">
          <span>
            {runsOf(days)
              .map(({ first, last }) => {
                if (first === last) return nameOf(first);
                return `${nameOf(first)}${last - first === 1 ? ', ' : '–'}${nameOf(last)}`;
              })
              .join(', ')}
          </span>
          <span>
            {stretches.map(({ from, to }, place) => (
              <Fragment key={from}>
                {place > 0 && ', '}
                <span className="whitespace-nowrap">
                  {place < stretches.length - 1 ? `${from}–${to}` : formatTimeRange(language, from, to)}
                </span>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
