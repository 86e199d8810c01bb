import { CalendarPlus, CalendarX, ChevronLeft, ChevronRight, Eye, EyeOff, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addDays } from '../../shared/clock/calendar-date.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { consolePath } from '../shell/console-paths.ts';
import { firstDate, isShownDate, lastDate } from './day-view.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { dayTexts } from './texts.ts';

export type DayView = 'day' | 'list' | 'week';

type DayBarProps = {
  /** Which day or week it is, in words. */
  title: string;
  date: string;
  today: string;
  view: DayView;
  /** Whose weeks can be looked at. */
  doctors: readonly { id: string; name: string }[];
  doctorId: string | undefined;
  counts: { all: number; waiting: number; seated: number } | null;
  areNamesHidden: boolean;
  canBook: boolean;
  canPlan: boolean;
  onDate: (date: string) => void;
  onView: (view: DayView, doctorId?: string) => void;
  onHideNames: (areHidden: boolean) => void;
  onBook: () => void;
};

/** Which day is shown and how, and what can be done without looking at the day first. */
export function DayBar(props: DayBarProps) {
  const { date, today, view, doctors, doctorId, counts, areNamesHidden, onDate, onView } = props;
  const { bar: texts } = useTexts(dayTexts);
  const language = useLanguage();
  const step = view === 'week' ? 7 : 1;
  const NamesIcon = areNamesHidden ? Eye : EyeOff;
  return (
    <div className="day-bar">
      <div className="min-w-0">
        <h1 className="text-h3">{props.title}</h1>
        <p className="text-small text-ink-soft">
          {counts && texts.counts(counts.all, counts.waiting, counts.seated)}
        </p>
      </div>
      <fieldset className="me-auto flex min-w-0 flex-wrap items-center gap-1 print:hidden">
        <legend className="sr-only">{texts.label}</legend>
        <IconButton
          icon={ChevronLeft}
          label={step === 7 ? texts.previousWeek : texts.previous}
          onClick={() => onDate(addDays(date, -step))}
        />
        <Button variant="secondary" size="small" disabled={date === today} onClick={() => onDate(today)}>
          {texts.today}
        </Button>
        <IconButton
          icon={ChevronRight}
          label={step === 7 ? texts.nextWeek : texts.next}
          onClick={() => onDate(addDays(date, step))}
        />
        <DateField date={date} label={texts.date} onDate={onDate} />
      </fieldset>
      <label className="flex items-center gap-2 text-small print:hidden">
        <span className="sr-only">{texts.view}</span>
        <select
          value={view === 'week' ? doctorId : view}
          onChange={({ target: { value } }) =>
            value === 'day' || value === 'list' ? onView(value) : onView('week', value)
          }
          className="min-h-11 max-w-28 rounded-control border-2 border-line-strong bg-white px-2 min-[90rem]:max-w-40"
        >
          <option value="day">{texts.day}</option>
          <option value="list">{texts.list}</option>
          {doctors.map(({ id, name }) => (
            <option key={id} value={id}>
              {texts.week(name)}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        icon={NamesIcon}
        label={areNamesHidden ? texts.showNames : texts.hideNames}
        onClick={() => props.onHideNames(!areNamesHidden)}
      />
      <KeyHelp />
      <IconButton icon={Printer} label={texts.print} onClick={() => window.print()} />
      {props.canPlan && (
        <Link
          to={consolePath(language, 'planning', { new: 'absence', from: date, doctor: doctorId })}
          aria-label={texts.absent}
          title={texts.absent}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <CalendarX aria-hidden="true" className="size-5" />
          {texts.absentShort}
        </Link>
      )}
      {props.canBook && (
        <Button size="small" onClick={props.onBook}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {texts.nextFree}
        </Button>
      )}
    </div>
  );
}

type DateFieldProps = { date: string; label: string; onDate: (date: string) => void };

/** The year is typed digit by digit: on the way to 2026 it is 2, 20 and 202, and these days are nobody's wish. */
function DateField({ date, label, onDate }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="date"
      aria-label={label}
      min={firstDate}
      max={lastDate}
      value={typed ?? date}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (isShownDate(value)) onDate(value);
      }}
      onBlur={() => setTyped(null)}
      className="min-h-11 rounded-control border-2 border-line-strong bg-white px-2 text-small"
    />
  );
}

type IconButtonProps = { icon: typeof Eye; label: string; onClick: () => void };

function IconButton({ icon: Icon, label, onClick }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="px-2.5!"
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}
