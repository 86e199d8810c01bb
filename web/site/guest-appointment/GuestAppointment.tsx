import type { Appointment } from '@praxisportal/contract/appointment';
import { failureSentences } from '@praxisportal/contract/failures';
import { limits } from '@praxisportal/contract/limits';
import { practice } from '@praxisportal/practice/practice';
import { CircleCheck } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { guestAppointmentQuery } from '../../shared/api/queries.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { formatStart } from '../../shared/i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useInSight } from '../../shared/ui/use-in-sight.ts';
import { CancelDialog } from '../appointments/CancelDialog.tsx';
import { ConfirmationState } from '../appointments/ConfirmationState.tsx';
import type { MoveForm } from '../appointments/MoveForm.tsx';
import { NoOnlineChange } from '../appointments/NoOnlineChange.tsx';
import { VisitList } from '../page/VisitList.tsx';
import { whatToBring } from '../page/visit-parts.ts';
import { paths } from '../paths.ts';
import { CalendarFileButton } from '../scheduling/CalendarFileButton.tsx';
import { useSession } from '../session/use-session.ts';
import { AppointmentCard } from './AppointmentCard.tsx';
import { BookedHeading } from './BookedHeading.tsx';
import { GuestData } from './GuestData.tsx';
import { guestAppointmentTexts } from './texts.ts';

type LoadedForm = { default: (props: ComponentProps<typeof MoveForm>) => ReactNode };

// Most who come here only look: the pickers are loaded for who moves.
const LazyMoveForm = lazy(() =>
  import('../appointments/MoveForm.tsx').then(
    (loaded): LoadedForm => ({ default: loaded.MoveForm }),
    (): LoadedForm => ({ default: FormNotLoaded }),
  ),
);

type GuestAppointmentProps = { token: string; appointment: Appointment };

/**
 * The appointment and what can be done with it; moving it is a view of its own. Looking changes nothing: mail programs
 * open links, too.
 */
export function GuestAppointment({ token, appointment }: GuestAppointmentProps) {
  const [moved, setMoved] = useState<Appointment>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const here = paths.guestAppointment(useLanguage(), token);
  if (search.has('move') && appointment.movable)
    return (
      <MovingView
        token={token}
        appointment={appointment}
        backTo={here}
        onMoved={(now) => {
          setMoved(now);
          void navigate(here, { replace: true });
        }}
      />
    );
  return <AppointmentView token={token} appointment={appointment} moved={moved} />;
}

const reload = (token: string) => void queryClient.invalidateQueries(guestAppointmentQuery(token));

type MovingViewProps = GuestAppointmentProps & { backTo: string; onMoved: (moved: Appointment) => void };

function MovingView({ token, appointment, backTo, onMoved }: MovingViewProps) {
  const texts = useTexts(guestAppointmentTexts);
  const { status } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts.moveTitle}
      </h1>
      <Suspense fallback={<p className="mt-6 min-h-80 text-ink-soft">{status.loadingPage}</p>}>
        <LazyMoveForm
          appointment={appointment}
          move={async (_, body) => {
            try {
              return await callApi('moveGuestAppointment', { headers: { 'appointment-token': token }, body });
            } catch (error) {
              if (hasErrorCode(error, 'version_conflict') || hasErrorCode(error, 'not_movable'))
                reload(token);
              throw error;
            }
          }}
          onMoved={(now) => {
            queryClient.setQueryData(guestAppointmentQuery(token).queryKey, now);
            onMoved(now);
          }}
          backTo={backTo}
        />
      </Suspense>
    </>
  );
}

/** The network has failed; the appointment stays as it is, and a reload tries again. */
function FormNotLoaded({ backTo }: { backTo: string }) {
  const { actions } = useMessages();
  const language = useLanguage();
  return (
    <>
      <Notice tone="error" className="mt-6 max-w-text">
        {failureSentences.unavailable[language]}
      </Notice>
      <Link to={backTo} className={`${buttonClass({ variant: 'secondary' })} mt-6`}>
        {actions.back}
      </Link>
    </>
  );
}

type AppointmentViewProps = GuestAppointmentProps & { moved: Appointment | undefined };

