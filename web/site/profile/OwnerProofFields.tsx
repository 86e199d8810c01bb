import type { User } from '@praxisportal/contract/account';
import { useEffect, useRef } from 'react';
import { useProblemSentence } from '../../shared/forms/use-problem-sentence.ts';
import { formatPhone } from '../../shared/i18n/format.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { CodeEntry } from '../one-time-code/CodeEntry.tsx';
import { profileTexts } from './texts.ts';
import type { OwnerProof } from './use-owner-proof.ts';

type OwnerProofFieldsProps = {
  user: User;
  /** Under this name sent codes survive a reload. */
  memory: string;
  owner: OwnerProof;
};

/** The password, or for whoever has forgotten it a code to the present e-mail address or phone number. */
export function OwnerProofFields({ user, memory, owner }: OwnerProofFieldsProps) {
  const texts = useTexts(profileTexts);
  const { field } = useMessages();
  const sayProblem = useProblemSentence();
  if (owner.isForgotten) return <ContactCodes user={user} memory={memory} owner={owner} />;
  return (
    <div>
      <PasswordField
        ref={owner.placeRef}
        label={texts.currentPassword}
        hint={texts.currentPasswordHint}
        error={owner.problem && sayProblem(owner.problem)}
        name="currentPassword"
        autoComplete="current-password"
        autoFocus
        required
        value={owner.password}
        onChange={owner.typePassword}
        showLabel={field.showPassword}
        hideLabel={field.hidePassword}
      />
      <Button variant="quiet" size="small" className="-ml-3.5" onClick={owner.forget}>
        {texts.forgotten}
      </Button>
    </div>
  );
}

function ContactCodes({ user, memory, owner }: OwnerProofFieldsProps) {
  const texts = useTexts(profileTexts);
  const sayProblem = useProblemSentence();
  const lead = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone.
  useEffect(() => lead.current?.focus(), []);

  const ways = [
    { channel: 'email', label: texts.presentEmail, value: user.email },
    { channel: 'phone', label: texts.presentPhone, value: formatPhone(user.phone) },
  ] as const;
  const { provenBy } = owner;
  return (
    <>
      <div
        ref={(element) => {
          lead.current = element;
          owner.placeRef(element);
        }}
        tabIndex={-1}
        className="text-small"
      >
        <p>{texts.forgottenLead}</p>
        {owner.problem && <p className="mt-1 font-semibold text-alarm-700">{sayProblem(owner.problem)}</p>}
      </div>
      {ways.map(
        ({ channel, label, value }) =>
          (provenBy === undefined || provenBy === channel) && (
            <CodeEntry
              key={channel}
              channel={channel}
              purpose="contact_change"
              memory={`${memory}:owner`}
              label={label}
              readOnly
              value={value}
              isVerified={provenBy === channel}
              onVerify={(code) => owner.confirmByCode(channel, code)}
            />
          ),
      )}
    </>
  );
}
