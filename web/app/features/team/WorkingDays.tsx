import type { Weekday, WeeklyHours } from '@praxisportal/practice/types';
import { formatWeekday } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { teamTexts } from './texts.ts';
import { workingDayRuns } from './working-days.ts';

/** "Montag bis Mittwoch und Freitag", from the weekly hours. */
export function WorkingDays({ hours }: { hours: readonly WeeklyHours[] }) {
  const language = useLanguage();
  const texts = useTexts(teamTexts);
  // 1 January 2024 is a Monday.
  const nameOf = (weekday: Weekday) => formatWeekday(language, `2024-01-0${weekday}`);
  const runs = workingDayRuns(hours).map(({ first, last }) =>
    first === last ? nameOf(first) : texts.range(nameOf(first), nameOf(last)),
  );
  return <>{runs.join(` ${texts.and} `)}</>;
}
