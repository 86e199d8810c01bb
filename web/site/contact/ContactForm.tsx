import { limits } from '@praxisportal/contract/limits';
import { practice } from '@praxisportal/practice/practice';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/api/client.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { LimitedTextArea } from '../../shared/forms/LimitedTextArea.tsx';
import { LimitedTextField } from '../../shared/forms/LimitedTextField.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import type { TextField } from '../../shared/ui/TextField.tsx';
import { showSiteNotice } from '../page/site-notice.ts';
import { paths } from '../paths.ts';
import { emptyMessage, findContactProblems, findHoldMs } from './contact-form.ts';
import { contactTexts } from './texts.ts';

/** The contact form; it sends to the practice and shows that it did. */
export function ContactForm() {
  const language = useLanguage();
  const texts = useTexts(contactTexts).form;
  const { form, sentTo, startAnother } = useContactForm();
  if (sentTo !== undefined) return <MessageSent email={sentTo} onAnother={startAnother} />;
  return (
    <Form
      form={form}
      failure="send"
      submit={{ label: texts.submit, sendingLabel: texts.sending, size: 'large' }}
      failureHelp={
        <>
          {texts.kept}{' '}
          <a href={phoneHref(practice.phone)} className="text-link whitespace-nowrap">
            {formatPhone(practice.phone)}
          </a>
        </>
      }
      className="relative grid max-w-form gap-5"
    >
      <p className="text-small text-ink-soft">{texts.required}</p>
      <LimitedTextField
        {...form.field('name')}
        label={texts.name}
        autoComplete="name"
        maxLength={limits.nameMaxLength}
        required
      />
      <EmailField {...form.field('email')} label={texts.email} required />
      <LimitedTextArea
        {...form.field('message')}
        label={texts.message}
        maxLength={limits.contactMessageMaxLength}
        required
      />
      <Honeypot {...form.field('leaveEmpty')} />
      <p className="text-small text-ink-soft">
        {texts.privacyBefore}
        <Link to={paths.privacy(language)} className="text-link">
          {texts.privacyLink}
        </Link>
        .
      </p>
      <noscript>
        <p>
          {texts.noScript} <a href={`mailto:${practice.email}`}>{practice.email}</a>
        </p>
      </noscript>
    </Form>
  );
}

function useContactForm() {
  const [sentTo, setSentTo] = useState<string>();
  const openedAtMs = useRef(0);
  const isHere = useRef(false);
  useEffect(() => {
    openedAtMs.current = performance.now();
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const form = useForm({
    draft: 'contact',
    initial: emptyMessage,
    secrets: ['leaveEmpty'],
    findProblems: findContactProblems,
    send: async (values) => {
      const openMs = () => performance.now() - openedAtMs.current;
      await new Promise((resolve) => setTimeout(resolve, findHoldMs(openMs())));
      const email = values.email.trim();
      await callApi('sendContactMessage', { body: { ...values, secondsToWrite: openMs() / 1000 } });
      if (!isHere.current) return showSiteNotice(<MessageNews email={email} />);
      setSentTo(email);
      form.reset();
    },
    onRefused: () => {
      if (!isHere.current) showSiteNotice(<FailedNews />);
    },
  });
  const startAnother = () => {
    openedAtMs.current = performance.now();
    setSentTo(undefined);
  };
  return { form, sentTo, startAnother };
}

type HoneypotProps = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange'>;

/**
 * A field that only machines fill in: out of sight, out of the tab order and not read out. Its name and label are none that
 * a browser or password manager fills in.
 */
function Honeypot({ name, value, onChange }: HoneypotProps) {
  const texts = useTexts(contactTexts).form;
  return (
    <div aria-hidden="true" inert className="absolute -left-[9999px]">
      <label>
        {texts.honeypot}
        <input
          type="text"
          name={name}
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}

/** For whoever has left the page while the message was on its way. */
function MessageNews({ email }: { email: string }) {
  const texts = useTexts(contactTexts).form;
  return (
    <Notice isLive={false} tone="success" title={texts.sentTitle} className="pr-14">
      <p className="wrap-anywhere">{texts.sentText(email)}</p>
    </Notice>
  );
}

/** The same for a message that did not arrive; its text is kept in the form. */
function FailedNews() {
  const language = useLanguage();
  const texts = useTexts(contactTexts).form;
  return (
    <Notice isLive={false} tone="error" title={texts.notSent} className="pr-14">
      <p>{texts.notSentText}</p>
      <Link
        to={paths.contact(language)}
        className="text-link inline-flex min-h-11 items-center font-semibold"
      >
        {texts.backToForm}
      </Link>
    </Notice>
  );
}

/** The confirmation, which takes the focus from the form that it replaces. */
function MessageSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const texts = useTexts(contactTexts).form;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="grid max-w-form justify-items-start gap-5">
      <Notice ref={notice} tabIndex={-1} tone="success" title={texts.sentTitle} className="w-full">
        <p className="mt-1 wrap-anywhere">{texts.sentText(email)}</p>
      </Notice>
      <Button variant="secondary" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  );
}
