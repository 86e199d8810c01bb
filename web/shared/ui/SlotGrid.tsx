import { type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { chosenInForcedColors } from './forced-colors.ts';

type SlotGridProps = {
  /** Names the group, e.g. "Freie Zeiten am Dienstag, 1. Dezember 2026". */
  label: string;
  /** HH:MM in order, by part of the day; a part without times is left out. */
  parts: readonly { name: string; times: readonly string[] }[];
  /** The chosen time, or ''. */
  value: string;
  onChange: (time: string) => void;
  /** How a time is written, e.g. "14:30 Uhr". */
  formatTime: (time: string) => string;
  ref?: Ref<HTMLFieldSetElement> | undefined;
};

/** A radio group of times: arrow keys move, every time is one large target. */
export function SlotGrid({ label, parts, value, onChange, formatTime, ref }: SlotGridProps) {
  const name = useId();
  return (
    <fieldset ref={ref} tabIndex={-1}>
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-4">
        {parts.map(
          (part, index) =>
            part.times.length > 0 && (
              // A fieldset would need a legend, which is no grid item.
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div
                key={part.name}
                role="group"
                aria-labelledby={`${name}-${index}`}
                className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2"
              >
                <p id={`${name}-${index}`} className="col-span-full text-small text-ink-soft">
                  {part.name}
                </p>
                {part.times.map((time) => (
                  <label
                    key={time}
                    className={classNames(
                      'relative grid min-h-12 cursor-pointer place-items-center rounded-control border-2 px-1 figures font-semibold whitespace-nowrap transition-colors',
                      'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-leaf-900 has-focus-visible:ring-3 has-focus-visible:ring-honey-400',
                      time === value
                        ? `border-leaf-600 bg-leaf-600 text-white ${chosenInForcedColors}`
                        : 'border-leaf-300 bg-white text-leaf-900 hover:border-leaf-600 hover:bg-leaf-100',
                    )}
                  >
                    <input
                      type="radio"
                      name={name}
                      value={time}
                      checked={time === value}
                      onChange={() => onChange(time)}
                      className="absolute inset-0 cursor-pointer appearance-none rounded-control opacity-0"
                    />
                    {formatTime(time)}
                  </label>
                ))}
              </div>
            ),
        )}
      </div>
    </fieldset>
  );
}
