import { limits } from '@praxisportal/contract/limits';
import { callApi } from '../../shared/api/client.ts';
import { refreshOwn } from '../../shared/api/query-client.ts';
import { EditorForm } from '../../shared/forms/EditorForm.tsx';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import { PasswordStrengthHint } from '../../shared/forms/PasswordStrengthHint.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { profileTexts } from './texts.ts';

type PasswordEditorProps = {
  /** The account's name, by which a password manager knows what to change. */
  email: string;
  draft: string;
  onSaved: () => void;
  onCancel: () => void;
};

const empty = { currentPassword: '', password: '' };
type Passwords = typeof empty;

/** A new password in place of the present one. */
export function PasswordEditor({ email, draft, onSaved, onCancel }: PasswordEditorProps) {
  const texts = useTexts(profileTexts);
  const { field } = useMessages();
  const form = useForm<Passwords>({
    draft,
    initial: empty,
    secrets: ['currentPassword', 'password'],
    findProblems: findPasswordProblems,
    fieldOfCode: {
      current_password_wrong: 'currentPassword',
      password_too_common: 'password',
      password_too_simple: 'password',
      password_personal: 'password',
    },
    send: async (passwords) => {
      await callApi('changePassword', { body: passwords });
      // Every other session is over now.
      refreshOwn();
      onSaved();
    },
  });
  const eye = { showLabel: field.showPassword, hideLabel: field.hidePassword, required: true };
  return (
    <EditorForm form={form} onCancel={onCancel}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...eye}
        {...form.field('currentPassword')}
        label={texts.currentPassword}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        {...eye}
        {...form.field('password')}
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        autoComplete="new-password"
      />
      <PasswordStrengthHint password={form.values.password} />
    </EditorForm>
  );
}

function findPasswordProblems({ currentPassword, password }: Passwords): FoundProblem<keyof Passwords>[] {
  const problems: FoundProblem<keyof Passwords>[] = [];
  if (currentPassword === '') problems.push({ field: 'currentPassword', code: 'password_missing' });
  if (password.length < limits.passwordMinLength)
    problems.push({ field: 'password', code: 'password_too_short' });
  return problems;
}
