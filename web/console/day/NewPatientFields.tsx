import { limits } from '@praxisportal/contract/limits';
import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { useEffect, useRef } from 'react';
import { LimitedTextField } from '../../shared/forms/LimitedTextField.tsx';
import { formatDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { dayTexts } from './texts.ts';
import type { Booking } from './use-booking.ts';

type NewPatientFieldsProps = {
  booking: Booking;
  /** It is somebody who is known by this name and date of birth already. */
  onTakeKnown: (patient: PatientEntry) => void;
};

/** Somebody new, with no more than is asked on the phone. */
export function NewPatientFields({ booking, onTakeKnown }: NewPatientFieldsProps) {
  const { book: texts } = useTexts(dayTexts);
  const language = useLanguage();
  const first = useRef<HTMLDivElement>(null);
  const { form, known, personField } = booking;
  const { isUnreachable } = form.values;

  // The first field that the search has not filled in.
  useEffect(() => {
    const inputs = [...(first.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, []);

  return (
    <div ref={first} className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        <LimitedTextField
          {...personField('firstName')}
          label={texts.firstName}
          autoComplete="off"
          maxLength={limits.nameMaxLength}
          required
        />
        <LimitedTextField
          {...personField('lastName')}
          label={texts.lastName}
          autoComplete="off"
          maxLength={limits.nameMaxLength}
          required
        />
      </div>
      <TextField {...personField('dateOfBirth')} label={texts.born} type="date" required />
      <div className="grid grid-cols-2 gap-2">
        <TextField
          {...form.field('phone')}
          label={texts.phone}
          type="tel"
          autoComplete="off"
          disabled={isUnreachable}
        />
        <EmailField
          {...form.field('email')}
          label={texts.email}
          autoComplete="off"
          disabled={isUnreachable}
        />
      </div>
      <Checkbox
        {...form.box('isUnreachable')}
        label={texts.unreachable}
        onChange={(isNow) => form.fill({ isUnreachable: isNow, ...(isNow && { phone: '', email: '' }) })}
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
          <Button size="small" variant="quiet" className="mt-2" onClick={booking.confirmAnother}>
            {texts.isAnother}
          </Button>
        </Notice>
      )}
    </div>
  );
}
