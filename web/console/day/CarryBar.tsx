import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { Carried } from './DayGrid.tsx';
import { sayName } from './day-view.ts';
import { dayTexts } from './texts.ts';

type CarryBarProps = { carried: Carried; areNamesHidden: boolean; onStop: () => void };

/** What is being carried, and how it gets to its place. */
export function CarryBar({ carried: { visit }, areNamesHidden, onStop }: CarryBarProps) {
  const { carry: texts } = useTexts(dayTexts);
  return (
    <div className="carry-bar">
      <p>
        <span className="font-semibold">{texts.text(sayName(visit, areNamesHidden), visit.minutes)}</span>{' '}
        {texts.help}
      </p>
      <Button size="small" variant="secondary" onClick={onStop}>
        {texts.stop}
      </Button>
    </div>
  );
}
