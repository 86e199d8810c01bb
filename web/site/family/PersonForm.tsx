import { limits } from '@praxisportal/contract/limits';
import type { Patient } from '@praxisportal/contract/patient';
import { practice } from '@praxisportal/practice/practice';
import { callApi } from '../../shared/api/client.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { EditorForm } from '../../shared/forms/EditorForm.tsx';
import { LimitedTextField } from '../../shared/forms/LimitedTextField.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { findPersonProblems, toRelation } from './person-checks.ts';
import { familyTexts } from './texts.ts';

type PersonFormProps = {
  /** Under this name what is typed survives a reload. */
  draft: string;
  /** Whose data is changed; without it somebody is added. */
  person: Patient | undefined;
  onSaved: (saved: Patient) => void;
  onCancel: () => void;
};

const relations = ['child', 'partner', 'parent', 'other'] as const;

/** Name, date of birth and relation of a person whom the patient looks after. */
export function PersonForm({ draft, person, onSaved, onCancel }: PersonFormProps) {
  const texts = useTexts(familyTexts);
  const today = readWallClock(serverNowMs(), practice.timeZone).date;
  // The practice may have entered one that this account does not see.
  const isDateAsked = person === undefined || person.dateOfBirth !== null;
  const form = useForm({
    draft,
    initial: {
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      dateOfBirth: person?.dateOfBirth ?? '',
      relation: person?.relation ?? 'other',
    },
    findProblems: (values) => findPersonProblems(values, today, isDateAsked),
    fieldOfCode: { date_of_birth_wrong: 'dateOfBirth', date_of_birth_of_practice: 'dateOfBirth' },
    send: async ({ dateOfBirth, ...values }) => {
      const body = { ...values, relation: toRelation(values.relation) };
      const { id } = person ?? {};
      const change = { ...body, ...(dateOfBirth !== '' && { dateOfBirth }) };
      onSaved(
        id
          ? await callApi('changePatient', { params: { id }, body: change })
          : await callApi('addPatient', { body: { ...body, dateOfBirth } }),
      );
    },
  });
  return (
    <EditorForm form={form} onCancel={onCancel}>
      <LimitedTextField
        {...form.field('firstName')}
        label={texts.firstName}
        autoComplete="off"
        required
        autoFocus
        maxLength={limits.nameMaxLength}
      />
      <LimitedTextField
        {...form.field('lastName')}
        label={texts.lastName}
        autoComplete="off"
        required
        maxLength={limits.nameMaxLength}
      />
      <TextField
        {...form.field('dateOfBirth')}
        label={texts.dateOfBirth}
        type="date"
        autoComplete="off"
        required={isDateAsked}
        max={today}
      />
      <SelectField
        {...form.field('relation')}
        label={texts.relation}
        hint={texts.relationHint}
        options={relations.map((value) => ({
          value,
          name: value === 'other' ? texts.noRelation : texts.relations[value],
        }))}
      />
    </EditorForm>
  );
}
