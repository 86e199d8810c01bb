import type { ChatOffence } from '@praxisportal/contract/chat';
import {
  aboutAbsent,
  exfiltrationPhrases,
  groupWords,
  harmlessSwearing,
  hatePhrases,
  insultNouns,
  insultPhrases,
  manipulationPhrases,
  rejectingPhrases,
  sexualPhrases,
  threatPhrases,
} from './words/offence-words.ts';

/** What is said to or about somebody; who swears at the weather or the pain offends nobody. */
const rules: readonly (readonly [ChatOffence, ...RegExp[]])[] = [
  ['manipulation', manipulationPhrases],
  ['threat', threatPhrases],
  ['sexual', sexualPhrases],
  ['hate', hatePhrases],
  ['hate', rejectingPhrases, groupWords],
  ['insult', insultPhrases],
  ['insult', insultNouns],
  ['data_exfiltration', exfiltrationPhrases],
];

/** The offence that the word groups find in normalised text. */
export function readOffence(message: string): ChatOffence | undefined {
  const text = readDisguisedLetters(message);
  const kind = rules.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(text)))?.[0];
  if (kind !== 'insult') return kind;
  const rest = text.replace(aboutAbsent, ' ');
  const isAimed = !harmlessSwearing.test(rest) && (insultPhrases.test(rest) || insultNouns.test(rest));
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
