import type { Appointment } from '@praxisportal/contract/appointment';
import { limits } from '@praxisportal/contract/limits';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatStart } from '../../shared/i18n/format.ts';
import { nameTreatment } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { LateRule } from './LateRule.tsx';
import { appointmentTexts } from './texts.ts';

type CancelDialogProps = {
  /** The appointment in question; null while there is none. */
  appointment: Appointment | null;
  /** Asks the server. */
  cancel: (appointment: Appointment) => Promise<unknown>;
  /** Asks the server whether it stands as cancelled. */
  isCancelled: (appointment: Appointment) => Promise<boolean>;
  /** The question is answered; `isListOld` if the appointment may have changed. */
  onClose: (outcome: { isCancelled: boolean; isListOld: boolean }) => void;
};

type Phase = 'asking' | 'sending' | 'done';

// Longer than the double clicks of every operating system's default.
const armedAfterMs = 700;

/** Asks before an appointment is cancelled, sends it, and shows for a moment how it went. */
export function CancelDialog(props: CancelDialogProps) {
  const { appointment, cancel, isCancelled, onClose } = props;
  const { cancellation: texts } = useTexts(appointmentTexts);
  const [phase, setPhase] = useState<Phase>('asking');
  const [failure, setFailure] = useState<unknown>();
  const result = useRef<HTMLDivElement>(null);
  const sayError = useErrorSentence();
  const hasFailed = failure !== undefined;

  const close = () => {
    if (phase === 'sending') return;
    setPhase('asking');
    setFailure(undefined);
    onClose({ isCancelled: phase === 'done', isListOld: phase === 'done' || hasFailed });
  };
  const closeAfterSuccess = useEffectEvent(close);

  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(closeAfterSuccess, limits.cancelSuccessMs);
    return () => clearTimeout(timer);
  }, [phase]);

  // The button that was pressed is gone or disabled by now.
  useEffect(() => {
    if (phase === 'done' || hasFailed) result.current?.focus();
  }, [phase, hasFailed]);

  const confirm = async () => {
    if (!appointment || phase !== 'asking') return;
    // An attempt before may have arrived, and only its answer was lost.
    const wasUnsettled = hasFailed && !hasErrorCode(failure, 'not_cancellable');
    setFailure(undefined);
    setPhase('sending');
    try {
      await cancel(appointment);
      setPhase('done');
    } catch (error) {
      const mayBeDone = wasUnsettled && hasErrorCode(error, 'not_cancellable');
      const isDone = mayBeDone && (await isCancelled(appointment).catch(() => false));
      if (!isDone) setFailure(error);
      setPhase(isDone ? 'done' : 'asking');
    }
  };

  const isDone = phase === 'done';
  return (
    <Dialog
      isOpen={appointment !== null}
      onClose={close}
      title={isDone ? texts.doneTitle : texts.title}
      description={appointment && !isDone && <Question appointment={appointment} />}
      actions={
        !isDone && <Actions isSending={phase === 'sending'} onKeep={close} onConfirm={() => void confirm()} />
      }
    >
      {isDone && (
        <Notice ref={result} tabIndex={-1} tone="success">
          {texts.done}
        </Notice>
      )}
      {hasFailed && (
        <Notice ref={result} tabIndex={-1} tone="error">
          {/* The server's reason tells the patient why; any other failure is about the attempt. */}
          {sayError(hasErrorCode(failure, 'not_cancellable') ? failure : undefined, 'cancel_appointment')}
        </Notice>
      )}
    </Dialog>
  );
}

function Question({ appointment }: { appointment: Appointment }) {
  const { cancellation: texts, list } = useTexts(appointmentTexts);
  const language = useLanguage();
  return (
    <>
      <p>{texts.question}</p>
      <p className="mt-3 border-l-4 border-leaf-300 pl-4">
        <strong className="block figures font-semibold">{formatStart(language, appointment)}</strong>
        {nameTreatment(language, appointment)}
        <span className="block">{appointment.doctor_name}</span>
        {appointment.otherPatientName && (
          <span className="block">{list.forWhom(appointment.otherPatientName)}</span>
        )}
      </p>
      {appointment.lateCancellation ? (
        <LateRule noticeHours={appointment.noticeHours} />
      ) : (
        <p className="mt-4 text-small text-ink-soft">{texts.policy(appointment.noticeHours)}</p>
      )}
    </>
  );
}

type ActionsProps = { isSending: boolean; onKeep: () => void; onConfirm: () => void };

function Actions({ isSending, onKeep, onConfirm }: ActionsProps) {
  const { cancellation: texts } = useTexts(appointmentTexts);
  const isArmed = useArmed();
  // The dialog may open under the pointer: the second half of a double click is no answer to its question.
  // Keyboards (detail 0) can't slip.
  const answer = (event: MouseEvent) => {
    const isPointer = event.detail > 0;
    if (!isPointer || (isArmed && event.detail === 1)) onConfirm();
  };
  return (
    <>
      <Button variant="secondary" className="max-sm:w-full" disabled={isSending} onClick={onKeep}>
        {texts.keep}
      </Button>
      <Button
        variant="danger"
        className="max-sm:w-full"
        isPending={isSending}
        aria-disabled={isArmed ? undefined : true}
        onClick={answer}
      >
        {isSending ? texts.sending : texts.confirm}
      </Button>
    </>
  );
}

function useArmed(): boolean {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), armedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
}
