import type { TreatmentFacts } from '@praxisportal/practice/types';
import { useOfferNow } from '../../shared/api/offer-now.ts';
import { formatMinutes } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/use-language.ts';

type DurationLabelProps = {
  treatment: Pick<TreatmentFacts, 'id' | 'bookableMinutes' | 'durationLabel'>;
};

/** How long a treatment takes: as it is written, or as the practice has set it since. */
export function DurationLabel({ treatment }: DurationLabelProps) {
  const language = useLanguage();
  const minutes = useOfferNow(treatment.id)?.minutes ?? null;
  const isAsWritten = minutes === null || minutes === treatment.bookableMinutes;
  return <>{isAsWritten ? treatment.durationLabel[language] : formatMinutes(language, minutes)}</>;
}
