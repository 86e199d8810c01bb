import type { User } from '@praxisportal/contract/account';
import { limits } from '@praxisportal/contract/limits';
import { hasLetter } from '@praxisportal/contract/visible-text';
import { callApi } from '../../shared/api/client.ts';
import { refreshOwn } from '../../shared/api/query-client.ts';
import { EditorForm } from '../../shared/forms/EditorForm.tsx';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import { LimitedTextField } from '../../shared/forms/LimitedTextField.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { useSession } from '../session/use-session.ts';
import { profileTexts } from './texts.ts';

type Name = Pick<User, 'firstName' | 'lastName'>;
type NameEditorProps = { user: User; draft: string; onSaved: () => void; onCancel: () => void };

/** First and last name, edited in place. */
export function NameEditor({ user, draft, onSaved, onCancel }: NameEditorProps) {
  const texts = useTexts(profileTexts);
  const { replaceUser } = useSession();
  const { firstName, lastName } = user;
  const form = useForm<Name>({
    draft,
    initial: { firstName, lastName },
    findProblems: findNameProblems,
    send: async (name) => {
      replaceUser(await callApi('updateProfile', { body: name }));
      refreshOwn();
      onSaved();
    },
  });
  return (
    <EditorForm form={form} onCancel={onCancel}>
      <LimitedTextField
        {...form.field('firstName')}
        label={texts.firstName}
        autoComplete="given-name"
        required
        autoFocus
        maxLength={limits.nameMaxLength}
      />
      <LimitedTextField
        {...form.field('lastName')}
        label={texts.lastName}
        autoComplete="family-name"
        required
        maxLength={limits.nameMaxLength}
      />
    </EditorForm>
  );
}

function findNameProblems({ firstName, lastName }: Name): FoundProblem<keyof Name>[] {
  const problems: FoundProblem<keyof Name>[] = [];
  if (!hasLetter(firstName)) problems.push({ field: 'firstName', code: 'first_name_missing' });
  if (!hasLetter(lastName)) problems.push({ field: 'lastName', code: 'last_name_missing' });
  return problems;
}
