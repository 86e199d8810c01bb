import type { Subject } from '@praxisportal/practice/asked-for';
import { readWeights, unpackWeights, type Weights, weigh } from './classifier.ts';
import { addGroups, addWords, collectBuckets, findTokens } from './features.ts';
import {
  adultToo,
  adultWords,
  brokenTooth,
  childWords,
  complaintOfTooth,
  lookOver,
  subjectWords,
  talkOnly,
  unsure,
} from './words/treatment-words.ts';

/** What somebody books, if they say so. */
export type Meant = Subject | 'nothing';

/** The classes, in the order of the weights' columns. */
export const meanings: readonly Meant[] = [
  ...(['checkup', 'cleaning', 'filling', 'rootCanal', 'prosthetics', 'aesthetics'] as const),
  ...(['braces', 'gums', 'childCare', 'consultation', 'nothing'] as const),
];

/** Buckets into which features are hashed. */
export const subjectBuckets = 1 << 14;

const groups = {
  ...subjectWords,
  childWords,
  adultWords,
  adultToo,
  talkOnly,
  brokenTooth,
  complaintOfTooth,
  lookOver,
  unsure,
};

/** What tells subjects apart in a normalised message, as hashed buckets: words, their parts and their groups. */
export function findSubjectFeatures(text: string): number[] {
  return collectBuckets(subjectBuckets, (add) => {
    addWords(findTokens(text), [3, 6], add);
    addGroups(text, groups, add);
  });
}

/** How likely a normalised message that books is about each subject, or names none; all together are one. */
export type GuessSubjects = (text: string) => ReadonlyMap<Meant, number>;

export function createSubjectGuesser(weights: Weights): GuessSubjects {
  return (text) => {
    const probabilities = weigh(weights, findSubjectFeatures(text), meanings.length);
    return new Map(meanings.map((meant, index) => [meant, probabilities[index] ?? 0]));
  };
}

/** The guesser that was trained on the project's messages by `node scripts/train-assistant.ts`. */
export function loadSubjectGuesser(): GuessSubjects {
  return createSubjectGuesser(unpackWeights(readWeights('treatment-weights')));
}
