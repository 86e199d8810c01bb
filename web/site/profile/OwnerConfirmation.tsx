import type { User } from '@praxisportal/contract/account';
import type { FormEvent } from 'react';
import { useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { ShownElsewhere } from '../one-time-code/code-problems.ts';
import { OwnerProofFields } from './OwnerProofFields.tsx';
import { profileTexts } from './texts.ts';
import { useOwnerProof } from './use-owner-proof.ts';

type OwnerConfirmationProps = {
  user: User;
  /** The session is fresh now: what was asked for can be sent again. */
  onConfirmed: () => void;
  onCancel?: () => void;
};

/** Asks for the owner's password, or a code to their contact, before what a thief of a session would do first. */
export function OwnerConfirmation({ user, onConfirmed, onCancel }: OwnerConfirmationProps) {
  const { confirmation: texts } = useTexts(profileTexts);
  const { actions } = useMessages();
  const sayError = useErrorSentence();
  const owner = useOwnerProof();
  const confirm = useMutation({ mutationFn: owner.confirm, onSuccess: onConfirmed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={texts.title} className="grid gap-4">
      <p>{texts.lead}</p>
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <OwnerProofFields user={user} memory="session" owner={owner} />
      {confirm.isError && !(confirm.error instanceof ShownElsewhere) && (
        <Notice tone="error">{sayError(confirm.error, 'save')}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isPending={confirm.isPending}>
          {texts.confirm}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" disabled={confirm.isPending} onClick={onCancel}>
            {actions.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
