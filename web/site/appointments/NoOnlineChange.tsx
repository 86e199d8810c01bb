import type { Appointment } from '@praxisportal/contract/appointment';
import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { appointmentTexts } from './texts.ts';

type NoOnlineChangeProps = { appointment: Appointment; today: string; className?: string };

/** Why an appointment that is still ahead has no way to move or cancel it, and the phone number for that. */
export function NoOnlineChange({ appointment, today, className = '' }: NoOnlineChangeProps) {
  const { list: texts } = useTexts(appointmentTexts);
  const { status, date, movable, cancellable } = appointment;
  if (status !== 'scheduled' || date < today || movable) return null;
  return (
    <p className={`max-w-text ${className}`}>
      {cancellable ? texts.hasBegun : texts.hasArrived}{' '}
      <a
        href={phoneHref(practice.phone)}
        className="figures font-semibold whitespace-nowrap underline underline-offset-4"
      >
        {formatPhone(practice.phone)}
      </a>
    </p>
  );
}
