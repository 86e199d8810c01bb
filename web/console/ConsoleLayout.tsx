import { practice } from '@praxisportal/practice/practice';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { readWallClock } from '../shared/clock/wall-clock.ts';
import { useMessages, useTexts } from '../shared/i18n/use-language.ts';
import { useRouteFocus } from '../shared/page/use-route-focus.ts';
import { sweepRegularly } from '../shared/session/tab-memory.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Modal } from '../shared/ui/Modal.tsx';
import { ModalsHeld } from '../shared/ui/modals-held.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { guardRepeatedInput } from '../shared/ui/repeated-input.ts';
import { Skeleton } from '../shared/ui/Skeleton.tsx';
import { DayChangesProvider } from './day/DayChangesProvider.tsx';
import { dayScreen, lockScreen, screenOf, signInScreen } from './screens.ts';
import { ConsoleBar } from './shell/ConsoleBar.tsx';
import { ConsoleLoading } from './shell/ConsoleLoading.tsx';
import { ConsoleMain } from './shell/ConsoleMain.tsx';
import { type ConsolePage, consolePageAt } from './shell/console-paths.ts';
import { OnDemand } from './shell/OnDemand.tsx';
import { StaffSessionProvider } from './shell/StaffSessionProvider.tsx';
import { consoleTexts } from './shell/texts.ts';
import { useLeaveGuards } from './shell/use-leave-guards.ts';
import { useLiveStaff } from './shell/use-live-staff.ts';
import { useIsLocked, useStaffSession } from './shell/use-staff-session.ts';

/** What surrounds the console's screens, and who may see them. */
export function ConsoleLayout() {
  const texts = useTexts(consoleTexts);
  const pageNews = useRouteFocus();
  useEffect(() => guardRepeatedInput(document), []);
  useEffect(sweepRegularly, []);
  return (
    <div className="console">
      <title>{texts.product}</title>
      <meta name="robots" content="noindex, nofollow" />
      <StaffSessionProvider>
        <ConsoleBar isHere={(page) => screenOf(page).isHere()} />
        <Suspense fallback={<ConsoleLoading />}>
          <CurrentScreen />
        </Suspense>
      </StaffSessionProvider>
      <p role="status" className="sr-only">
        {pageNews}
      </p>
    </div>
  );
}

function CurrentScreen() {
  const session = useStaffSession();
  const page = consolePageAt(useLocation().pathname);
  if (page === 'setUp') return <Outlet />;
  switch (session.status) {
    case 'unknown':
      return <ConsoleLoading />;
    case 'unreachable':
      return <NoAnswer about="unreachable" onRetry={session.retry} />;
    case 'leaving':
      return session.isUnheard ? <NoAnswer about="unheard" onRetry={session.retry} /> : <ConsoleLoading />;
    case 'signedOut':
      return <OnDemand key="signIn" part={signInScreen} isPage />;
    case 'signedIn':
      return (
        <>
          {/* The user who unlocks finds everything as it was left; another user begins anew. */}
          <ModalsHeld value={session.isLocked}>
            <OpenConsole key={session.me.id} page={page} />
          </ModalsHeld>
          <Lock />
        </>
      );
  }
}

/** Lies over everything at once, whether or not the program of what stands in it is here. */
function Lock() {
  const texts = useTexts(consoleTexts);
  const isLocked = useIsLocked();
  return (
    <Modal isOpen={isLocked} onClose={() => undefined} aria-labelledby="locked" className="console-lock">
      <div className="mx-auto grid w-full max-w-[26rem] gap-6 px-4 py-10">
        <h1 id="locked" className="text-h2">
          {texts.locked}
        </h1>
        <Suspense fallback={<Skeleton label={texts.loading} />}>
          <OnDemand part={lockScreen} />
        </Suspense>
      </div>
    </Modal>
  );
}

/** The pages of who is signed in, kept up to date while they are open. */
function OpenConsole({ page }: { page: ConsolePage | undefined }) {
  const texts = useTexts(consoleTexts);
  const lostAtMs = useLiveStaff();
  useLeaveGuards();
  // From every page users go to the day, and it is to be there at once; a lock opens without a network, too.
  useEffect(() => {
    for (const { load } of [dayScreen, lockScreen]) load().catch(() => undefined);
  }, []);
  return (
    <>
      {lostAtMs !== null && (
        <Notice className="mx-4 mt-3 print:hidden">
          {texts.offline(readWallClock(lostAtMs, practice.timeZone).time)}
        </Notice>
      )}
      <DayChangesProvider isDay={screenOf(page) === dayScreen}>
        <Outlet />
      </DayChangesProvider>
    </>
  );
}

/** The server does not know who is here, or that a user has left: the next person would have their session. */
function NoAnswer({ about, onRetry }: { about: 'unreachable' | 'unheard'; onRetry: () => void }) {
  const { title, text } = useTexts(consoleTexts)[about];
  const { actions } = useMessages();
  return (
    <ConsoleMain>
      <h1 className="text-h2">{title}</h1>
      <p role="alert" className="mt-4">
        {text}
      </p>
      <Button className="mt-6" onClick={onRetry}>
        {actions.retry}
      </Button>
    </ConsoleMain>
  );
}
