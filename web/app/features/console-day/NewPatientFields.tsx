import { limits } from '@praxisportal/contract/limits';
import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { PatientDraft } from './new-patient.ts';
import { dayTexts } from './texts.ts';

type NewPatientFieldsProps = {
  draft: PatientDraft;
  onChange: (draft: PatientDraft) => void;
  /** Who is known by this name and date of birth already. */
  known: readonly PatientEntry[];
  onTakeKnown: (patient: PatientEntry) => void;
};

/** Somebody new, with no more than is asked on the phone. */
export function NewPatientFields({ draft, onChange, known, onTakeKnown }: NewPatientFieldsProps) {
  const { book: texts } = useTexts(dayTexts);
  const language = useLanguage();
  const first = useRef<HTMLDivElement>(null);
  const set = (part: Partial<PatientDraft>) => onChange({ ...draft, ...part });

  // The first field that the search has not filled in.
  useEffect(() => {
    const inputs = [...(first.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, []);

  return (
    <div ref={first} className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label={texts.firstName}
          autoComplete="off"
          maxLength={limits.nameMaxLength}
          required
          value={draft.firstName}
          onChange={(firstName) => set({ firstName })}
        />
        <TextField
          label={texts.lastName}
          autoComplete="off"
          maxLength={limits.nameMaxLength}
          required
          value={draft.lastName}
          onChange={(lastName) => set({ lastName })}
        />
      </div>
      <TextField
        label={texts.born}
        type="date"
        required
        value={draft.dateOfBirth}
        onChange={(dateOfBirth) => set({ dateOfBirth })}
      />
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label={texts.phone}
          type="tel"
          autoComplete="off"
          value={draft.phone}
          disabled={draft.isUnreachable}
          onChange={(phone) => set({ phone })}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          value={draft.email}
          disabled={draft.isUnreachable}
          onChange={(email) => set({ email })}
        />
      </div>
      <Checkbox
        label={texts.unreachable}
        checked={draft.isUnreachable}
        onChange={(isUnreachable) => set({ isUnreachable, ...(isUnreachable && { phone: '', email: '' }) })}
      />
      {known.length > 0 && (
        <Notice title={texts.known}>
          <ul className="mt-2 grid gap-2">
            {known.map((patient) => (
              <li key={patient.id}>
                <Button size="small" variant="secondary" onClick={() => onTakeKnown(patient)}>
                  {texts.takeKnown(
                    [patient.name, patient.dateOfBirth && formatDate(language, patient.dateOfBirth)]
                      .filter(Boolean)
                      .join(', '),
                  )}
                </Button>
              </li>
            ))}
          </ul>
          <p className="mt-2">{texts.isAnother}</p>
        </Notice>
      )}
    </div>
  );
}
