import type { Language } from '@praxisportal/contract/language';
import type { Absence } from '@praxisportal/contract/staff/plan';
import { formatDateRange, formatShortDate, formatTimeRange } from '../../i18n/format.ts';
import type { PlanTexts } from './texts.de.ts';

type Days = Pick<Absence, 'from' | 'to' | 'hours'>;

/** "Mi, 25. Nov., 08:00–12:00 Uhr", "24.–31. Dezember 2026": the days of an absence, and which part of each. */
export function sayDays(texts: PlanTexts, language: Language, { from, to, hours }: Days): string {
  const days = from === to ? formatShortDate(language, from) : formatDateRange(language, from, to);
  if (!hours) return days;
  const part = formatTimeRange(language, hours.from, hours.to);
  return from === to ? texts.oneDayPart(days, part) : texts.dayPart(days, part);
}

/** "Dr. Weber ist nicht da", "Praxis geschlossen". */
export function sayWho(
  texts: PlanTexts,
  doctors: readonly { id: string; name: string }[],
  doctorId: string | null,
): string {
  if (doctorId === null) return texts.closedPractice;
  return texts.away(doctors.find(({ id }) => id === doctorId)?.name ?? doctorId);
}
