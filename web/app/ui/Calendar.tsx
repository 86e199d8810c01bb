import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { classNames } from './class-names.ts';

export type DayMark = {
  kind: 'free' | 'full' | 'closed';
  /** Read after the date by screen readers, e.g. "7 freie Zeiten", "ausgebucht", "geschlossen". */
  text: string;
};

type CalendarProps = {
  /** Names the calendar, e.g. "Datum wählen". */
  label: string;
  /** BCP 47, e.g. "de-DE": the language of months and weekdays. */
  locale: string;
  /** The chosen day as YYYY-MM-DD, or ''. */
  value: string;
  onChange: (date: string) => void;
  /** First and last day that can be chosen, YYYY-MM-DD. */
  min: string;
  max: string;
  /** What is known of single days, by YYYY-MM-DD. A full or closed day stays selectable. */
  marks?: Readonly<Record<string, DayMark>> | undefined;
  /** Called with YYYY-MM when another month comes into view. */
  onMonthChange?: ((month: string) => void) | undefined;
  /** Names of the two buttons, e.g. "Voriger Monat"; without them React Aria's own "Zurück" and "Weiter". */
  previousMonthLabel?: string | undefined;
  nextMonthLabel?: string | undefined;
  /** Words of the legend under the month. */
  legend: Readonly<Record<DayMark['kind'], string>>;
};

const monthOf = (date: string) => date.slice(0, 7);

// The state never hangs on colour alone: a dot means free, a line through the number full, hatching closed.
const dayLooks: Record<DayMark['kind'], string> = {
  free: 'font-semibold after:absolute after:bottom-1 after:size-1.5 after:rounded-full after:bg-current',
  full: 'text-ink-soft line-through decoration-2',
  closed:
    'text-ink-soft bg-[repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_6px)] data-selected:bg-none',
};

const dayBase =
  'relative mx-auto grid aspect-square w-full max-w-13 cursor-pointer place-items-center rounded-control border-2 border-transparent ' +
  'text-ink hover:border-leaf-600 data-selected:border-leaf-600 data-selected:bg-leaf-600 data-selected:text-white ' +
  'data-disabled:cursor-not-allowed data-disabled:border-transparent data-disabled:text-line-strong data-disabled:after:hidden ' +
  'data-outside-month:invisible';

const pageButton =
  'grid size-12 place-items-center rounded-full text-leaf-700 hover:bg-leaf-100 data-disabled:text-line data-disabled:hover:bg-transparent';

function Day({ date, mark }: { date: CalendarDate; mark: DayMark | undefined }) {
  return (
    <CalendarCell
      date={date}
      className={classNames(dayBase, mark ? dayLooks[mark.kind] : '')}
      render={(props) => {
        const isMarked = mark !== undefined && props['aria-disabled'] !== true;
        const label = isMarked ? `${props['aria-label']}, ${mark.text}` : props['aria-label'];
        const cell = { ...props, 'aria-label': label };
        return <div {...cell} />;
      }}
    />
  );
}

function Legend({ texts }: { texts: CalendarProps['legend'] }) {
  const kinds: DayMark['kind'][] = ['free', 'full', 'closed'];
  return (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-small text-ink-soft">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            className={classNames('relative grid size-9 place-items-center rounded-control', dayLooks[kind])}
          >
            8
          </span>
          {texts[kind]}
        </li>
      ))}
    </ul>
  );
}

const nameOf = (label: string | undefined) => (label ? { 'aria-label': label } : {});

/** One month at a time, every day reachable by arrow keys, with a mark for days that are free, full or closed. */
export function Calendar(props: CalendarProps) {
  const { label, locale, value, onChange, min, max, marks, onMonthChange, legend } = props;
  return (
    <I18nProvider locale={locale}>
      <AriaCalendar
        aria-label={label}
        value={value === '' ? null : parseDate(value)}
        defaultFocusedValue={parseDate(value === '' ? min : value)}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        onChange={(date) => onChange(date.toString())}
        onFocusChange={(date) => onMonthChange?.(monthOf(date.toString()))}
        className="max-w-md"
      >
        <div className="mb-3 flex items-center justify-between">
          <Button slot="previous" {...nameOf(props.previousMonthLabel)} className={pageButton}>
            <ChevronLeft aria-hidden="true" className="size-6" />
          </Button>
          <CalendarHeading className="text-h3 font-semibold text-leaf-900" />
          <Button slot="next" {...nameOf(props.nextMonthLabel)} className={pageButton}>
            <ChevronRight aria-hidden="true" className="size-6" />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short" className="w-full table-fixed border-separate border-spacing-y-1">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className="pb-1 text-small font-semibold text-ink-soft">
                {day}
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} mark={marks?.[date.toString()]} />}</CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
      <Legend texts={legend} />
    </I18nProvider>
  );
}
