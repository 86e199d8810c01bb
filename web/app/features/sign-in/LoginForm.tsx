import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { HumanCheck } from './HumanCheck.tsx';
import { signInTexts } from './texts.ts';
import { useLogin } from './use-login.ts';

/** E-mail, password and the arithmetic question. */
export function LoginForm() {
  const { fields, login: texts } = useTexts(signInTexts);
  const { field } = useMessages();
  const { formRef, errors, forgetError, notice, isPending, humanCheck, submit } = useLogin();
  return (
    <form ref={formRef} method="post" noValidate onSubmit={submit} className="mt-9 grid gap-6">
      <FailureNotice sentence={notice} />
      <TextField
        label={fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
        onChange={() => forgetError('email')}
      />
      <PasswordField
        label={fields.password}
        name="password"
        autoComplete="current-password"
        showLabel={field.showPassword}
        hideLabel={field.hidePassword}
        required
        error={errors.password}
        onChange={() => forgetError('password')}
      />
      <HumanCheck check={humanCheck} />
      {/* Until the page runs, the browser itself would send the form, and to no use. */}
      <Button type="submit" size="large" isWide isPending={isPending} disabled={humanCheck.question === null}>
        {isPending ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
