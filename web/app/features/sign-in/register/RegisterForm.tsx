import type { ErrorCode } from '@praxisportal/contract/errors';
import { limits } from '@praxisportal/contract/limits';
import type { ReactNode } from 'react';
import { callApi } from '../../../api/client.ts';
import { hasErrorCode } from '../../../api/errors.ts';
import { Form } from '../../../forms/Form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage, useMessages, useTexts } from '../../../i18n/use-language.ts';
import { CodeEntry } from '../../../one-time-code/CodeEntry.tsx';
import { useProofs } from '../../../one-time-code/use-proofs.ts';
import { paths } from '../../../paths.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { HumanCheck } from '../HumanCheck.tsx';
import { signInTexts } from '../texts.ts';
import { signInMemory, useFinishedSignIn } from '../use-finished-sign-in.ts';
import { useHumanCheck } from '../use-human-check.ts';
import {
  emptyRegistration,
  findRegistrationProblems,
  type RegistrationField,
} from './registration-checks.ts';
import { registerTexts } from './texts.ts';

const fieldOfCode: Partial<Record<ErrorCode, RegistrationField>> = {
  email_taken: 'email',
  email_not_verified: 'email',
  phone_taken: 'phone',
  phone_not_verified: 'phone',
  invalid_phone: 'phone',
  password_too_common: 'password',
  password_too_simple: 'password',
  password_personal: 'password',
};

/** Eight fields: the name, the e-mail address and phone number with their codes, the password, sum and consent. */
export function RegisterForm() {
  const texts = useTexts(registerTexts);
  const { fields } = texts;
  const form = useRegistration();
  return (
    <Form
      form={form}
      failure="registration"
      submit={{ label: texts.submit, sendingLabel: texts.submitting, size: 'large', isWide: true }}
      className="mt-9 grid gap-12"
    >
      <p className="-mb-6 text-small text-ink-soft">{fields.requiredNote}</p>
      <Section title={texts.nameLegend}>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField
            {...form.field('firstName')}
            label={fields.firstName}
            enterKeyHint="next"
            autoComplete="given-name"
            maxLength={limits.nameMaxLength}
            required
          />
          <TextField
            {...form.field('lastName')}
            label={fields.lastName}
            enterKeyHint="next"
            autoComplete="family-name"
            maxLength={limits.nameMaxLength}
            required
          />
        </div>
      </Section>
      <Section title={texts.contactLegend}>
        <ContactFields form={form} />
      </Section>
      <Section title={texts.passwordLegend}>
        <PasswordFields form={form} />
      </Section>
      <Section title={texts.endLegend}>
        <HumanCheck {...form.field('sum')} check={form.check} />
        <Checkbox {...form.box('privacy')} label={<PrivacyLabel />} required />
      </Section>
    </Form>
  );
}

/** The form's values and checks, the call, and what the server says. */
function useRegistration() {
  const finish = useFinishedSignIn();
  const proofs = useProofs(signInMemory);
  const check = useHumanCheck(() => form.clear('sum'));
  const form = useForm({
    draft: `${signInMemory}:register`,
    initial: emptyRegistration,
    secrets: ['password', 'passwordRepeat', 'sum'],
    fieldOfCode,
    findProblems: (values) => {
      return findRegistrationProblems(values, {
        sumProblem: check.findProblem(values.sum),
        isEmailProven: proofs.isProven('email', values.email),
        isPhoneProven: proofs.isProven('phone', values.phone),
      });
    },
    send: async ({ firstName, lastName, email, phone, password }) => {
      const account = { firstName, lastName, email, phone, password };
      const body = { ...account, emailVerified: true, phoneVerified: true };
      finish(await callApi('register', { body, proofOfWork: check.work.proof }));
    },
    onRefused: (error) => {
      // The server no longer counts the proof: it is too old, or what it proved is taken.
      if (isOneOf(error, ['email_not_verified', 'email_taken'])) proofs.dropProof('email');
      if (isOneOf(error, ['phone_not_verified', 'phone_taken'])) proofs.dropProof('phone');
      check.renew();
    },
  });
  return { ...form, proofs, check };
}

function isOneOf(error: unknown, codes: ErrorCode[]): boolean {
  return codes.some((code) => hasErrorCode(error, code));
}

type Registration = ReturnType<typeof useRegistration>;

/** A named group of fields in a long form. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-6 w-full border-b border-line pb-2 text-h3 font-semibold text-leaf-900">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

function ContactFields({ form }: { form: Registration }) {
  const { fields } = useTexts(registerTexts);
  const { fields: shared } = useTexts(signInTexts);
  const { email, phone } = form.values;
  const { isProven, addProof } = form.proofs;
  return (
    <>
      <CodeEntry
        {...form.field('email')}
        channel="email"
        purpose="verification"
        memory={signInMemory}
        label={shared.email}
        hint={fields.emailHint}
        autoComplete="email"
        required
        isVerified={isProven('email', email)}
        onVerify={async (code) => {
          await callApi('verifyEmailCode', { body: { email, code } });
          addProof('email', email);
        }}
      />
      <CodeEntry
        {...form.field('phone')}
        channel="phone"
        purpose="verification"
        memory={signInMemory}
        label={fields.phone}
        hint={fields.phoneHint}
        autoComplete="tel"
        required
        isVerified={isProven('phone', phone)}
        onVerify={async (code) => {
          await callApi('verifyPhoneCode', { body: { phone, code } });
          addProof('phone', phone);
        }}
      />
    </>
  );
}

function PasswordFields({ form }: { form: Registration }) {
  const { fields } = useTexts(registerTexts);
  const { fields: shared } = useTexts(signInTexts);
  const { field } = useMessages();
  const eye = {
    showLabel: field.showPassword,
    hideLabel: field.hidePassword,
    autoComplete: 'new-password',
    enterKeyHint: 'next',
    required: true,
  } as const;
  return (
    <>
      <PasswordField
        {...eye}
        {...form.field('password')}
        label={shared.password}
        hint={fields.newPasswordHint}
      />
      <PasswordField {...eye} {...form.field('passwordRepeat')} label={fields.passwordRepeat} />
    </>
  );
}

/** The privacy policy opens in a new tab, so that nothing typed is lost. */
function PrivacyLabel() {
  const texts = useTexts(registerTexts);
  const language = useLanguage();
  return (
    <>
      {texts.privacyBefore}
      <a href={paths.privacy(language)} target="_blank" rel="noopener" className="text-link">
        {texts.privacyLink}
        <span className="sr-only">{texts.newTab}</span>
      </a>
      {texts.privacyAfter}
    </>
  );
}
