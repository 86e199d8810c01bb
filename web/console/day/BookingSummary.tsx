import { formatDate, formatMinutes } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { sayWhen } from '../shell/say-visit.ts';
import type { BookingValues } from './booking-values.ts';
import { isShownDate } from './day-view.ts';
import { readMinutes } from './place-problems.ts';
import { dayTexts } from './texts.ts';

type BookingSummaryProps = {
  values: BookingValues;
  treatmentName: string | undefined;
  doctorName: string;
};

/** What the button beside it books: patient, treatment, time and doctor. */
export function BookingSummary({ values, treatmentName, doctorName }: BookingSummaryProps) {
  const { book } = useTexts(dayTexts);
  const language = useLanguage();
  const { summary } = book;
  const { patientName, isNew, firstName, lastName, dateOfBirth, date, time } = values;
  const typedName = isNew ? [firstName, lastName].filter(Boolean).join(' ') : '';
  const born = isNew && dateOfBirth !== '' ? formatDate(language, dateOfBirth) : '';
  const minutes = readMinutes(values.minutes);
  const isPlaced = isShownDate(date) && time !== '';
  return (
    <dl className="min-w-0 text-small">
      <dt className="sr-only">{summary.title}</dt>
      <dd className="font-semibold">
        {[patientName || typedName || summary.noPatient, born].filter(Boolean).join(', ')}
      </dd>
      <dd>
        {[treatmentName ?? summary.noTreatment, minutes && formatMinutes(language, minutes)]
          .filter(Boolean)
          .join(', ')}
      </dd>
      <dd className="figures">
        {isPlaced ? sayWhen(language, { date, start: time, doctorName }) : summary.noTime}
      </dd>
    </dl>
  );
}
