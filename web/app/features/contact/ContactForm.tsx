import { practice } from '@praxisportal/practice/practice';
import { Link } from 'react-router';
import { formatPhone, phoneHref } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ContactErrors } from './contact-form.ts';
import { MessageSent } from './MessageSent.tsx';
import { contactTexts } from './texts.ts';
import { useContactForm } from './use-contact-form.ts';

function Fields({ errors }: { errors: ContactErrors }) {
  const texts = useTexts(contactTexts).form;
  return (
    <>
      <TextField label={texts.name} name="name" autoComplete="name" required error={errors.name} />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
        error={errors.email}
      />
      <TextArea label={texts.message} name="message" required error={errors.message} />
    </>
  );
}

/** A field that only machines fill in: out of sight, out of the tab order and not read out. */
function Trap() {
  const texts = useTexts(contactTexts).form;
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        {texts.trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The contact form; it sends to the practice and shows that it did. */
export function ContactForm() {
  const language = useLanguage();
  const texts = useTexts(contactTexts).form;
  const isHydrated = useHydrated();
  const { state, form, failureNotice, submit, startAnother } = useContactForm();
  if (state.step === 'sent') return <MessageSent email={state.email} onAnother={startAnother} />;
  const isSending = state.step === 'sending';
  const errors = isSending ? {} : state.errors;
  const failure = isSending ? undefined : state.failure;
  return (
    <form ref={form} noValidate onSubmit={submit} className="relative grid max-w-form gap-5">
      {failure && (
        <Notice ref={failureNotice} tabIndex={-1} tone="error" title={failure}>
          {texts.kept}{' '}
          <a href={phoneHref(practice.phone)} className="text-link whitespace-nowrap">
            {formatPhone(practice.phone)}
          </a>
        </Notice>
      )}
      <p className="text-small text-ink-soft">{texts.required}</p>
      <Fields errors={errors} />
      <Trap />
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
      <div>
        {/* Before the page runs, a press would load the page anew with the message in its address. */}
        <Button type="submit" size="large" isPending={isSending} disabled={!isHydrated}>
          {isSending ? texts.sending : texts.submit}
        </Button>
      </div>
    </form>
  );
}
