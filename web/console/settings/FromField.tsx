import { useId } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { settingsTexts } from './texts.ts';

type FromFieldProps = { value: string; today: string; onChange: (date: string) => void };

/** The day from which a change is to hold; today, unless somebody thinks ahead. */
export function FromField({ value, today, onChange }: FromFieldProps) {
  const texts = useTexts(settingsTexts);
  const id = useId();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-semibold">
        {texts.from}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={today}
        required
        onChange={({ target }) => onChange(target.value || today)}
        className="console-settings-control w-auto"
      />
    </p>
  );
}
