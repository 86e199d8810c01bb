import type { PatientCard, PatientTwin } from '@praxisportal/contract/staff/patients';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { describeEntry } from '../shell/describe-entry.ts';
import { PatientPicker } from '../shell/PatientPicker.tsx';
import { consoleTexts } from '../shell/texts.ts';
import { CardPart } from './CardPart.tsx';
import { patientTexts } from './texts.ts';

type PatientTwinsProps = { card: PatientCard; onCompare: (otherId: string) => void };

/** Other entries that may be of the same person, and the way to any other that somebody knows of. */
export function PatientTwins({ card, onCompare }: PatientTwinsProps) {
  const { twins: texts } = useTexts(patientTexts);
  const [isSearching, setIsSearching] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  return (
    <CardPart title={texts.title} hint={card.twins.length > 0 ? texts.hint : texts.none}>
      {card.twins.length > 0 && (
        <ul className="grid gap-2">
          {card.twins.map((twin) => (
            <Twin key={twin.id} twin={twin} onCompare={() => onCompare(twin.id)} />
          ))}
        </ul>
      )}
      {isSearching ? (
        <PatientPicker
          ref={search}
          label={texts.search}
          exceptId={card.id}
          onPick={({ id }) => onCompare(id)}
        />
      ) : (
        <Button
          size="small"
          variant="quiet"
          className="-ml-3.5 justify-self-start text-start"
          onClick={() => {
            flushSync(() => setIsSearching(true));
            search.current?.focus();
          }}
        >
          {texts.other}
        </Button>
      )}
    </CardPart>
  );
}

function Twin({ twin, onCompare }: { twin: PatientTwin; onCompare: () => void }) {
  const { twins: texts } = useTexts(patientTexts);
  const language = useLanguage();
  const all = useTexts(consoleTexts);
  return (
    <li className="console-item flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0">
        <span className="block font-semibold">{twin.name}</span>
        <span className="block text-small wrap-anywhere">{describeEntry(twin, all, language)}</span>
      </span>
      <Button size="small" variant="secondary" aria-label={texts.compareWith(twin.name)} onClick={onCompare}>
        {texts.compare}
      </Button>
    </li>
  );
}
