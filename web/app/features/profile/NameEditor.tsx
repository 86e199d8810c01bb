import type { User } from '@praxisportal/contract/account';
import { limits } from '@praxisportal/contract/limits';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { profileTexts } from './texts.ts';
import type { EditOutcomes } from './use-editing.ts';
import { useNameEditor } from './use-name-editor.ts';

/** First and last name, edited in place. */
export function NameEditor({ user, onSaved, onCancel }: EditOutcomes & { user: User }) {
  const texts = useTexts(profileTexts);
  const { actions, status } = useMessages();
  const { formRef, values, setValue, errors, notice, isPending, submit } = useNameEditor(user, onSaved);
  return (
    <form ref={formRef} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={texts.firstName}
        name="firstName"
        autoComplete="given-name"
        required
        autoFocus
        maxLength={limits.nameMaxLength}
        value={values.firstName}
        onChange={setValue('firstName')}
        error={errors.firstName}
      />
      <TextField
        label={texts.lastName}
        name="lastName"
        autoComplete="family-name"
        required
        maxLength={limits.nameMaxLength}
        value={values.lastName}
        onChange={setValue('lastName')}
        error={errors.lastName}
      />
      {notice !== '' && <Notice tone="error">{notice}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isPending={isPending}>
          {isPending ? status.saving : actions.save}
        </Button>
        <Button variant="quiet" size="small" disabled={isPending} onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  );
}
