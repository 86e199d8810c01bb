import type { OwnAccess, TotpSecret } from '@praxisportal/contract/staff/access';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import { useState } from 'react';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import type { RunProven } from '../proof/use-proven.ts';
import { callStaff } from '../shell/call-staff.ts';
import { StaffEditorForm } from '../shell/StaffEditorForm.tsx';
import { staffMemory, useMe } from '../shell/use-staff-session.ts';
import { AppConnection } from '../sign-in/AppConnection.tsx';
import { teamTexts } from './texts.ts';

/** What is set: one of the two, or both by who has neither yet. */
export type PasswordPart = 'password' | 'app' | 'both';

type PasswordEditorProps = {
  part: PasswordPart;
  run: RunProven;
  onSaved: (access: OwnAccess) => void;
  onCancel: () => void;
};

/** A new own password, or another app for the codes, which counts once its first code is right. */
export function PasswordEditor({ part, run, onSaved, onCancel }: PasswordEditorProps) {
  const texts = useTexts(teamTexts);
  const { field: words } = useMessages();
  const me = useMe();
  const [secret, setSecret] = useState<TotpSecret>();
  const hasPassword = part !== 'app';
  const hasApp = part !== 'password';
  const form = useForm({
    draft: `${staffMemory}:own-password`,
    initial: { password: '', totp: '' },
    secrets: ['password', 'totp'],
    findProblems: ({ password, totp }) => {
      const problems: FoundProblem<'password' | 'totp'>[] = [];
      if (hasPassword && password.length < staffLimits.passwordMinLength)
        problems.push({ field: 'password', code: password === '' ? 'password_missing' : 'refused' });
      if (hasApp && totp.length < 6) problems.push({ field: 'totp', code: 'code_incomplete' });
      return problems;
    },
    send: async ({ password, totp }) => {
      const body = {
        ...(hasPassword && { password }),
        ...(hasApp && secret && { totp: { totpSecretId: secret.totpSecretId, code: totp } }),
      };
      onSaved(await run(() => callStaff('setPassword', { body })));
    },
    fieldOfCode: {
      invalid_code: 'totp',
      password_too_common: 'password',
      password_too_simple: 'password',
      password_personal: 'password',
    },
  });
  return (
    <StaffEditorForm form={form} onCancel={onCancel}>
      {/* Password managers keep the new one under this name. */}
      <input type="email" autoComplete="username" value={me.email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...form.field('password')}
          label={texts.newPassword}
          hint={texts.newPasswordHint(staffLimits.passwordMinLength)}
          autoComplete="new-password"
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          required
        />
      )}
      {hasApp && (
        <AppConnection
          ask={() => run(() => callStaff('startNewTotp'))}
          level="h4"
          secret={secret}
          onSecret={setSecret}
          code={form.field('totp')}
        />
      )}
      <p className="text-small text-ink-soft">{texts.endsOthers}</p>
    </StaffEditorForm>
  );
}
