import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { FormSection } from './FormSection.tsx';
import { HumanCheck } from './HumanCheck.tsx';
import { PrivacyBox } from './PrivacyBox.tsx';
import { signInTexts } from './texts.ts';
import { type RegistrationState, useRegistration } from './use-registration.ts';

/** The registration form of SPEC §2 and §5. */
export function RegisterForm() {
  const { register: texts, fields } = useTexts(signInTexts);
  const form = useRegistration();
  return (
    <form ref={form.formRef} method="post" noValidate onSubmit={form.submit} className="mt-9 grid gap-12">
      <p className="-mb-6 text-small text-ink-soft">{fields.requiredNote}</p>
      <FormSection title={texts.nameLegend}>
        <NameFields form={form} />
      </FormSection>
      <FormSection title={texts.contactLegend}>
        <ContactFields form={form} />
      </FormSection>
      <FormSection title={texts.passwordLegend}>
        <PasswordFields form={form} />
      </FormSection>
      <FormSection title={texts.endLegend}>
        <HumanCheck check={form.humanCheck} />
        <PrivacyBox
          isAccepted={form.isPrivacyAccepted}
          onChange={form.acceptPrivacy}
          error={form.errors.privacy}
        />
        <FailureNotice sentence={form.notice} />
        {/* Until the page runs, the browser itself would send the form, and to no use. */}
        <Button
          type="submit"
          size="large"
          isWide
          isPending={form.isPending}
          disabled={form.humanCheck.question === null}
        >
          {form.isPending ? texts.submitting : texts.submit}
        </Button>
      </FormSection>
    </form>
  );
}

function NameFields({ form: { values, setValue, errors } }: { form: RegistrationState }) {
  const { fields } = useTexts(signInTexts);
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <TextField
        label={fields.firstName}
        name="firstName"
        autoComplete="given-name"
        required
        value={values.firstName}
        onChange={setValue('firstName')}
        error={errors.firstName}
      />
      <TextField
        label={fields.lastName}
        name="lastName"
        autoComplete="family-name"
        required
        value={values.lastName}
        onChange={setValue('lastName')}
        error={errors.lastName}
      />
    </div>
  );
}

function PasswordFields({ form: { values, setValue, errors } }: { form: RegistrationState }) {
  const { fields } = useTexts(signInTexts);
  const { field } = useMessages();
  const labels = { showLabel: field.showPassword, hideLabel: field.hidePassword };
  return (
    <>
      <PasswordField
        {...labels}
        label={fields.password}
        hint={fields.newPasswordHint}
        name="password"
        autoComplete="new-password"
        required
        value={values.password}
        onChange={setValue('password')}
        error={errors.password}
      />
      <PasswordField
        {...labels}
        label={fields.passwordRepeat}
        name="passwordRepeat"
        autoComplete="new-password"
        required
        value={values.passwordRepeat}
        onChange={setValue('passwordRepeat')}
        error={errors.passwordRepeat}
      />
    </>
  );
}
