import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import type { BookingStep } from './booking-address.ts';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';

const steps: readonly BookingStep[] = [1, 2, 3, 4];

/** Which of the four steps one is at; finished ones lead back. On phones their names are for screen readers. */
export function WizardProgress({ route }: { route: BookingRoute }) {
  const { steps: texts } = useTexts(bookingTexts);
  const { state } = route;
  // A doctor that a link brought along is chosen before its step.
  const isDone = (step: BookingStep) =>
    step < state.step || (step === 2 && state.step < 2 && state.doctor !== '');
  return (
    <ol aria-label={texts.label} className="scripted flex gap-2 sm:gap-4">
      {steps.map((step, index) => {
        const isCurrent = step === state.step;
        const bar = (
          <span
            aria-hidden="true"
            className={classNames(
              'block h-1.5 rounded-full forced-colors:border',
              isCurrent || isDone(step)
                ? 'bg-leaf-600 forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight]'
                : 'bg-line',
            )}
          />
        );
        const name = (
          <span
            className={classNames(
              'mt-1.5 flex items-center gap-1.5 text-small max-sm:sr-only',
              isCurrent ? 'font-semibold text-leaf-900' : 'text-ink-soft',
            )}
          >
            {isDone(step) ? (
              <Check aria-hidden="true" className="size-4 shrink-0 text-leaf-600" />
            ) : (
              <span>{step}.</span>
            )}
            <span>{texts.names[index]}</span>
            {isDone(step) && <span className="sr-only">({texts.done})</span>}
          </span>
        );
        return (
          <li key={step} aria-current={isCurrent ? 'step' : undefined} className="min-w-0 flex-1">
            {step < state.step ? (
              <Link
                to={route.addressAfter({ kind: 'step', step })}
                className="-my-3 block py-3 no-underline hover:underline"
              >
                {bar}
                {name}
              </Link>
            ) : (
              <>
                {bar}
                {name}
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
