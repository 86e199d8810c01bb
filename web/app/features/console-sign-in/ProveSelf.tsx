import type { FailureCode } from '@praxisportal/contract/failures';
import type { ProofOfSelf } from '@praxisportal/contract/staff/sign-in';
import type { ReactNode } from 'react';
import { staffMemory } from '../../console/use-staff-session.ts';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { canUsePasskeys, proveByPasskey } from './passkeys.ts';
import { signInTexts } from './texts.ts';

type ProveSelfProps = {
  /** Under which name the form is kept while it is typed. */
  draft: string;
  failure: FailureCode;
  texts: { passkey: string; submit: string; submitting: string };
  isWide?: boolean | undefined;
  moreActions?: ReactNode;
  prove: (proof: ProofOfSelf['proof']) => Promise<void>;
};

/** Whoever is signed in shows that it is still them: by passkey, or by password alone. */
export function ProveSelf({ draft, failure, texts, isWide, moreActions, prove }: ProveSelfProps) {
  const { signIn } = useTexts(signInTexts);
  const { field: words } = useMessages();
  const form = useForm({
    draft: `${staffMemory}:${draft}`,
    initial: { password: '' },
    secrets: ['password'],
    findProblems: ({ password }) =>
      password === '' ? [{ field: 'password', code: 'password_missing' }] : [],
    send: ({ password }) => prove({ method: 'password', password }),
    fieldOfCode: { proof_wrong: 'password' },
    onRefused: () => form.clear('password'),
  });
  return (
    <>
      {canUsePasskeys() && (
        <PasskeyButton
          label={texts.passkey}
          waitingLabel={texts.submitting}
          onUse={async () => prove(await proveByPasskey())}
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
          required
        />
      </Form>
    </>
  );
}
