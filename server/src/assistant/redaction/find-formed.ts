import { collect } from './collect.ts';
import { findAddresses } from './find-addresses.ts';
import { findBirthDates } from './find-birth-dates.ts';
import { findContacts, findMailAddresses } from './find-contacts.ts';
import { findForeignAddresses } from './find-foreign-addresses.ts';
import { findForeignWords } from './find-foreign-words.ts';
import { findNumbers } from './find-numbers.ts';
import { findSecrets } from './find-secrets.ts';
import { findSpeltNames } from './find-spelt-names.ts';
import { joinItems, type PersonalItem } from './personal-item.ts';
import { bentPlaceholder } from './placeholders.ts';

/** Whatever has a form of its own. Of what is as long as another the first says what it is. */
export function findFormed(text: string): PersonalItem[] {
  return joinItems(
    [
      ...collect(text, 'NUMMER', [bentPlaceholder]),
      ...findMailAddresses(text),
      ...findBirthDates(text),
      ...findContacts(text),
      ...findAddresses(text),
      ...findForeignAddresses(text),
      ...findForeignWords(text),
      ...findSecrets(text),
      ...findSpeltNames(text),
    ],
    findNumbers(text),
  );
}
