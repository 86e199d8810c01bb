import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { SecondsLeft } from '../shell/SecondsLeft.tsx';
import { ChangeFailure } from './ChangeFailure.tsx';
import { sayName } from './day-view.ts';
import { listNextUndoable } from './own-changes.ts';
import { dayTexts } from './texts.ts';
import type { DayChanges } from './use-day-changes.ts';
import type { Done } from './use-undoable.ts';

/** How long it is said what was taken back, in milliseconds. */
const undoneShownMs = 10_000;

type UndoBarProps = {
  changes: DayChanges;
  areNamesHidden: boolean;
  /** The button that had the focus is gone. */
  onUndone: () => void;
};

/** What was just changed, with the way back as long as there is one; and what could not be changed. */
export function UndoBar({ changes, areNamesHidden, onUndone }: UndoBarProps) {
  const { done: texts } = useTexts(dayTexts);
  const [isOpen, setIsOpen] = useState(false);
  const undoable = listNextUndoable(changes.undoable);
  const latest = undoable.at(-1);
  const earlier = undoable.slice(0, -1).reverse();
  const sayDone = ({ say, appointment }: Done) => say(sayName(appointment, areNamesHidden));
  const undo = (entry: Done) => {
    changes.undo(entry);
    onUndone();
  };
  const { undone, dismissUndone } = changes;
  const onUndoneSaid = useEffectEvent(dismissUndone);
  useEffect(() => {
    if (!undone) return;
    const timer = setTimeout(onUndoneSaid, undoneShownMs);
    return () => clearTimeout(timer);
  }, [undone]);
  return (
    <>
      <ChangeFailure changes={changes} areNamesHidden={areNamesHidden} />
      {isOpen && earlier.length > 0 && (
        <ul className="undo-toast">
          {earlier.map((entry) => (
            <li key={entry.undoId} className="flex w-full items-center justify-between gap-4">
              {sayDone(entry)}
              <Button
                size="small"
                variant="secondary"
                aria-label={texts.undoOf(sayDone(entry))}
                onClick={() => undo(entry)}
              >
                <Undo2 aria-hidden="true" className="size-5" />
                <SecondsLeft untilMs={entry.untilMs} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="empty:hidden">
        {changes.waiting > 0 && <p className="undo-toast">{texts.waiting(changes.waiting)}</p>}
      </div>
      {/* An undo by key may take back something that is out of sight, a booking for example. */}
      <div role="status" className="empty:hidden">
        {undone && <p className="undo-toast">{texts.undone(sayDone(undone))}</p>}
      </div>
      <div role="status">
        {latest && (
          <div className="undo-toast">
            <p className="min-w-0">
              <span className="font-semibold">{sayDone(latest)}</span>
              {latest.appointment.message === 'waiting' && <span className="block">{texts.held}</span>}
            </p>
            {/* Another button for each change: a double click undoes one. */}
            <Button key={latest.undoId} size="small" variant="secondary" onClick={() => undo(latest)}>
              <Undo2 aria-hidden="true" className="size-5" />
              {texts.undo}
              <SecondsLeft untilMs={latest.untilMs} />
            </Button>
            {earlier.length > 0 && (
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
                className="min-h-11 px-2 underline underline-offset-4"
              >
                {texts.earlier(earlier.length)}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
