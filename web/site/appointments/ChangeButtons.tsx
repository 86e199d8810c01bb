import type { Appointment } from '@praxisportal/contract/appointment';
import { Link } from 'react-router';
import { formatStart } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { paths } from '../paths.ts';
import { appointmentTexts } from './texts.ts';

type ChangeButtonsProps = {
  appointment: Appointment;
  onCancel: (appointment: Appointment) => void;
  className?: string | undefined;
};

/** The ways to move and to cancel an appointment, as far as that is still possible. */
export function ChangeButtons({ appointment, onCancel, className = '' }: ChangeButtonsProps) {
  const { list: texts } = useTexts(appointmentTexts);
  const language = useLanguage();
  const { id, movable, cancellable } = appointment;
  const when = formatStart(language, appointment);
  return (
    <>
      {movable && (
        <Link
          to={paths.dashboard(language, { move: id })}
          aria-label={texts.moveThis(when)}
          className={`${buttonClass({ variant: 'secondary', size: 'small' })} ${className}`}
        >
          {texts.move}
        </Link>
      )}
      {cancellable && (
        <Button
          variant="secondary"
          size="small"
          className={className}
          aria-label={texts.cancelThis(when)}
          onClick={() => onCancel(appointment)}
        >
          {texts.cancel}
        </Button>
      )}
    </>
  );
}
