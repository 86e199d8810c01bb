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
  const text = readDisguisedLetters(message).replace(titledSurnames, '$<title>').replace(cuddlyToys, ' ');
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

/**
 * People are called so, and the rules know no other name of theirs. It is one behind a title only: not in what is said to
 * somebody, nor before what is done with it.
 */
const titledSurnames =
  /\b(?<title>dr\.?|doktor|doctor|prof\.?|frau|herrn?|familie|fam\.?) (?:schwanz|wichs?ler)\b(?<!\b(?:du bist|ihr seid|you are|you're) (?:\p{L}+ ){0,2}\p{L}+\.? \p{L}+)(?! (?:dich|mich|dir|mir|euch)\b| (?:\p{L}+ )?(?:lutsch|blas|leck|saug|lick|suck))/gu;

/** What children bring along; who writes so wants to cuddle with nobody. */
const cuddlyToys = /\bkuschel(?:tier|teddy|hase|bar|tuch|decke|kissen)\p{L}*/gu;

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** Four letters and more, each set apart from the next by one sign. */
const spreadLetters = /(?<!\p{L})\p{L}(?:[ .,*_/|-]\p{L}(?!\p{L})){3,}/gu;

/** "f1ck" and "f i c k" are read as they are meant: digits between letters are letters. */
function readDisguisedLetters(text: string): string {
  return text
    .replace(/(?<=\p{L})[01345!@$](?=\p{L})/gu, (mark) => disguises[mark] ?? mark)
    .replace(spreadLetters, (row) =>
      row.replace(/\P{L}/gu, '').replace(/^(?:du|ihr|sie|you|fick|fuck|leck)(?=\p{L}{3})/u, '$& '),
    );
}
