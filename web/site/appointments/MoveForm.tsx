import type { Appointment, AppointmentMove } from '@praxisportal/contract/appointment';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { refreshCalendars } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatStart } from '../../shared/i18n/format.ts';
import { nameTreatment } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { StartPicker } from '../scheduling/StartPicker.tsx';
import { LateRule } from './LateRule.tsx';
import { isAt, type MoveFailure, toMoveFailure } from './move-failure.ts';
import { appointmentTexts } from './texts.ts';

type MoveFormProps = {
  appointment: Appointment;
  /** Asks the server. */
  move: (appointment: Appointment, to: AppointmentMove) => Promise<Appointment>;
  onMoved: (moved: Appointment) => void;
  /** Where somebody goes who leaves it where it is. */
  backTo: string;
};

/** Where an appointment is, the pickers for where it is to go, and the confirmation. */
export function MoveForm({ appointment, move: sendMove, onMoved, backTo }: MoveFormProps) {
  const { move: texts } = useTexts(appointmentTexts);
  const { actions } = useMessages();
  const language = useLanguage();
  const [wish, setWish] = useState({ doctorId: appointment.doctorId, date: appointment.date, time: '' });
  const move = useMove({
    send: () => sendMove(appointment, { ...wish, version: appointment.version }),
    onMoved,
    onTimeGone: () => setWish((before) => ({ ...before, time: '' })),
  });
  // The list may tell what the answer did not: it was moved.
  const isUnsettled = move.failure?.kind === 'unsettled';
  const isThere = isUnsettled && isAt(appointment, wish);
  const tellMoved = useEffectEvent(() => onMoved(appointment));
  useEffect(() => {
    if (isThere) tellMoved();
  }, [isThere]);

  const isChosen = wish.time !== '';
  const newStart = isChosen ? formatStart(language, wish) : '';
  return (
    <>
      <Present appointment={appointment} />
      {appointment.lateCancellation && <LateRule noticeHours={appointment.noticeHours} />}
      <FailureNotice failure={move.failure} appointment={appointment} />
      <div className="mt-8">
        <StartPicker
          treatment={appointment.treatment_type}
          value={wish}
          moving={appointment}
          keptTime={isUnsettled ? wish.time : undefined}
          onChange={(next) => {
            if (move.isSending) return;
            move.forgetFailure();
            setWish(next);
          }}
        />
      </div>
      <div className="action-bar mt-6 grid gap-2">
        <p role="status" className="figures font-semibold text-leaf-900 empty:sr-only">
          {isChosen && texts.chosen(newStart)}
        </p>
        <div className="flex flex-wrap gap-2 max-[24rem]:*:px-2 *:grow sm:*:grow-0">
          <Link to={backTo} className={buttonClass({ variant: 'secondary' })}>
            {actions.cancel}
          </Link>
          <Button
            isPending={move.isSending}
            aria-disabled={!isChosen}
            onClick={() => {
              if (isChosen) void move.send();
            }}
          >
            {move.isSending ? texts.sending : texts.confirm}
          </Button>
        </div>
      </div>
    </>
  );
}

/** When and with whom it is so far. */
function Present({ appointment }: { appointment: Appointment }) {
  const { move: texts, list } = useTexts(appointmentTexts);
  const language = useLanguage();
  const { doctor_name: doctorName, otherPatientName } = appointment;
  return (
    <section aria-labelledby="present" className="mt-6 max-w-text border-l-4 border-leaf-300 pl-4">
      <h2 id="present" className="text-small font-normal tracking-normal text-ink-soft">
        {texts.present}
      </h2>
      <p>
        <strong className="block figures font-semibold">{formatStart(language, appointment)}</strong>
        {nameTreatment(language, appointment)} · {doctorName}
        {otherPatientName && <span className="block">{list.forWhom(otherPatientName)}</span>}
      </p>
    </section>
  );
}

type MoveFailureProps = { failure: MoveFailure | undefined; appointment: Appointment };

/** Why it was not moved; focus moves here. */
function FailureNotice({ failure, appointment }: MoveFailureProps) {
  const { move: texts } = useTexts(appointmentTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);

  if (!failure) return null;
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="error"
      title={sayError(failure.error, failure.kind === 'slotTaken' ? 'slot_taken' : 'move_appointment')}
      className="mt-6 max-w-text scroll-mt-40"
    >
      {failure.kind === 'changed' && (
        <p>{texts.changed(formatStart(language, failure.current ?? appointment))}</p>
      )}
      {failure.kind === 'unsettled' && <p>{texts.unsettled}</p>}
    </Notice>
  );
}

type MoveOptions = {
  send: () => Promise<Appointment>;
  onMoved: (moved: Appointment) => void;
  /** The wished time is no longer free. */
  onTimeGone: () => void;
};

/** Sends the move once at a time, and says what an attempt came to. Sent again without an answer, it moves once. */
function useMove({ send, onMoved, onTimeGone }: MoveOptions) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<MoveFailure>();
  const attempt = async () => {
    if (isSending) return;
    setFailure(undefined);
    setIsSending(true);
    try {
      onMoved(await send());
    } catch (error) {
      const found = toMoveFailure(error);
      setFailure(found);
      if (found.kind === 'slotTaken') onTimeGone();
    } finally {
      setIsSending(false);
      // The old time is free now, or somebody else was faster: what is shown may be out of date either way.
      refreshCalendars();
    }
  };
  return { send: attempt, isSending, failure, forgetFailure: () => setFailure(undefined) };
}
