import { limits } from '@praxisportal/contract/limits';
import type { TotpSecret } from '@praxisportal/contract/staff/access';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import type { TypedField } from '../../shared/forms/use-form.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { CodeField } from '../../shared/ui/CodeField.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { signInTexts } from './texts.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

type AppConnectionProps = {
  /** Asks for a new secret. */
  ask: (signal: AbortSignal) => Promise<TotpSecret>;
  level?: 'h2' | 'h4' | undefined;
  secret: TotpSecret | undefined;
  onSecret: (secret: TotpSecret) => void;
  code: TypedField;
};

/** The secret that the app takes over, as a picture and as text, and the first code that it shows. */
export function AppConnection({ ask, level: Heading = 'h2', secret, onSecret, code }: AppConnectionProps) {
  const { setUp: texts, copyFailed } = useTexts(signInTexts);
  const { actions } = useMessages();
  const sayError = useErrorSentence();
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>();
  const take = useEffectEvent(onSecret);
  const askFor = useEffectEvent(ask);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setError(undefined);
    askFor(leaving.signal).then(
      (made) => {
        if (!leaving.signal.aborted) take(made);
      },
      (reason) => {
        if (!leaving.signal.aborted) setError(reason);
      },
    );
    return () => leaving.abort();
  }, [attempt]);

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
      <Heading id="app" className={Heading === 'h2' ? 'text-h3' : 'text-base font-semibold'}>
        {texts.app}
      </Heading>
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
