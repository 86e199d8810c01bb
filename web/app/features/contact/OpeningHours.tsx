import { closures } from '@praxisportal/practice/closures';
import { weekdayOf } from '../../clock/calendar-date.ts';
import { usePracticeClock } from '../../clock/use-practice-clock.ts';
import { formatDateRange } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { findClosedReason, listComingClosures } from '../opening-hours/opening-status.ts';
import { openingTexts } from '../opening-hours/texts.ts';
import { useOpeningCalendar } from '../opening-hours/use-opening-calendar.ts';
import { HoursTable } from './HoursTable.tsx';
import { contactTexts } from './texts.ts';

/** The week, today's exception and the closures to come. */
export function OpeningHours() {
  const language = useLanguage();
  const texts = useTexts(contactTexts).hours;
  const { holiday } = useTexts(openingTexts);
  const clock = usePracticeClock();
  const calendar = useOpeningCalendar(clock === null ? null : Number(clock.date.slice(0, 4)));
  const reason = clock && calendar ? findClosedReason(clock.date, calendar) : undefined;
  // Until the day is known, all closures are listed; the one that is over goes then.
  const coming = clock ? listComingClosures(clock.date, closures) : closures;
  return (
    <>
      <HoursTable
        today={clock ? weekdayOf(clock.date) : undefined}
        closedToday={reason === 'holiday' ? holiday : reason?.[language]}
      />
      <p className="mt-4 px-1.5 text-small sm:px-3">{texts.holidays}</p>
      {coming.length > 0 && (
        <>
          <p className="mt-2 px-1.5 text-small sm:px-3">{texts.closures}</p>
          <ul className="figures mt-1 grid gap-1 px-1.5 text-small sm:px-3">
            {coming.map((closure) => (
              <li key={closure.from}>
                {formatDateRange(language, closure.from, closure.to)}: {closure.reason[language]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
