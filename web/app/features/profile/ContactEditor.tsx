import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { CodeEntry } from '../../one-time-code/CodeEntry.tsx';
import type { CodeChannel } from '../../one-time-code/code-target.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { profileTexts } from './texts.ts';
import type { EditOutcomes } from './use-editing.ts';

type ContactEditorProps = EditOutcomes & { channel: CodeChannel };

/** A new e-mail address or phone number; with the password, the code that proves it also saves it. */
export function ContactEditor({ channel, onSaved, onCancel }: ContactEditorProps) {
  const texts = useTexts(profileTexts);
  const { actions } = useMessages();
  const { replaceUser } = useSession();
  const [value, setValue] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');

  const save = async (code: string) => {
    replaceUser(
      channel === 'email'
        ? await callApi('setEmail', { body: { email: value, code, currentPassword } })
        : await callApi('updateProfile', { body: { phone: value, phoneCode: code, currentPassword } }),
    );
    onSaved();
  };

  const isEmail = channel === 'email';
  return (
    <div className="grid gap-3">
      <PasswordField
        label={texts.currentPassword}
        hint={texts.currentPasswordHint}
        name="currentPassword"
        autoComplete="current-password"
        autoFocus
        required
        value={currentPassword}
        onChange={setCurrentPassword}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
      />
      <CodeEntry
        channel={channel}
        label={isEmail ? texts.newEmail : texts.newPhone}
        hint={isEmail ? texts.newEmailHint : texts.newPhoneHint}
        name={channel}
        autoComplete={isEmail ? 'email' : 'tel'}
        value={value}
        onChange={setValue}
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
