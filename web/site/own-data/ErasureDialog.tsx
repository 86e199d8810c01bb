import { useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { appointmentsQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { ownDataTexts } from '../../shared/own-data/texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { useSession } from '../session/use-session.ts';
import { type Erase, ErasureQuestion } from './ErasureQuestion.tsx';

type ErasureDialogProps = { userId: string; isOpen: boolean; onClose: () => void };

/** Asks for the password, and for a word on the appointments still to come, before the account is erased. */
export function ErasureDialog({ userId, isOpen, onClose }: ErasureDialogProps) {
  const { erasure: texts } = useTexts(ownDataTexts);
  return (
    <ErasureQuestion
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      doneTitle={texts.doneTitle}
      description={
        <>
          <p>{texts.question}</p>
          <p className="mt-3 text-small text-ink-soft">{texts.keptBefore}</p>
        </>
      }
    >
      {(erase) => <ErasureForm userId={userId} erase={erase} onKeep={onClose} />}
    </ErasureQuestion>
  );
}

type ErasureFormProps = { userId: string; erase: Erase; onKeep: () => void };

const empty = { currentPassword: '', cancelAppointments: false };

function ErasureForm({ userId, erase, onKeep }: ErasureFormProps) {
  const { erasure: texts } = useTexts(ownDataTexts);
  const { field } = useMessages();
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
    send: (values) =>
      erase(async () => {
        const erased = await callApi('deleteAccount', { body: values });
        forgetAccount();
        return erased;
      }),
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
