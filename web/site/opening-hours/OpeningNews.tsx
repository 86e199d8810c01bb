import { lazy, type ReactNode, Suspense } from 'react';
import { useOpeningHours } from '../../shared/api/use-opening-hours.ts';
import { daysOfNews } from './days-of-news.ts';
import type { NewsListProps } from './NewsList.tsx';
import type { OpeningException } from './opening-status.ts';

const dayMs = 86_400_000;

type Loaded = { default: (props: NewsListProps) => ReactNode };

// On most days there is nothing to tell, and no page loads this.
const NewsList = lazy(() =>
  import('./NewsList.tsx').then(
    (loaded): Loaded => ({ default: loaded.NewsList }),
    (): Loaded => ({ default: () => null }),
  ),
);

/** What is not as usual today and in the next two weeks; nothing otherwise, and in prerendered HTML. */
export function OpeningNews({ className }: { className: string }) {
  const hours = useOpeningHours();
  const isSoon = ({ from }: OpeningException) =>
    hours && Date.parse(from) - Date.parse(hours.today) <= daysOfNews * dayMs;
  if (!hours?.exceptions.some(isSoon)) return null;
  return (
    <Suspense fallback={null}>
      <NewsList exceptions={hours.exceptions} className={className} />
    </Suspense>
  );
}
