import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { useLinkToken } from '../../shared/page/use-link-token.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { DeadLink } from '../page/DeadLink.tsx';
import { LinkPage } from '../page/LinkPage.tsx';
import { unsubscribeTexts } from './texts.ts';

/** Turns reminders off; opening the page does nothing yet, because mail programs open links, too. */
export default function UnsubscribeScreen() {
  const texts = useTexts(unsubscribeTexts);
  const token = useLinkToken();
  return (
    <LinkPage texts={texts} isDead={token === undefined}>
      {token && <Question key={token} token={token} />}
    </LinkPage>
  );
}

function Question({ token }: { token: string }) {
  const texts = useTexts(unsubscribeTexts);
  const sayError = useErrorSentence();
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [failure, setFailure] = useState<unknown>();
  const result = useRef<HTMLDivElement>(null);
  const hasResult = state === 'done' || failure !== undefined;

  // The button that was pressed is gone or disabled by now.
  useEffect(() => {
    if (hasResult) result.current?.focus();
  }, [hasResult]);

  const confirm = async () => {
    setFailure(undefined);
    setState('sending');
    try {
      await callApi('unsubscribeReminders', { body: { token } });
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('asking');
    }
  };

  if (hasErrorCode(failure, 'not_found')) return <DeadLink text={texts.dead} />;
  if (state === 'done')
    return (
      <Notice ref={result} tabIndex={-1} tone="success" title={texts.doneTitle} className="mt-7">
        <p>{texts.done}</p>
      </Notice>
    );
  return (
    <>
      <p className="mt-5 text-lead">{texts.text}</p>
      {failure !== undefined && (
        <Notice ref={result} tabIndex={-1} tone="error" className="mt-6">
          {sayError(failure, 'save')}
        </Notice>
      )}
      <Button size="large" className="mt-8" isPending={state === 'sending'} onClick={() => void confirm()}>
        {state === 'sending' ? texts.sending : texts.confirm}
      </Button>
    </>
  );
}
