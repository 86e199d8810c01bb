import { readFile } from 'node:fs/promises';
import { type ClockMention, toClock } from '../server/src/assistant/days/clock-mentions.ts';
import { clockMeanings, findClockFeatures } from '../server/src/assistant/days/weigh-clock.ts';
import { normalise } from '../server/src/assistant/normalise.ts';
import { createSlotReader } from '../server/src/assistant/read-wish.ts';
import { samplePractice } from '../server/tests/assistant-practice.ts';
import type { Row } from './assistant-corpus.ts';
import type { Example } from './assistant-training.ts';

/** What labelled messages that book or move teach of the times in them. */
export function toClockExamples(rows: readonly Row[]): Example[] {
  return rows
    .filter(({ intent, isSecondTurn }) => (intent === 'book' || intent === 'reschedule') && !isSecondTurn)
    .flatMap(toRowExamples);
}

type Meaning = (typeof clockMeanings)[number];

/** The day on which all messages were written. */
const today = '2026-11-25';

type Clocks = { text: string; mentions: readonly ClockMention[] };

/** What the assistant shows its scale of a message. */
function createClockReader(): (message: string) => Clocks {
  let shown: Clocks = { text: '', mentions: [] };
  const readSlots = createSlotReader(samplePractice, (text, mentions, read) => {
    shown = { text, mentions };
    return read;
  });
  return (message) => {
    readSlots(normalise(message), today);
    return shown;
  };
}

const findClocks = createClockReader();

/**
 * A message teaches nothing if its label says more than its times ("eine halbe Stunde später"), or nothing of them: a
 * move's label may leave open where it goes.
 */
function toRowExamples({ message, params, intent }: Row): Example[] {
  const { text, mentions } = findClocks(message);
  const told: (readonly [unknown, Meaning])[] = [
    [params.time, 'at'],
    [params.timeFrom, 'from'],
    [params.timeTo, 'to'],
  ];
  const meanings = mentions.map(
    ({ minutes }) => told.find(([clock]) => clock === toClock(minutes))?.[1] ?? 'other',
  );
  if (intent === 'reschedule' && told.every(([clock]) => clock === undefined)) return [];
  const isTold = told.every(([clock, meaning]) => clock === undefined || meanings.includes(meaning));
  return isTold ? toMentionExamples(text, mentions, meanings) : [];
}

function toMentionExamples(
  text: string,
  mentions: readonly ClockMention[],
  meanings: readonly Meaning[],
): Example[] {
  return meanings.map((meaning, index) => ({
    features: findClockFeatures(text, mentions, index),
    label: clockMeanings.indexOf(meaning),
  }));
}

/** A clause with a T for each time, and what those are to the wish. */
type Clause = { meanings: Meaning[]; words: string };

export async function readClauses(): Promise<Clause[]> {
  const file = new URL('../bench/assistant-messages/times.tsv', import.meta.url);
  const lines = (await readFile(file, 'utf8')).trim().split('\n').slice(1);
  return lines.map((line) => {
    const [names = '', words = ''] = line.split('\t');
    const named = names.split(' ').map((name) => {
      const meaning = clockMeanings.find((known) => known === name);
      if (meaning === undefined) throw new Error(`times.tsv: no time means "${name}"`);
      return meaning;
    });
    const count = words.match(placeOfTime)?.length ?? 0;
    return { words, meanings: Array.from({ length: count }, (_, index) => named[index] ?? 'other') };
  });
}

const placeOfTime = /\bT\b/gu;
const openings = [
  '',
  'Kontrolle bitte, ',
  'Hallo, ',
  'Guten Tag, ich brauche eine Füllung. ',
  'Zahnreinigung am Dienstag. ',
  'Am Freitag. ',
  'Morgen, ',
];
const joints = ['. ', ', ', '. ', ' ', '; ', '. '];
const english =
  /\b(?:my|the|I|you|is|works|would|please|at|before|between|not|or|anything|how|make|sharp|by|no)\b/u;
const germanTimes = ['9|11', 'halb drei|vier', '14 Uhr|16 Uhr', '8:15|10:45', 'zehn|zwölf', '15:30|17:00'];
const englishTimes = ['9|11', 'half two|four', '2 pm|4 pm', '8:15|10:45', 'ten|twelve', '3.30 pm|5 pm'];

/** Every clause alone, and each that tells of something else before and behind two wishes. */
export function toClauseExamples(clauses: readonly Clause[]): Example[] {
  const wishes = clauses.filter(({ meanings }) => meanings[0] !== 'other');
  const others = clauses.filter(({ meanings }) => meanings[0] === 'other');
  const pairs = others.flatMap((other, index) =>
    [0, 1].flatMap((turn) => {
      const wish = wishes[(index * 7 + turn * 31) % wishes.length];
      return wish === undefined ? [] : [[other, wish] as const, [wish, other] as const];
    }),
  );
  return [...clauses.map((clause) => [clause]), ...pairs].flatMap(toSentenceExamples);
}

function toSentenceExamples(clauses: readonly Clause[], index: number): Example[] {
  const said = clauses.map(({ words }, place) => fillTimes(words, index + place * 3));
  const { text, mentions } = findClocks(
    `${openings[index % openings.length]}${said.join(joints[index % joints.length])}`,
  );
  const meanings = clauses.flatMap((clause) => clause.meanings);
  return mentions.length === meanings.length ? toMentionExamples(text, mentions, meanings) : [];
}

function fillTimes(words: string, index: number): string {
  const times = english.test(words) ? englishTimes : germanTimes;
  const pair = (times[index % times.length] ?? '').split('|');
  let place = 0;
  return words.replace(placeOfTime, () => pair[place++] ?? '');
}
