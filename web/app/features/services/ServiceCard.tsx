import type { TreatmentFacts } from '@praxisportal/practice/types';
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { servicesTexts } from './texts.ts';
import { pictureSize, treatmentPictures } from './treatment-pictures.ts';

type ServiceCardProps = {
  treatment: TreatmentFacts;
  isHighlighted: boolean;
  /** Pictures further down wait until the page is scrolled to them. */
  isPictureLazy: boolean;
  /** What can be done about this treatment: booking, or calling. */
  children: ReactNode;
};

function Details({ treatment, isUrgent }: { treatment: TreatmentFacts; isUrgent: boolean }) {
  const language = useLanguage();
  return (
    <ul className="mt-4 grid gap-1.5">
      {treatment.details.map((detail) => (
        <li key={detail.de} className="flex gap-2.5">
          <Check
            aria-hidden="true"
            className={classNames('mt-1 size-5 shrink-0', isUrgent ? 'text-alarm-700' : 'text-leaf-600')}
          />
          {detail[language]}
        </li>
      ))}
    </ul>
  );
}

/** One treatment: picture, duration, description and details. The emergency one is red. */
export function ServiceCard({ treatment, isHighlighted, isPictureLazy, children }: ServiceCardProps) {
  const language = useLanguage();
  const texts = useTexts(servicesTexts);
  const picture = treatmentPictures[treatment.id];
  const isUrgent = treatment.id === 'notfall';
  return (
    <article
      id={treatment.id}
      tabIndex={-1}
      aria-labelledby={`${treatment.id}-name`}
      className={classNames(
        'grid items-start gap-x-8 gap-y-5 rounded-panel p-5 sm:grid-cols-[minmax(11rem,2fr)_5fr] sm:p-6',
        isUrgent ? 'border-2 border-alarm-700' : 'border border-line',
        isHighlighted ? 'is-highlighted' : isUrgent ? 'bg-alarm-50' : 'bg-white',
      )}
    >
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt[language]}
          {...pictureSize}
          loading={isPictureLazy ? 'lazy' : 'eager'}
          className="leaf-shape aspect-4/3 w-full object-cover"
        />
      )}
      <div>
        <h2
          id={`${treatment.id}-name`}
          className={classNames('text-h3 lg:text-[1.625rem]', isUrgent && 'text-alarm-700')}
        >
          {treatment.name[language]}
        </h2>
        <p
          className={classNames(
            'mt-1 flex items-center gap-2 text-small font-semibold',
            isUrgent ? 'text-alarm-700' : 'text-ink-soft',
          )}
        >
          <Clock aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{texts.duration} </span>
          {treatment.durationLabel[language]}
        </p>
        <p className="mt-3 max-w-text">{treatment.description[language]}</p>
        <Details treatment={treatment} isUrgent={isUrgent} />
        <div className="mt-5 flex flex-wrap gap-3">{children}</div>
      </div>
    </article>
  );
}
