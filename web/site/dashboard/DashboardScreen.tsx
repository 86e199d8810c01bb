import type { User } from '@praxisportal/contract/account';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { patientsQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { NeedsScript } from '../../shared/page/NeedsScript.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { MoveView } from '../appointments/MoveView.tsx';
import { OwnAppointments } from '../appointments/OwnAppointments.tsx';
import { useKeptConfirmation } from '../booking/use-kept-confirmation.ts';
import { FamilyCard } from '../family/FamilyCard.tsx';
import { OwnDataCard } from '../own-data/OwnDataCard.tsx';
import { OwnDataView } from '../own-data/OwnDataView.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { PracticePhone } from '../page/PracticePhone.tsx';
import { paths } from '../paths.ts';
import { AccountDetails } from '../profile/AccountDetails.tsx';
import { OwnerConfirmation } from '../profile/OwnerConfirmation.tsx';
import { OwnSessions } from '../profile/OwnSessions.tsx';
import { useSession } from '../session/use-session.ts';
import { SignedOutPrompt } from './SignedOutPrompt.tsx';
import { dashboardTexts } from './texts.ts';

/** The patient's page: the next appointment first, then all of them, then the account. */
export default function DashboardScreen() {
  const texts = useTexts(dashboardTexts);
  const session = useSession();
  const view = useView();
  const title = session.status === 'signedIn' ? texts.titles[view.kind] : texts.titles.appointments;
  return (
    <div className="page-width pt-10 pb-16 lg:pt-14 lg:pb-28 print:py-4">
      <PageHead title={title} description={texts.description} isIndexed={false} />
      <Heading title={title} view={view.kind} />
      <NeedsScript />
      {session.status === 'signedIn' && <View view={view} user={session.user} />}
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

/** Which part of the dashboard the address asks for. */
type DashboardView = { kind: 'appointments' } | { kind: 'data' } | { kind: 'move'; appointmentId: string };

function useView(): DashboardView {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const appointmentId = query.get('move');
  if (!isHydrated) return { kind: 'appointments' };
  if (appointmentId) return { kind: 'move', appointmentId };
  return query.get('view') === 'data' ? { kind: 'data' } : { kind: 'appointments' };
}

function View({ view, user }: { view: DashboardView; user: User }): ReactNode {
  useKeptConfirmation(user.id, view.kind === 'appointments');
  switch (view.kind) {
    case 'move':
      return <MoveView key={view.appointmentId} appointmentId={view.appointmentId} user={user} />;
    case 'data':
      return (
        <OwnDataView
          userId={user.id}
          renderConfirmation={(onConfirmed) => <OwnerConfirmation user={user} onConfirmed={onConfirmed} />}
        />
      );
    case 'appointments':
      return (
        <>
          <OwnAppointments>
            <AccountDetails user={user} />
          </OwnAppointments>
          <UnlinkedHint userId={user.id} />
          <div className="mt-14 grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3 print:hidden">
            <FamilyCard userId={user.id} />
            <div className="grid gap-6 xl:contents">
              <OwnSessions user={user} />
              <OwnDataCard userId={user.id} />
            </div>
          </div>
        </>
      );
    default:
      return view satisfies never;
  }
}

/** Until the practice has checked who the patient is, what it enters itself is not shown here. */
function UnlinkedHint({ userId }: { userId: string }) {
  const texts = useTexts(dashboardTexts);
  const { data } = useQuery(patientsQuery(userId));
  if (!data?.some(({ linked }) => !linked)) return null;
  return (
    <p className="mt-10 max-w-text text-small text-ink-soft print:hidden">
      {texts.unlinked} <PracticePhone />
    </p>
  );
}

type HeadingProps = { title: string; view: DashboardView['kind'] };

/** The page's heading: for the signed-in patient with a greeting, or with the way back. */
function Heading({ title, view }: HeadingProps) {
  const texts = useTexts(dashboardTexts);
  const language = useLanguage();
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);

  // What led to another view is gone with the one before.
  useEffect(() => {
    if (shown.current !== view) heading.current?.focus();
    shown.current = view;
  }, [view]);

  const isMain = view === 'appointments';
  return (
    <>
      {user && isMain && <p className="mb-2 text-lead text-ink-soft">{texts.greeting(user.firstName)}</p>}
      {user && !isMain && (
        <Link
          to={paths.dashboard(language)}
          className="text-link mb-2 inline-flex min-h-11 items-center gap-2 print:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {texts.back}
        </Link>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </>
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
