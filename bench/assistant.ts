import { openFiles, type Row, readCorpora, writtenFiles } from '../scripts/assistant-corpus.ts';
import { type Teacher, teachers } from '../scripts/assistant-teachers.ts';
import { pack } from '../scripts/assistant-training.ts';
import { labelledFiles, packNames, readLabelled, readNameCorpus } from '../scripts/name-training.ts';
import { createAssistant } from '../server/src/assistant/assistant.ts';
import {
  type Classify,
  createClassifier,
  loadClassifier,
  unpackWeights,
  type Weights,
} from '../server/src/assistant/classifier.ts';
import { createClockScale, type WeighClock } from '../server/src/assistant/days/weigh-clock.ts';
import { type Intent, toFamily } from '../server/src/assistant/intents.ts';
import { normalise } from '../server/src/assistant/normalise.ts';
import { createNameFinder } from '../server/src/assistant/redaction/find-names.ts';
import { unpackNameWeights } from '../server/src/assistant/redaction/name-weights.ts';
import {
  createSubjectGuesser,
  type GuessSubjects,
  loadSubjectGuesser,
} from '../server/src/assistant/subject-guesser.ts';
import { samplePractice } from '../server/tests/assistant-practice.ts';
import { measureDialogs } from './assistant-dialogs.ts';
import {
  createOwnAssistant,
  judgeRow,
  listOwnAnswers,
  readOwnQuestions,
  type Score,
  sum,
  toInput,
  type Verdict,
} from './assistant-score.ts';
import { judgeRedaction } from './redaction.ts';
import { judge, printTable } from './table.ts';

/**
 * How well and how fast the embedded assistant understands. Without arguments each writer's messages are judged with
 * weights trained on all others' (rules can't forget what they were tuned on, so the numbers flatter them). With names
 * of files (`npm run bench assistant hand9 hand10`) those are judged with the weights that are shipped; behind `--personal`
 * stand files with personal items. `npm run bench assistant own-answers` measures those of the practice, with the shipped weights. `npm run bench assistant dialogs [files] [--wrong]` plays whole dialogues against a server.
 */

/** Of messages as people really send them. */
const hardTargets = {
  actions: 0.9,
  // Nobody has set one; below this, one plain question in ten is answered with something else.
  topics: 0.9,
  emergencies: 0.97,
  falseAlarms: 0.04,
  treatments: 0.95,
  dates: 0.92,
  times: 0.92,
};
/** Of plain ones, which leave little to guess. */
const ordinaryTargets: typeof hardTargets = {
  ...hardTargets,
  actions: 0.95,
  emergencies: 1,
  falseAlarms: 0.02,
  dates: 0.97,
  times: 0.97,
};
/** Of labelled messages, which mean something else, with few exceptions. */
const mostOwnAnswers = 0.005;
/** Of questions that nothing else answers. */
const leastOwnAnswers = 0.85;
const ordinaryFiles = /^(?:ordinary|examples)/;
const measures = ['actions', 'topics', 'emergencies', 'falseAlarms', 'treatments', 'dates', 'times'] as const;
const columns = [
  'messages of',
  'actions',
  'topics',
  'emergencies',
  'false alarms',
  'treatments',
  'dates',
  'times',
  '',
];

const files = process.argv.slice(2);
if (files[0] === 'dialogs') await measureDialogs(files.slice(1));
else if (files[0] === 'own-answers') {
  const assistant = createOwnAssistant();
  printTaken((await readCorpora(openFiles)).map((row) => judgeRow(assistant, row)));
  await measureOwnAnswers();
} else if (files[0] === '--personal')
  await measureRedaction(files.length > 1 ? files.slice(1) : labelledFiles);
else if (files.length > 0) measureFiles(await readCorpora(files));
else {
  await measureWriters(await readCorpora(openFiles));
  await measureOwnAnswers();
  measureSpeed(await readCorpora(openFiles));
  await measureRedaction(labelledFiles);
}

