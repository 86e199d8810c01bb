import { closures } from '@praxisportal/practice/closures';
import { doctors } from '@praxisportal/practice/doctors';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { daysQuery } from '../../api/queries.ts';
import { formatLongDate, localeOf } from '../../i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Calendar } from '../../ui/Calendar.tsx';
import { useOpeningCalendar } from '../opening-hours/use-opening-calendar.ts';
import { findDateProblem } from './booking-window.ts';
import { findClosedDays, toDayMarks } from './free-days.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';
import type { WizardClock } from './use-booking-window.ts';
import { WizardActions } from './WizardActions.tsx';

const noHolidays: ReadonlySet<string> = new Set();

type DateStepProps = { route: BookingRoute; clock: WizardClock };

/** Step 3: a day of the booking window; full and closed days are marked and can be chosen all the same. */
export function DateStep({ route, clock }: DateStepProps) {
  const { date: texts } = useTexts(bookingTexts);
  const { errors } = useMessages();
  const language = useLanguage();
  const { treatment, doctor, date } = route.state;
  const { firstDate, lastDate } = clock.bookingWindow;
  const problem = findDateProblem(date, clock.bookingWindow);
  const shownDate = problem === undefined ? date : '';
  const [month, setMonth] = useState((shownDate || firstDate).slice(0, 7));
  const days = useQuery(daysQuery({ doctorId: doctor, month, treatment }));

  // Until the holidays are there, they look like days on which nothing is free.
  const closings = useOpeningCalendar(Number(firstDate.slice(0, 4))) ?? { closures, holidays: noHolidays };
  const closed = findClosedDays(doctor, doctors, closings);
  const marks = days.data && toDayMarks(days.data.days, clock.bookingWindow, closed, texts);
  const problemLine = useRef<HTMLDivElement>(null);
  const confirm = () => {
    if (findDateProblem(date, clock.refresh()) === undefined) route.go({ kind: 'dateConfirmed' });
    else problemLine.current?.focus();
  };

  return (
    <>
      <div ref={problemLine} tabIndex={-1} role="alert">
        {date !== '' && problem && (
          <p className="mb-4 font-semibold text-alarm-700">{texts.problems[problem]}</p>
        )}
      </div>
      <Calendar
        label={texts.calendarLabel}
        locale={localeOf(language)}
        value={shownDate}
        onChange={(day) => route.go({ kind: 'date', date: day }, 'withinStep')}
        min={firstDate}
        max={lastDate}
        marks={marks}
        onMonthChange={setMonth}
        previousMonthLabel={texts.previousMonth}
        nextMonthLabel={texts.nextMonth}
        legend={texts.legend}
      />
      {days.isError && !days.isFetching && (
        <div className="mt-4 max-w-md">
          <LoadFailure sentence={errors.loadSlots} onRetry={() => void days.refetch()} />
        </div>
      )}
      <WizardActions
        backTo={route.addressAfter({ kind: 'back' })}
        note={
          <div className="flex flex-wrap gap-x-3 max-md:text-small md:flex-col">
            <p className="text-small text-ink-soft">{texts.chosen}</p>
            <p id="booking-chosen-date" role="status" className="font-semibold text-leaf-900">
              {date === '' ? texts.problems.missing : formatLongDate(language, date)}
            </p>
          </div>
        }
      >
        <Button disabled={date === ''} aria-describedby="booking-chosen-date" onClick={confirm}>
          {texts.continue}
        </Button>
      </WizardActions>
    </>
  );
}
