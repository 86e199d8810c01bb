import type { User } from '@praxisportal/contract/account';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { errorSentence, fieldErrors } from '../../api/errors.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { useSession } from '../../session/use-session.ts';
import { profileTexts } from './texts.ts';

type Name = Pick<User, 'firstName' | 'lastName'>;
type NameErrors = { [Field in keyof Name]?: string | undefined };

/** The edited name, what is wrong with it, and how it is saved. */
export function useNameEditor(user: User, onSaved: () => void) {
  const texts = useTexts(profileTexts);
  const messages = useMessages();
  const { replaceUser } = useSession();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Name>({ firstName: user.firstName, lastName: user.lastName });
  const [errors, setErrors] = useState<NameErrors>({});
  const [notice, setNotice] = useState('');
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    if (errors.firstName || errors.lastName)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const findErrors = (): NameErrors => ({
    ...(values.firstName.trim() === '' && { firstName: texts.firstNameMissing }),
    ...(values.lastName.trim() === '' && { lastName: texts.lastNameMissing }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = findErrors();
    setErrors(found);
    setNotice('');
    if (isPending || Object.keys(found).length > 0) return;
    setIsPending(true);
    try {
      replaceUser(await callApi('updateProfile', { body: values }));
      onSaved();
    } catch (error) {
      const { firstName, lastName } = fieldErrors(error);
      setErrors({ firstName, lastName });
      if (!firstName && !lastName) setNotice(errorSentence(error, messages.errors.generic));
    } finally {
      setIsPending(false);
    }
  };

  const setValue = (field: keyof Name) => (text: string) => {
    setValues((now) => ({ ...now, [field]: text }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  };

  return { formRef, values, setValue, errors, notice, isPending, submit };
}
