import type { ReactNode } from 'react';
import { usePracticeClock } from '../../shared/clock/use-practice-clock.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import {
  type ClosedReason,
  findClosedReason,
  findOpeningStatus,
  listNews,
  type OpeningException,
  type OpeningStatus as Status,
} from './opening-status.ts';
import { openingTexts } from './texts.ts';
import { useOpeningCalendar } from './use-opening-calendar.ts';

const daysOfAWeek = 7;

function sentenceOf(status: Status, texts: (typeof openingTexts)['de']): string {
  if (status.kind === 'open') return texts.open(status.until);
  if (status.kind === 'closed') return texts.closed;
  if (status.daysAhead === 0) return texts.opensToday(status.at);
  if (status.daysAhead === 1) return texts.opensTomorrow(status.at);
  return status.daysAhead < daysOfAWeek
    ? texts.opensOnWeekday(status.date, status.at)
    : texts.opensOnDate(status.date, status.at);
}

function sentenceOfNews({ kind, from, to }: OpeningException, texts: (typeof openingTexts)['de']): string {
  return kind === 'closed' || kind === 'holiday' ? texts.closedSoon(from, to) : texts.otherHoursSoon(from);
}

export type OpeningSentenceProps = {
  className: string;
  placeholder: ReactNode;
  /** Whether the next day that is not as usual is told as well, if nothing has to be said of today. */
  withNews: boolean;
};

/** The sentence, by the practice's own clock, closures and public holidays; the placeholder until it is known. */
export function OpeningSentence({ className, placeholder, withNews }: OpeningSentenceProps) {
  const language = useLanguage();
  const texts = useTexts(openingTexts);
  const clock = usePracticeClock();
  const calendar = useOpeningCalendar(clock === null ? null : Number(clock.date.slice(0, 4)));
  if (clock === null || calendar === null) return placeholder;
  const status = findOpeningStatus(clock, calendar);
  const reason = findClosedReason(clock.date, calendar);
  const news = withNews && reason === undefined ? listNews(clock.date, calendar.exceptions)[0] : undefined;
  const nameReason = (why: ClosedReason) => {
    if (why === 'holiday') return texts.holiday;
    return why === 'unnamed' ? undefined : why[language];
  };
  return (
    <p className={className}>
      <span
        aria-hidden="true"
        className={classNames(
          'size-2.5 shrink-0 -translate-y-px rounded-full border-2',
          status.kind === 'open'
            ? 'border-leaf-600 bg-leaf-600 forced-colors:bg-[CanvasText]'
            : 'border-honey-700 bg-transparent',
        )}
      />
      <span>
        {reason !== undefined && `${texts.closedToday(nameReason(reason))} `}
        {sentenceOf(status, texts)}
        {news && `. ${sentenceOfNews(news, texts)}`}
      </span>
    </p>
  );
}
