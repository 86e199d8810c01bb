import { hasErrorCode } from '../../shared/api/errors.ts';
import { guestAppointmentQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { NeedsScript } from '../../shared/page/NeedsScript.tsx';
import { useLinkToken } from '../../shared/page/use-link-token.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { LoadFailure } from '../scheduling/LoadFailure.tsx';
import { DeadLink } from './DeadLink.tsx';
import { GuestAppointment } from './GuestAppointment.tsx';
import { guestAppointmentTexts } from './texts.ts';

/** What a guest's link opens: the appointment, or the way to a new link. */
export default function GuestAppointmentScreen() {
  const texts = useTexts(guestAppointmentTexts);
  const token = useLinkToken();
  return (
    <div className="page-width pt-10 pb-16 lg:pt-14 lg:pb-28 print:py-4">
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      {token === null && (
        <>
          <h1>{texts.title}</h1>
          <NeedsScript />
          <Waiting />
        </>
      )}
      {token === undefined && <DeadLink />}
      {token && <LoadedAppointment key={token} token={token} />}
    </div>
  );
}

function LoadedAppointment({ token }: { token: string }) {
  const texts = useTexts(guestAppointmentTexts);
  const { data, error, isFetching, refetch } = useQuery(guestAppointmentQuery(token));
  if (hasErrorCode(error, 'not_found')) return <DeadLink />;
  if (data) return <GuestAppointment token={token} appointment={data} />;
  return (
    <>
      <h1>{texts.title}</h1>
      {isFetching ? (
        <Waiting />
      ) : (
        <div className="mt-9 max-w-form">
          <LoadFailure failure="load_appointment" onRetry={() => void refetch()} />
        </div>
      )}
    </>
  );
}

function Waiting() {
  const { loading } = useTexts(guestAppointmentTexts);
  return (
    <div className="noscript:hidden">
      <Skeleton label={loading} count={1} blockClassName="h-80" className="mt-9 grid" />
    </div>
  );
}