function measureFiles(rows: readonly Row[]): void {
  const assistant = createOwnAssistant();
  printScores(
    'Messages judged with the shipped weights',
    groupByWriter(rows.map((row) => judgeRow(assistant, row))),
  );
}

/** Rules alone, the classifier alone and both, each on writers whom the classifier has not read. */
async function measureWriters(rows: readonly Row[]): Promise<void> {
  const writers = [...new Set((await readCorpora(writtenFiles)).map(({ writer }) => writer))];
  const learnIntents = await loadTeacher(teachers.intents);
  const learnSubjects = await loadTeacher(teachers.subjects);
  const learnClocks = await loadTeacher(teachers.clocks);
  const shipped = loadSubjectGuesser();
  const verdicts: Verdict[] = [];
  const alone: string[][] = [];
  for (const writer of writers) {
    const own = rows.filter((row) => row.writer === writer);
    const others = rows.filter((row) => row.writer !== writer);
    const classify = createClassifier(learnIntents(others));
    const guess = createSubjectGuesser(learnSubjects(others));
    const weighClock = createClockScale(learnClocks(others));
    const both = judgeAll(own, classify, guess, weighClock);
    verdicts.push(...both);
    alone.push([
      writer,
      toShare(sum(judgeAll(own, () => [], shipped)).actions),
      toShare(countGuesses(own, classify)),
      toShare(sum(both).actions),
    ]);
  }
  printTable('Actions right: what each part can do', ['messages of', 'rules', 'classifier', 'both'], alone);
  printScores('Each writer judged by what the others taught', [
    ...groupByWriter(verdicts),
    ['all', verdicts],
  ]);
  printTaken(verdicts);
}

function printTaken(verdicts: readonly Verdict[]): void {
  const taken = verdicts.filter(({ ownAnswers }) => ownAnswers.length > 0).length;
  printTable(
    'Labelled messages that the practice’s own answers take (some ask for just that)',
    ['messages', 'with an own answer', 'share', ''],
    [
      [
        ...[String(verdicts.length), String(taken)],
        `${((taken / verdicts.length) * 100).toFixed(2)} %`,
        judge(taken / verdicts.length <= mostOwnAnswers),
      ],
    ],
  );
}

/** Questions that the practice answers itself, in words that are none of its ways to ask. */
async function measureOwnAnswers(): Promise<void> {
  const assistant = createOwnAssistant();
  const without = createAssistant({ ...samplePractice, ownAnswers: [] });
  const asked = (await readOwnQuestions()).map((question) => ({
    ...question,
    wasUnclear: without.plan(question.input).task.kind === 'unclear',
    found: listOwnAnswers(assistant.plan(question.input).task),
  }));
  const rows = [...Map.groupBy(asked, ({ written }) => written)].map(([written, all]) => {
    const meant = all.filter(({ answer }) => answer !== 'none');
    const others = all.filter(({ answer }) => answer === 'none');
    const unclear = meant.filter(({ wasUnclear }) => wasUnclear);
    const countFound = (of: typeof all) => of.filter(({ answer, found }) => found[0] === answer).length;
    const isReached = countFound(unclear) / unclear.length >= leastOwnAnswers;
    return [
      ...[written, `${countFound(unclear)} of ${unclear.length}`, `${countFound(meant)} of ${meant.length}`],
      `${others.filter(({ found }) => found.length > 0).length} of ${others.length}`,
      judge(isReached),
    ];
  });
  const columns = ['written', 'found of not understood', 'of all', 'of others, mistaken', ''];
  printTable('Own answers, by ways to ask that were written before or after the thresholds', columns, rows);
}

/** How a classifier's weights are made of messages. */
async function loadTeacher({ shape, load }: Teacher): Promise<(rows: readonly Row[]) => Weights> {
  const toExamples = await load();
  return (rows) => unpackWeights(pack(toExamples(rows), shape));
}

function judgeAll(
  rows: readonly Row[],
  classify: Classify,
  guess: GuessSubjects,
  weighClock?: WeighClock,
): Verdict[] {
  const assistant = createOwnAssistant(classify, guess, weighClock);
  return rows.map((row) => judgeRow(assistant, row));
}

