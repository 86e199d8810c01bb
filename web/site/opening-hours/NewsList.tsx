import { usePracticeClock } from '../../shared/clock/use-practice-clock.ts';
import { ExceptionList } from './ExceptionList.tsx';
import { listNews, type OpeningException } from './opening-status.ts';

export type NewsListProps = { exceptions: readonly OpeningException[]; className: string };

/** What is not as usual today and in the next two weeks. */
export function NewsList({ exceptions, className }: NewsListProps) {
  const clock = usePracticeClock();
  const news = clock ? listNews(clock.date, exceptions) : [];
  return news.length > 0 && <ExceptionList exceptions={news} isShort className={className} />;
}
