import { findBookable } from './find-treatment.ts';
import { ownRelative } from './read-person.ts';
import type { Reading, Tools } from './reading.ts';

const and = '\\b(?:und|sowie|and|plus)\\b';
const ownFirst = new RegExp(
  `^(?<own>.*?\\b(?:fur|for) (?:mich|me|myself)\\b[^.!?]{0,60}?)${and}(?<other>[^.!?]{0,60}?${ownRelative}.*)$`,
  'u',
);
const otherFirst = new RegExp(
  `^(?<other>.*?${ownRelative}[^.!?]{0,60}?)${and}(?<own>[^.!?]{0,60}?\\b(?:mich|me|myself)\\b.*)$`,
  'u',
);

/**
 * "Kontrolle für mich und Zahnreinigung für meinen Mann" asks for two appointments, and a form books one: one's own comes
 * first, then what is said of the other. What is done for children is no treatment of whoever writes.
 */
export function readBoth(
  reading: Reading,
  { readSlots, practice }: Pick<Tools, 'readSlots' | 'practice'>,
): Reading {
  const { text, today, slots } = reading;
  const { own, other } = (ownFirst.exec(text) ?? otherFirst.exec(text))?.groups ?? {};
  if (own === undefined || other === undefined) return reading;
  const [mine, theirs] = [readSlots(own, today), readSlots(other, today)];
  const childCare = practice.askedFor.find(({ subjects }) => subjects.includes('childCare'))?.treatment;
  const childCareName = findBookable(practice.treatments, childCare);
  const order = (name: 'treatmentIds' | 'treatmentTypes', child: string | undefined) => {
    const first = mine[name].length > 0 ? mine[name] : slots[name].filter((treatment) => treatment !== child);
    return first.length > 0 ? [...new Set([...first, ...theirs[name]])] : [];
  };
  return {
    ...reading,
    patientId: undefined,
    isForBoth: true,
    slots: {
      ...slots,
      treatmentIds: order('treatmentIds', childCare),
      treatmentTypes: order('treatmentTypes', childCareName),
    },
  };
}
