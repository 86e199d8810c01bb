import type { ErrorCode } from '@praxisportal/contract/errors';
import { Link } from 'react-router';
import { callApi } from '../../../shared/api/client.ts';
import { hasErrorCode, isUnsettled } from '../../../shared/api/errors.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { PasswordStrengthHint } from '../../../shared/forms/PasswordStrengthHint.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useLanguage, useMessages, useTexts } from '../../../shared/i18n/use-language.ts';
import { Checkbox } from '../../../shared/ui/Checkbox.tsx';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';
import { useProofs } from '../../one-time-code/use-proofs.ts';
import { showSiteNotice } from '../../page/site-notice.ts';
import { paths } from '../../paths.ts';
import { FormSection, NameFields, PrivacySentence, ProvenField } from '../FormParts.tsx';
import { HumanCheck } from '../HumanCheck.tsx';
import { signInTexts } from '../texts.ts';
import { signInMemory, useFinishedSignIn } from '../use-finished-sign-in.ts';
import { useHumanCheck } from '../use-human-check.ts';
import { AccountCreated } from './AccountCreated.tsx';
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
  phone_country_unsupported: 'phone',
  password_too_common: 'password',
  password_too_simple: 'password',
  password_personal: 'password',
};

/** Eight fields: the name, the e-mail address and phone number with their codes, the password, sum and consent. */
export function RegisterForm({ next }: { next: string | undefined }) {
  const texts = useTexts(registerTexts);
  const { fields } = texts;
  const form = useRegistration(next);
  return (
    <Form
      form={form}
      failure="registration"
      failureHelp={isUnsettled(form.submitError) && <MayBeDone next={next} />}
      submit={{ label: texts.submit, sendingLabel: texts.submitting, size: 'large', isWide: true }}
      className="mt-9 grid gap-12"
    >
      <p className="-mb-6 text-small text-ink-soft">{fields.requiredNote}</p>
      <FormSection title={texts.nameLegend}>
        <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      </FormSection>
      <FormSection title={texts.contactLegend}>
        <ContactFields form={form} />
      </FormSection>
      <FormSection title={texts.passwordLegend}>
        {/* Else a password manager takes what stands nearest to the password: the phone number. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={form.values.email}
          readOnly
          hidden
        />
        <PasswordFields form={form} />
      </FormSection>
      <FormSection title={texts.endLegend}>
        <HumanCheck {...form.field('sum')} check={form.check} />
        <Checkbox
          {...form.box('privacy')}
          label={
            <PrivacySentence
              before={texts.privacyBefore}
              link={texts.privacyLink}
              after={texts.privacyAfter}
            />
          }
          required
        />
      </FormSection>
    </Form>
  );
}

/** The answer was lost, and the account may be there all the same: once more would only say that the address is taken. */
function MayBeDone({ next }: { next: string | undefined }) {
  const texts = useTexts(registerTexts);
  const language = useLanguage();
  return (
    <p>
      {texts.unsettled}{' '}
      <Link to={paths.login(language, { next })} className="text-link font-semibold">
        {texts.toLogin}
      </Link>
    </p>
  );
}

/** The form's values and checks, the call, and what the server says. */
function useRegistration(next: string | undefined) {
  const language = useLanguage();
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
      const session = await callApi('register', { body, proofOfWork: check.work.proof });
      const [nextPage = ''] = (next ?? paths.dashboard(language)).split(/[?#]/);
      showSiteNotice(<AccountCreated next={next} />, nextPage);
      finish(session);
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

function ContactFields({ form }: { form: Registration }) {
  const { fields } = useTexts(registerTexts);
  const { fields: shared } = useTexts(signInTexts);
  const proven = { memory: signInMemory, proofs: form.proofs };
  return (
    <>
      <ProvenField
        {...form.field('email')}
        {...proven}
        channel="email"
        label={shared.email}
        hint={fields.emailHint}
      />
      <ProvenField
        {...form.field('phone')}
        {...proven}
        channel="phone"
        label={fields.phone}
        hint={fields.phoneHint}
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
      <div className="grid gap-3">
        <PasswordField
          {...eye}
          {...form.field('password')}
          label={shared.password}
          hint={fields.newPasswordHint}
        />
        <PasswordStrengthHint password={form.values.password} />
      </div>
      <PasswordField {...eye} {...form.field('passwordRepeat')} label={fields.passwordRepeat} />
    </>
  );
}
