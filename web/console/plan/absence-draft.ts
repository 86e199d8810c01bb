import type { Absence, NewAbsence } from '@praxisportal/contract/staff/plan';
import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import { addDays, addMonths, isCalendarDate, weekdayOf } from '../../shared/clock/calendar-date.ts';

/** What is typed of an absence; whose it is stands in `who`: a dentist's id, or `practice`. */
export type AbsenceDraft = {
  who: string;
  from: string;
  to: string;
  isPart: boolean;
  partFrom: string;
  partTo: string;
  reason: string;
  reasonEn: string;
  isReasonShown: boolean;
  /** Somebody has looked at the dates of one that takes more than a year. */
  isLong: boolean;
};

/** Whose absence stands for a closure of the practice. */
export const wholePractice = 'practice';

export type AbsenceProblem =
  | 'who_missing'
  | 'days_missing'
  | 'ends_before'
  | 'in_past'
  | 'too_long'
  | 'year_unsure'
  | 'hours_missing'
  | 'hours_backwards';

/** An absence of somebody, or nobody yet, on one day. */
export function draftAbsence(who: string, date: string): AbsenceDraft {
  return {
    ...{ who, from: date, to: date, isPart: false, partFrom: '', partTo: '' },
    ...{ reason: '', reasonEn: '', isReasonShown: false, isLong: false },
  };
}

/** A planned absence, as it would be typed. */
export function toDraft({ doctorId, from, to, hours, reason, isReasonShown }: Absence): AbsenceDraft {
  return {
    ...{ who: doctorId ?? wholePractice, from, to, isReasonShown },
    ...{ isPart: hours !== null, partFrom: hours?.from ?? '', partTo: hours?.to ?? '' },
    ...{ reason: reason?.de ?? '', reasonEn: reason && reason.en !== reason.de ? reason.en : '' },
    isLong: isLongerThanAYear({ from, to }),
  };
}

/** Whether an absence takes so long that its year may be a typing mistake. */
export function isLongerThanAYear({ from, to }: { from: string; to: string }): boolean {
  return isCalendarDate(from) && isCalendarDate(to) && to >= addMonths(from, 12);
}

/** What is wrong with a draft, the first thing in the order of its fields; null if it can be sent. */
export function findAbsenceProblem(draft: AbsenceDraft, today: string): AbsenceProblem | null {
  const { who, from, to, isPart, partFrom, partTo } = draft;
  if (who === '') return 'who_missing';
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'days_missing';
  if (to < from) return 'ends_before';
  if (to < today) return 'in_past';
  const latest = addMonths(from, planLimits.yearsMax * 12);
  if (to > latest || from > addMonths(today, planLimits.yearsMax * 12)) return 'too_long';
  if (isLongerThanAYear(draft) && !draft.isLong) return 'year_unsure';
  if (isPart && (partFrom === '' || partTo === '')) return 'hours_missing';
  return isPart && partTo <= partFrom ? 'hours_backwards' : null;
}

/** A draft as it is sent. A reason in one language stands for both. */
export function toAbsenceWords(draft: AbsenceDraft): NewAbsence {
  const { who, from, to, isPart, partFrom, partTo, isReasonShown } = draft;
  const reason = draft.reason.trim();
  return {
    ...{ doctorId: who === wholePractice ? null : who, from, to, isReasonShown },
    hours: isPart ? { from: partFrom, to: partTo } : null,
    reason: reason === '' ? null : { de: reason, en: (isReasonShown && draft.reasonEn.trim()) || reason },
  };
}

/** The Friday with which the working week of a day ends; of a weekend, that of the next week. */
export function endOfWorkingWeek(date: string): string {
  const weekday = weekdayOf(date);
  return addDays(date, weekday <= 5 ? 5 - weekday : 12 - weekday);
}

/** What is planned for some of the same days, for the same dentist or the practice. */
export function findOverlapping<Planned extends Absence>(
  planned: readonly Planned[],
  { who, from, to }: AbsenceDraft,
  except: string | undefined,
): Planned[] {
  if (who === '' || from === '' || to === '') return [];
  return planned.filter(
    (absence) =>
      absence.id !== except &&
      (absence.doctorId === null || absence.doctorId === who) &&
      absence.from <= to &&
      from <= absence.to,
  );
}
