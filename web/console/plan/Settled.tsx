import type { Decided, Hit } from '@praxisportal/contract/staff/plan';
import { flushSync } from 'react-dom';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { sayWhen } from '../shell/say-visit.ts';
import { choiceId } from './choices.ts';
import { planTexts } from './texts.ts';

type SettledProps = { decided: readonly Decided[]; kept: readonly Hit[]; onReopen: (id: string) => void };

/** What became of those about whom somebody has decided. */
export function Settled({ decided, kept, onReopen }: SettledProps) {
  const { report: texts } = useTexts(planTexts);
  const language = useLanguage();
  return (
    <section aria-labelledby="settled" className="grid content-start gap-2 print:hidden">
      <h2 id="settled" className="text-lead font-semibold">
        {texts.done}
      </h2>
      <ul className="plan-hits is-short">
        {decided.map(({ appointment, decision, former, message }) => (
          <li key={appointment.id}>
            <p>
              <span className="figures">{former.start}</span>{' '}
              <span className="font-semibold">{appointment.patient.name}</span>
            </p>
            <p>{decision === 'cancelled' ? texts.cancelled : texts.moved(sayWhen(language, appointment))}</p>
            <p className="text-small text-ink-soft">{texts.messages[message]}</p>
          </li>
        ))}
        {kept.map(({ appointment }) => (
          <li key={appointment.id} className="flex flex-wrap items-center gap-x-3">
            <p className="min-w-0 flex-1">
              <span className="figures">{appointment.start}</span>{' '}
              <span className="font-semibold">{appointment.patient.name}</span>
              <span className="block">{texts.keptAlready}</span>
            </p>
            <Button
              size="small"
              variant="quiet"
              aria-label={texts.reopenOf(appointment.patient.name)}
              onClick={() => {
                flushSync(() => onReopen(appointment.id));
                // It stands among those who are open now, where something is chosen for it.
                document.getElementById(choiceId(appointment.id))?.focus();
              }}
            >
              {texts.reopen}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
