import type { ChatOffence } from '@praxisportal/contract/chat';
import {
  aboutAbsent,
  abusePhrases,
  againstGroups,
  carers,
  comparingPhrases,
  demandPhrases,
  desirePhrases,
  exfiltrationPhrases,
  groupWords,
  harmlessSwearing,
  hatePhrases,
  insultNouns,
  insultPhrases,
  knownPhrases,
  lurkPhrases,
  manipulationPhrases,
  moreGroups,
  nameWords,
  onTheWay,
  orderPhrases,
  otherPeople,
  ownPeople,
  rejectingPhrases,
  resentful,
  ruinPhrases,
  sexualPhrases,
  threatPhrases,
  titledPeople,
  violencePhrases,
  weaponWords,
} from './words/offence-words.ts';

/** What is said to or about somebody; who swears at the weather or the pain offends nobody. */
const rules: readonly (readonly [ChatOffence, ...RegExp[]])[] = [
  ['manipulation', manipulationPhrases],
  ['manipulation', orderPhrases],
  ['threat', threatPhrases],
  ['threat', violencePhrases],
  ['threat', ruinPhrases],
  ['threat', lurkPhrases],
  ['threat', weaponWords, onTheWay, resentful],
  ['sexual', sexualPhrases],
  ['sexual', desirePhrases],
  ['hate', hatePhrases],
  ['hate', rejectingPhrases, groupWords],
  ['hate', againstGroups, moreGroups],
  ['insult', insultPhrases],
  ['insult', insultNouns],
  ['insult', abusePhrases],
  ['data_exfiltration', exfiltrationPhrases],
];

/**
 * The offence that the word groups find in normalised text. Who is called by one of `publicNames`, normalised, is no
 * stranger: everybody may ask about a dentist.
 */
export function readOffence(message: string, publicNames: readonly string[] = []): ChatOffence | undefined {
  const text = readDisguisedLetters(message);
  const kind = rules.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(text)))?.[0];
  if (kind === undefined) return pries(text, publicNames) ? 'data_exfiltration' : undefined;
  if (kind === 'data_exfiltration' && carers.test(text)) return undefined;
  if (kind !== 'insult') return kind;
  const rest = text.replace(aboutAbsent, ' ');
  const isAimed =
    !harmlessSwearing.test(rest) &&
    !nameWords.test(text) &&
    [insultPhrases, insultNouns, abusePhrases].some((pattern) => pattern.test(rest));
  return isAimed ? kind : undefined;
}

/** Asks what the practice knows of somebody who is no family. */
function pries(text: string, publicNames: readonly string[]): boolean {
  if (!demandPhrases.test(text) || ownPeople.test(text) || comparingPhrases.test(text)) return false;
  const sentences = text.split(/(?<=[.!?])\s+/u);
  return sentences.some((sentence, index) => {
    const isMeant = /\b(?:er|sie|die|der|ihm|ihn|ihr|he|she|him|her)\b/u.test(sentence);
    return (
      knownPhrases.test(sentence) &&
      (namesStranger(sentence, publicNames) ||
        (isMeant && namesStranger(sentences[index - 1] ?? '', publicNames)))
    );
  });
}

function namesStranger(sentence: string, publicNames: readonly string[]): boolean {
  if (otherPeople.test(sentence)) return true;
  return [...sentence.matchAll(titledPeople)].some(({ index, 0: titled, groups }) => {
    const behind = sentence.slice(index + titled.length - (groups?.name ?? '').length);
    const name = behind.replace(/^(?:(?:von|vom|van|zu|zum|zur|de[nmr]?) )+/u, '');
    return !publicNames.some((known) => name.startsWith(known) && !/^\p{L}/u.test(name.slice(known.length)));
  });
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
