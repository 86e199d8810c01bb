import { limits } from '@praxisportal/contract/limits';
import type { TotpSecret } from '@praxisportal/contract/staff/access';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { callStaff } from '../../console/call-staff.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { signInTexts } from './texts.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

type AppConnectionProps = {
  token: string;
  secret: TotpSecret | undefined;
  onSecret: (secret: TotpSecret) => void;
  code: {
    id: string;
    name: string;
    value: string;
    error: string | undefined;
    onChange: (value: string) => void;
  };
};

/** The secret that the app takes over, as a picture and as text, and the first code that it shows. */
export function AppConnection({ token, secret, onSecret, code }: AppConnectionProps) {
  const { setUp: texts, copyFailed } = useTexts(signInTexts);
  const { actions } = useMessages();
  const sayError = useErrorSentence();
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>();
  const take = useEffectEvent(onSecret);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setError(undefined);
    callStaff('startInvitationTotp', { body: { token }, signal: leaving.signal }).then(take, (reason) => {
      if (!leaving.signal.aborted) setError(reason);
    });
    return () => leaving.abort();
  }, [token, attempt]);

  if (error !== undefined)
    return (
      <Notice tone="error" title={sayError(error, 'generic')}>
        <Button variant="secondary" size="small" onClick={() => setAttempt(attempt + 1)}>
          {actions.retry}
        </Button>
      </Notice>
    );
  if (!secret) return <p role="status">{texts.loadingApp}</p>;
  return (
    <section className="grid gap-4" aria-labelledby="app">
      <h2 id="app" className="text-h3">
        {texts.app}
      </h2>
      <p>{texts.scan}</p>
      <Suspense fallback={<div className="size-52" />}>
        <QrCode text={secret.uri} label={texts.qrAlt} />
      </Suspense>
      <p>{texts.typeInstead}</p>
      <p className="flex flex-wrap items-center gap-2">
        <code className="font-mono break-all">{secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton
          text={secret.secret}
          label={texts.copySecret}
          copiedLabel={actions.copied}
          failedLabel={copyFailed}
          feedbackMs={limits.clipboardFeedbackMs}
        />
      </p>
      <CodeField {...code} label={texts.code} required />
    </section>
  );
}
