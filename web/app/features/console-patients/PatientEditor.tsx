import type { PatientCard } from '@praxisportal/contract/staff/patients';
import { queryClient } from '../../api/query-client.ts';
import { callStaff } from '../../console/call-staff.ts';
import { staffKeys } from '../../console/staff-queries.ts';
import { staffMemory } from '../../console/use-staff-session.ts';
import { EditorForm } from '../../forms/EditorForm.tsx';
import type { FoundProblem } from '../../forms/form-problems.ts';
import { useForm } from '../../forms/use-form.ts';
import { useTexts } from '../../i18n/use-language.ts';
import { TextField } from '../../ui/TextField.tsx';
import { patientTexts } from './texts.ts';

/** Name, date of birth and how somebody is reached; what belongs to an account is changed there. */
export function PatientEditor({ card, onDone }: { card: PatientCard; onDone: () => void }) {
  const texts = useTexts(patientTexts);
  const hasOwnContact = card.contactOf !== 'account';
  const initial = {
    firstName: card.firstName,
    lastName: card.lastName,
    dateOfBirth: card.dateOfBirth ?? '',
    phone: hasOwnContact ? (card.phone ?? '') : '',
    email: hasOwnContact ? (card.email ?? '') : '',
  };
  const form = useForm({
    draft: `${staffMemory}:patient:${card.id}`,
    initial,
    findProblems: ({ firstName, lastName, dateOfBirth }) => {
      const problems: FoundProblem<keyof typeof initial>[] = [];
      if (firstName.trim() === '') problems.push({ field: 'firstName', code: 'their_first_name_missing' });
      if (lastName.trim() === '') problems.push({ field: 'lastName', code: 'their_last_name_missing' });
      if (dateOfBirth === '' && card.dateOfBirth !== null)
        problems.push({ field: 'dateOfBirth', code: 'birth_date_missing' });
      return problems;
    },
    send: async ({ firstName, lastName, dateOfBirth, phone, email }) => {
      const body = {
        version: card.version,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        ...(dateOfBirth !== '' && { dateOfBirth }),
        ...(hasOwnContact && { phone: phone.trim() || null, email: email.trim() || null }),
      };
      await callStaff('changePatientByStaff', { params: { id: card.id }, body });
      await queryClient.invalidateQueries({ queryKey: staffKeys.patients });
      void queryClient.invalidateQueries({ queryKey: staffKeys.day });
      onDone();
    },
    fieldOfCode: { invalid_phone: 'phone', date_of_birth_wrong: 'dateOfBirth' },
  });
  return (
    <EditorForm form={form} onCancel={onDone}>
      <div className="grid grid-cols-2 gap-3">
        <TextField {...form.field('firstName')} label={texts.firstName} autoComplete="off" required />
        <TextField {...form.field('lastName')} label={texts.lastName} autoComplete="off" required />
      </div>
      <TextField {...form.field('dateOfBirth')} label={texts.dateOfBirth} type="date" />
      {hasOwnContact && (
        <div className="grid grid-cols-2 gap-3">
          <TextField {...form.field('phone')} label={texts.phone} type="tel" autoComplete="off" />
          <TextField {...form.field('email')} label={texts.email} type="email" autoComplete="off" />
        </div>
      )}
    </EditorForm>
  );
}
