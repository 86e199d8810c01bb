import { practice } from '@praxisportal/practice/practice';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { readWallClock } from '../clock/wall-clock.ts';
import { ConsoleBar } from '../console/ConsoleBar.tsx';
import { type ConsolePage, consolePageAt } from '../console/console-paths.ts';
import { StaffSessionProvider } from '../console/StaffSessionProvider.tsx';
import { consoleTexts } from '../console/texts.ts';
import { useLiveStaff } from '../console/use-live-staff.ts';
import { useStaffSession } from '../console/use-staff-session.ts';
import { useMessages, useTexts } from '../i18n/use-language.ts';
import { NeedsScript } from '../page/NeedsScript.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import '../styles/console.css';

const PatientsScreen = lazy(() => import('../features/console-patients/PatientsScreen.tsx'));
const PlanScreen = lazy(() => import('../features/console-plan/PlanScreen.tsx'));
const MessagesScreen = lazy(() => import('../features/console-messages/MessagesScreen.tsx'));
const SettingsScreen = lazy(() => import('../features/console-settings/SettingsScreen.tsx'));
const TeamScreen = lazy(() => import('../features/console-team/TeamScreen.tsx'));
const AuditScreen = lazy(() => import('../features/console-audit/AuditScreen.tsx'));
const loadDay = () => import('../features/console-day/DayScreen.tsx');
const DayScreen = lazy(loadDay);
const SignInScreen = lazy(() => import('../features/console-sign-in/SignInScreen.tsx'));
const SetUpScreen = lazy(() => import('../features/console-sign-in/SetUpScreen.tsx'));
const LockScreen = lazy(() => import('../features/console-sign-in/LockScreen.tsx'));

/**
 * The practice's console, all pages of it in one route: its screens are no files of the public website's routes, and
 * come when somebody is there who may see them.
 */
export default function ConsoleLayout() {
  const texts = useTexts(consoleTexts);
  return (
    <div className="console">
      <title>{texts.product}</title>
      <meta name="robots" content="noindex, nofollow" />
      <StaffSessionProvider>
        <ConsoleBar />
        <Suspense fallback={<Loading />}>
          <CurrentScreen />
        </Suspense>
      </StaffSessionProvider>
    </div>
  );
}

function CurrentScreen() {
  const session = useStaffSession();
  const page = consolePageAt(useLocation().pathname);
  if (page === 'setUp') return <SetUpScreen />;
  switch (session.status) {
    case 'unknown':
      return <Loading />;
    case 'unreachable':
      return <Unreachable onRetry={session.retry} />;
    case 'signedOut':
      return <SignInScreen />;
    case 'signedIn':
      return (
        <>
          {/* Whoever unlocks finds everything as they left it; somebody else begins anew. */}
          <OpenConsole key={session.me.id} page={page} />
          {session.isLocked && <LockScreen />}
        </>
      );
  }
}

/** The pages of who is signed in, kept up to date while they are open. */
function OpenConsole({ page }: { page: ConsolePage | undefined }) {
  const texts = useTexts(consoleTexts);
  const lostAtMs = useLiveStaff();
  // Wherever somebody begins, they will go to the day, and it is to be there at once.
  useEffect(() => void loadDay().catch(() => undefined), []);
  return (
    <>
      {lostAtMs !== null && (
        <Notice className="mx-4 mt-3 print:hidden">
          {texts.offline(readWallClock(lostAtMs, practice.timeZone).time)}
        </Notice>
      )}
      <PageOf page={page} />
    </>
  );
}

function PageOf({ page }: { page: ConsolePage | undefined }) {
  switch (page) {
    case 'patients':
      return <PatientsScreen />;
    case 'planning':
      return <PlanScreen />;
    case 'messages':
      return <MessagesScreen />;
    case 'team':
      return <TeamScreen />;
    case 'audit':
      return <AuditScreen />;
    case 'settings':
      return <SettingsScreen />;
    // Whoever is signed in has nothing to do at the door.
    default:
      return <DayScreen />;
  }
}

function ConsoleMain({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-form px-4 py-10">
      {children}
    </main>
  );
}

function Loading() {
  const texts = useTexts(consoleTexts);
  return (
    <ConsoleMain>
      <NeedsScript />
      <Skeleton label={texts.loading} />
    </ConsoleMain>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { unreachable } = useTexts(consoleTexts);
  const { actions } = useMessages();
  return (
    <ConsoleMain>
      <h1 className="text-h2">{unreachable.title}</h1>
      <p className="mt-4">{unreachable.text}</p>
      <Button className="mt-6" onClick={onRetry}>
        {actions.retry}
      </Button>
    </ConsoleMain>
  );
}

/** A screen that failed. */
export function ErrorBoundary() {
  const { failed } = useTexts(consoleTexts);
  return (
    <div className="console">
      <ConsoleMain>
        <Notice tone="error" title={failed.title}>
          <p>{failed.text}</p>
          <Button className="mt-3" size="small" onClick={() => location.reload()}>
            {failed.reload}
          </Button>
        </Notice>
      </ConsoleMain>
    </div>
  );
}
