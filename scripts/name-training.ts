import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findFormed } from '../server/src/assistant/redaction/find-formed.ts';
import {
  findNameFeatures,
  findNextFeatures,
  type Lexicon,
  lookAt,
  type Token,
  tokenise,
} from '../server/src/assistant/redaction/name-features.ts';
import {
  hashText,
  nameBuckets,
  packNameWeights,
  type WordSet,
} from '../server/src/assistant/redaction/name-weights.ts';
import { fold } from '../server/src/assistant/redaction/personal-item.ts';
import { readCorpora } from './assistant-corpus.ts';
import { listCommonWords } from './common-words.ts';
import { commonFirstNames } from './first-names.ts';
import { foreignWords } from './foreign-words.ts';
import { listOrdinaryWords, listPeople, listTowns, type People } from './name-lists.ts';
import { createDraw, writeMessage } from './name-messages.ts';
import { publicWords } from './name-sentences.ts';

/** Messages in which what names somebody stands in double braces. */
export const labelledFiles = [
  'personal-items',
  'personal-items2',
  'personal-items3',
  'personal-items4',
  'personal-items5',
  'personal-items6',
  'personal-items7',
  'personal-items8',
  'personal-items9',
  'personal-items10',
  'personal-items12',
  'personal-items13',
  'personal-items15',
  'personal-items16',
  'personal-items19',
  'personal-items20',
  'personal-own',
];
/** Messages of which we know only that names are rare in them. */
const plainFiles = [
  ...['examples', 'messages'],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24].map((n) => `hand${n}`),
];
const doctors = /(?:katharina |emre |lena )?(?<!\p{L})(?:weber|hoffmann|yılmaz|yilmaz)(?=s?(?!\p{L}))/giu;
/** Names in the messages that are nobody's word, although several files have them. */
const onlyNames = new Set(
  'agnes ben bill brandt emil emmi emre fatma finn greta ilse jonas katharina lea lena leni leon leonie lina lisa lisbeth mia mila nadine oana paul peter sabine sandra sid theo wilhelm wolfgang yılmaz zack hoffmann lohmann müller schmitz weber hansen'.split(
    ' ',
  ),
);

/** Of a message that nobody has marked it is not certain that it holds no other names than those put into it. */
type Labelled = {
  text: string;
  names: { start: number; end: number }[];
  file: string;
  by: 'nobody' | 'program' | 'reader';
};

