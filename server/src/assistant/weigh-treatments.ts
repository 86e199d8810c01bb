import type { AskedFor } from '@praxisportal/practice/asked-for';
import type { GuessSubjects } from './subject-guesser.ts';

/**
 * The treatment, by its id, that a normalised message means: what rules read, or what the classifier holds likelier by
 * far. `read` is what rules found by its name or by a guess; undefined if nothing, and then the answer may be, too.
 */
export type WeighTreatments = (
  text: string,
  read: string | undefined,
  how: 'plain' | 'named' | 'guessed',
) => string | undefined;

// How many times likelier the classifier must hold something else than what rules read: chosen on hands 18 to 20, and flat
// from 1.5 to 10 (record 65).
const trust = { plain: 10, named: 3.3, guessed: 1.5 };
// A form without a treatment is better than one with a wrong one; chosen on the same hands.
const leastProbability = 0.25;
const moreThanNothing = 8;

export function createTreatmentScale(
  askedFor: readonly AskedFor[],
  guessSubjects: GuessSubjects,
): WeighTreatments {
  return (text, read, how) => {
    // The classifier knows nothing of a treatment that no subject covers.
    if (
      read !== undefined &&
      !askedFor.some(({ treatment, subjects }) => treatment === read && subjects.length > 0)
    )
      return read;
    const guesses = guessSubjects(text);
    const [best] = askedFor
      .map(({ treatment, subjects }) => {
        const probability = subjects.reduce((sum, subject) => sum + (guesses.get(subject) ?? 0), 0);
        return { treatment, weight: probability * (treatment === read ? trust[how] : 1) };
      })
      .sort((one, other) => other.weight - one.weight);
    if (best === undefined) return read;
    const least = Math.max(leastProbability, moreThanNothing * (guesses.get('nothing') ?? 0));
    return read === undefined && best.weight < least ? undefined : best.treatment;
  };
}
