import type { Language } from '@praxisportal/contract/language';
import type { Absence, Hit, ReportedHit } from '@praxisportal/contract/staff/plan';
import { formatDateRange, formatPhone, formatShortDate, formatTimeRange } from '../../shared/i18n/format.ts';
import { isHereState } from './choices.ts';
import type { PlanTexts } from './texts.de.ts';

type Days = Pick<Absence, 'from' | 'to' | 'hours'>;

/** "Mi, 25. Nov., 08:00–12:00 Uhr", "24.–31. Dezember 2026": the days of an absence, and which part of each. */
export function sayDays(texts: PlanTexts, language: Language, { from, to, hours }: Days): string {
  const days = from === to ? formatShortDate(language, from) : formatDateRange(language, from, to);
  if (!hours) return days;
  const part = formatTimeRange(language, hours.from, hours.to);
  return from === to ? texts.oneDayPart(days, part) : texts.dayPart(days, part);
}

/** "sitzt im Wartezimmer": where somebody is who is in the practice right now; undefined of all others. */
export function sayHere(texts: PlanTexts, { appointment: { state } }: Hit): string | undefined {
  return isHereState(state) ? texts.here[state] : undefined;
}

/** "sitzt im Wartezimmer", "nur am Telefon: +49 221 …": how somebody hears that their appointment can't be. */
export function sayReach(texts: PlanTexts, hit: Hit & Partial<Pick<ReportedHit, 'phone'>>): string {
  const { reach, phone } = hit;
  const number = reach !== 'email' && phone ? `: ${formatPhone(phone)}` : '';
  return sayHere(texts, hit) ?? `${texts.reach[reach]}${number}`;
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
