import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { type Ref, useState } from 'react';
import { Combobox } from '../../console/Combobox.tsx';
import { patientsQuery } from '../../console/staff-queries.ts';
import { useRested } from '../../console/use-rested.ts';
import { useStaffQuery } from '../../console/use-staff-query.ts';
import { formatDate, formatPhone } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { dayTexts } from './texts.ts';

type PatientSearchProps = {
  ref?: Ref<HTMLInputElement> | undefined;
  error?: string | undefined;
  onPick: (patient: PatientEntry) => void;
  /** Nobody who is known: what was typed is the beginning of a new entry. */
  onNew: (typed: string) => void;
};

const newId = 'new';

/** Looking for a person while typing; whoever is not there can be added from the same list. */
export function PatientSearch({ ref, error, onPick, onNew }: PatientSearchProps) {
  const { book: texts } = useTexts(dayTexts);
  const language = useLanguage();
  const [text, setText] = useState('');
  const typed = text.trim();
  const query = useRested(typed);
  const { data } = useStaffQuery(patientsQuery(query));
  const isBehind = typed.length > 1 && data?.query !== typed;
  const patients = typed.length > 1 ? (data?.patients ?? []) : [];
  const options = [
    ...patients.map((patient) => ({
      id: patient.id,
      label: patient.name,
      detail: describe(patient),
    })),
    ...(typed.length > 1 ? [{ id: newId, label: texts.isNew(typed), detail: texts.newDetail }] : []),
  ];

  function describe({ dateOfBirth, phone, email, nextAppointment }: PatientEntry): string {
    const next =
      nextAppointment &&
      texts.nextVisit(formatDate(language, nextAppointment.date), nextAppointment.doctorName);
    const contact = phone === null ? email : formatPhone(phone);
    return [dateOfBirth && formatDate(language, dateOfBirth), contact, next].filter(Boolean).join(' · ');
  }

  return (
    <Combobox
      ref={ref}
      label={texts.who}
      hint={texts.whoHint}
      text={text}
      onText={setText}
      options={options}
      isBehind={isBehind}
      status={texts.found(patients.length)}
      error={error}
      onPick={(id) => {
        const patient = patients.find((each) => each.id === id);
        if (patient) onPick(patient);
        else onNew(typed);
      }}
    />
  );
}
