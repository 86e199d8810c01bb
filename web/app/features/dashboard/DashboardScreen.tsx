import { LogOut } from 'lucide-react';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { NeedsScript } from '../../page/NeedsScript.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OwnAppointments } from '../appointments/OwnAppointments.tsx';
import { AccountDetails } from '../profile/AccountDetails.tsx';
import { SignedOutPrompt } from './SignedOutPrompt.tsx';
import { dashboardTexts } from './texts.ts';

/** The patient's page: the next appointment first, then all of them, then the account. */
export default function DashboardScreen() {
  const texts = useTexts(dashboardTexts);
  const session = useSession();
  return (
    <div className="page-width pt-10 pb-16 lg:pt-14 lg:pb-28 print:py-4">
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      <Heading />
      <NeedsScript />
      {session.status === 'signedIn' && (
        <OwnAppointments>
          <AccountDetails user={session.user} />
        </OwnAppointments>
      )}
      {session.status === 'unknown' && (
        <div className="noscript:hidden">
          <Skeleton label={texts.loading} className="mt-9 grid gap-6" blockClassName="h-56" />
        </div>
      )}
      {session.status === 'unreachable' && <Unreachable />}
      {session.status === 'signedOut' && <SignedOutPrompt reason={session.reason} />}
    </div>
  );
}

/** The page's heading; for the signed-in patient with a greeting and log-out. */
function Heading() {
  const texts = useTexts(dashboardTexts);
  const { actions } = useMessages();
  const { user, logOut } = useSession();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <div className="min-w-0">
        {user && <p className="mb-2 text-lead text-ink-soft">{texts.greeting(user.firstName)}</p>}
        <h1>{texts.title}</h1>
      </div>
      {user && (
        <Button variant="quiet" className="max-sm:-ml-5" onClick={() => void logOut()}>
          <LogOut aria-hidden="true" className="size-5" />
          {actions.logOut}
        </Button>
      )}
    </div>
  );
}

/** The server can't say who is signed in: the session is kept, and asked for again on request. */
function Unreachable() {
  const { unreachable: texts } = useTexts(dashboardTexts);
  const { actions } = useMessages();
  const { retry } = useSession();
  return (
    <Notice tone="error" title={texts.title} className="mt-9 max-w-form">
      <p>{texts.text}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={retry}>
        {actions.retry}
      </Button>
    </Notice>
  );
}
