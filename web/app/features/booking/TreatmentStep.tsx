import { practice } from '@praxisportal/practice/practice';
import { bookableTreatments } from '@praxisportal/practice/treatments';
import { formatPhone, phoneHref } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-language.ts';
import { TreatmentTile } from './TreatmentTile.tsx';
import { bookingTexts } from './texts.ts';

type TreatmentStepProps = { chosen: string; addressOf: (treatment: string) => string };

/** Step 1: one of the ten treatments; each is a link to the next step. */
export function TreatmentStep({ chosen, addressOf }: TreatmentStepProps) {
  const { treatment: texts } = useTexts(bookingTexts);
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {bookableTreatments.map((treatment) => (
          <TreatmentTile
            key={treatment.id}
            treatment={treatment}
            to={addressOf(treatment.name.de)}
            isChosen={treatment.name.de === chosen}
          />
        ))}
      </ul>
      <p className="mt-8 max-w-text text-ink-soft">
        {texts.pain}{' '}
        <a href={phoneHref(practice.phone)} className="text-link font-semibold whitespace-nowrap">
          {formatPhone(practice.phone)}
        </a>
      </p>
    </>
  );
}
