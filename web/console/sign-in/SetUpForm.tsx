import type {
  InvitationAcceptance,
  InvitationLook,
  TotpSecret,
  Welcome,
} from '@praxisportal/contract/staff/access';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import { hasLetter } from '@praxisportal/contract/visible-text';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import { AppConnection } from './AppConnection.tsx';
import { canUsePasskeys, createPasskey, PasskeyUnused } from './passkeys.ts';
import { signInTexts } from './texts.ts';

type SetUpFormProps = {
  token: string;
  invitation: InvitationLook;
  onDone: (welcome: Welcome) => void;
};

/** Name and way in of somebody who works here: a passkey, or a password with the codes of an app. */
export function SetUpForm({ token, invitation, onDone }: SetUpFormProps) {
  const { setUp: texts, passkeyFailed } = useTexts(signInTexts);
  const { field: words } = useMessages();
  const language = useLanguage();
  const [way, setWay] = useState<'passkey' | 'password'>(canUsePasskeys() ? 'passkey' : 'password');
  const [secret, setSecret] = useState<TotpSecret>();
  const [isUnused, setIsUnused] = useState(false);
  const isPassword = way === 'password';

  const form = useForm({
    draft: `${staffMemory}:set-up`,
    initial: {
      firstName: invitation.firstName ?? '',
      lastName: invitation.lastName ?? '',
      email: '',
      password: '',
      totp: '',
    },
    secrets: ['password', 'totp'],
    findProblems: (values) => {
      const problems: FoundProblem<keyof typeof values>[] = [];
      if (!hasLetter(values.firstName)) problems.push({ field: 'firstName', code: 'first_name_missing' });
      if (!hasLetter(values.lastName)) problems.push({ field: 'lastName', code: 'last_name_missing' });
      if (invitation.email === null && values.email.trim() === '')
        problems.push({ field: 'email', code: 'email_missing' });
      if (isPassword && values.password.length < staffLimits.passwordMinLength)
        problems.push({ field: 'password', code: values.password === '' ? 'password_missing' : 'refused' });
      if (isPassword && values.totp.length < 6) problems.push({ field: 'totp', code: 'code_incomplete' });
      return problems;
    },
    send: async ({ firstName, lastName, email, password, totp }) => {
      setIsUnused(false);
      const person = {
        token,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        ...(invitation.email === null && { email: email.trim() }),
      };
      const accept = async (method: InvitationAcceptance['method']) =>
        onDone(await callStaff('acceptInvitation', { body: { ...person, language, method } }));
      if (isPassword) {
        if (secret) await accept({ method: 'password', password, totp, totpSecretId: secret.totpSecretId });
        return;
      }
      const options = await callStaff('startInvitationPasskey', { body: person });
      try {
        await accept({ method: 'passkey', response: await createPasskey(options) });
      } catch (error) {
        if (!(error instanceof PasskeyUnused)) throw error;
        setIsUnused(true);
      }
    },
    fieldOfCode: {
      invalid_code: 'totp',
      staff_email_taken: 'email',
      password_too_common: 'password',
      password_too_simple: 'password',
      password_personal: 'password',
    },
  });

  return (
    <Form
      form={form}
      failure="save"
      submit={{ label: texts.submit, sendingLabel: texts.submitting, size: 'large' }}
      className="mt-8 grid gap-6"
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstName')} label={texts.firstName} autoComplete="given-name" required />
        <TextField {...form.field('lastName')} label={texts.lastName} autoComplete="family-name" required />
      </div>
      {invitation.email === null ? (
        <EmailField {...form.field('email')} label={texts.email} required />
      ) : (
        <TextField label={texts.email} value={invitation.email} autoComplete="username" readOnly />
      )}
      <WayChoice way={way} onChoose={setWay} />
      {isPassword && (
        <>
          <PasswordField
            {...form.field('password')}
            label={texts.newPassword}
            hint={texts.newPasswordHint(staffLimits.passwordMinLength)}
            autoComplete="new-password"
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            required
          />
          <AppConnection
            key={token}
            ask={(signal) => callStaff('startInvitationTotp', { body: { token }, signal })}
            secret={secret}
            onSecret={setSecret}
            code={form.field('totp')}
          />
        </>
      )}
      {isUnused && <Notice tone="error">{passkeyFailed}</Notice>}
    </Form>
  );
}

type WayChoiceProps = { way: string; onChoose: (way: 'passkey' | 'password') => void };

function WayChoice({ way, onChoose }: WayChoiceProps) {
  const { setUp: texts } = useTexts(signInTexts);
  const ways = [
    { key: 'passkey', label: texts.passkey, hint: canUsePasskeys() ? texts.passkeyHint : texts.noPasskeys },
    { key: 'password', label: texts.password, hint: texts.passwordHint },
  ] as const;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold text-leaf-900">{texts.way}</legend>
      {ways.map(({ key, label, hint }) => (
        <label key={key} className="console-choice">
          <input
            type="radio"
            name="way"
            checked={way === key}
            disabled={key === 'passkey' && !canUsePasskeys()}
            onChange={() => onChoose(key)}
            className="mt-1 size-5 shrink-0 accent-leaf-600"
          />
          <span>
            <span className="block font-semibold">{label}</span>
            <span className="block text-small text-ink-soft">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
