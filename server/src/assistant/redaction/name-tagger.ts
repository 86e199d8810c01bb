import {
  findNameFeatures,
  findNextFeatures,
  type Lexicon,
  type Look,
  lookAt,
  type Token,
} from './name-features.ts';
import { hasWord, type NameWeights } from './name-weights.ts';
import { fold } from './personal-item.ts';

/** Which tokens are part of a name, or of what else names somebody. */
export type TagNames = (tokens: readonly Token[]) => boolean[];

export function createLexicon({ sets }: NameWeights): Lexicon {
  return {
    isWord: (word) => hasWord(sets.words, word),
    isEveryday: (word) => hasWord(sets.everyday, word),
    isFirstName: (name) => hasWord(sets.firstNames, fold(name)),
    isSurname: (name) => hasWord(sets.surnames, fold(name)),
  };
}

/** `least` is how likely a word must be a name at least; below that it depends on the word. */
export function createNameTagger(model: NameWeights, least = 0): TagNames {
  const lexicon = createLexicon(model);
  const sum = (features: readonly number[]) =>
    features.reduce((total, feature) => total + (model.weights[feature] ?? 0), 0) * model.unit;
  return (tokens) => {
    const looks = lookAt(tokens, lexicon);
    const tags: boolean[] = [];
    for (const [index, features] of findNameFeatures(looks).entries()) {
      const look = looks[index];
      if (look === undefined || look.shape === '#') {
        tags.push(false);
        continue;
      }
      const next = findNextFeatures(looks, index, tags);
      tags.push(isListed(look) || sum(features) + sum(next) > toLogit(Math.max(least, findThreshold(look))));
    }
    return tags;
  };
}

/**
 * From here on a word is taken for a name: what is hidden costs little, what is not is told to somebody else. Of words
 * that patients use more is asked, of words that nobody knows less, and least of words that somebody is called by.
 * Measured on the labelled files, each judged by what the others taught (record 77).
 */
function findThreshold({ kind }: Look): number {
  if (kind.startsWith('we')) return 0.5;
  if (kind === 'w') return 0.2;
  return kind.startsWith('w') ? 0.01 : 0.005;
}

/** A name in capitals that is no word that we know. */
function isListed({ kind, shape }: Look): boolean {
  return /^-[fl]/u.test(kind) && /^(?:Aa|A-a)$/u.test(shape);
}

function toLogit(probability: number): number {
  return Math.log(probability / (1 - probability));
}
