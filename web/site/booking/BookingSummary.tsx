import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { offerQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { formatLongDate, formatMinutes, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { findMinutes, findOffered } from '../scheduling/offer.ts';
import { readBookingWindow } from '../scheduling/use-booking-window.ts';
import type { BookingStep } from './booking-address.ts';
import { useWizardPatient } from './ForWhom.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';

type Line = { term: string; value: string; detail?: string | undefined; step: BookingStep };

type BookingSummaryProps = { route: BookingRoute; doctorName: string | undefined };

/** The choices so far; those of earlier steps lead back to them. On phones their terms are for screen readers. */
export function BookingSummary({ route, doctorName = '' }: BookingSummaryProps) {
  const language = useLanguage();
  const { summary: texts } = useTexts(bookingTexts);
  const { step: current, ...choices } = route.state;
  const { data: offer } = useQuery(offerQuery());
  const { name } = useWizardPatient(route);
  const treatment = findOffered(offer, choices.treatment);
  const minutes = findMinutes(offer, choices.treatment, choices.date || readBookingWindow().today);
  const lines: Line[] = [
    {
      term: texts.treatment,
      value: treatment?.name[language] ?? '',
      detail: minutes === null ? undefined : formatMinutes(language, minutes),
      step: 1,
    },
    { term: texts.doctor, value: doctorName, step: 2 },
    {
      term: texts.date,
      // Its line stands there before a day is chosen, so that the calendar does not move under the finger.
      value: choices.date ? formatLongDate(language, choices.date) : current === 3 ? texts.noDate : '',
      step: 3,
    },
    { term: texts.time, value: choices.time && formatTime(language, choices.time), step: 4 },
  ];
  if (name) lines.splice(1, 0, { term: texts.forWhom, value: texts.for(name), step: 2 });
  const shown = lines.filter(({ value }) => value !== '');
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby="booking-summary"
      className="rounded-control bg-leaf-50 px-4 forced-colors:border py-2 lg:rounded-panel xl:px-5 xl:py-4"
    >
      <h2 id="booking-summary" className="max-xl:sr-only xl:mb-1 xl:text-base">
        {texts.label}
      </h2>
      {/* The values speak for themselves: their terms are for screen readers. */}
      <dl className="figures flex flex-wrap gap-x-5 text-small xl:block xl:text-base">
        {shown.map(({ term, value, detail, step }) => (
          <div
            key={term}
            className={classNames(
              'flex min-h-7 items-center gap-x-1.5 xl:min-h-9 xl:border-line xl:not-first:border-t',
              step < 4 && 'max-sm:w-full',
            )}
          >
            <dt className="sr-only">{term}</dt>
            <dd className="min-w-0 xl:flex-1">
              {step < current ? (
                <Link
                  to={route.addressAfter({ kind: 'step', step })}
                  className="flex min-h-7 items-center gap-1.5 text-leaf-900 no-underline hover:underline xl:min-h-9"
                >
                  <span>
                    <span className="sr-only">{texts.change} </span>
                    <span className="font-semibold">{value}</span>
                    {detail && <span className="whitespace-nowrap text-ink-soft"> · {detail}</span>}
                  </span>
                  <Pencil aria-hidden="true" className="size-4 shrink-0 text-leaf-600 xl:ml-auto" />
                </Link>
              ) : (
                <span className="font-semibold text-leaf-900">{value}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
