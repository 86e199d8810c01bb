import { Link } from 'react-router';
import { callApi } from '../../../shared/api/client.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import type { FoundProblem } from '../../../shared/forms/form-problems.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useLanguage, useMessages, useTexts } from '../../../shared/i18n/use-language.ts';
import { EmailField } from '../../../shared/ui/EmailField.tsx';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';
import { paths } from '../../paths.ts';
import { HumanCheck } from '../HumanCheck.tsx';
import { signInTexts } from '../texts.ts';
import { signInMemory, useFinishedSignIn } from '../use-finished-sign-in.ts';
import { useHumanCheck } from '../use-human-check.ts';
import { loginTexts } from './texts.ts';

const empty = { email: '', password: '', sum: '' };

/** E-mail, password and the arithmetic question. */
export function LoginForm({ next }: { next: string | undefined }) {
  const { fields } = useTexts(signInTexts);
  const texts = useTexts(loginTexts);
  const { field: words } = useMessages();
  const language = useLanguage();
  const form = useLoginForm();
  return (
    <Form
      form={form}
      failure="login"
      submit={{ label: texts.submit, sendingLabel: texts.submitting, size: 'large', isWide: true }}
      className="grid gap-6"
    >
      <EmailField
        {...form.field('email')}
        label={fields.email}
        // Its name for the password manager.
        autoComplete="username"
        enterKeyHint="next"
        required
      />
      <div className="grid justify-items-start gap-1 *:first:w-full">
        <PasswordField
          {...form.field('password')}
          label={fields.password}
          enterKeyHint="next"
          autoComplete="current-password"
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          required
        />
        <Link
          to={paths.password(language, { next })}
          data-carries="query"
          className="text-link inline-flex min-h-11 items-center text-small"
        >
          {texts.forgotten}
        </Link>
      </div>
      <HumanCheck {...form.field('sum')} check={form.check} />
    </Form>
  );
}

function useLoginForm() {
  const finish = useFinishedSignIn();
  const check = useHumanCheck(() => form.clear('sum'));
  const form = useForm({
    draft: `${signInMemory}:login`,
    initial: empty,
    secrets: ['password', 'sum'],
    findProblems: ({ email, password, sum }) => {
      const sumProblem = check.findProblem(sum);
      const problems: FoundProblem<keyof typeof empty>[] = [];
      if (email.trim() === '') problems.push({ field: 'email', code: 'email_missing' });
      if (password === '') problems.push({ field: 'password', code: 'password_missing' });
      if (sumProblem) problems.push({ field: 'sum', code: sumProblem });
      return problems;
    },
    send: async ({ email, password }) =>
      finish(
        await callApi('login', { body: { email: email.trim(), password }, proofOfWork: check.work.proof }),
      ),
    onRefused: check.renew,
  });
  return { ...form, check };
}