/** The likeliest family of intents alone, without any rule. */
function countGuesses(rows: readonly Row[], classify: Classify): { right: number; of: number } {
  const labelled = rows.flatMap(({ message, intent }) => (intent ? [{ message, intent }] : []));
  const right = labelled.filter(({ message, intent }) => guessFamily(classify, message) === toFamily(intent));
  return { right: right.length, of: labelled.length };
}

function guessFamily(classify: Classify, message: string): string | undefined {
  const sums = new Map<string, number>();
  const add = (intent: Intent, probability: number) =>
    sums.set(toFamily(intent), (sums.get(toFamily(intent)) ?? 0) + probability);
  for (const { intent, probability } of classify(normalise(message))) add(intent, probability);
  return [...sums].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function groupByWriter(verdicts: readonly Verdict[]): [string, Verdict[]][] {
  return [...Map.groupBy(verdicts, ({ row }) => row.writer)];
}

function printScores(title: string, groups: readonly [string, readonly Verdict[]][]): void {
  const rows = groups.map(([name, verdicts]) => {
    const score = sum(verdicts);
    const targets = ordinaryFiles.test(name) ? ordinaryTargets : hardTargets;
    return [name, ...measures.map((measure) => toShare(score[measure])), judge(reaches(targets, score))];
  });
  printTable(`${title} (ordinary ones and examples by the targets of plain messages)`, columns, rows);
}

function reaches(targets: typeof hardTargets, score: Score): boolean {
  return measures.every((measure) => {
    const { right, of } = score[measure];
    if (of === 0) return true;
    return measure === 'falseAlarms' ? right / of <= targets[measure] : right / of >= targets[measure];
  });
}

function toShare({ right, of }: { right: number; of: number }): string {
  return of === 0 ? '–' : `${((right / of) * 100).toFixed(1)} %`;
}

/** Understanding and answering one message, with the shipped weights. */
function measureSpeed(rows: readonly Row[]): void {
  const assistant = createOwnAssistant();
  const inputs = rows.map(toInput);
  const times: number[] = [];
  for (const input of [...inputs, ...inputs]) {
    const startedAt = performance.now();
    assistant.render(assistant.plan(input), {}, input.nowMs);
    times.push(performance.now() - startedAt);
  }
  const classify = loadClassifier();
  const texts = rows.map(({ message }) => normalise(message));
  const startedAt = performance.now();
  for (const text of texts) classify(text);
  const classifyMs = (performance.now() - startedAt) / texts.length;
  // The first round warms the engine up.
  const sorted = times.slice(inputs.length).sort((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)} ms`;
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  printTable(
    'Time for one message',
    ['median', 'p99', 'classifier alone', ''],
    [[at(0.5), at(0.99), `${classifyMs.toFixed(2)} ms`, judge(median <= 10 && classifyMs <= 1)]],
  );
}

/** Files with marked items: those that taught by a finder of names that has not read them, others by the shipped one. */
async function measureRedaction(files: readonly string[]): Promise<void> {
  const rows: string[][] = [];
  for (const file of files) {
    const lines = await readLabelled(file);
    const others = labelledFiles.filter((other) => other !== file);
    const names =
      others.length < labelledFiles.length
        ? createNameFinder(unpackNameWeights(packNames(await readNameCorpus(others))))
        : undefined;
    judgeRedaction(lines, names);
    // The first round warms the engine up.
    const startedAt = performance.now();
    const { items, removed, words, kept } = judgeRedaction(lines, names);
    const ms = (performance.now() - startedAt) / lines.length;
    const isReached = removed / items >= 0.97 && kept / words >= 0.97;
    const [share, left] = [toShare({ right: removed, of: items }), toShare({ right: kept, of: words })];
    rows.push([file, String(items), share, String(words), left, `${ms.toFixed(2)} ms`, judge(isReached)]);
  }
  const columns = ['messages of', 'items', 'removed', 'other words', 'kept', 'for one', ''];
  printTable('Personal items, each file judged by what the others taught', columns, rows);
}
