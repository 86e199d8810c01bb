import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '../../shared/api/client.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { GuestData } from './GuestData.tsx';
import { guestAppointmentTexts } from './texts.ts';

const empty = { email: '' };

/** The way to new links, for one that opens nothing or got lost; whether the address has appointments is told by the mail alone. */
export function DeadLink() {
  const { dead: texts } = useTexts(guestAppointmentTexts);
  const { hash } = useLocation();
  const { title, text } = hash === '' ? texts.lost : texts;
  const [isSent, setIsSent] = useState(false);
  const news = useRef<HTMLDivElement>(null);
  const form = useForm({
    draft: 'guest-links',
    initial: empty,
    findProblems: ({ email }) => (email.trim() === '' ? [{ field: 'email', code: 'email_missing' }] : []),
    send: async ({ email }) => {
      await callApi('renewGuestLinks', { body: { email: email.trim() } });
      setIsSent(true);
    },
  });

  // The form that was sent is gone.
  useEffect(() => {
    if (isSent) news.current?.focus();
  }, [isSent]);

  return (
    <>
      <div className="max-w-form">
        <h1>{title}</h1>
        <p className="mt-5 text-lead text-ink-soft">{text}</p>
        {isSent ? (
          <Notice ref={news} tabIndex={-1} tone="success" title={texts.sentTitle} className="mt-8">
            <p>{texts.sent}</p>
          </Notice>
        ) : (
          <Form
            form={form}
            failure="send"
            submit={{ label: texts.submit, sendingLabel: texts.sending }}
            className="mt-8 grid gap-6"
          >
            <EmailField
              {...form.field('email')}
              label={texts.email}
              hint={texts.emailHint}
              enterKeyHint="send"
              required
            />
          </Form>
        )}
      </div>
      <GuestData />
    </>
  );
}
