import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { classNames } from '../../shared/ui/class-names.ts';

type WizardActionsProps = {
  backTo: string;
  /** A line above the buttons: what is missing. */
  note?: ReactNode;
  /** The step's own button. */
  children?: ReactNode;
};

/** Back and the step's own button; where the page is longer than the screen they stay in sight. */
export function WizardActions({ backTo, note, children }: WizardActionsProps) {
  const { actions } = useMessages();
  return (
    <div className={classNames('grid gap-2', children !== undefined && 'action-bar')}>
      {note}
      {/* Beside each other also on the narrowest phones: two rows would take a fifth of the screen. */}
      <div className="flex flex-wrap items-center gap-2 max-[24rem]:*:px-2.5 *:grow sm:*:grow-0 xl:*:grow">
        <Link
          to={backTo}
          className={buttonClass({ variant: children === undefined ? 'secondary' : 'quiet' })}
        >
          {actions.back}
        </Link>
        {children}
      </div>
    </div>
  );
}
