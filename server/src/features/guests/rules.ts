import type { PersonName } from '../../delivery/mail.ts';

/** Whether both names are the same but for capitals and spaces. */
export function isSameName(one: PersonName, other: PersonName): boolean {
  return toComparable(one) === toComparable(other);
}

function toComparable({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.normalize('NFC').toLocaleLowerCase('de').replace(/\s+/g, ' ');
}
