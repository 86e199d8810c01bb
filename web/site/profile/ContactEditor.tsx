import type { User } from '@praxisportal/contract/account';
import { callApi } from '../../shared/api/client.ts';
import { refreshOwn } from '../../shared/api/query-client.ts';
import { useDraftedValues } from '../../shared/forms/use-drafted-values.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { CodeEntry } from '../one-time-code/CodeEntry.tsx';
import type { CodeChannel } from '../one-time-code/code-target.ts';
import { useSession } from '../session/use-session.ts';
import { OwnerProofFields } from './OwnerProofFields.tsx';
import { profileTexts } from './texts.ts';
import { useOwnerProof } from './use-owner-proof.ts';

type ContactEditorProps = {
  user: User;
  channel: CodeChannel;
  draft: string;
  onSaved: () => void;
  onCancel: () => void;
};

const empty = { target: '' };
const secrets: [] = [];

/**
 * A new e-mail address or phone number. Whoever asks for its code shows first that the account is theirs; the code
 * then proves the new one and saves it.
 */
export function ContactEditor({ user, channel, draft, onSaved, onCancel }: ContactEditorProps) {
  const texts = useTexts(profileTexts);
  const { actions } = useMessages();
  const { replaceUser } = useSession();
  const [{ target }, setValues] = useDraftedValues({ draft, start: empty, secrets });
  const owner = useOwnerProof();

  const save = async (code: string) => {
    const proof = owner.read();
    try {
      replaceUser(
        channel === 'email'
          ? await callApi('setEmail', { body: { email: target, code, ...proof } })
          : await callApi('updateProfile', { body: { phone: target, phoneCode: code, ...proof } }),
      );
    } catch (error) {
      owner.blame(error);
      throw error;
    }
    refreshOwn();
    onSaved();
  };

  const isEmail = channel === 'email';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the term above it
    <div role="group" aria-label={isEmail ? texts.editEmail : texts.editPhone} className="grid gap-3">
      <OwnerProofFields user={user} memory={draft} owner={owner} />
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
        onChange={(text) => setValues({ target: text })}
        isVerified={false}
        beforeSend={owner.confirm}
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
