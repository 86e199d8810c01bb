import type { OffenceKind } from './turn.ts';
import {
  exfiltrationPhrases,
  harmlessSwearing,
  hatePhrases,
  insultNouns,
  insultPhrases,
  manipulationPhrases,
  sexualPhrases,
  threatPhrases,
} from './words/offence-words.ts';

/** What is said to or about somebody; who swears at the weather or the pain offends nobody. */
const rules: readonly (readonly [OffenceKind, RegExp])[] = [
  ['manipulation', manipulationPhrases],
  ['threat', threatPhrases],
  ['sexual', sexualPhrases],
  ['hate', hatePhrases],
  ['insult', insultPhrases],
  ['insult', insultNouns],
  ['data_exfiltration', exfiltrationPhrases],
];

/** The offence that the word groups find in normalised text. */
export function readOffence(message: string): OffenceKind | undefined {
  const text = readDisguisedLetters(message);
  const kind = rules.find(([, pattern]) => pattern.test(text))?.[0];
  const isAimed = kind !== 'insult' || !harmlessSwearing.test(text);
  return isAimed ? kind : undefined;
}

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** "f1ck" is read as it is meant: digits between letters are letters. */
function readDisguisedLetters(text: string): string {
  return text.replace(/(?<=\p{L})[01345@$](?=\p{L})/gu, (mark) => disguises[mark] ?? mark);
}
