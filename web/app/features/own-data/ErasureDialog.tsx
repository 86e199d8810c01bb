import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/client.ts';
import { hasErrorCode } from '../../api/errors.ts';
import { appointmentsQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/query-client.ts';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage, useMessages, useTexts } from '../../i18n/use-language.ts';
import { showSiteNotice } from '../../page/site-notice.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { ErasedNews } from './ErasedNews.tsx';
import { ownDataTexts } from './texts.ts';

type ErasureDialogProps = { userId: string; isOpen: boolean; onClose: () => void };

/** Asks for the password, and for a word on the appointments still to come, before the account is erased. */
export function ErasureDialog({ userId, isOpen, onClose }: ErasureDialogProps) {
  const { erasure: texts } = useTexts(ownDataTexts);
  const [isSending, setIsSending] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isSending) onClose();
      }}
      title={texts.title}
      description={
        <>
          <p>{texts.question}</p>
          <p className="mt-3 text-small text-ink-soft">{texts.keptBefore}</p>
        </>
      }
    >
      <ErasureForm userId={userId} onSending={setIsSending} onKeep={onClose} />
    </Dialog>
  );
}

type ErasureFormProps = { userId: string; onSending: (isSending: boolean) => void; onKeep: () => void };

const empty = { currentPassword: '', cancelAppointments: false };

function ErasureForm({ userId, onSending, onKeep }: ErasureFormProps) {
  const { erasure: texts } = useTexts(ownDataTexts);
  const { field } = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { forgetAccount } = useSession();
  const { data: appointments } = useQuery(appointmentsQuery(userId));
  const [isWordNeeded, setIsWordNeeded] = useState(false);
  const form = useForm({
    draft: `erasure:${userId}`,
    initial: empty,
    secrets: ['currentPassword', 'cancelAppointments'],
    findProblems: ({ currentPassword }) =>
      currentPassword === '' ? [{ field: 'currentPassword', code: 'password_missing' }] : [],
    fieldOfCode: { current_password_wrong: 'currentPassword', open_appointments: 'cancelAppointments' },
    onRefused: (error) => {
      // One was booked in another tab meanwhile.
      if (hasErrorCode(error, 'open_appointments')) setIsWordNeeded(true);
    },
    send: async (values) => {
      onSending(true);
      try {
        const { kept } = await callApi('deleteAccount', { body: values });
        const home = paths.home(language);
        forgetAccount();
        showSiteNotice(<ErasedNews kept={kept} title={texts.doneTitle} />, home);
        void navigate(home, { replace: true });
      } finally {
        onSending(false);
      }
    },
  });
  const hasOpen = appointments?.some(({ cancellable }) => cancellable) ?? true;
  return (
    <Form
      form={form}
      failure="erase_account"
      submit={{ label: texts.confirm, sendingLabel: texts.sending, variant: 'danger' }}
      moreActions={
        <Button variant="secondary" disabled={form.isSending} onClick={onKeep}>
          {texts.keep}
        </Button>
      }
      className="grid gap-5"
    >
      <PasswordField
        {...form.field('currentPassword')}
        label={texts.password}
        autoComplete="current-password"
        required
        showLabel={field.showPassword}
        hideLabel={field.hidePassword}
      />
      {(hasOpen || isWordNeeded) && (
        <Checkbox {...form.box('cancelAppointments')} label={texts.cancelAppointments} />
      )}
    </Form>
  );
}
