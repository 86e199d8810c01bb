import type { Appointment } from '@praxisportal/contract/appointment';
import { practice } from '@praxisportal/practice/practice';
import { visit } from '@praxisportal/practice/visit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAddress, formatMinutes, formatStart } from '../../shared/i18n/format.ts';
import { nameTreatment } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { whatToBring } from '../page/visit-parts.ts';
import { paths } from '../paths.ts';
import { bookingTexts } from './texts.ts';

/** The whole confirmation: start, treatment, doctor, patient, place, and what to bring. */
export function BookedDetails({ appointment }: { appointment: Appointment }) {
  const language = useLanguage();
  const { done: texts } = useTexts(bookingTexts);
  const { visit: factNames } = useMessages();
  const { otherPatientName } = appointment;
  const lines: { term: string; value?: string; detail?: ReactNode; isLong?: boolean }[] = [
    {
      term: texts.when,
      value: formatStart(language, appointment),
    },
    {
      term: texts.what,
      value: nameTreatment(language, appointment),
      detail: formatMinutes(language, appointment.durationMinutes),
    },
    { term: texts.who, value: appointment.doctor_name },
    ...(otherPatientName ? [{ term: texts.forWhom, value: otherPatientName }] : []),
    {
      term: texts.where,
      value: practice.name,
      detail: (
        <>
          {formatAddress(language)}{' '}
          <Link
            to={paths.contact(language)}
            state={{ highlight: 'address' }}
            className="text-link whitespace-nowrap"
          >
            {texts.way}
          </Link>
        </>
      ),
    },
    ...whatToBring.flatMap((fact) => {
      const detail = visit[fact]?.[language];
      return detail === undefined ? [] : [{ term: factNames[fact], detail, isLong: true }];
    }),
  ];
  return (
    <dl className="grid gap-x-12 gap-y-4 lg:grid-cols-2 lg:gap-y-6">
      {lines.map(({ term, value, detail, isLong }) => (
        <div key={term} className={classNames(isLong && 'lg:col-span-2')}>
          <dt className="text-small text-ink-soft">{term}</dt>
          <dd className="figures font-semibold text-leaf-900">
            {value}
            {detail && <span className="block max-w-text font-normal text-ink-soft">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
