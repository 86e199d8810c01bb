import type { AccountExport } from '@praxisportal/contract/account';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { ExportedData } from '../../shared/own-data/ExportedData.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { CodeEntry } from '../one-time-code/CodeEntry.tsx';
import { useProofs } from '../one-time-code/use-proofs.ts';
import { GuestErasureDialog } from './GuestErasureDialog.tsx';
import { guestAppointmentTexts } from './texts.ts';

/**
 * The rights of guests: see what is kept of them, and have it erased. The mailbox opens it and not the link, which may
 * be dead, or in other hands.
 */
export function GuestData() {
  const { data: texts } = useTexts(guestAppointmentTexts);
  const [isAsked, setIsAsked] = useState(false);
  const [shown, setShown] = useState<{ email: string; data: AccountExport }>();
  const [isErasing, setIsErasing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form, or the button, that was used is gone.
  useEffect(() => {
    if (isAsked || shown) heading.current?.focus();
  }, [isAsked, shown]);

  return (
    <section aria-labelledby="guest-data" className="mt-14 border-t border-line pt-8">
      <h2 id="guest-data" ref={heading} tabIndex={-1} className="text-h3">
        {texts.title}
      </h2>
      {!shown && <p className="mt-2 max-w-text text-ink-soft print:hidden">{texts.lead}</p>}
      {!isAsked && (
        <Button
          variant="secondary"
          size="small"
          className="mt-5 print:hidden"
          onClick={() => setIsAsked(true)}
        >
          {texts.open}
        </Button>
      )}
      {isAsked && !shown && <MailboxForm onShown={setShown} />}
      {shown && (
        <>
          <ExportedData data={shown.data} />
          <Button
            variant="quiet"
            className="mt-10 text-alarm-700 print:hidden"
            onClick={() => setIsErasing(true)}
          >
            {texts.erase}
          </Button>
          <GuestErasureDialog email={shown.email} isOpen={isErasing} onClose={() => setIsErasing(false)} />
        </>
      )}
    </section>
  );
}

const memory = 'guest-data';
const empty = { email: '' };

type MailboxFormProps = { onShown: (shown: { email: string; data: AccountExport }) => void };

function MailboxForm({ onShown }: MailboxFormProps) {
  const { data: texts } = useTexts(guestAppointmentTexts);
  const proofs = useProofs(memory);
  const form = useForm({
    draft: memory,
    initial: empty,
    fieldOfCode: { email_not_verified: 'email', address_has_account: 'email' },
    findProblems: ({ email }) => {
      if (email.trim() === '') return [{ field: 'email', code: 'email_missing' }];
      return proofs.isProven('email', email) ? [] : [{ field: 'email', code: 'email_unproven' }];
    },
    send: async (values) => {
      const email = values.email.trim();
      onShown({ email, data: await callApi('exportGuestData', { body: { email } }) });
    },
    onRefused: (error) => {
      if (hasErrorCode(error, 'email_not_verified')) proofs.dropProof('email');
    },
  });
  const field = form.field('email');
  return (
    <Form
      form={form}
      failure="load_export"
      submit={{ label: texts.show, sendingLabel: texts.loading }}
      className="mt-6 grid max-w-form gap-6 print:hidden"
    >
      <CodeEntry
        {...field}
        channel="email"
        memory={memory}
        purpose="verification"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        required
        isVerified={proofs.isProven('email', field.value)}
        onVerify={async (code) => {
          await callApi('verifyEmailCode', { body: { email: field.value, code } });
          proofs.addProof('email', field.value);
        }}
      />
    </Form>
  );
}
