import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { hasErrorCode } from '../../api/errors.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { useSession } from '../../session/use-session.ts';
import { findFirstProblem, findMissing, type RegistrationProblem } from './registration-checks.ts';
import { sortRegistrationError } from './registration-errors.ts';
import { signInTexts } from './texts.ts';
import { useContactProofs } from './use-contact-proofs.ts';
import { useFailureFocus } from './use-failure-focus.ts';
import { useHumanCheck } from './use-human-check.ts';
import { useRegistrationValues } from './use-registration-values.ts';

/** The registration form: the checks of SPEC §5 in their order, then the call, then what the server says. */
export function useRegistration() {
  const messages = useMessages();
  const { problems: sentences } = useTexts(signInTexts);
  const { logIn } = useSession();
  const humanCheck = useHumanCheck();
  const { formRef, focusFailure } = useFailureFocus();
  const form = useRegistrationValues(formRef);
  const proofs = useContactProofs(form.values);
  const [notice, setNotice] = useState('');
  const [isPending, setIsPending] = useState(false);

  /** Undefined if the form may be sent; the human check keeps its own error, so its failure names no field. */
  const findProblems = (): RegistrationProblem[] | undefined => {
    const missing = findMissing(form.values);
    if (missing.length > 0) return missing;
    if (!humanCheck.check()) return [];
    const problem = findFirstProblem({ ...form, ...proofs });
    return problem && [problem];
  };

  const onRefused = (error: unknown) => {
    const sorted = sortRegistrationError(error, messages.errors.registration);
    form.setErrors(sorted.fields);
    setNotice(sorted.notice);
    // The server no longer counts the proof (30 minutes are over, or what it proved is taken).
    if (hasErrorCode(error, 'email_not_verified') || hasErrorCode(error, 'email_taken'))
      proofs.forgetProof('email');
    if (hasErrorCode(error, 'phone_not_verified') || hasErrorCode(error, 'phone_taken'))
      proofs.forgetProof('phone');
    humanCheck.reset();
    focusFailure();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const problems = findProblems();
    const found = problems?.map(({ field, reason }) => [field, sentences[reason]]) ?? [];
    form.setErrors(Object.fromEntries(found));
    setNotice('');
    if (problems) return focusFailure();
    setIsPending(true);
    try {
      const { passwordRepeat: _, ...account } = form.values;
      logIn(await callApi('register', { body: { ...account, emailVerified: true, phoneVerified: true } }));
    } catch (error) {
      onRefused(error);
    } finally {
      setIsPending(false);
    }
  };

  return { ...form, ...proofs, formRef, notice, isPending, humanCheck, submit };
}

export type RegistrationState = ReturnType<typeof useRegistration>;
