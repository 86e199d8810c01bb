import { dayLimits } from '@praxisportal/contract/day-limits';
import type { TypedField } from '../../shared/forms/use-form.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { lastDate } from './day-view.ts';
import type { TypedPlace } from './place-problems.ts';
import { dayTexts } from './texts.ts';

type PlaceFieldsProps = { field: (name: keyof TypedPlace) => TypedField };

/** Day, start and length of an appointment. A clock of twelve hours needs room: the day has a row of its own. */
export function PlaceFields({ field }: PlaceFieldsProps) {
  const { move, visit } = useTexts(dayTexts);
  const [date, time, minutes] = [field('date'), field('time'), field('minutes')];
  const hasError = [date, time, minutes].some(({ error }) => error !== undefined);
  return (
    <div
      className={
        hasError ? 'grid gap-2' : 'grid grid-cols-[minmax(0,1fr)_minmax(0,6rem)] items-end gap-2 *:min-w-0'
      }
    >
      <div className={hasError ? undefined : 'col-span-2'}>
        <TextField {...date} label={move.date} type="date" max={lastDate} required />
      </div>
      <TextField {...time} label={move.time} type="time" step={dayLimits.gridMinutes * 60} required />
      <TextField
        {...minutes}
        label={visit.minutes}
        type="number"
        step={dayLimits.gridMinutes}
        min={dayLimits.gridMinutes}
        max={dayLimits.minutesMax}
        required
      />
    </div>
  );
}
