import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { hasErrorCode } from '../../api/errors.ts';
import { useDraftedValues } from '../../forms/use-drafted-values.ts';
import { useProblemSentence } from '../../forms/use-problem-sentence.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { CodeEntry } from '../../one-time-code/CodeEntry.tsx';
import { ShownElsewhere } from '../../one-time-code/code-problems.ts';
import type { CodeChannel } from '../../one-time-code/code-target.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { profileTexts } from './texts.ts';

type ContactEditorProps = {
  channel: CodeChannel;
  draft: string;
  onSaved: () => void;
  onCancel: () => void;
};

type PasswordProblem = { code: FormProblemCode } | { error: unknown };

const empty = { target: '', currentPassword: '' };
const secrets = ['currentPassword'] as const;

/** A new e-mail address or phone number; with the password, the code that proves it also saves it. */
export function ContactEditor({ channel, draft, onSaved, onCancel }: ContactEditorProps) {
  const texts = useTexts(profileTexts);
  const { actions, field } = useMessages();
  const sayProblem = useProblemSentence();
  const { replaceUser } = useSession();
  const [values, setValues] = useDraftedValues({ draft, start: empty, secrets });
  const { target, currentPassword } = values;
  const [problem, setProblem] = useState<PasswordProblem>();
  const passwordField = useRef<HTMLInputElement>(null);

  const blamePassword = (found: PasswordProblem) => {
    setProblem(found);
    passwordField.current?.focus();
    throw new ShownElsewhere();
  };
  const save = async (code: string) => {
    if (currentPassword === '') blamePassword({ code: 'password_missing' });
    try {
      replaceUser(
        channel === 'email'
          ? await callApi('setEmail', { body: { email: target, code, currentPassword } })
          : await callApi('updateProfile', { body: { phone: target, phoneCode: code, currentPassword } }),
      );
    } catch (error) {
      if (hasErrorCode(error, 'current_password_wrong')) blamePassword({ error });
      throw error;
    }
    onSaved();
  };

  const isEmail = channel === 'email';
  return (
    <div className="grid gap-3">
      <PasswordField
        ref={passwordField}
        label={texts.currentPassword}
        hint={texts.currentPasswordHint}
        error={problem && sayProblem(problem)}
        name="currentPassword"
        autoComplete="current-password"
        autoFocus
        required
        value={currentPassword}
        onChange={(text) => {
          setProblem(undefined);
          setValues((now) => ({ ...now, currentPassword: text }));
        }}
        showLabel={field.showPassword}
        hideLabel={field.hidePassword}
      />
      <CodeEntry
        channel={channel}
        purpose="verification"
        memory={draft}
        label={isEmail ? texts.newEmail : texts.newPhone}
        hint={isEmail ? texts.newEmailHint : texts.newPhoneHint}
        name={channel}
        autoComplete={isEmail ? 'email' : 'tel'}
        required
        value={target}
        onChange={(text) => setValues((now) => ({ ...now, target: text }))}
        isVerified={false}
        onVerify={save}
      />
      <div>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </div>
  );
}
