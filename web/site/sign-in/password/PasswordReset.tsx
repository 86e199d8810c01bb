import type { ErrorCode } from '@praxisportal/contract/errors';
import { limits } from '@praxisportal/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../shared/api/client.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { PasswordStrengthHint } from '../../../shared/forms/PasswordStrengthHint.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useMessages, useTexts } from '../../../shared/i18n/use-language.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { CodeField } from '../../../shared/ui/CodeField.tsx';
import { EmailField } from '../../../shared/ui/EmailField.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';
import { CodeNews } from '../../one-time-code/CodeNews.tsx';
import { codeMemory } from '../../one-time-code/code-memory.ts';
import { SendButton } from '../../one-time-code/SendButton.tsx';
import { codeTexts } from '../../one-time-code/texts.ts';
import { useCodeEntry } from '../../one-time-code/use-code-entry.ts';
import { useEntrySentence } from '../../one-time-code/use-entry-sentence.ts';
import { showSiteNotice } from '../../page/site-notice.ts';
import { signInTexts } from '../texts.ts';
import { signInMemory, useFinishedSignIn } from '../use-finished-sign-in.ts';
import { findResetProblems, type ResetField } from './reset-problems.ts';
import { passwordTexts } from './texts.ts';

const memory = `${signInMemory}:password`;
const emptyAddress = { email: '' };
const emptyReset = { code: '', password: '', passwordRepeat: '' };
const fieldOfCode: Partial<Record<ErrorCode, ResetField>> = {
  invalid_code: 'code',
  password_too_common: 'password',
  password_too_simple: 'password',
  password_personal: 'password',
};

type PasswordResetProps = {
  /** The address that is led to afterwards. */
  target: string;
  /** Told before the log-in counts. */
  onDone: () => void;
};

/** The address, then the code that was sent to it with the new password. */
export function PasswordReset(props: PasswordResetProps) {
  const [email, setEmail] = useState('');
  const [hasChanged, setHasChanged] = useState(false);
  const entry = useCodeEntry({
    channel: 'email',
    purpose: 'password_reset',
    memory,
    value: email,
    // The code is checked together with the new password.
    onVerify: async () => undefined,
  });
  useEffect(() => setEmail(codeMemory.recallCode(memory, 'email').target), []);

  const changeEmail = () => {
    setEmail('');
    setHasChanged(true);
  };
  if (!entry.isSent) return <AddressStep entry={entry} onSent={setEmail} isFocused={hasChanged} />;
  return <ResetStep {...props} entry={entry} email={email} onChangeEmail={changeEmail} />;
}

type Entry = ReturnType<typeof useCodeEntry>;
type AddressStepProps = { entry: Entry; onSent: (email: string) => void; isFocused: boolean };

function AddressStep({ entry, onSent, isFocused }: AddressStepProps) {
  const texts = useTexts(passwordTexts);
  const { fields } = useTexts(signInTexts);
  const { email: codeWords } = useTexts(codeTexts);
  const form = useForm({
    draft: memory,
    initial: emptyAddress,
    findProblems: ({ email }) => (email.trim() === '' ? [{ field: 'email', code: 'email_missing' }] : []),
    send: async ({ email }) => {
      const address = email.trim();
      await entry.request(address);
      onSent(address);
    },
  });
  return (
    <Form
      form={form}
      failure="send_code"
      submit={{ label: codeWords.send, sendingLabel: codeWords.sending, size: 'large', isWide: true }}
      className="mt-9 grid gap-6"
    >
      <EmailField
        {...form.field('email')}
        label={fields.email}
        hint={texts.emailHint}
        enterKeyHint="send"
        autoFocus={isFocused}
        required
      />
    </Form>
  );
}

type ResetStepProps = PasswordResetProps & { entry: Entry; email: string; onChangeEmail: () => void };

function ResetStep({ target, onDone, entry, email, onChangeEmail }: ResetStepProps) {
  const texts = useTexts(passwordTexts);
  const { email: codeWords, codeHint } = useTexts(codeTexts);
  const { field: words } = useMessages();
  const finish = useFinishedSignIn();
  const sendProblem = useEntrySentence(entry);
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    draft: `${memory}:new`,
    initial: emptyReset,
    secrets: ['code', 'password', 'passwordRepeat'],
    fieldOfCode,
    findProblems: (values) => findResetProblems(values, { isCodeSpent: entry.isSpent }),
    send: async (values) => {
      const body = { email, code: values.code, password: values.password };
      const session = await callApi('resetPassword', { body });
      onDone();
      showSiteNotice(<ResetNews />, target.split(/[?#]/)[0]);
      finish(session);
    },
    onRefused: (error) => entry.countTry(error),
  });
  const eye = {
    showLabel: words.showPassword,
    hideLabel: words.hidePassword,
    autoComplete: 'new-password',
    enterKeyHint: 'next',
    required: true,
  } as const;
  const problem = sendProblem('target') ?? sendProblem('code');
  return (
    <Form
      form={form}
      failure="save"
      submit={{ label: texts.submit, sendingLabel: texts.submitting, size: 'large', isWide: true }}
      className="mt-9 grid gap-6"
    >
      <div className="grid gap-3">
        <p className="text-small">{texts.sentIfAccount(email)}</p>
        <CodeNews channel="email" entry={entry} />
        {problem && (
          <Notice ref={entry.targetRef} tabIndex={-1} tone="error">
            {problem}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <SendButton channel="email" entry={entry} />
          <Button variant="quiet" size="small" onClick={onChangeEmail}>
            {texts.changeEmail}
          </Button>
        </div>
      </div>
      {/* Tells a password manager whose new password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CodeField
        {...form.field('code')}
        ref={entry.codeRef}
        label={codeWords.codeLabel}
        hint={codeHint}
        length={limits.codeLength}
        onComplete={() => password.current?.focus()}
        required
      />
      <div className="grid gap-3">
        <PasswordField
          {...eye}
          {...form.field('password')}
          ref={password}
          label={texts.newPassword}
          hint={texts.newPasswordHint}
        />
        <PasswordStrengthHint password={form.values.password} />
      </div>
      <PasswordField {...eye} {...form.field('passwordRepeat')} label={texts.repeat} />
      <p className="text-small text-ink-soft">{texts.others}</p>
    </Form>
  );
}

function ResetNews() {
  const texts = useTexts(passwordTexts);
  return (
    <Notice isLive={false} tone="success" title={texts.done} className="pr-14">
      <p>{texts.doneText}</p>
    </Notice>
  );
}
