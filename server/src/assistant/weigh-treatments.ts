import type { AskedFor } from '@praxisportal/practice/asked-for';
import type { GuessSubjects } from './subject-guesser.ts';

/**
 * The treatment, by its id, that a normalised message means: what rules read, or what the classifier holds likelier by
 * far. `read` is what rules found by its name or by a guess; undefined if nothing. The answer is undefined where the message
 * rather says nothing of a treatment.
 */
export type WeighTreatments = (
  text: string,
  read: string | undefined,
  how: 'plain' | 'named' | 'guessed',
) => string | undefined;

// How many times likelier the classifier must hold something else than what rules read, or nothing at all: chosen on hands 18
// to 20, and flat from 1.5 to 10 (record 47).
const trust = { plain: 10, named: 3.3, guessed: 1.5 };
// A form without a treatment is better than one with a wrong one: what no rule has read must be likely by itself (chosen on
// the same hands), and more so where a rule guesses at something else.
const leastProbability = { alone: 0.25, againstGuess: 0.5 };
const moreThanNothing = 5;

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
    const nothing = guesses.get('nothing') ?? 0;
    const probabilities = askedFor.map(({ treatment, subjects }) => ({
      treatment,
      probability: subjects.reduce((sum, subject) => sum + (guesses.get(subject) ?? 0), 0),
    }));
    const [best] = probabilities
      .filter(({ treatment }) => treatment !== read)
      .sort((one, other) => other.probability - one.probability);
    const isLikely = (least: number) =>
      best !== undefined && best.probability >= Math.max(least, moreThanNothing * nothing);
    if (read === undefined) return isLikely(leastProbability.alone) ? best?.treatment : undefined;
    const own = trust[how] * (probabilities.find(({ treatment }) => treatment === read)?.probability ?? 0);
    const isElse =
      best !== undefined &&
      best.probability > own &&
      (how !== 'guessed' || isLikely(leastProbability.againstGuess));
    const [meant, weight] = isElse ? [best.treatment, best.probability] : [read, own];
    return weight >= nothing ? meant : undefined;
  };
}
