import { treatmentPictures } from '@praxisportal/practice/treatment-pictures';
import type { Picture, TreatmentFacts } from '@praxisportal/practice/types';
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { DurationLabel } from '../scheduling/DurationLabel.tsx';
import { servicesTexts } from './texts.ts';

const pictures: Readonly<Record<string, Picture>> = treatmentPictures;

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
  const picture = pictures[treatment.id];
  const isUrgent = treatment.kind === 'emergency';
  return (
    <article
      id={treatment.id}
      tabIndex={-1}
      aria-labelledby={`${treatment.id}-name`}
      className={classNames(
        'grid items-center min-[23rem]:grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 px-4 py-8 sm:grid-cols-[minmax(12rem,2fr)_minmax(0,3fr)] sm:grid-rows-[auto_1fr] sm:items-start sm:gap-x-8 sm:px-6 lg:gap-x-12 lg:py-10',
        isUrgent
          ? '-mx-2 mt-4 rounded-panel border-2 border-alarm-700 sm:mx-0'
          : 'relative -mx-4 after:absolute after:inset-x-4 after:bottom-0 after:border-b after:border-line sm:-mx-6 sm:after:inset-x-6 nth-last-2:after:hidden',
        isHighlighted ? 'is-highlighted rounded-panel' : isUrgent && 'bg-alarm-50',
      )}
    >
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt[language]}
          width={picture.width}
          height={picture.height}
          loading={isPictureLazy ? 'lazy' : 'eager'}
          className="mb-4 aspect-4/3 w-26 rounded-panel min-[23rem]:mb-0 min-[23rem]:w-full rounded-br-none object-cover sm:row-span-2 sm:rounded-picture sm:rounded-br-none"
        />
      )}
      <div>
        <h2 id={`${treatment.id}-name`} className={classNames('text-h3', isUrgent && 'text-alarm-700')}>
          {treatment.name[language]}
        </h2>
        <p
          className={classNames(
            'figures mt-1.5 flex items-center gap-2 text-small font-semibold',
            isUrgent ? 'text-alarm-700' : 'text-ink-soft',
          )}
        >
          <Clock aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="sr-only">{texts.duration} </span>
          <DurationLabel treatment={treatment} />
        </p>
      </div>
      <div className="mt-4 min-[23rem]:col-span-2 sm:col-span-1 sm:col-start-2 sm:mt-3">
        <p className="max-w-text">{treatment.description[language]}</p>
        <Details treatment={treatment} isUrgent={isUrgent} />
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
      </div>
    </article>
  );
}
