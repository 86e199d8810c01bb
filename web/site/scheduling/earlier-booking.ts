import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import { formatStart } from '../../shared/i18n/format.ts';

type EarlierTexts = Record<
  'earlierBooked' | 'earlierCancelled',
  (when: string, doctorName: string) => string
>;

/** Says that an earlier confirmation has booked this appointment, or that it is cancelled since. */
export function formatEarlier(texts: EarlierTexts, language: Language, appointment: Appointment): string {
  const say = texts[appointment.status === 'cancelled' ? 'earlierCancelled' : 'earlierBooked'];
  return say(formatStart(language, appointment), appointment.doctor_name);
}
