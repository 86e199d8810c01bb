import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callApi } from '../../../shared/api/client.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import type { FoundProblem } from '../../../shared/forms/form-problems.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTexts } from '../../../shared/i18n/use-language.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { CodeInput } from '../../one-time-code/CodeInput.tsx';
import { CodeNews } from '../../one-time-code/CodeNews.tsx';
import { codeMemory } from '../../one-time-code/code-memory.ts';
import { SendButton } from '../../one-time-code/SendButton.tsx';
import { codeTexts } from '../../one-time-code/texts.ts';
import { useCodeEntry } from '../../one-time-code/use-code-entry.ts';
import { useEntrySentence } from '../../one-time-code/use-entry-sentence.ts';
import { HumanCheck } from '../HumanCheck.tsx';
import { signInMemory, useFinishedSignIn } from '../use-finished-sign-in.ts';
import { useHumanCheck } from '../use-human-check.ts';
import { phoneLoginTexts } from './texts.ts';

const memory = `${signInMemory}:phone-login`;
const empty = { phone: '', sum: '' };

/** The number, then the code that a call speaks to it. `onCode` is told before the log-in counts. */
export function PhoneLogin({ onCode }: { onCode: () => void }) {
  const login = usePhoneLogin(onCode);
  const texts = useTexts(phoneLoginTexts);
  if (login.isDone)
    return (
      <p role="status" className="flex items-center gap-2 py-4 font-semibold text-leaf-700">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
        {texts.done}
      </p>
    );
  return login.entry.isSent ? <CodeStep login={login} /> : <NumberStep login={login} />;
}

function usePhoneLogin(onCode: () => void) {
  const finish = useFinishedSignIn();
  // The number that was called: what stands in the form may be another one by now.
  const [called, setCalled] = useState('');
  const [isDone, setIsDone] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const entry = useCodeEntry({
    channel: 'phone',
    purpose: 'login',
    memory,
    value: called,
    onVerify: async (code) => {
      const session = await callApi('verifyPhoneLogin', { body: { phone: called, code } });
      onCode();
      setIsDone(true);
      finish(session);
    },
  });
  useEffect(() => setCalled(codeMemory.recallCode(memory, 'phone').target), []);

  const check = useHumanCheck(() => form.clear('sum'));
  const form = useForm({
    draft: memory,
    initial: empty,
    secrets: ['sum'],
    fieldOfCode: { invalid_phone: 'phone', phone_country_unsupported: 'phone' },
    findProblems: ({ phone, sum }) => {
      const problems: FoundProblem<keyof typeof empty>[] = [];
      const sumProblem = check.findProblem(sum);
      if (phone.trim() === '') problems.push({ field: 'phone', code: 'phone_missing' });
      if (sumProblem) problems.push({ field: 'sum', code: sumProblem });
      return problems;
    },
    send: async ({ phone }) => {
      const number = phone.trim();
      await entry.request(number, check.work.proof);
      setCalled(number);
      check.renew();
    },
    onRefused: check.renew,
  });
  const changeNumber = () => {
    setCalled('');
    setHasChanged(true);
  };
  return { entry, form, check, called, isDone, hasChanged, changeNumber };
}

type Login = ReturnType<typeof usePhoneLogin>;

function NumberStep({ login }: { login: Login }) {
  const texts = useTexts(phoneLoginTexts);
  const { phone: codeWords } = useTexts(codeTexts);
  const { form, check, hasChanged } = login;
  return (
    <Form
      form={form}
      failure="send_code"
      submit={{ label: codeWords.send, sendingLabel: codeWords.sending, size: 'large', isWide: true }}
      className="grid gap-6"
    >
      <TextField
        {...form.field('phone')}
        label={texts.label}
        hint={texts.hint}
        enterKeyHint="next"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        autoFocus={hasChanged}
        required
      />
      <HumanCheck {...form.field('sum')} check={check} />
    </Form>
  );
}

function CodeStep({ login }: { login: Login }) {
  const texts = useTexts(phoneLoginTexts);
  const { entry, called, changeNumber } = login;
  const problem = useEntrySentence(entry)('target');
  return (
    <div className="grid gap-4">
      <CodeNews channel="phone" entry={entry} target={called} />
      {problem && (
        <Notice ref={entry.targetRef} tabIndex={-1} tone="error">
          {problem}
        </Notice>
      )}
      {!entry.isSpent && <CodeInput channel="phone" entry={entry} />}
      <div className="flex flex-wrap gap-3">
        <SendButton channel="phone" entry={entry} />
        <Button variant="quiet" size="small" disabled={entry.pending !== null} onClick={changeNumber}>
          {texts.change}
        </Button>
      </div>
      <p className="text-small text-ink-soft">{texts.noCall}</p>
    </div>
  );
}
