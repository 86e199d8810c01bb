import { Undo2 } from 'lucide-react';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { SecondsLeft } from '../../console/SecondsLeft.tsx';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges } from './use-day-changes.ts';

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
              <SecondsLeft key={done.undoId} untilMs={done.untilMs} />
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
