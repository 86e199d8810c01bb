import { practice } from '@praxisportal/practice/practice';
import { X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useRetryOnReconnection } from '../../../shared/api/use-retry-on-reconnection.ts';
import { isAnythingTyped } from '../../../shared/forms/typed-forms.ts';
import { formatPhone, phoneHref } from '../../../shared/i18n/format.ts';
import { useMessages } from '../../../shared/i18n/use-language.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { useHydrated } from '../../../shared/ui/use-hydrated.ts';
import { noteLeaving } from '../../page/leaving.ts';
import type { MissingPageProps } from './MissingPage.tsx';
import { fetchPageFiles, hasPageFiles, MissingFiles, notePageFiles } from './page-files.ts';

const announceAfterMs = 1000;

type Loaded = { default: (props: MissingPageProps) => ReactNode };

// It is asked for as soon as the page runs, because by the time it is needed the network is gone.
const MissingPage = lazy(() =>
  import('./MissingPage.tsx').then(
    (loaded): Loaded => ({ default: loaded.MissingPage }),
    (): Loaded => ({ default: PlainNotice }),
  ),
);

/**
 * Enters a page only when its files are here. The router would do it the other way round, and answer a file
 * that does not come by loading the page anew: without a network that ends in the browser's own error page,
 * and after a new version was put up it loses what somebody has typed.
 */
export function PageLoader() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState<MissingFiles | null>(null);
  const [attempts, setAttempts] = useState(0);
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) => historyAction !== 'POP' && !hasPageFiles(nextLocation.pathname),
  );
  const next = blocker.state === 'blocked' ? blocker.location : undefined;
  const nextPath = next?.pathname;
  const leavingFor = blocker.location?.pathname;
  const nextAddress = next && `${next.pathname}${next.search}${next.hash}`;
  const proceed = blocker.proceed;

  useEffect(() => notePageFiles(pathname), [pathname]);
  useEffect(() => noteLeaving(leavingFor), [leavingFor]);
  useFetchAhead();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt fetches again
  useEffect(() => {
    if (nextPath === undefined || nextAddress === undefined) return;
    let isCurrent = true;
    setFailure(null);
    fetchPageFiles(nextPath).then(
      () => {
        if (isCurrent) proceed?.();
      },
      (error: unknown) => {
        if (!isCurrent || !(error instanceof MissingFiles)) return;
        if (error.isReplaced && !isAnythingTyped()) location.assign(nextAddress);
        else setFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [nextPath, nextAddress, attempts]);

  const retry = () => setAttempts((count) => count + 1);
  useRetryOnReconnection(failure?.isReplaced === false ? failure.reconnections : undefined, retry);

  const stay = () => {
    setFailure(null);
    blocker.reset?.();
  };
  return (
    <>
      {next && failure === null && <LoadingBar />}
      {isHydrated && (
        <Suspense>
          <MissingPage
            failure={next ? failure : null}
            onStay={stay}
            onGoOn={() => {
              if (failure?.isReplaced && nextAddress) location.assign(nextAddress);
              else retry();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The files of a page are asked for as soon as somebody points at a link to it. */
function useFetchAhead(): void {
  useEffect(() => {
    const onPoint = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin || !/^\/(de|en)(\/|$)/.test(link.pathname)) return;
      // Whoever only points asks for nothing yet: what fails is asked for again by the click.
      fetchPageFiles(link.pathname).catch(() => undefined);
    };
    document.addEventListener('pointerover', onPoint);
    document.addEventListener('focusin', onPoint);
    return () => {
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onPoint);
    };
  }, []);
}

/** For when the notice's own file did not come either: with the words that every page has. */
function PlainNotice({ failure, onStay, onGoOn }: MissingPageProps) {
  const { actions, emergency, status } = useMessages();
  if (failure === null) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-0 top-0 z-50 flex flex-wrap items-center gap-x-6 gap-y-2 border-b-2 border-alarm-700 bg-alarm-50 py-3 pr-16 pl-4 sm:pl-6 print:hidden"
    >
      <p>
        {status.pageMissing} {emergency.practiceLineLong}:{' '}
        <a href={phoneHref(practice.emergencyPhone)} className="text-link whitespace-nowrap">
          {formatPhone(practice.emergencyPhone)}
        </a>
      </p>
      <Button size="small" variant="secondary" onClick={onGoOn}>
        {actions.retry}
      </Button>
      <button
        type="button"
        aria-label={actions.close}
        onClick={onStay}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full text-alarm-700 hover:bg-white"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
    </div>
  );
}

/** Says at once that a tap was noticed, and to screen readers only if it takes its time. */
function LoadingBar() {
  const { status } = useMessages();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), announceAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-leaf-100 print:hidden">
      <div className="loading-bar h-full bg-leaf-600" />
      <p role="status" className="sr-only">
        {isSlow && status.loadingPage}
      </p>
    </div>
  );
}
