import type { FailureCode } from '@praxisportal/contract/failures';
import type { ProofOfSelf } from '@praxisportal/contract/staff/sign-in';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { Form } from '../../shared/forms/Form.tsx';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { hasModifier } from '../../shared/ui/has-modifier.ts';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { staffMemory } from '../shell/use-staff-session.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { canUsePasskeys, proveByPasskey } from './passkeys.ts';
import { findSecondFactorProblems, SecondFactor, toSecondFactor } from './SecondFactor.tsx';
import { signInTexts } from './texts.ts';

const empty = { password: '', totp: '', recoveryCode: '' };

type ProveSelfProps = {
  /** Under which name the form is kept while it is typed. */
  draft: string;
  failure: FailureCode;
  /** Both factors are asked for: beside the password a code. */
  isFull?: boolean | undefined;
  texts: { passkey: string; submit: string; submitting: string };
  isWide?: boolean | undefined;
  moreActions?: ReactNode;
  prove: (proof: ProofOfSelf['proof']) => Promise<void>;
};

/** Whoever is signed in shows that it is still them: by passkey, or by password, with a code if it has to be in full. */
export function ProveSelf({
  draft,
  failure,
  isFull = false,
  texts,
  isWide,
  moreActions,
  prove,
}: ProveSelfProps) {
  const { signIn } = useTexts(signInTexts);
  const { field: words } = useMessages();
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm({
    draft: `${staffMemory}:${draft}`,
    initial: empty,
    secrets: ['password', 'totp', 'recoveryCode'],
    findProblems: ({ password, ...codes }) => {
      const problems: FoundProblem<keyof typeof empty>[] = [];
      // Who has no password shows a code for recovery alone.
      if (password === '' && !(isFull && isRecovery))
        problems.push({ field: 'password', code: 'password_missing' });
      return isFull ? [...problems, ...findSecondFactorProblems(codes, isRecovery)] : problems;
    },
    send: ({ password, ...codes }) =>
      prove({ method: 'password', password, ...(isFull && toSecondFactor(codes, isRecovery)) }),
    fieldOfCode: { proof_wrong: 'password', code_wrong: isRecovery ? 'recoveryCode' : 'totp' },
    onRefused: (error) => {
      if (hasErrorCode(error, 'code_wrong')) form.clear('totp');
      else form.clear('password');
    },
  });
  /** A password that is typed at once belongs into its field: a blank in it would press the button that has the focus. */
  const typeIntoField = (event: KeyboardEvent) => {
    const isTyped = event.key.length === 1 && event.key !== ' ' && !hasModifier(event);
    if (isTyped) form.formRef.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {canUsePasskeys() && (
        <PasskeyButton
          label={texts.passkey}
          waitingLabel={texts.submitting}
          onUse={async () => prove(await proveByPasskey())}
          onKeyDown={typeIntoField}
        />
      )}
      <Form
        form={form}
        failure={failure}
        submit={{ label: texts.submit, sendingLabel: texts.submitting, isWide }}
        moreActions={moreActions}
        className="grid gap-5"
      >
        <PasswordField
          {...form.field('password')}
          label={signIn.password}
          autoComplete="current-password"
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          required={!(isFull && isRecovery)}
        />
        {isFull && (
          <SecondFactor
            totp={form.field('totp')}
            recoveryCode={form.field('recoveryCode')}
            isRecovery={isRecovery}
            onRecovery={setIsRecovery}
          />
        )}
      </Form>
    </>
  );
}
