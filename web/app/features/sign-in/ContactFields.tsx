import { useTexts } from '../../i18n/use-language.ts';
import { CodeEntry } from '../../one-time-code/CodeEntry.tsx';
import { signInTexts } from './texts.ts';
import type { RegistrationState } from './use-registration.ts';

/** E-mail address and phone number, each proven by a code. */
export function ContactFields({ form }: { form: RegistrationState }) {
  const { fields } = useTexts(signInTexts);
  const { values, errors, setValue } = form;
  return (
    <>
      <CodeEntry
        channel="email"
        label={fields.email}
        hint={fields.emailHint}
        name="email"
        autoComplete="email"
        required
        value={values.email}
        onChange={setValue('email')}
        error={errors.email}
        isVerified={form.isEmailVerified}
        onVerify={form.verifyEmail}
      />
      <CodeEntry
        channel="phone"
        label={fields.phone}
        hint={fields.phoneHint}
        name="phone"
        autoComplete="tel"
        required
        value={values.phone}
        onChange={setValue('phone')}
        error={errors.phone}
        isVerified={form.isPhoneVerified}
        onVerify={form.verifyPhone}
      />
    </>
  );
}
