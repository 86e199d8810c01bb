import type { Appointment } from '@praxisportal/contract/appointment';
import { practice } from '@praxisportal/practice/practice';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { appointmentsQuery, queryKeys } from '../../shared/api/queries.ts';
import { queryClient, useQuery } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { formatStart } from '../../shared/i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useInSight } from '../../shared/ui/use-in-sight.ts';
import { useSession } from '../session/use-session.ts';
import { AppointmentList } from './AppointmentList.tsx';
import { splitAppointments } from './appointment-lists.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { appointmentTexts } from './texts.ts';

/** All appointments, and beside them the account details (`children`). */
export function OwnAppointments({ children }: { children: ReactNode }) {
  const { list: texts, cancelledNews } = useTexts(appointmentTexts);
  const language = useLanguage();
  const { user } = useSession();
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(appointmentsQuery(user?.id));
  const cancellation = useCancelDialog();
  const result = useInSight<HTMLDivElement>(cancellation.lastCancelled);
  const today = readWallClock(serverNowMs(), practice.timeZone).date;
  const lists = data && splitAppointments(data, today);
  // A further attempt starts the query anew; the failure stays in sight until it has ended.
  const hasFailed = errorUpdateCount > 0;
  return (
    <>
      <div className="mt-8 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] print:block">
        <section aria-label={texts.title}>
          {/* Stands here from the beginning, so that screen readers notice what is written into it. */}
          <div ref={result} role="status">
            {cancellation.lastCancelled && (
              <p className="mb-6 flex items-center gap-2 font-semibold text-leaf-700">
                <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
                <span>{cancelledNews(formatStart(language, cancellation.lastCancelled))}</span>
              </p>
            )}
          </div>
          {lists && (
            <AppointmentList
              lists={lists}
              today={today}
              onCancel={cancellation.ask}
              panelRef={cancellation.panel}
            />
          )}
          {!lists && hasFailed && (
            <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          )}
          {!lists && !hasFailed && (
            <Skeleton label={texts.loading} count={1} blockClassName="h-80" className="mt-19 grid" />
          )}
        </section>
        {children}
      </div>
      <CancelDialog
        cancel={({ id }) => callApi('cancelAppointment', { params: { id } })}
        isCancelled={async ({ id }) => {
          const now = await queryClient.fetchQuery({ ...appointmentsQuery(user?.id), staleTime: 0 });
          return now.some((appointment) => appointment.id === id && appointment.status === 'cancelled');
        }}
        {...cancellation.dialog}
      />
    </>
  );
}

/** The appointment that is asked about; afterwards the list loads anew, takes the focus and says what was cancelled. */
function useCancelDialog() {
  const panel = useRef<HTMLDivElement>(null);
  const [appointment, setAppointment] = useState<Appointment | null>(null);
  const [lastCancelled, setLastCancelled] = useState<Appointment>();

  // The button that opened the dialog goes with its appointment.
  useEffect(() => {
    if (lastCancelled) panel.current?.focus();
  }, [lastCancelled]);

  const onClose = ({ isCancelled, isListOld }: { isCancelled: boolean; isListOld: boolean }) => {
    setAppointment(null);
    if (isCancelled && appointment) setLastCancelled(appointment);
    if (isListOld) void queryClient.invalidateQueries({ queryKey: queryKeys.appointments });
  };
  return { panel, lastCancelled, ask: setAppointment, dialog: { appointment, onClose } };
}

type LoadFailureProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

function LoadFailure({ error, isRetrying, onRetry }: LoadFailureProps) {
  const { actions } = useMessages();
  const sayError = useErrorSentence();
  return (
    <Notice tone="error" title={sayError(undefined, 'load_appointments')}>
      {error !== null && <p>{sayError(error, 'load_appointments')}</p>}
      <Button variant="secondary" size="small" className="mt-3" isPending={isRetrying} onClick={onRetry}>
        {actions.retry}
      </Button>
    </Notice>
  );
}
