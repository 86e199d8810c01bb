import type { Desk } from '@praxisportal/contract/staff/sign-in';
import { useState } from 'react';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { Form } from '../../shared/forms/Form.tsx';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { staffMemory, useStaffSession } from '../shell/use-staff-session.ts';
import { findSecondFactorProblems, SecondFactor, toSecondFactor } from './SecondFactor.tsx';
import { signInTexts } from './texts.ts';

type Person = Desk['people'][number];
const empty = { email: '', password: '', totp: '', recoveryCode: '' };

/** Password with the second factor, as far as this browser still needs it. Whoever is known here types no address. */
export function PasswordForm({ person }: { person: Person | undefined }) {
  const { signIn: texts } = useTexts(signInTexts);
  const { field: words } = useMessages();
  const session = useStaffSession();
  const [isCodeAsked, setIsCodeAsked] = useState(person === undefined || person.needsTotp);
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm({
    draft: `${staffMemory}:sign-in`,
    initial: empty,
    secrets: ['password', 'totp', 'recoveryCode'],
    findProblems: ({ email, password, ...codes }) => {
      const problems: FoundProblem<keyof typeof empty>[] = [];
      if (!person && email.trim() === '') problems.push({ field: 'email', code: 'email_missing' });
      if (password === '' && !isRecovery) problems.push({ field: 'password', code: 'password_missing' });
      return isCodeAsked ? [...problems, ...findSecondFactorProblems(codes, isRecovery)] : problems;
    },
    send: async ({ email, password, ...codes }) => {
      const me = await callStaff('signInByPassword', {
        body: {
          email: person?.email ?? email.trim(),
          password,
          ...(isCodeAsked && toSecondFactor(codes, isRecovery)),
        },
      });
      session.enter(me);
    },
    onRefused: (error) => {
      // A code counts once, so a second try needs the next one.
      form.clear('totp');
      if (hasErrorCode(error, 'second_factor_needed')) setIsCodeAsked(true);
    },
  });
  return (
    <Form
      form={form}
      failure="login"
      submit={{ label: texts.submit, sendingLabel: texts.submitting, isWide: true }}
      className="grid gap-5"
    >
      {!person && (
        <EmailField {...form.field('email')} label={texts.email} autoComplete="username" required />
      )}
      {person && <input type="hidden" autoComplete="username" value={person.email} />}
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        autoComplete="current-password"
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        required={!isRecovery}
      />
      {isCodeAsked && (
        <SecondFactor
          totp={form.field('totp')}
          recoveryCode={form.field('recoveryCode')}
          isRecovery={isRecovery}
          onRecovery={setIsRecovery}
        />
      )}
    </Form>
  );
}
