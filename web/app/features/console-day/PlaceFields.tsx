import { dayLimits } from '@praxisportal/contract/staff/day-limits';
import { useTexts } from '../../i18n/use-language.ts';
import { TextField } from '../../ui/TextField.tsx';
import { dayTexts } from './texts.ts';

type Place = { date: string; time: string; minutes: number };
type PlaceFieldsProps = Place & { onChange: (place: Place) => void };

/** Day, start and length of an appointment, side by side. */
export function PlaceFields({ onChange, ...place }: PlaceFieldsProps) {
  const { move, visit } = useTexts(dayTexts);
  const { date, time, minutes } = place;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem_4.5rem] items-end gap-2">
      <TextField
        label={move.date}
        type="date"
        required
        value={date}
        onChange={(text) => onChange({ ...place, date: text })}
      />
      <TextField
        label={move.time}
        type="time"
        step={dayLimits.gridMinutes * 60}
        required
        value={time}
        onChange={(text) => onChange({ ...place, time: text })}
      />
      <TextField
        label={visit.minutes}
        type="number"
        step={dayLimits.gridMinutes}
        min={dayLimits.gridMinutes}
        max={dayLimits.minutesMax}
        required
        value={minutes}
        onChange={(text) => onChange({ ...place, minutes: Number(text) })}
      />
    </div>
  );
}
