import type { User } from '@praxisportal/contract/account';
import { errorSentences } from '@praxisportal/contract/errors';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../shared/api/client.ts';
import { appointmentsQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { closeSiteNotice, showSiteNotice } from '../page/site-notice.ts';
import { paths } from '../paths.ts';
import { LoadFailure } from '../scheduling/LoadFailure.tsx';
import { MovedNews } from './MovedNews.tsx';
import { MoveForm } from './MoveForm.tsx';
import { appointmentTexts } from './texts.ts';

type MoveViewProps = { appointmentId: string; user: User };

/** Another time or another dentist for an appointment. */
export function MoveView({ appointmentId, user }: MoveViewProps) {
  const { list } = useTexts(appointmentTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { data, isFetching, refetch } = useQuery(appointmentsQuery(user.id));
  // What was told of the appointment before is over here.
  useEffect(() => closeSiteNotice({ isRead: false }), []);
  const appointment = data?.find(({ id }) => id === appointmentId);
  if (!data && isFetching) return <Skeleton label={list.loading} className="mt-9 grid gap-6" />;
  if (!data)
    return (
      <div className="mt-9">
        <LoadFailure failure="load_appointments" onRetry={() => void refetch()} />
      </div>
    );
  if (!appointment?.movable)
    return (
      <Notice tone="error" className="mt-9">
        {errorSentences.not_movable[language]}
      </Notice>
    );
  const dashboard = paths.dashboard(language);
  return (
    <MoveForm
      appointment={appointment}
      move={({ id }, body) => callApi('moveAppointment', { params: { id }, body })}
      onMoved={(moved) => {
        showSiteNotice(<MovedNews appointment={moved} />, dashboard);
        void navigate(dashboard, { replace: true });
      }}
      backTo={dashboard}
    />
  );
}
