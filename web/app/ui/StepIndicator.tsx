import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';

type StepIndicatorProps = {
  /** Names the list, e.g. "Schritte der Buchung". */
  label: string;
  steps: readonly string[];
  /** 1 for the first step. */
  current: number;
  /** Text for a finished step, e.g. "erledigt". */
  doneText: string;
};

/** Shows which of several steps one is at; on narrow screens the names are for screen readers only. */
export function StepIndicator({ label, steps, current, doneText }: StepIndicatorProps) {
  return (
    <ol aria-label={label} className="flex gap-2 sm:gap-4">
      {steps.map((step, index) => {
        const isDone = index + 1 < current;
        const isCurrent = index + 1 === current;
        return (
          <li key={step} aria-current={isCurrent ? 'step' : undefined} className="min-w-0 flex-1">
            <span
              aria-hidden="true"
              className={classNames(
                'block h-1.5 rounded-full',
                isDone || isCurrent ? 'bg-leaf-600' : 'bg-line',
              )}
            />
            <span
              className={classNames(
                'mt-2 flex items-center gap-1.5 text-small max-sm:sr-only',
                isCurrent ? 'font-semibold text-leaf-900' : 'text-ink-soft',
              )}
            >
              {isDone ? (
                <Check aria-hidden="true" className="size-4 shrink-0 text-leaf-600" />
              ) : (
                `${index + 1}.`
              )}
              <span>{step}</span>
              {isDone && <span className="sr-only">({doneText})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
