import type { BookableTreatment } from '@praxisportal/practice/types';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { formatMinutes } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { bookingTexts } from './texts.ts';

type TreatmentTileProps = { treatment: BookableTreatment; to: string; isChosen: boolean };

// SPEC §2 highlights this one for people who don't know what they need.
const consultationId = 'beratung';

/** One treatment with the length of its appointment. */
export function TreatmentTile({ treatment, to, isChosen }: TreatmentTileProps) {
  const language = useLanguage();
  const { treatment: texts } = useTexts(bookingTexts);
  const isConsultation = treatment.id === consultationId;
  return (
    <li className={classNames('grid', isConsultation && 'sm:col-span-2 lg:col-span-3')}>
      <Link
        to={to}
        className={classNames(
          'rounded-control border-2 px-4 py-2.5 no-underline transition-colors sm:rounded-panel sm:p-5',
          isConsultation
            ? 'border-honey-400 bg-honey-100 hover:border-honey-700'
            : 'border-line bg-white hover:border-leaf-600 hover:bg-leaf-50',
          isChosen && 'border-leaf-600 bg-leaf-100',
        )}
      >
        {isConsultation && (
          <span className="block text-small font-semibold text-honey-700">{texts.consultationHint}</span>
        )}
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 text-base font-semibold text-leaf-900 sm:text-h3">
            {treatment.name[language]}
            {isChosen && (
              <>
                <Check aria-hidden="true" className="ml-2 inline size-5 text-leaf-700" />
                <span className="sr-only"> ({texts.isChosen})</span>
              </>
            )}
          </span>
          <span className="shrink-0 text-small text-ink-soft">
            {formatMinutes(language, treatment.bookableMinutes)}
          </span>
        </span>
        <span className="mt-2 hidden text-small text-ink-soft sm:block">
          {treatment.description[language]}
        </span>
      </Link>
    </li>
  );
}
