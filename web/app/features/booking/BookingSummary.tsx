import { findBookableTreatment } from '@praxisportal/practice/treatments';
import { formatLongDate, formatMinutes, formatTime } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import type { BookingAddress } from './booking-address.ts';
import { bookingTexts } from './texts.ts';

type BookingSummaryProps = { choices: BookingAddress; doctorName: string | undefined };

/** SPEC §2: the choices so far; on phones a few lines without their terms. */
export function BookingSummary({ choices, doctorName }: BookingSummaryProps) {
  const language = useLanguage();
  const { summary: texts } = useTexts(bookingTexts);
  const treatment = findBookableTreatment(choices.treatment);
  const rows = [
    {
      term: texts.treatment,
      value: treatment?.name[language],
      detail: treatment && formatMinutes(language, treatment.bookableMinutes),
    },
    { term: texts.doctor, value: doctorName },
    { term: texts.date, value: choices.date && formatLongDate(language, choices.date) },
    { term: texts.time, value: choices.time && formatTime(language, choices.time) },
  ].filter(({ value }) => value);
  return (
    <section
      aria-labelledby="booking-summary"
      className="rounded-control bg-leaf-50 px-4 py-3 lg:rounded-panel lg:p-6"
    >
      <h2 id="booking-summary" className="max-lg:sr-only lg:mb-4 lg:text-h3">
        {texts.label}
      </h2>
      <dl className="grid lg:gap-4">
        {rows.map(({ term, value, detail }) => (
          <div key={term}>
            <dt className="text-small text-ink-soft max-lg:sr-only">{term}</dt>
            <dd className="text-small font-semibold text-leaf-900 lg:text-base">
              {value}
              {detail && <span className="font-normal whitespace-nowrap text-ink-soft"> · {detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
