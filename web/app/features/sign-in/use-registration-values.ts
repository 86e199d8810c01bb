import { type RefObject, useEffect, useState } from 'react';
import { emptyRegistration, type RegistrationField, type RegistrationValues } from './registration-checks.ts';
import type { RegistrationErrors } from './registration-errors.ts';

/** What stands in the registration form and what is wrong with it; typing into a field clears its error. */
export function useRegistrationValues(formRef: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(emptyRegistration);
  const [isPrivacyAccepted, setIsPrivacyAccepted] = useState(false);
  const [errors, setErrors] = useState<RegistrationErrors>({});

  // What was typed or filled in before the page ran stands in the fields already.
  useEffect(() => {
    if (formRef.current) setValues(readValues(formRef.current));
  }, [formRef]);

  const forgetError = (field: RegistrationField) => setErrors((now) => ({ ...now, [field]: undefined }));

  return {
    values,
    isPrivacyAccepted,
    errors,
    setErrors,
    setValue: (field: keyof RegistrationValues) => (text: string) => {
      setValues((now) => ({ ...now, [field]: text }));
      forgetError(field);
    },
    acceptPrivacy: (isAccepted: boolean) => {
      setIsPrivacyAccepted(isAccepted);
      forgetError('privacy');
    },
  };
}

function readValues(form: HTMLFormElement): RegistrationValues {
  const data = new FormData(form);
  const read = (field: keyof RegistrationValues) => String(data.get(field) ?? '');
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    phone: read('phone'),
    password: read('password'),
    passwordRepeat: read('passwordRepeat'),
  };
}
