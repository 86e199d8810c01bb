import { toPlainDigits } from '@praxisportal/contract/plain-digits';
import type { NewStaffPatient } from '@praxisportal/contract/staff/patients';

/** What is typed of somebody new; everything but name and date of birth may be empty. */
export type PatientDraft = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  phone: string;
  email: string;
  isUnreachable: boolean;
};

/** What was typed into the search, as the beginning of a new entry: "Meyer, Anna", "Anna Meyer", a number, an address. */
export function draftPatient(typed: string): PatientDraft {
  const empty = { firstName: '', lastName: '', dateOfBirth: '', phone: '', email: '', isUnreachable: false };
  const text = toPlainDigits(typed).trim();
  if (text.includes('@')) return { ...empty, email: text };
  const birth = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (birth) {
    const [, day = '', month = '', year = ''] = birth;
    return { ...empty, dateOfBirth: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
  }
  if (/^[+\d][\d\s/()-]{4,}$/.test(text)) return { ...empty, phone: text };
  const [last = '', first] = text.split(/\s*,\s*/, 2);
  if (first !== undefined) return { ...empty, firstName: capitalise(first), lastName: capitalise(last) };
  const words = text.split(/\s+/);
  const lastName = words.pop() ?? '';
  return { ...empty, firstName: capitalise(words.join(' ')), lastName: capitalise(lastName) };
}

/** Whoever listens to somebody on the phone types small letters. */
function capitalise(name: string): string {
  return name.charAt(0).toLocaleUpperCase('de') + name.slice(1);
}

/** What is sent: empty fields are none. `known` was shown, and it is none of them. */
export function toNewPatient(draft: PatientDraft, known: readonly { id: string }[]): NewStaffPatient {
  const phone = draft.phone.trim();
  const email = draft.email.trim();
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    dateOfBirth: draft.dateOfBirth,
    ...(phone !== '' && { phone }),
    ...(email !== '' && { email }),
    isUnreachable: draft.isUnreachable,
    otherThan: known.map(({ id }) => id),
  };
}
