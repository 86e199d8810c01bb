import type { PatientCard, PatientValues } from '@praxisportal/contract/staff/patients';
import { hasLetter } from '@praxisportal/contract/visible-text';
import { useState } from 'react';
import { queryClient } from '../../shared/api/query-client.ts';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { formatDate, formatPhone } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { useProven } from '../proof/use-proven.ts';
import { callStaff, PatientChanged } from '../shell/call-staff.ts';
import { StaffEditorForm } from '../shell/StaffEditorForm.tsx';
import { patientCardQuery, staffKeys } from '../shell/staff-queries.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import { patientTexts } from './texts.ts';

type PatientEditorProps = { card: PatientCard; onSaved: () => void; onCancel: () => void };

/**
 * Name, date of birth and how somebody is reached; what belongs to an account is changed there. Only what was changed here
 * is sent: if another desk was faster its version is in sight, and a second press saves the own one over it.
 */
export function PatientEditor({ card, onSaved, onCancel }: PatientEditorProps) {
  const texts = useTexts(patientTexts);
  const { request, run } = useProven();
  const [seen] = useState(card);
  const [refusedBy, setRefusedBy] = useState<PatientValues | null>(null);
  const hasOwnContact = seen.contactOf !== 'account';
  const initial = {
    firstName: seen.firstName,
    lastName: seen.lastName,
    dateOfBirth: seen.dateOfBirth ?? '',
    phone: hasOwnContact ? (seen.phone ?? '') : '',
    email: hasOwnContact ? (seen.email ?? '') : '',
  };
  const form = useForm({
    draft: `${staffMemory}:patient:${seen.id}`,
    initial,
    findProblems: ({ firstName, lastName, dateOfBirth }) => {
      const problems: FoundProblem<keyof typeof initial>[] = [];
      if (!hasLetter(firstName)) problems.push({ field: 'firstName', code: 'their_first_name_missing' });
      if (!hasLetter(lastName)) problems.push({ field: 'lastName', code: 'their_last_name_missing' });
      if (dateOfBirth === '' && seen.dateOfBirth !== null)
        problems.push({ field: 'dateOfBirth', code: 'birth_date_missing' });
      return problems;
    },
    send: async ({ firstName, lastName, dateOfBirth, phone, email }) => {
      const isChanged = (field: keyof typeof initial, value: string) => value.trim() !== initial[field];
      const change = {
        ...(isChanged('firstName', firstName) && { firstName: firstName.trim() }),
        ...(isChanged('lastName', lastName) && { lastName: lastName.trim() }),
        ...(isChanged('dateOfBirth', dateOfBirth) && { dateOfBirth }),
        ...(isChanged('phone', phone) && { phone: phone.trim() || null }),
        ...(isChanged('email', email) && { email: email.trim() || null }),
      };
      // Saved as it is, it is saved.
      if (Object.keys(change).length > 0) {
        const version = refusedBy?.version ?? seen.version;
        const body = { version, ...change };
        const save = () => callStaff('changePatientByStaff', { params: { id: seen.id }, body });
        showChanged(await run(save));
      }
      onSaved();
    },
    fieldOfCode: { invalid_phone: 'phone', date_of_birth_wrong: 'dateOfBirth' },
    onRefused: (error) => {
      if (error instanceof PatientChanged) setRefusedBy(error.patient);
    },
  });
  return (
    <>
      <StaffEditorForm form={form} onCancel={onCancel} saveLabel={refusedBy ? texts.saveOwn : undefined}>
        {refusedBy && <PresentValues values={refusedBy} />}
        <div className="grid grid-cols-2 gap-3">
          <TextField {...form.field('firstName')} label={texts.firstName} autoComplete="off" required />
          <TextField {...form.field('lastName')} label={texts.lastName} autoComplete="off" required />
        </div>
        <TextField {...form.field('dateOfBirth')} label={texts.dateOfBirth} type="date" />
        {hasOwnContact && (
          <div className="grid grid-cols-2 gap-3">
            <TextField {...form.field('phone')} label={texts.phone} type="tel" autoComplete="off" />
            <EmailField {...form.field('email')} label={texts.email} autoComplete="off" />
          </div>
        )}
      </StaffEditorForm>
      <ProofDialog request={request} />
    </>
  );
}

/** What another desk, or the patient, has written meanwhile. */
function PresentValues({ values }: { values: PatientValues }) {
  const texts = useTexts(patientTexts);
  const language = useLanguage();
  const { firstName, lastName, dateOfBirth, phone, email } = values;
  const words = [
    `${firstName} ${lastName}`,
    dateOfBirth && texts.born(formatDate(language, dateOfBirth)),
    phone && formatPhone(phone),
    email,
  ];
  return (
    <Notice title={texts.present}>
      <p className="wrap-anywhere">{words.filter(Boolean).join(' · ')}</p>
    </Notice>
  );
}

/** The card shows at once what was saved. */
function showChanged(changed: PatientValues): void {
  const name = `${changed.firstName} ${changed.lastName}`;
  queryClient.setQueriesData<PatientCard>(
    { queryKey: patientCardQuery(changed.id).queryKey },
    (card) => card && { ...card, ...changed, name, contactOf: findContactOwner(card, changed) },
  );
  for (const queryKey of [staffKeys.day, staffKeys.week]) void queryClient.invalidateQueries({ queryKey });
}

function findContactOwner({ contactOf }: PatientCard, { phone, email }: PatientValues) {
  if (contactOf === 'account') return contactOf;
  return phone || email ? 'person' : 'nobody';
}
