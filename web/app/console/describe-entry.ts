import type { Language } from '@praxisportal/contract/language';
import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { formatDate, formatPhone, formatShortDate } from '../i18n/format.ts';
import type { ConsoleTexts } from './texts.de.ts';

/** "geboren 03.05.1980 · +49 221 … · nächster Termin …": what tells somebody from others of the same name. */
export function describeEntry(
  { dateOfBirth, phone, email, nextAppointment }: PatientEntry,
  { find: texts }: ConsoleTexts,
  language: Language,
): string {
  const facts = [
    dateOfBirth && texts.born(formatDate(language, dateOfBirth)),
    phone ? formatPhone(phone) : email,
    nextAppointment &&
      texts.next(formatShortDate(language, nextAppointment.date), nextAppointment.doctorName),
  ];
  return facts.filter(Boolean).join(' · ');
}
