import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { sayName } from './day-view.ts';
import { dayTexts } from './texts.ts';
import type { DayChanges } from './use-day-changes.ts';

/** Why the last change was not made, and which one that was. */
export function ChangeFailure({ changes, areNamesHidden }: { changes: DayChanges; areNamesHidden: boolean }) {
  const { done } = useTexts(dayTexts);
  const { actions } = useMessages();
  const sayError = useErrorSentence();
  const { failure } = changes;
  if (!failure) return null;
  const { error, wish } = failure;
  const name = wish?.of ? sayName(wish.of.seen, areNamesHidden) : '';
  return (
    <Notice tone="error" title={sayError(error, 'save')}>
      {wish && <p>{done.notSaved(wish.say(name).trim())}</p>}
      <Button size="small" variant="secondary" className="mt-2" onClick={changes.dismissFailure}>
        {actions.close}
      </Button>
    </Notice>
  );
}
