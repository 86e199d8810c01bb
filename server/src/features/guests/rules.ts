import { foldName } from '@praxisportal/contract/fold-name';
import type { PersonName } from '../../delivery/mail.ts';

/** Whether both names are the same but for capitals, accents, strokes, and signs that are not seen. */
export function isSameName(one: PersonName, other: PersonName): boolean {
  return toComparable(one) === toComparable(other);
}

function toComparable({ firstName, lastName }: PersonName): string {
  return foldName(`${firstName} ${lastName}`);
}
