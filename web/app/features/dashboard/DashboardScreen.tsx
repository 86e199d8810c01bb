import { useTexts } from '../../i18n/use-language.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useSession } from '../../session/use-session.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OwnAppointments } from '../appointments/OwnAppointments.tsx';
import { AccountDetails } from '../profile/AccountDetails.tsx';
import { DashboardHeading } from './DashboardHeading.tsx';
import { SignedOutPrompt } from './SignedOutPrompt.tsx';
import { dashboardTexts } from './texts.ts';

/** The patient's page: the next appointment first, then all of them, then the account. */
export default function DashboardScreen() {
  const texts = useTexts(dashboardTexts);
  const { user, isLoading } = useSession();
  return (
    <div className="page-width pt-10 pb-16 lg:pt-14 lg:pb-28">
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      <DashboardHeading user={user} />
      {user && (
        <OwnAppointments>
          <AccountDetails user={user} />
        </OwnAppointments>
      )}
      {!user && isLoading && (
        <Skeleton label={texts.loading} className="mt-9 grid gap-6" blockClassName="h-56" />
      )}
      {!user && !isLoading && <SignedOutPrompt />}
    </div>
  );
}
