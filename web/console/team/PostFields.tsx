import type { StaffList } from '@praxisportal/contract/staff/access';
import { type Role, roles } from '@praxisportal/contract/staff/rights';
import type { TypedField } from '../../shared/forms/use-form.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { consoleTexts } from '../shell/texts.ts';
import { teamTexts } from './texts.ts';

type PostFieldsProps = { role: TypedField; doctorId: TypedField; columns: StaffList['columns'] };

/** Those who may treat somebody, and so can have a column of the day. */
const treating: readonly Role[] = ['dentist', 'owner'];

/** As what somebody works here, what that lets them do, and whose column of the day is theirs. */
export function PostFields({ role, doctorId, columns }: PostFieldsProps) {
  const texts = useTexts(teamTexts);
  const { roles: roleNames } = useTexts(consoleTexts);
  const chosen = roles.find((each) => each === role.value) ?? 'reception';
  const isTreating = treating.includes(chosen);
  return (
    <>
      <SelectField
        {...role}
        label={texts.role}
        hint={texts.roleHints[chosen]}
        options={roles.map((each) => ({ value: each, name: roleNames[each] }))}
        onChange={(value) => {
          role.onChange(value);
          if (!treating.some((each) => each === value)) doctorId.onChange('');
        }}
      />
      {isTreating && (
        <SelectField
          {...doctorId}
          label={texts.column}
          hint={texts.columnHint}
          options={[
            { value: '', name: texts.noColumn },
            ...columns.map(({ id, name }) => ({ value: id, name })),
          ]}
        />
      )}
    </>
  );
}