function AppointmentView({ token, appointment, moved }: AppointmentViewProps) {
  const texts = useTexts(guestAppointmentTexts);
  const language = useLanguage();
  const today = readWallClock(serverNowMs(), practice.timeZone).date;
  const { user } = useSession();
  const [changes, setChanges] = useState(moved ? 1 : 0);
  const arrival = useArrival();
  const isBooked = arrival.isBooked && changes === 0;
  const [isAsked, setIsAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = appointment.status === 'scheduled';

  // The button that was pressed is gone; a cancellation may follow a move.
  useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);
  const result = useInSight<HTMLDivElement>(changes > 0 && `${changes} ${appointment.status}`);

  return (
    <>
      {isBooked && isOpen ? (
        <BookedHeading hasPain={arrival.hasPain} />
      ) : (
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
      )}
      {/* Stands here from the beginning, so that screen readers notice what is written into it. */}
      <div ref={result} role="status">
        {moved && isOpen && (
          <p className="mt-5 flex items-center gap-2 font-semibold text-leaf-700">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            <span>{texts.moved(formatStart(language, moved))}</span>
          </p>
        )}
        {!isOpen && (
          <p className="mt-5 text-lead font-semibold">
            {appointment.status === 'cancelled' ? texts.cancelled : texts.over}
          </p>
        )}
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div>
          <AppointmentCard appointment={appointment} />
          {/* What becomes of the mail is heard, too. */}
          <div role="status">
            {appointment.confirmation && <ConfirmationState mail={appointment.confirmation} today={today} />}
          </div>
          {isOpen && <VisitList names={whatToBring} className="mt-6" />}
        </div>
        <div className="print:hidden">
          <Actions
            token={token}
            appointment={appointment}
            isBooked={isBooked}
            today={today}
            onCancel={() => setIsAsked(true)}
          />
          {user === null && (
            <p className="mt-8 max-w-text text-small text-ink-soft">
              {texts.account.text}{' '}
              <Link to={paths.register(language)} className="text-link font-semibold">
                {texts.account.register}
              </Link>
            </p>
          )}
        </div>
      </div>
      {user === null && <GuestData />}
      <CancelDialog
        appointment={isAsked ? appointment : null}
        cancel={() => callApi('cancelGuestAppointment', { headers: { 'appointment-token': token } })}
        isCancelled={async () => {
          const now = await queryClient.fetchQuery({ ...guestAppointmentQuery(token), staleTime: 0 });
          return now.status === 'cancelled';
        }}
        onClose={({ isCancelled, isListOld }) => {
          setIsAsked(false);
          if (isCancelled) setChanges(changes + 1);
          if (isListOld) reload(token);
        }}
      />
    </>
  );
}

type ActionsProps = GuestAppointmentProps & { isBooked: boolean; today: string; onCancel: () => void };

/** What can be done with the appointment, first what most want. */
function Actions({ token, appointment, isBooked, today, onCancel }: ActionsProps) {
  const texts = useTexts(guestAppointmentTexts);
  const { actions } = useMessages();
  const language = useLanguage();
  const isOpen = appointment.status === 'scheduled';
  return (
    <div className="flex flex-wrap items-start gap-3 lg:grid lg:[&_button]:w-full">
      {isOpen && (
        <CalendarFileButton
          load={() => callApi('guestCalendar', { headers: { 'appointment-token': token } })}
        />
      )}
      {appointment.movable && (
        <Link
          to={paths.guestAppointment(language, token, { isMoving: true })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {texts.move}
        </Link>
      )}
      {appointment.cancellable && (
        <Button variant="secondary" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
      <NoOnlineChange appointment={appointment} today={today} />
      {isBooked && isOpen && (
        <CopyButton
          isNamed
          text={location.href}
          label={texts.booked.copy}
          copiedLabel={actions.copied}
          failedLabel={texts.booked.copyFailed}
          feedbackMs={limits.clipboardFeedbackMs}
        />
      )}
      {!isOpen && (
        <Link to={paths.booking(language)} className={buttonClass()}>
          {texts.bookAgain}
        </Link>
      )}
    </div>
  );
}

/** Whether the guest comes here straight from booking, and has told the practice of pain. */
function useArrival(): { isBooked: boolean; hasPain: boolean } {
  const { state } = useLocation();
  if (typeof state !== 'object' || state === null) return { isBooked: false, hasPain: false };
  return { isBooked: 'isBooked' in state, hasPain: 'hasPain' in state && state.hasPain === true };
}
