import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, addMonths, weekdayOf } from '../../shared/clock/calendar-date.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { chosenInForcedColors } from '../../shared/ui/forced-colors.ts';
import { hasModifier } from '../../shared/ui/has-modifier.ts';
import type { CalendarWeek } from './calendar-weeks.ts';

/** `unsuitable`: free, but at no time that was asked for. */
export type DayLook = 'free' | 'unsuitable' | 'full' | 'closed';

type CalendarGridProps = {
  /** Names the table, e.g. "November 2026". */
  label: string;
  /** Stands under the first day of the month that follows. */
  nextMonthName: string;
  weekdays: readonly { short: string; long: string }[];
  weeks: readonly CalendarWeek[];
  /** The first and the last day that the keyboard may reach. */
  firstDate: string;
  lastDate: string;
  today: string;
  /** The chosen day YYYY-MM-DD, or ''. */
  value: string;
  onChoose: (date: string) => void;
  /** The keyboard went to a day of another month, which is to be shown now. */
  onLeave: (date: string) => void;
  /** What a screen reader says of a day. */
  nameOf: (date: string) => string;
  /** Undefined while nothing is known of it. */
  lookOf: (date: string) => DayLook | undefined;
};

// Letters twice as large would be wider than a seventh of a phone: they grow as far as a day has room.
const dayBase =
  'relative grid h-12 w-full place-items-center rounded-control figures text-[length:min(1rem,9cqw)] whitespace-nowrap text-leaf-900 transition-colors sm:h-13 ' +
  'after:absolute after:bottom-0.5 after:text-[length:min(0.6875rem,5cqw)] after:leading-none after:font-normal after:content-[attr(data-month)]';

// Free days are loud and the others quiet. The look never hangs on colour alone: a free day is bold and framed
// (where the system forces its colours, too), a full one is struck through.
export const dayLooks: Record<DayLook, string> = {
  free: 'border-2 border-leaf-100 bg-leaf-100 font-bold hover:border-leaf-600',
  unsuitable: 'border-2 border-dotted border-line-strong text-ink-soft hover:bg-leaf-50',
  full: 'text-ink-soft line-through hover:bg-leaf-50',
  closed: 'text-ink-soft hover:bg-leaf-50',
};

const chosenDay = `border-2 border-leaf-600 bg-leaf-600 font-bold text-white ${chosenInForcedColors}`;

/** Where an arrow key and its kin lead from a day. */
function moveByKey(key: string, date: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, 1 - weekdayOf(date));
    case 'End':
      return addDays(date, 7 - weekdayOf(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}

/** The days of a month as a table: one stop for Tab, then every day by arrow keys. */
export function CalendarGrid(props: CalendarGridProps) {
  const {
    label,
    nextMonthName,
    weekdays,
    weeks,
    firstDate,
    lastDate,
    today,
    value,
    onChoose,
    onLeave,
    nameOf,
    lookOf,
  } = props;
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState({ date: '', value });
  // A day that was chosen since, here or elsewhere, comes before one that had the focus.
  const lastFocused = focused.value === value ? focused.date : '';
  const setLastFocused = (date: string) => setFocused({ date, value });
  // The day that gets the focus as soon as its month is shown.
  const seeking = useRef('');
  const shownDays = weeks.flat().filter((date) => date !== undefined);
  const isShown = (date: string) => shownDays.includes(date);
  const tabStop =
    [lastFocused, value, shownDays.find((date) => lookOf(date) === 'free')].find(
      (date) => date !== undefined && isShown(date),
    ) ?? shownDays[0];

  useEffect(() => {
    if (seeking.current === '' || !isShown(seeking.current)) return;
    table.current?.querySelector<HTMLElement>(`[data-date="${seeking.current}"]`)?.focus();
    seeking.current = '';
  });

  const onKeyDown = (event: KeyboardEvent, date: string) => {
    const wanted = hasModifier(event) ? undefined : moveByKey(event.key, date);
    if (wanted === undefined) return;
    event.preventDefault();
    const next = wanted < firstDate ? firstDate : wanted > lastDate ? lastDate : wanted;
    // At the end of the window the focus is where it goes: sought later on, it would be taken from elsewhere.
    if (next === date) return;
    seeking.current = next;
    setLastFocused(next);
    if (!isShown(next)) onLeave(next);
  };

  return (
    <div className="@container">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a calendar is a grid
        role="grid"
        aria-label={label}
        className="w-full table-fixed border-separate border-spacing-[min(0.25rem,1cqw)]"
      >
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th
                key={long}
                scope="col"
                className="pb-1 text-[length:min(var(--text-small),6cqw)] font-semibold whitespace-nowrap text-ink-soft"
              >
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((date) => date !== undefined)}>
              {week.map((date, index) =>
                date === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing but its weekday
                  <td key={index} />
                ) : (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
                  <td key={date} aria-selected={date === value} className="p-0">
                    <button
                      type="button"
                      data-date={date}
                      data-month={date.endsWith('-01') && date !== shownDays[0] ? nextMonthName : undefined}
                      tabIndex={date === tabStop ? 0 : -1}
                      aria-label={nameOf(date)}
                      onClick={() => onChoose(date)}
                      onFocus={() => setLastFocused(date)}
                      onKeyDown={(event) => onKeyDown(event, date)}
                      className={classNames(
                        dayBase,
                        date === value ? chosenDay : dayLooks[lookOf(date) ?? 'closed'],
                      )}
                    >
                      {Number(date.slice(8))}
                      {date === today && (
                        <span
                          aria-hidden="true"
                          className="absolute bottom-1 h-1 w-4 rounded-full bg-honey-400 forced-colors:bg-[CanvasText]"
                        />
                      )}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
