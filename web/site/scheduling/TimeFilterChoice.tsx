import { ChevronDown, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { nameWeekday } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { schedulingTexts } from './texts.ts';
import { dayParts, findDayPart, hasFilter, type TimeFilter, toggleWeekday } from './time-filter.ts';

type TimeFilterChoiceProps = { value: TimeFilter; onChange: (filter: TimeFilter) => void };

const weekdays = [1, 2, 3, 4, 5] as const;

/** Narrows the calendar to a part of the day and to weekdays. */
export function TimeFilterChoice({ value, onChange }: TimeFilterChoiceProps) {
  const language = useLanguage();
  const { filter: texts } = useTexts(schedulingTexts);
  // Clearing the filter does not close it under the finger.
  const [isOpenAtFirst] = useState(hasFilter(value));
  const { from, to, weekdays: chosen } = value;
  const part = findDayPart(value);
  const chosenNames = [
    ...(part === 'any' ? [] : [texts.parts[part]]),
    ...weekdays
      .filter((weekday) => chosen?.includes(String(weekday)))
      .map((weekday) => nameWeekday(language, weekday, 'short')),
  ];
  return (
    // One low row while it is closed: on a phone the first days stay in sight below it.
    <details open={isOpenAtFirst} className="group mb-1 max-w-120">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-small font-semibold text-leaf-700">
        <ListFilter aria-hidden="true" className="size-5 shrink-0" />
        <span>{hasFilter(value) ? texts.active(chosenNames.join(', ')) : texts.title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">
        <SelectField
          label={texts.dayPart}
          value={part}
          options={dayParts.map(({ key }) => ({ value: key, name: texts.parts[key] }))}
          onChange={(key) => {
            const next = dayParts.find((each) => each.key === key);
            onChange({ from: next?.from, to: next?.to, weekdays: chosen });
          }}
        />
        <fieldset className="mt-3">
          <legend className="mb-1 font-semibold">{texts.weekdays}</legend>
          <div className="flex flex-wrap gap-x-4">
            {weekdays.map((weekday) => (
              <label key={weekday} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="checkbox"
                  checked={chosen?.includes(String(weekday)) ?? false}
                  onChange={() => onChange({ from, to, weekdays: toggleWeekday(chosen, weekday) })}
                  aria-label={nameWeekday(language, weekday, 'long')}
                  className="size-6 shrink-0 cursor-pointer accent-leaf-600"
                />
                <span aria-hidden="true">{nameWeekday(language, weekday, 'short')}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}
