import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import type { DayColumn } from './day-view.ts';
import { dayTexts } from './texts.ts';

/** Whose columns they are, or of which days, with the hours or why there are none. */
export function DayHead({ columns }: { columns: readonly DayColumn[] }) {
  const texts = useTexts(dayTexts);
  const language = useLanguage();
  return (
    <tr className="day-row day-head">
      <th scope="col" className="day-corner">
        <span className="sr-only">{texts.time}</span>
      </th>
      {columns.map(({ key, name, hours, wholeDay, reason }) => (
        <th key={key} scope="col" className="day-column-head">
          <span className="font-display font-semibold text-leaf-900">{name}</span>
          <span className="figures text-ink-soft">
            {wholeDay
              ? (reason?.[language] ?? texts.closed[wholeDay])
              : hours.map(({ from, to }) => `${from}–${to}`).join(', ')}
          </span>
        </th>
      ))}
    </tr>
  );
}
