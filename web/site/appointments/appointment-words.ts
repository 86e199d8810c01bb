import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import { addMinutes } from '../../shared/clock/wall-clock.ts';
import { formatTimeRange } from '../../shared/i18n/format.ts';

/** "09:00–09:30 Uhr". */
export function nameSpan(language: Language, { time, durationMinutes }: Appointment): string {
  return formatTimeRange(language, time, addMinutes(time, durationMinutes));
}
