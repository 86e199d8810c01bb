import { foldName } from '@praxisportal/contract/fold-name';
import type { PatientEntry } from '@praxisportal/contract/staff/patients';

type KnownEntry = Pick<PatientEntry, 'name' | 'dateOfBirth' | 'phone' | 'email'>;

/**
 * Whether every typed word fits an entry: the beginning of one of its names, its date of birth, phone number or e-mail address.
 * The search finds more, by sound and spelling: such an entry is offered, but never taken without a choice.
 */
export function fitsTyped(entry: KnownEntry, typed: string): boolean {
  // A number may be typed in groups.
  const words = /\p{L}/u.test(typed)
    ? typed.split(/[\s,;]+/).filter(Boolean)
    : [typed.trim()].filter(Boolean);
  return words.length > 0 && words.every((word) => fitsWord(entry, word));
}

/**
 * The entry that Enter takes: the only one that fits. A number or address may be the account's and not the entry's own; the only
 * entry that is found by it is taken, too.
 */
export function findSureMatch<Entry extends KnownEntry>(
  found: readonly Entry[],
  typed: string,
): Entry | undefined {
  const isName = /\p{L}/u.test(typed) && !typed.includes('@');
  const fitting = found.filter((entry) => fitsTyped(entry, typed));
  const [only, another] = fitting.length === 0 && !isName ? found : fitting;
  return another ? undefined : only;
}

function fitsWord({ name, dateOfBirth, phone, email }: KnownEntry, word: string): boolean {
  if (/\p{L}/u.test(word)) {
    const folded = fold(word);
    const isName = folded !== '' && ` ${fold(name)}`.includes(` ${folded}`);
    return isName || email?.toLowerCase().startsWith(word.toLowerCase()) === true;
  }
  const digits = word.replace(/\D/g, '');
  if (digits === '') return true;
  const [year = '', month = '', day = ''] = dateOfBirth?.split('-') ?? [];
  const dates = [`${day}${month}${year}`, `${Number(day)}${Number(month)}${year}`, `${year}${month}${day}`];
  return (year !== '' && dates.includes(digits)) || isEndOfPhone(phone, digits);
}

/** Phone numbers are typed with a leading zero or with the country's code. */
function isEndOfPhone(phone: string | null, digits: string): boolean {
  const national = digits.replace(/^0+/, '');
  return phone !== null && national.length >= 6 && phone.replace(/\D/g, '').endsWith(national);
}

/** The rule by which names are compared everywhere; beside it ä, ae and a are alike, as they are to the search. */
function fold(text: string): string {
  return foldName(text).replace(/([aou])e/g, '$1');
}
