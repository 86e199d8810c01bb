import { collect } from './collect.ts';
import { findAddresses } from './find-addresses.ts';
import { findBirthDates } from './find-birth-dates.ts';
import { findContacts, findMailAddresses } from './find-contacts.ts';
import { findNumbers } from './find-numbers.ts';
import { findSpeltNames } from './find-spelt-names.ts';
import { addItems, type PersonalItem } from './personal-item.ts';
import { bentPlaceholder } from './placeholders.ts';

/** Whatever has a form of its own. The order counts, and bare digits come last. */
export function findFormed(text: string): PersonalItem[] {
  const items: PersonalItem[] = [];
  addItems(items, collect(text, 'NUMMER', [bentPlaceholder]));
  addItems(items, findMailAddresses(text));
  addItems(items, findBirthDates(text));
  addItems(items, findContacts(text));
  addItems(items, findAddresses(text));
  addItems(items, findSpeltNames(text));
  return addItems(items, findNumbers(text));
}
