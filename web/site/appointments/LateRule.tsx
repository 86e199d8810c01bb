import type { Appointment } from '@praxisportal/contract/appointment';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { appointmentTexts } from './texts.ts';

/** What the cancellation policy says of an appointment that is given up late, told before it is. */
export function LateRule({ noticeHours }: Pick<Appointment, 'noticeHours'>) {
  const { late } = useTexts(appointmentTexts);
  return (
    <p className="mt-4 max-w-text rounded-control border border-line-strong bg-leaf-50 px-4 py-2.5">
      {late(noticeHours)}
    </p>
  );
}
