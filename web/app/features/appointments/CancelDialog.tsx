import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { nameStart, nameTreatment } from './appointment-words.ts';
import { appointmentTexts } from './texts.ts';
import type { CancellationState } from './use-cancellation.ts';

/** Asks before an appointment is cancelled, and says how it went. */
export function CancelDialog({ cancellation }: { cancellation: CancellationState }) {
  const { cancellation: texts } = useTexts(appointmentTexts);
  const { appointment, phase, failure, close } = cancellation;
  const result = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone or disabled by now.
  useEffect(() => {
    if (phase === 'done' || failure !== '') result.current?.focus();
  }, [phase, failure]);

  const isDone = phase === 'done';
  return (
    <Dialog
      isOpen={phase !== 'closed'}
      onClose={close}
      role="alertdialog"
      title={isDone ? texts.doneTitle : texts.title}
      description={appointment && !isDone && <Question appointment={appointment} />}
      actions={!isDone && <Actions cancellation={cancellation} />}
    >
      {isDone && (
        <Notice ref={result} tabIndex={-1} tone="success">
          {texts.done}
        </Notice>
      )}
      {failure !== '' && (
        <Notice ref={result} tabIndex={-1} tone="error">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

function Question({ appointment }: { appointment: NonNullable<CancellationState['appointment']> }) {
  const { cancellation: texts } = useTexts(appointmentTexts);
  const language = useLanguage();
  return (
    <>
      <p>{texts.question}</p>
      <p className="mt-3 border-l-4 border-leaf-300 pl-4">
        <strong className="block font-semibold">{nameStart(language, appointment)}</strong>
        {nameTreatment(language, appointment)}
        <span className="block">{appointment.doctor_name}</span>
      </p>
      <p className="mt-4 text-small text-ink-soft">{texts.policy}</p>
    </>
  );
}

function Actions({ cancellation }: { cancellation: CancellationState }) {
  const { cancellation: texts } = useTexts(appointmentTexts);
  const isSending = cancellation.phase === 'sending';
  return (
    <>
      <Button variant="secondary" className="max-sm:w-full" disabled={isSending} onClick={cancellation.close}>
        {texts.keep}
      </Button>
      <Button
        variant="danger"
        className="max-sm:w-full"
        isPending={isSending}
        onClick={() => void cancellation.confirm()}
      >
        {isSending ? texts.sending : texts.confirm}
      </Button>
    </>
  );
}
