import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ApiError, errorSentence } from '../../api/errors.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { useSession } from '../../session/use-session.ts';
import { signInTexts } from './texts.ts';
import { useFailureFocus } from './use-failure-focus.ts';
import { useHumanCheck } from './use-human-check.ts';

type LoginErrors = { email?: string | undefined; password?: string | undefined };

/**
 * Log-in by e-mail and password (SPEC §5). The fields belong to the browser, not to React: what a password
 * manager fills in before or after the page runs is what is sent.
 */
export function useLogin() {
  const messages = useMessages();
  const texts = useTexts(signInTexts);
  const { logIn } = useSession();
  const humanCheck = useHumanCheck();
  const { formRef, focusFailure } = useFailureFocus();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [notice, setNotice] = useState('');
  const [isPending, setIsPending] = useState(false);

  const onRefused = (error: unknown) => {
    const sentence = errorSentence(error, messages.errors.login);
    const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    const waitText = wait === undefined ? '' : ` ${texts.waitMinutes(Math.max(1, Math.ceil(wait / 60)))}`;
    const fields = error instanceof ApiError ? error.fields : {};
    setErrors({ email: fields.email, password: fields.password });
    setNotice(fields.email || fields.password ? '' : `${sentence}${waitText}`);
    humanCheck.reset();
    focusFailure();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const missing: LoginErrors = {};
    if (email === '') missing.email = texts.problems.email;
    if (password === '') missing.password = texts.problems.password;
    setErrors(missing);
    setNotice('');
    if (email === '' || password === '' || !humanCheck.check()) return focusFailure();
    setIsPending(true);
    try {
      logIn(await callApi('login', { body: { email, password } }));
    } catch (error) {
      onRefused(error);
    } finally {
      setIsPending(false);
    }
  };

  const forgetError = (field: keyof LoginErrors) => setErrors((now) => ({ ...now, [field]: undefined }));
  return { formRef, errors, forgetError, notice, isPending, humanCheck, submit };
}
