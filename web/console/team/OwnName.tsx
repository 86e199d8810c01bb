import type { Language } from '@praxisportal/contract/language';
import { hasLetter } from '@praxisportal/contract/visible-text';
import { useState } from 'react';
import { queryClient } from '../../shared/api/query-client.ts';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { StaffEditorForm } from '../shell/StaffEditorForm.tsx';
import { staffKeys } from '../shell/staff-queries.ts';
import { useEditedInPlace } from '../shell/use-edited-in-place.ts';
import { staffMemory, useMe, useStaffSession } from '../shell/use-staff-session.ts';
import { teamTexts } from './texts.ts';

/** What one is called here, and the language in which one is written to. */
export function OwnName() {
  const texts = useTexts(teamTexts);
  const { firstName, lastName, email, language } = useMe();
  const { place, isEdited, open, close } = useEditedInPlace();
  return (
    <div ref={place} className="console-item flex flex-wrap items-center justify-between gap-2">
      {isEdited ? (
        <NameEditor onDone={close} />
      ) : (
        <>
          <span className="min-w-0">
            <span className="block font-semibold">{`${firstName} ${lastName}`}</span>
            <span className="block text-small break-words text-ink-soft">
              {`${email}, ${texts.mailLanguages[language]}`}
            </span>
          </span>
          <Button size="small" variant="quiet" onClick={open}>
            {texts.editName}
          </Button>
        </>
      )}
    </div>
  );
}

const languages: readonly Language[] = ['de', 'en'];

function NameEditor({ onDone }: { onDone: () => void }) {
  const texts = useTexts(teamTexts);
  const me = useMe();
  const session = useStaffSession();
  const [language, setLanguage] = useState(me.language);
  const initial = { firstName: me.firstName, lastName: me.lastName };
  const form = useForm({
    draft: `${staffMemory}:own-name`,
    initial,
    findProblems: ({ firstName, lastName }) => {
      const problems: FoundProblem<keyof typeof initial>[] = [];
      if (!hasLetter(firstName)) problems.push({ field: 'firstName', code: 'first_name_missing' });
      if (!hasLetter(lastName)) problems.push({ field: 'lastName', code: 'last_name_missing' });
      return problems;
    },
    send: async ({ firstName, lastName }) => {
      const body = { firstName: firstName.trim(), lastName: lastName.trim(), language };
      session.enter(await callStaff('changeMe', { body }));
      void queryClient.invalidateQueries({ queryKey: staffKeys.people });
      onDone();
    },
  });
  return (
    <StaffEditorForm form={form} onCancel={onDone}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...form.field('firstName')} label={texts.firstName} autoComplete="given-name" required />
        <TextField {...form.field('lastName')} label={texts.lastName} autoComplete="family-name" required />
      </div>
      <SelectField
        label={texts.mailLanguage}
        value={language}
        options={languages.map((value) => ({ value, name: texts.languages[value] }))}
        onChange={(value) => setLanguage(value === 'en' ? 'en' : 'de')}
      />
    </StaffEditorForm>
  );
}
