import type { TreatmentFacts } from '@praxisportal/practice/types';
import { normalise } from './normalise.ts';

/** The German name of a treatment that can be booked. */
export function findBookable(
  treatments: readonly TreatmentFacts[],
  id: string | undefined,
): string | undefined {
  return treatments.find((treatment) => treatment.id === id && treatment.bookableMinutes !== null)?.name.de;
}

/** The German name of the bookable treatment that is called so in one of the languages. */
export function findBookableName(
  treatments: readonly TreatmentFacts[],
  name: string | undefined,
): string | undefined {
  if (name === undefined) return undefined;
  const wanted = normalise(name);
  return treatments.find(
    (treatment) =>
      treatment.bookableMinutes !== null &&
      [treatment.name.de, treatment.name.en].some((known) => normalise(known) === wanted),
  )?.name.de;
}
