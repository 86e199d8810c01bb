import { limits } from '@praxisportal/contract/limits';
import type { ComponentProps, ReactNode } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { LimitedTextField } from '../../shared/forms/LimitedTextField.tsx';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import type { TextField } from '../../shared/ui/TextField.tsx';
import { CodeEntry } from '../one-time-code/CodeEntry.tsx';
import type { useProofs } from '../one-time-code/use-proofs.ts';
import { paths } from '../paths.ts';
import { signInTexts } from './texts.ts';

/** A named group of fields in a long form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-6 w-full border-b border-line pb-2 text-h3 font-semibold text-leaf-900">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

type FieldProps = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'error' | 'onChange'> & {
  value: string;
};

/** First and last name of whoever fills in the form. */
export function NameFields({ firstName, lastName }: { firstName: FieldProps; lastName: FieldProps }) {
  const { fields } = useTexts(signInTexts);
  const field = { enterKeyHint: 'next', maxLength: limits.nameMaxLength, required: true } as const;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <LimitedTextField {...firstName} {...field} label={fields.firstName} autoComplete="given-name" />
      <LimitedTextField {...lastName} {...field} label={fields.lastName} autoComplete="family-name" />
    </div>
  );
}

type ProvenFieldProps = FieldProps & {
  channel: 'email' | 'phone';
  /** Names the form that keeps the proof. */
  memory: string;
  label: string;
  hint: string;
  proofs: ReturnType<typeof useProofs>;
};

/** An e-mail address or phone number that has to be proven by a code before the form can be sent. */
export function ProvenField({ proofs, ...field }: ProvenFieldProps) {
  const { channel, value } = field;
  return (
    <CodeEntry
      {...field}
      purpose="verification"
      autoComplete={channel === 'email' ? 'email' : 'tel'}
      required
      isVerified={proofs.isProven(channel, value)}
      onVerify={async (code) => {
        if (channel === 'email') await callApi('verifyEmailCode', { body: { email: value, code } });
        else await callApi('verifyPhoneCode', { body: { phone: value, code } });
        proofs.addProof(channel, value);
      }}
    />
  );
}

type PrivacySentenceProps = { before: string; link: string; after: string };

/** The privacy policy opens in a new tab, so that nothing typed is lost. */
export function PrivacySentence({ before, link, after }: PrivacySentenceProps) {
  const { newTab } = useTexts(signInTexts);
  const language = useLanguage();
  return (
    <>
      {before}
      <a href={paths.privacy(language)} target="_blank" rel="noopener" className="text-link">
        {link}
        <span className="sr-only">{newTab}</span>
      </a>
      {after}
    </>
  );
}
