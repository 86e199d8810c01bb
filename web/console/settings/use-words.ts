import { treatments } from 'virtual:treatment-names';
import { doctors } from '@praxisportal/practice/doctors';
import { formatDate, formatList } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import type { DoctorRow, TreatmentRow, TreatmentWordsOf } from './settings-model.ts';
import { settingsTexts } from './texts.ts';

/** What things of the settings are called in the language of the page. */
export function useWords() {
  const language = useLanguage();
  const texts = useTexts(settingsTexts);
  const doctorName = (id: string) => doctors.find((doctor) => doctor.id === id)?.name ?? id;
  const length = (minutes: number | null) =>
    minutes === null ? texts.treatments.noLength : texts.terms.minutes(minutes);
  const say: TreatmentWordsOf = {
    ...texts.treatments.changes,
    name: (id) => treatments.find((treatment) => treatment.id === id)?.name[language] ?? id,
    doctorName,
    length,
    doneBy: (name, names) => texts.treatments.changes.doneBy(name, formatList(language, names)),
  };
  return {
    say,
    doctorName,
    holdsFrom: (from: string, today: string) =>
      from === today ? texts.fromToday : texts.fromDay(formatDate(language, from)),
    treatmentWords: ({ minutes, bufferMinutes, isOnline }: TreatmentRow) => {
      const { online, offline, buffer } = texts.treatments.words;
      const parts = [length(minutes), ...(bufferMinutes > 0 ? [buffer(bufferMinutes)] : [])];
      return [...parts, isOnline ? online : offline].join(', ');
    },
    doctorWords: ({ isActive, isOnline }: DoctorRow) => {
      const { away, here, offline } = texts.doctors.words;
      if (!isActive) return away;
      return isOnline ? here : `${here}, ${offline}`;
    },
  };
}
