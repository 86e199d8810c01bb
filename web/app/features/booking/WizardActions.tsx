import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/use-language.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';

type WizardActionsProps = {
  backTo: string;
  /** A line above the buttons: what is chosen, or what is missing. */
  note?: ReactNode;
  /** The step's own button. */
  children?: ReactNode;
};

/** Back and the step's own button; on phones they stay in reach of the thumb, above the emergency bar. */
export function WizardActions({ backTo, note, children }: WizardActionsProps) {
  const { actions } = useMessages();
  return (
    <div className={classNames('mt-6 grid gap-2 md:gap-4', children !== undefined && 'action-bar')}>
      {note}
      <div className="flex flex-wrap items-center gap-3">
        <Link to={backTo} className={buttonClass({ variant: 'secondary' })}>
          {actions.back}
        </Link>
        {children}
      </div>
    </div>
  );
}
