import { practice } from '@praxisportal/practice/practice';
import { useOpeningHours } from '../../shared/api/use-opening-hours.ts';
import { weekdayOf } from '../../shared/clock/calendar-date.ts';
import { usePracticeClock } from '../../shared/clock/use-practice-clock.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { ExceptionList } from '../opening-hours/ExceptionList.tsx';
import {
  findClosedReason,
  findHoursOf,
  findWeek,
  listComing,
  type OpeningException,
} from '../opening-hours/opening-status.ts';
import { openingTexts } from '../opening-hours/texts.ts';
import { useOpeningCalendar } from '../opening-hours/use-opening-calendar.ts';
import { WeekHours } from '../opening-hours/WeekHours.tsx';
import { writtenExceptions } from '../opening-hours/written-calendar.ts';
import { HoursTable } from './HoursTable.tsx';
import { contactTexts } from './texts.ts';

const line = 'mt-2 px-1.5 text-small sm:px-3';

/** The week that holds, what is otherwise today, weeks that hold later, and the days to come that are not as usual. */
export function OpeningHours() {
  const language = useLanguage();
  const texts = useTexts(contactTexts).hours;
  const { holiday } = useTexts(openingTexts);
  const clock = usePracticeClock();
  const calendar = useOpeningCalendar(clock === null ? null : Number(clock.date.slice(0, 4)));
  const today = calendar && clock ? clock.date : undefined;
  const reason = calendar && today ? findClosedReason(today, calendar) : undefined;
  const held = useOpeningHours();
  const later = held?.later.filter(({ from }) => today !== undefined && from > today) ?? [];
  // What the server has not answered yet would move when it does; who runs no scripts reads what the file says.
  const known = calendar?.exceptions ?? (held === null ? writtenExceptions : undefined);
  const coming = known && clock ? listComing(clock.date, known) : [];
  return (
    <>
      <HoursTable
        weekly={calendar && today ? findWeek(today, calendar) : practice.openingHours}
        today={clock ? weekdayOf(clock.date) : undefined}
        hoursToday={calendar && today ? findHoursOf(today, calendar) : undefined}
        closedToday={
          reason === 'holiday' ? holiday : typeof reason === 'object' ? reason[language] : undefined
        }
      />
      <p className="mt-4 px-1.5 text-small sm:px-3">{texts.holidays}</p>
      {later.map(({ from, weekly }) => (
        <div key={from} className={line}>
          {texts.later(from)}
          <WeekHours hours={weekly} className="mt-1" />
        </div>
      ))}
      {coming.length > 0 && <SpecialDays exceptions={coming} />}
      <noscript>
        <SpecialDays exceptions={writtenExceptions} />
      </noscript>
    </>
  );
}

function SpecialDays({ exceptions }: { exceptions: readonly OpeningException[] }) {
  return (
    <>
      <p className={line}>{useTexts(contactTexts).hours.exceptions}</p>
      <ExceptionList exceptions={exceptions} className="figures mt-1 grid gap-1 px-1.5 text-small sm:px-3" />
    </>
  );
}
