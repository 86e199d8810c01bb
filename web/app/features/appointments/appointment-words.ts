import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import { addMinutes } from '../../clock/wall-clock.ts';
import { formatLongDate, formatTime, formatTimeRange } from '../../i18n/format.ts';
import { findBookableTreatment } from '../../i18n/treatment-names.ts';

/** The treatment in the page's language; one that the practice no longer offers keeps its German name. */
export function nameTreatment(language: Language, appointment: Appointment): string {
  return findBookableTreatment(appointment.treatment_type)?.name[language] ?? appointment.treatment_type;
}

/** "Dienstag, 1. Dezember 2026, 09:00 Uhr". */
export function nameStart(language: Language, { date, time }: Appointment): string {
  return `${formatLongDate(language, date)}, ${formatTime(language, time)}`;
}

/** "09:00–09:30 Uhr". */
export function nameSpan(language: Language, { time, durationMinutes }: Appointment): string {
  return formatTimeRange(language, time, addMinutes(time, durationMinutes));
}
