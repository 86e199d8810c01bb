import { treatments } from 'virtual:treatment-names';
import type { Language } from '@praxisportal/contract/language';
import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { formatShortDate, formatTime } from '../../shared/i18n/format.ts';

type When = Pick<DayAppointment, 'date' | 'doctorName'> & { start: string };

/** "Mi, 25. Nov., 09:30 Uhr, Dr. Weber": when and with whom. */
export function sayWhen(language: Language, { date, start, doctorName }: When): string {
  return `${formatShortDate(language, date)}, ${formatTime(language, start)}, ${doctorName}`;
}

/** What is done, in the language of the page; one that is no longer offered keeps the name it was booked under. */
export function sayTreatment(
  language: Language,
  { treatmentId, treatmentName }: Pick<DayAppointment, 'treatmentId' | 'treatmentName'>,
): string {
  return treatments.find(({ id }) => id === treatmentId)?.name[language] ?? treatmentName;
}
