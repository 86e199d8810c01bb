import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { Fragment } from 'react';
import { offerQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { formatLongDate, formatMinutes, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { bookingTexts } from '../booking/texts.ts';
import { findMinutes, findOffered } from '../scheduling/offer.ts';
import { schedulingTexts } from '../scheduling/texts.ts';

type ChoiceListProps = {
  choices: { treatment: string; doctor: string; date: string; time: string };
  /** Name of the person whose appointment it is to be. */
  forWhom: string | undefined;
};

/** All that is going to be booked, with its terms, before it is confirmed. */
export function ChoiceList({ choices, forWhom }: ChoiceListProps) {
  const language = useLanguage();
  const { summary: texts, done: doneTexts } = useTexts(bookingTexts);
  const { doctor: doctorTexts } = useTexts(schedulingTexts);
  const { data: offer } = useQuery(offerQuery());
  const { treatment, doctor, date, time } = choices;
  const minutes = findMinutes(offer, treatment, date);
  const isAny = doctor === anyDoctorId;
  const lines = [
    {
      term: texts.treatment,
      value: findOffered(offer, treatment)?.name[language] ?? treatment,
      detail: minutes === null ? undefined : formatMinutes(language, minutes),
    },
    {
      term: texts.doctor,
      value: isAny ? doctorTexts.any : offer?.doctors.find(({ id }) => id === doctor)?.name,
      detail: isAny ? doctorTexts.anyDetail : undefined,
    },
    { term: texts.date, value: formatLongDate(language, date) },
    { term: texts.time, value: formatTime(language, time) },
    { term: doneTexts.forWhom, value: forWhom },
  ];
  return (
    <section aria-label={texts.label} className="rounded-control bg-leaf-50 px-4 py-3 forced-colors:border">
      <p aria-hidden="true" className="mb-1 font-semibold text-leaf-900">
        {texts.label}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 figures">
        {lines
          .filter(({ value }) => value)
          .map(({ term, value, detail }) => (
            <Fragment key={term}>
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-semibold text-leaf-900">
                {value}
                {detail && <span className="font-normal text-ink-soft"> · {detail}</span>}
              </dd>
            </Fragment>
          ))}
      </dl>
    </section>
  );
}
