import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { offerQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { formatMinutes } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { cardFocus } from './card-focus.ts';
import { listOffered, type OfferedTreatment } from './offer.ts';
import { schedulingTexts } from './texts.ts';

type TreatmentPickerProps = {
  /** The chosen treatment's German name, or ''. */
  value: string;
  onChoose: (treatment: string) => void;
};

/**
 * The treatments that can be booked, with the length of an appointment, in as many columns as there is room for. Inside a form they also work before
 * the page runs: each is a submit button with its treatment as value.
 */
export function TreatmentPicker({ value, onChoose }: TreatmentPickerProps) {
  const { treatment: texts } = useTexts(schedulingTexts);
  const { data: offer } = useQuery(offerQuery());
  const [isExplained, setIsExplained] = useState(false);
  return (
    <div className="@container">
      {/* One column has no room for the explanations; they come on request. */}
      <button
        type="button"
        aria-expanded={isExplained}
        onClick={() => setIsExplained(!isExplained)}
        className="text-link mb-1 inline-flex min-h-11 items-center gap-1.5 font-semibold @[36rem]:hidden"
      >
        <span>{texts.explain}</span>
        <ChevronDown aria-hidden="true" className={classNames('size-5', isExplained && 'rotate-180')} />
      </button>
      <ul
        aria-label={texts.label}
        className="grid gap-2 @[36rem]:grid-cols-2 @[36rem]:gap-3 @[56rem]:grid-cols-3"
      >
        {listOffered(offer).map(({ treatment, minutes }) => (
          <Tile
            key={treatment.id}
            {...{ treatment, minutes, isExplained }}
            isChosen={treatment.name.de === value}
            onChoose={() => onChoose(treatment.name.de)}
          />
        ))}
      </ul>
    </div>
  );
}

type TileProps = OfferedTreatment & { isChosen: boolean; isExplained: boolean; onChoose: () => void };

function Tile({ treatment, minutes, isChosen, isExplained, onChoose }: TileProps) {
  const language = useLanguage();
  const texts = useTexts(schedulingTexts);
  const id = useId();
  // Highlighted for people who don't know what they need.
  const isConsultation = treatment.kind === 'consultation';
  return (
    <li
      className={classNames(
        'relative rounded-control border-2 px-4 py-2.5 transition-colors @[36rem]:rounded-panel @[36rem]:px-5 @[36rem]:py-4',
        cardFocus,
        // Two columns are even with it, three are full without it.
        isConsultation && '@[56rem]:col-span-3',
        cardLook(isConsultation, isChosen),
      )}
    >
      {/* Its area is the whole card. */}
      <button
        type="submit"
        name="treatment"
        value={treatment.name.de}
        data-card=""
        aria-describedby={`${id}-description`}
        onClick={(event) => {
          event.preventDefault();
          onChoose();
        }}
        className="w-full text-start outline-none after:absolute after:inset-0 focus-visible:shadow-none"
      >
        {isConsultation && (
          <span className="block text-small font-semibold text-honey-700">
            {texts.treatment.consultationHint}{' '}
          </span>
        )}
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 text-base font-semibold text-leaf-900 @[36rem]:text-h3">
            {treatment.name[language]}
            {isChosen && (
              <>
                <Check aria-hidden="true" className="ml-2 inline size-5 text-leaf-700" />
                <span className="sr-only"> ({texts.chosen})</span>
              </>
            )}
          </span>{' '}
          <span className="shrink-0 figures text-small text-ink-soft">
            {minutes !== null && formatMinutes(language, minutes)}
          </span>
        </span>
      </button>
      <p
        id={`${id}-description`}
        className={classNames('mt-1 text-small text-ink-soft', !isExplained && '@max-[36rem]:hidden')}
      >
        {treatment.description[language]}
      </p>
    </li>
  );
}

function cardLook(isConsultation: boolean, isChosen: boolean): string {
  if (isChosen) return 'border-leaf-600 bg-leaf-100';
  return isConsultation
    ? 'border-honey-400 bg-honey-100 has-[[data-card]:hover]:border-honey-700'
    : 'border-line bg-white has-[[data-card]:hover]:border-leaf-600 has-[[data-card]:hover]:bg-leaf-50';
}
