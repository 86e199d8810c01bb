import type { Appointment } from '@praxisportal/contract/appointment';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { appointmentTexts } from './texts.ts';

/** A page older than its server may meet a status it has no word for; that one is shown as cancelled. */
export function StatusWord({ status }: { status: Appointment['status'] }) {
  const { status: words } = useTexts(appointmentTexts);
  const isScheduled = status === 'scheduled';
  const word = words[status] ?? words.cancelled;
  return (
    <span
      className={classNames(
        'rounded-full px-3 py-0.5 text-small font-semibold',
        isScheduled ? 'bg-leaf-100 text-leaf-700' : 'bg-leaf-50 text-ink-soft',
      )}
    >
      {word}
    </span>
  );
}
