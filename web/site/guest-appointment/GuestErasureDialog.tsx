import { useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { type Erase, ErasureQuestion } from '../own-data/ErasureQuestion.tsx';
import { guestAppointmentTexts } from './texts.ts';

type GuestErasureDialogProps = { email: string; isOpen: boolean; onClose: () => void };

/** Asks once more, and for a word on appointments still to come, before what is kept of a guest is erased. */
export function GuestErasureDialog({ email, isOpen, onClose }: GuestErasureDialogProps) {
  const { data: texts } = useTexts(guestAppointmentTexts);
  return (
    <ErasureQuestion
      isOpen={isOpen}
      onClose={onClose}
      title={texts.question}
      doneTitle={texts.doneTitle}
      description={<p>{texts.what}</p>}
    >
      {(erase) => <ErasureForm email={email} erase={erase} onKeep={onClose} />}
    </ErasureQuestion>
  );
}

type ErasureFormProps = { email: string; erase: Erase; onKeep: () => void };

function ErasureForm({ email, erase, onKeep }: ErasureFormProps) {
  const { data: texts } = useTexts(guestAppointmentTexts);
  const [isWordNeeded, setIsWordNeeded] = useState(false);
  const form = useForm({
    draft: 'guest-erasure',
    initial: { cancelAppointments: false },
    secrets: ['cancelAppointments'],
    findProblems: () => [],
    onRefused: (error) => {
      if (hasErrorCode(error, 'open_appointments')) setIsWordNeeded(true);
    },
    send: ({ cancelAppointments }) =>
      erase(() => callApi('eraseGuestData', { body: { email, cancelAppointments } })),
  });
  return (
    <Form
      form={form}
      failure="erase_data"
      submit={{ label: texts.confirm, sendingLabel: texts.erasing, variant: 'danger' }}
      moreActions={
        <Button variant="secondary" disabled={form.isSending} onClick={onKeep}>
          {texts.keep}
        </Button>
      }
      className="grid gap-5"
    >
      {isWordNeeded && <Checkbox {...form.box('cancelAppointments')} label={texts.cancelAppointments} />}
    </Form>
  );
}
