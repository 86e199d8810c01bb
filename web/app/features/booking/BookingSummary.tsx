import { findBookableTreatment } from '@praxisportal/practice/treatments';
import { formatLongDate, formatMinutes, formatTime } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import type { BookingAddress } from './booking-address.ts';
import { bookingTexts } from './texts.ts';

type BookingSummaryProps = { choices: BookingAddress; doctorName: string | undefined };

/** SPEC §2: the choices so far; on phones up to three lines without their terms. */
export function BookingSummary({ choices, doctorName }: BookingSummaryProps) {
  const language = useLanguage();
  const { summary: texts } = useTexts(bookingTexts);
  const treatment = findBookableTreatment(choices.treatment);
  const rows = [
    {
      term: texts.treatment,
      value: treatment?.name[language],
      detail: treatment && formatMinutes(language, treatment.bookableMinutes),
      isLine: true,
    },
    { term: texts.doctor, value: doctorName, isLine: true },
    {
      term: texts.date,
      value: choices.date ? formatLongDate(language, choices.date) : choices.step === 3 && texts.dateOpen,
      // Where the summary lies above the calendar, a new line would move the days under the finger.
      isPlaceholder: choices.date === '',
    },
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
      <dl className="flex flex-wrap gap-x-4 lg:grid lg:gap-4">
        {rows.map(({ term, value, detail, isLine, isPlaceholder }) => (
          <div key={term} className={classNames(isLine && 'max-sm:w-full', isPlaceholder && 'lg:hidden')}>
            <dt className="text-small text-ink-soft max-lg:sr-only">{term}</dt>
            <dd
              className={classNames(
                'text-small lg:text-base',
                isPlaceholder ? 'text-ink-soft' : 'font-semibold text-leaf-900',
              )}
            >
              {value}
              {detail && <span className="font-normal whitespace-nowrap text-ink-soft"> · {detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