/** Takes the braces away. */
function parse(line: string, file: string, by: Labelled['by']): Labelled {
  const names: { start: number; end: number }[] = [];
  let text = '';
  for (const [index, part] of line.split(/\{\{|\}\}/u).entries()) {
    if (index % 2 === 1) names.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  return { text, names, file, by };
}

export async function readLabelled(name: string): Promise<string[]> {
  const file = new URL(`../bench/assistant-messages/${name}.txt`, import.meta.url);
  return (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n'));
}

/** All that the tagger learns from, with the words and names that it may look up. */
export async function readNameCorpus(labelled: readonly string[]): Promise<NameCorpus> {
  const rows = await readCorpora(plainFiles);
  const people = listPeople();
  const towns = listTowns();
  const draw = createDraw(20261125);
  const messages = rows.map(({ message, writer }) => ({ message, writer }));
  const files = await Promise.all(
    labelled.map(async (name) => (await readLabelled(name)).map((line) => parse(line, name, 'reader'))),
  );
  const byWord = new Map<string, Set<string>>();
  const count = (text: string, file: string) => {
    for (const { text: word } of tokenise(text, []))
      for (const part of word.toLowerCase().replaceAll('’', "'").split('-'))
        (byWord.get(part) ?? byWord.set(part, new Set()).get(part))?.add(file);
  };
  for (const { message, writer } of messages) count(message, writer);
  // What these writers left unmarked is nobody's name.
  for (const lines of files) for (const { text, names, file } of lines) count(hideNames(text, names), file);
  const written = [0, 1].flatMap(() =>
    messages.map(({ message, writer }) =>
      parse(writeMessage(draw, message, people, towns), writer, 'program'),
    ),
  );
  return {
    examples: [
      ...messages.map(({ message, writer }) => parse(message, writer, 'nobody')),
      ...written,
      ...files.flatMap((lines) => [0, 1, 2, 3].flatMap(() => lines)),
    ],
    byWord,
    ordinary: new Set([...listOrdinaryWords(), ...publicWords, ...foreignWords, ...listCommonWords()]),
    people,
  };
}

function hideNames(text: string, names: Labelled['names']): string {
  let rest = text;
  for (const { start, end } of names) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}

export type NameCorpus = {
  examples: Labelled[];
  /** Which writers used a word. */
  byWord: ReadonlyMap<string, ReadonlySet<string>>;
  ordinary: ReadonlySet<string>;
  people: readonly People[];
};

const leastWriters = 2;
/** Of some thirty: 12 and 20 were worse on the labelled files. Whoever is called like such a word has a cue beside it. */
const mostWriters = 16;

/** The words and names that the shipped tagger may look up. */
export function listWords({ byWord, ordinary, people }: NameCorpus): Record<WordSet, Set<string>> {
  const usedBy = (least: number) =>
    [...byWord].flatMap(([word, writers]) => (writers.size >= least ? [word] : []));
  const firstNames = new Set(commonFirstNames);
  const isNobodysName = (word: string) => !onlyNames.has(word) && !firstNames.has(word);
  return {
    words: new Set([...usedBy(leastWriters), ...ordinary].filter(isNobodysName)),
    everyday: new Set(usedBy(mostWriters).filter(isNobodysName)),
    firstNames: new Set(people.flatMap(({ firstNames }) => splitNames(firstNames))),
    surnames: new Set(people.flatMap(({ surnames }) => splitNames(surnames))),
  };
}

function splitNames(names: readonly string[]): string[] {
  return names.flatMap((name) => fold(name).split('-')).filter((name) => name.length > 1);
}

/**
 * What may be looked up while learning: of the words not those that this writer alone uses, and of the names two thirds,
 * since it will meet words and names that nobody has listed.
 */
function createTrainingLexicons(corpus: NameCorpus): (file: string) => Lexicon {
  const { words, everyday, firstNames, surnames } = listWords(corpus);
  const isListed = (name: string) => hashText(`listed ${name}`) % 3 !== 0;
  return (file) => ({
    isWord: (word) => {
      if (!words.has(word)) return false;
      if (corpus.ordinary.has(word)) return true;
      const writers = corpus.byWord.get(word);
      return (writers?.size ?? 0) - (writers?.has(file) ? 1 : 0) >= leastWriters;
    },
    isEveryday: (word) => everyday.has(word),
    isFirstName: (name) => firstNames.has(fold(name)) && isListed(fold(name)),
    isSurname: (name) => surnames.has(fold(name)) && isListed(fold(name)),
  });
}

type NameExample = { features: number[]; isName: boolean };

/** The tokens of all examples, as features; tokens of which nobody knows what they are left out. */
export function toNameExamples(corpus: NameCorpus): NameExample[] {
  const lexiconOf = createTrainingLexicons(corpus);
  const { words, firstNames, surnames } = listWords(corpus);
  const mayBeName = ({ text }: Token) => {
    const name = text.toLowerCase().replace(/['’]?s$/u, '');
    return (
      !words.has(name) &&
      fold(name)
        .split('-')
        .some((part) => firstNames.has(part) || surnames.has(part))
    );
  };
  const examples: NameExample[] = [];
  for (const { text, names, file, by } of corpus.examples) {
    const lexicon = lexiconOf(file);
    const hidden = findHidden(text);
    const tokens = tokenise(text, hidden);
    const isName = tokens.map(
      ({ start, end, isHidden, text: word }) =>
        !isHidden && /[\p{L}\d]/u.test(word) && names.some((name) => start < name.end && name.start < end),
    );
    const looks = lookAt(tokens, lexicon);
    for (const [index, features] of findNameFeatures(looks).entries()) {
      const token = tokens[index];
      if (!token || token.isHidden) continue;
      const isUnsure = by === 'nobody' || (by === 'program' && names.length === 0);
      if (!isName[index] && isUnsure && mayBeName(token)) continue;
      const next = findNextFeatures(looks, index, isName);
      examples.push({ features: [...features, ...next], isName: isName[index] ?? false });
    }
  }
  return examples;
}

/** What a rule finds before the tagger reads, the dentists, and the stand-ins in written sentences. */
export function findHidden(text: string): { start: number; end: number; name: string }[] {
  const formed = findFormed(text).map(({ start, end, kind }) => ({ start, end, name: `§${kind}` }));
  const others = [
    ...[...text.matchAll(doctors)].map((match) => ({ match, name: '§DOCTOR' })),
    ...[...text.matchAll(/§\p{L}+/gu)].map((match) => ({ match, name: match[0].toUpperCase() })),
  ].map(({ match, name }) => ({ start: match.index, end: match.index + match[0].length, name }));
  return [
    ...formed,
    ...others.filter(({ start, end }) => !formed.some((item) => start < item.end && item.start < end)),
  ];
}

/** How many examples show, for a digest, how all are read. */
const shown = 400;

/** Changes with the messages, the sentences and the names, with how they are read and with how all that is learnt. */
export function digestNames(corpus: NameCorpus): Buffer {
  const digest = createHash('sha256');
  digest.update(Float64Array.from([rate, epochs, decay, firstSquare, nameBuckets]));
  for (const { text, names } of corpus.examples) digest.update(`${text}${JSON.stringify(names)}`);
  const examples = toNameExamples({ ...corpus, examples: corpus.examples.slice(-shown) });
  for (const { features, isName } of examples) digest.update(Int32Array.from([isName ? 1 : 0, ...features]));
  return digest.digest();
}

// On the labelled files half or double the rate, half or double the epochs and ten times the decay do no more than
// other bounds of the tagger do.
const rate = 0.25;
const epochs = 6;
const decay = 1e-6;
const firstSquare = 0.1;

/** Logistic regression by AdaGrad; nothing is drawn at random. */
export function trainNames(examples: readonly NameExample[]): Float32Array {
  const weights = new Float32Array(nameBuckets);
  const squares = new Float32Array(nameBuckets).fill(firstSquare);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    // A step that shares no divisor with the count visits every example once.
    const step = 7919;
    for (let round = 0, at = epoch; round < examples.length; round += 1, at = (at + step) % examples.length) {
      const example = examples[at];
      if (!example) continue;
      let sum = 0;
      for (const feature of example.features) sum += weights[feature] ?? 0;
      const error = 1 / (1 + Math.exp(-sum)) - (example.isName ? 1 : 0);
      if (Math.abs(error) < 1e-3) continue;
      for (const feature of example.features) {
        const gradient = error + decay * (weights[feature] ?? 0);
        const square = (squares[feature] ?? 0) + gradient * gradient;
        squares[feature] = square;
        weights[feature] = (weights[feature] ?? 0) - (rate * gradient) / Math.sqrt(square);
      }
    }
  }
  return weights;
}

/** The file of weights of all that is known. */
export function packNames(corpus: NameCorpus): Buffer {
  return packNameWeights(trainNames(toNameExamples(corpus)), listWords(corpus), digestNames(corpus));
}
