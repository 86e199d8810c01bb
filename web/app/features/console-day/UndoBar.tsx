import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { formatSeconds } from '../../i18n/format.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges, Done } from './use-day-changes.ts';

/** What was just changed, with the way back as long as there is one; and what could not be changed. */
export function UndoBar({ changes }: { changes: DayChanges }) {
  const texts = useTexts(dayTexts);
  const { actions } = useMessages();
  const sayError = useErrorSentence();
  const { done, failure } = changes;
  return (
    <>
      {failure !== undefined && (
        <Notice tone="error" title={sayError(failure, 'save')}>
          <Button size="small" variant="secondary" onClick={changes.dismiss}>
            {actions.close}
          </Button>
        </Notice>
      )}
      <div role="status">
        {done && (
          <div className="undo-toast">
            <p className="min-w-0">
              <span className="font-semibold">{done.words}</span>
              {done.appointment.message === 'waiting' && <span className="block">{texts.done.held}</span>}
            </p>
            <Button size="small" variant="secondary" onClick={() => changes.undo()}>
              <Undo2 aria-hidden="true" className="size-5" />
              {texts.done.undo}
              <SecondsLeft key={done.undoId} done={done} />
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** Seen only: heard, it would interrupt every second. */
function SecondsLeft({ done }: { done: Done }) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((done.untilMs - nowMs) / 1000));
  return (
    <span aria-hidden="true" className="figures">
      {formatSeconds(seconds)}
    </span>
  );
}
