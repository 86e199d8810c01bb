import { doctors } from '@praxisportal/practice/doctors';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { isCalendarDate } from '../../shared/clock/calendar-date.ts';
import { formatLongDate, formatTime } from '../../shared/i18n/format.ts';
import { findBookableTreatment } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { bookingChoicesIn } from '../paths.ts';
import { signInTexts } from './texts.ts';

/** What the visitor was about to book, if that is where log-in leads back to, and that nobody holds it yet. */
export function WaitingAppointment({ next }: { next: string }) {
  const { waiting: texts } = useTexts(signInTexts);
  const language = useLanguage();
  const choices = bookingChoicesIn(next);
  const doctorName = doctors.find(({ id }) => id === choices?.doctor)?.name;
  const treatment = findBookableTreatment(choices?.treatment ?? '');
  if (!choices || !treatment) return null;
  const date = choices.date && isCalendarDate(choices.date) ? choices.date : undefined;
  const time = date && /^\d{2}:\d{2}$/.test(choices.time ?? '') ? choices.time : undefined;
  const day = date && formatLongDate(language, date);
  return (
    <section
      aria-labelledby="waiting"
      className="mt-7 rounded-panel border border-leaf-50 bg-leaf-50 px-5 py-4"
    >
      <h2 id="waiting" className="flex items-center gap-2 text-base font-semibold text-leaf-900">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
        {texts.title}
      </h2>
      <p className="mt-2 font-semibold">{treatment.name[language]}</p>
      {doctorName && <p>{doctorName}</p>}
      {day && (
        // A line breaks between day and time, and not within the day.
        <p className="figures">
          <span className="inline-block">
            {day}
            {time && ','}
          </span>{' '}
          {time && <span className="inline-block">{formatTime(language, time)}</span>}
        </p>
      )}
      <p className="mt-2 text-small">
        {time ? texts.notHeld : texts.kept}{' '}
        <Link to={next} className="text-link">
          {texts.change}
        </Link>
      </p>
    </section>
  );
}
