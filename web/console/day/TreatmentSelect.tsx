import { treatments } from 'virtual:treatment-names';
import { minutesOf } from '../../shared/api/offer-rows.ts';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { staffOfferQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';

type TreatmentSelectProps = {
  label: string;
  value: string | undefined;
  /** The calendar day on which it is to be: treatments may take longer from a day on. */
  date: string;
  /** The name under which it was booked, if the practice no longer offers it. */
  bookedAs: string;
  onChoose: (treatmentId: string, minutes: number | null) => void;
};

/** One of the practice's treatments. */
export function TreatmentSelect({ label, value, date, bookedAs, onChoose }: TreatmentSelectProps) {
  const language = useLanguage();
  const { data: offer } = useStaffQuery(staffOfferQuery());
  const known = treatments.map(({ id, name }) => ({ value: id, name: name[language] }));
  const options = value === undefined ? [{ value: '', name: bookedAs }, ...known] : known;
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      options={options}
      onChange={(id) => {
        const treatment = treatments.find((each) => each.id === id);
        if (treatment) onChoose(id, offer ? minutesOf(offer, id, date) : treatment.bookableMinutes);
      }}
    />
  );
}
