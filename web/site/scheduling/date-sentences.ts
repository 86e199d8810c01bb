import type { DayState } from '@praxisportal/contract/doctor';
import { bookingRuleSentences } from '@praxisportal/contract/errors';
import { formProblemSentences } from '@praxisportal/contract/form-problems';
import type { Language, Localized } from '@praxisportal/contract/language';
import type { DateProblem } from './booking-window.ts';

const problems: Record<DateProblem, Localized> = {
  missing: formProblemSentences.date_missing,
  past: formProblemSentences.date_past,
  afterCutoff: bookingRuleSentences.after_cutoff,
  beyondWindow: bookingRuleSentences.beyond_window,
};

/** Why a day can't be chosen at all. */
export function problemSentence(problem: DateProblem, language: Language): string {
  return problems[problem][language];
}

/** Why nothing is free on a day; undefined if something is. `full` is said of a day whose times are taken. */
export function closedSentence(day: DayState, language: Language, full: string): string | undefined {
  switch (day.state) {
    case 'free':
      return undefined;
    case 'full':
      return full;
    case 'closed':
      return bookingRuleSentences[day.reason][language];
    default:
      return day satisfies never;
  }
}
