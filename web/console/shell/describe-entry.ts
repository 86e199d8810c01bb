import type { Language } from '@praxisportal/contract/language';
import type { PatientEntry, PatientTwin } from '@praxisportal/contract/staff/patients';
import { formatDate, formatInstant, formatInstantDate, formatPhone } from '../../shared/i18n/format.ts';
import { sayWhen } from './say-visit.ts';
import type { ConsoleTexts } from './texts.de.ts';

/** "geboren 03.05.1980 · +49 221 … · nächster Termin …": what tells somebody from others of the same name, as far as it is told. */
export function describeEntry(
  { dateOfBirth, phone, email, nextAppointment, identity, erasesAt }: PatientTwin & Partial<PatientEntry>,
  { find: texts }: ConsoleTexts,
  language: Language,
): string {
  const facts = [
    dateOfBirth && texts.born(formatDate(language, dateOfBirth)),
    identity
      ? texts.checked(formatInstantDate(language, identity.checkedAt), identity.checkedBy)
      : texts.declared,
    phone ? formatPhone(phone) : email,
    erasesAt && texts.erasesAt(formatInstant(language, erasesAt)),
    nextAppointment && texts.next(sayWhen(language, { ...nextAppointment, start: nextAppointment.time })),
  ];
  return facts.filter(Boolean).join(' · ');
}
