import { findBookable } from './find-treatment.ts';
import { normalise } from './normalise.ts';
import type { AssistantPractice } from './turn.ts';

// "Implantate" and "Implantologie", "Parodontitis" and "Parodontologie"; "Zahnersatz" and "Zahnerhaltung" share one less.
const sharedLetters = 7;
// "Dentist" is no "restorative dentistry".
const sayNothing = new Set(['dentist', 'zahnarz', 'zahnhei', 'zahnmed']);

/**
 * The ids of the doctors whose specialisation a message names: in its own words ("wer macht Implantate?"), else by the first
 * treatment that it means ("wer macht Zahnspangen?"). Empty where it names none.
 */
export function findSpecialists(
  text: string,
  [treatmentId]: readonly string[],
  { activeDoctors, treatments }: AssistantPractice,
): string[] {
  const findBy = (named: string) => {
    const beginnings = new Set(toBeginnings(named));
    return activeDoctors
      .filter(({ specialization }) =>
        toBeginnings(Object.values(specialization).join(' ')).some((beginning) => beginnings.has(beginning)),
      )
      .map(({ id }) => id);
  };
  const said = findBy(text);
  return said.length > 0 ? said : findBy(findBookable(treatments, treatmentId) ?? '');
}

function toBeginnings(text: string): string[] {
  const words = normalise(text).match(/\p{L}+/gu) ?? [];
  return words
    .map((word) => word.slice(0, sharedLetters))
    .filter((beginning) => beginning.length === sharedLetters && !sayNothing.has(beginning));
}
