import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/use-language.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';

type WizardActionsProps = { backTo: string; children?: ReactNode };

/** Back and the step's own button; on phones they stay in reach of the thumb, above the emergency bar. */
export function WizardActions({ backTo, children }: WizardActionsProps) {
  const { actions } = useMessages();
  return (
    <div
      className={classNames(
        'mt-6 flex flex-wrap items-center gap-3',
        children !== undefined &&
          'max-md:sticky max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom)+1px)] max-md:z-10 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-ground max-md:px-4 max-md:py-3',
      )}
    >
      <Link to={backTo} className={buttonClass({ variant: 'secondary' })}>
        {actions.back}
      </Link>
      {children}
    </div>
  );
}
