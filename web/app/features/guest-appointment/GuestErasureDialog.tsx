import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/client.ts';
import { hasErrorCode } from '../../api/errors.ts';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { showSiteNotice } from '../../page/site-notice.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErasedNews } from '../own-data/ErasedNews.tsx';
import { guestAppointmentTexts } from './texts.ts';

type GuestErasureDialogProps = { email: string; isOpen: boolean; onClose: () => void };

/** Asks once more, and for a word on appointments still to come, before what is kept of a guest is erased. */
export function GuestErasureDialog({ email, isOpen, onClose }: GuestErasureDialogProps) {
  const { data: texts } = useTexts(guestAppointmentTexts);
  const [isSending, setIsSending] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isSending) onClose();
      }}
      title={texts.question}
      description={<p>{texts.what}</p>}
    >
      <ErasureForm email={email} onSending={setIsSending} onKeep={onClose} />
    </Dialog>
  );
}

type ErasureFormProps = { email: string; onSending: (isSending: boolean) => void; onKeep: () => void };

function ErasureForm({ email, onSending, onKeep }: ErasureFormProps) {
  const { data: texts } = useTexts(guestAppointmentTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const [isWordNeeded, setIsWordNeeded] = useState(false);
  const form = useForm({
    draft: 'guest-erasure',
    initial: { cancelAppointments: false },
    secrets: ['cancelAppointments'],
    findProblems: () => [],
    onRefused: (error) => {
      if (hasErrorCode(error, 'open_appointments')) setIsWordNeeded(true);
    },
    send: async ({ cancelAppointments }) => {
      onSending(true);
      try {
        const { kept } = await callApi('eraseGuestData', { body: { email, cancelAppointments } });
        const home = paths.home(language);
        showSiteNotice(<ErasedNews kept={kept} title={texts.doneTitle} />, home);
        void navigate(home, { replace: true });
      } finally {
        onSending(false);
      }
    },
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
