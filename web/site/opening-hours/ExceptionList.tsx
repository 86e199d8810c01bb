import {
  formatDateRange,
  formatDaysAndMonths,
  formatLongDate,
  formatTimeRange,
} from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import type { OpeningException } from './opening-status.ts';
import { openingTexts } from './texts.ts';

type ExceptionListProps = {
  exceptions: readonly OpeningException[];
  /** Days without weekday and year, where there is little room and all of them are near. */
  isShort?: boolean;
  className: string;
};

/** "24.–31. Dezember 2026: geschlossen (Weihnachtsferien)": one line for each day or run of days that is not as usual. */
export function ExceptionList({ exceptions, isShort = false, className }: ExceptionListProps) {
  const language = useLanguage();
  const texts = useTexts(openingTexts);
  const timesOf = (exception: OpeningException) => {
    if (exception.kind === 'special')
      return exception.hours.map(({ from, to }) => formatTimeRange(language, from, to)).join(', ');
    if (exception.kind !== 'closedHours') return texts.closedAllDay;
    return texts.closedThen(formatTimeRange(language, exception.hours.from, exception.hours.to));
  };
  const daysOf = ({ from, to }: OpeningException) => {
    if (isShort) return formatDaysAndMonths(language, from, to);
    return from === to ? formatLongDate(language, from) : formatDateRange(language, from, to);
  };
  const reasonOf = (exception: OpeningException) =>
    exception.kind === 'holiday' ? texts.holiday : exception.reason?.[language];
  return (
    <ul className={className}>
      {exceptions.map((exception) => {
        const { kind, from } = exception;
        const reason = reasonOf(exception);
        return (
          <li key={`${kind} ${from} ${timesOf(exception)}`}>
            {daysOf(exception)}: {timesOf(exception)}
            {reason !== undefined && ` (${reason})`}
          </li>
        );
      })}
    </ul>
  );
}
