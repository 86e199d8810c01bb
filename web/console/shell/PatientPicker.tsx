import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { type Ref, useState } from 'react';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Combobox } from './Combobox.tsx';
import { describeEntry } from './describe-entry.ts';
import { findSureMatch, fitsTyped } from './fits-typed.ts';
import { consoleTexts } from './texts.ts';
import { usePatientSearch } from './use-patient-search.ts';

type PatientPickerProps = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Somebody who is not to be found. */
  exceptId?: string | undefined;
  onPick: (patient: PatientEntry) => void;
  /** What is being typed. */
  onText?: ((text: string) => void) | undefined;
  /** Nobody who is known: what was typed is the beginning of a new entry. Without it there is no such choice. */
  onNew?: ((typed: string) => void) | undefined;
};

const newId = 'new';

/** Looking for a person while typing; whoever is not there can be added from the same list. */
export function PatientPicker({ exceptId, onPick, onNew, onText, ...field }: PatientPickerProps) {
  const texts = useTexts(consoleTexts);
  const language = useLanguage();
  const [text, setText] = useState('');
  const { typed, patients, isBehind, status, failure } = usePatientSearch(text, exceptId);
  const options = patients.map((patient) => ({
    id: patient.id,
    label: patient.name,
    detail: describeEntry(patient, texts, language),
  }));
  // While nobody can say who is known, a new entry would perhaps be their second one.
  const isNewPossible = onNew && typed !== '' && failure === undefined;
  const newEntry = { id: newId, label: texts.find.isNew(typed), detail: texts.find.newDetail };
  const fitting = patients.filter((patient) => fitsTyped(patient, typed));
  // Enter takes a patient only if the typed words fit exactly one, and a new entry only if there is nothing else.
  const isNothingFound = patients.length === 0 && !isBehind;
  const preselectedId = findSureMatch(patients, typed)?.id ?? (isNothingFound ? newId : null);
  const offered = fitting.length === 0 ? [newEntry, ...options] : [...options, newEntry];
  return (
    <Combobox
      {...field}
      text={text}
      onText={(typed) => {
        setText(typed);
        onText?.(typed);
      }}
      options={isNewPossible ? offered : options}
      preselectedId={preselectedId}
      isBehind={isBehind}
      status={status}
      failure={failure}
      onPick={(id) => {
        const patient = patients.find((each) => each.id === id);
        if (patient) onPick(patient);
        else onNew?.(typed);
      }}
    />
  );
}
