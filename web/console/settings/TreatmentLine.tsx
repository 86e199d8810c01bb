import { treatments } from 'virtual:treatment-names';
import { settingsLimits } from '@praxisportal/contract/staff/settings-limits';
import { doctors } from '@praxisportal/practice/doctors';
import { formatMinutes } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Planned } from './Planned.tsx';
import { type TreatmentRow, withPresent } from './settings-model.ts';
import { settingsTexts } from './texts.ts';
import { useWords } from './use-words.ts';

/** In small steps where lengths are short, in wider ones where nobody counts minutes. */
const lengths = [
  ...Array.from({ length: 24 }, (_, index) => (index + 1) * settingsLimits.minutesStep),
  ...[135, 150, 165, 180, 210, 240, 300, 360, 420, settingsLimits.minutesMax],
];
const buffers = [0, 5, 10, 15, 20, 30, 45, 60, 90, settingsLimits.bufferMinutesMax];

type TreatmentLineProps = {
  /** With what was typed. */
  row: TreatmentRow;
  isEdited: boolean;
  planned: readonly { validFrom: string; words: string }[];
  onEdit: (change: Partial<TreatmentRow>) => void;
  onWithdraw: (validFrom: string) => void;
};

/** One treatment of the table. On narrow screens its cells stand below each other, each with its name. */
export function TreatmentLine({ row, isEdited, planned, onEdit, onWithdraw }: TreatmentLineProps) {
  const { treatments: texts } = useTexts(settingsTexts);
  const language = useLanguage();
  const { say } = useWords();
  const { treatmentId, minutes, bufferMinutes, doctorIds, isOnline } = row;
  const name = say.name(treatmentId);
  const isEmergency = treatments.find(({ id }) => id === treatmentId)?.kind === 'emergency';
  const isPossible = !isEmergency && minutes !== null && doctorIds.length > 0;
  const hint = isEmergency ? texts.byPhone : texts.needs;
  return (
    <tr className={classNames(isEdited && 'is-edited')}>
      <th scope="row">
        {name}
        <Planned name={name} list={planned} onWithdraw={onWithdraw} />
      </th>
      <td data-name={texts.length}>
        <select
          aria-label={texts.lengthOf(name)}
          value={minutes ?? ''}
          onChange={({ target }) => onEdit({ minutes: target.value === '' ? null : Number(target.value) })}
          className="console-settings-control"
        >
          <option value="">{texts.noLength}</option>
          {withPresent(lengths, minutes ?? settingsLimits.minutesStep).map((each) => (
            <option key={each} value={each}>
              {formatMinutes(language, each)}
            </option>
          ))}
        </select>
      </td>
      <td data-name={texts.buffer}>
        <select
          aria-label={texts.bufferOf(name)}
          value={bufferMinutes}
          onChange={({ target }) => onEdit({ bufferMinutes: Number(target.value) })}
          className="console-settings-control"
        >
          {withPresent(buffers, bufferMinutes).map((each) => (
            <option key={each} value={each}>
              {each === 0 ? texts.noBuffer : formatMinutes(language, each)}
            </option>
          ))}
        </select>
      </td>
      <td data-name={texts.doctors}>
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="sr-only">{texts.doctorsOf(name)}</legend>
          {doctors.map((doctor) => (
            <label key={doctor.id} className="console-settings-box">
              <input
                type="checkbox"
                checked={doctorIds.includes(doctor.id)}
                onChange={({ target }) =>
                  onEdit({
                    doctorIds: doctors
                      .map(({ id }) => id)
                      .filter((id) => (id === doctor.id ? target.checked : doctorIds.includes(id))),
                  })
                }
              />
              <span className="sr-only">{doctor.name}</span>
              <span aria-hidden="true">{doctor.name.split(' ').at(-1)}</span>
            </label>
          ))}
        </fieldset>
      </td>
      <td data-name={texts.online}>
        <label className="console-settings-box">
          <input
            type="checkbox"
            aria-label={texts.onlineOf(name)}
            checked={isOnline}
            disabled={!isPossible}
            onChange={({ target }) => onEdit({ isOnline: target.checked })}
          />
          {!isPossible && <span className="text-small text-ink-soft">{hint}</span>}
        </label>
      </td>
    </tr>
  );
}
