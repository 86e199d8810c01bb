import { type Ref, useId } from 'react';
import { classNames } from './class-names.ts';

type SlotGridProps = {
  /** Names the group, e.g. "Freie Zeiten am Dienstag, 1. Dezember 2026". */
  label: string;
  /** HH:MM, in order. */
  times: readonly string[];
  /** The chosen time, or ''. */
  value: string;
  onChange: (time: string) => void;
  /** How a time is written, e.g. "14:30 Uhr". */
  formatTime: (time: string) => string;
  ref?: Ref<HTMLFieldSetElement> | undefined;
};

/** A radio group of times: arrow keys move, every time is one large target. */
export function SlotGrid({ label, times, value, onChange, formatTime, ref }: SlotGridProps) {
  const name = useId();
  return (
    <fieldset ref={ref} tabIndex={-1}>
      <legend className="mb-4 font-semibold text-balance text-leaf-900">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 sm:gap-3">
        {times.map((time) => (
          <label
            key={time}
            className={classNames(
              'relative grid min-h-13 cursor-pointer place-items-center rounded-control border-2 px-2 font-semibold tabular-nums transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-leaf-900 has-focus-visible:ring-3 has-focus-visible:ring-honey-400',
              time === value
                ? 'border-leaf-600 bg-leaf-600 text-white'
                : 'border-line-strong bg-white text-leaf-900 hover:border-leaf-600 hover:bg-leaf-100',
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
    </fieldset>
  );
}
