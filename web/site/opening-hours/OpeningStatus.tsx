import { practice } from '@praxisportal/practice/practice';
import { lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import type { OpeningSentenceProps } from './OpeningSentence.tsx';
import { WeekHours } from './WeekHours.tsx';

type Loaded = { default: (props: OpeningSentenceProps) => ReactNode };

// The file of a page can't know the time, so the page does without this until it runs.
const OpeningSentence = lazy(() =>
  import('./OpeningSentence.tsx').then(
    (loaded): Loaded => ({ default: loaded.OpeningSentence }),
    (): Loaded => ({ default: ({ placeholder }) => placeholder }),
  ),
);

type OpeningStatusProps = { className?: string; withNews?: boolean };

/**
 * "Jetzt geöffnet, bis 18:00 Uhr" or when the practice opens. The line is empty in prerendered HTML and keeps its
 * height, so that nothing moves when it is filled.
 */
export function OpeningStatus({ className, withNews = false }: OpeningStatusProps) {
  const isHydrated = useHydrated();
  const frame = classNames('figures flex min-h-[1.6em] items-baseline gap-2.5', className);
  const placeholder = (
    <div className={frame}>
      <noscript>
        <WeekHours hours={practice.openingHours} />
      </noscript>
    </div>
  );
  if (!isHydrated) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <OpeningSentence className={frame} placeholder={placeholder} withNews={withNews} />
    </Suspense>
  );
}
