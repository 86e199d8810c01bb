import type { WeightsName } from '../server/src/assistant/classifier.ts';
import { clockBuckets, clockMeanings } from '../server/src/assistant/days/weigh-clock.ts';
import { featureCount, findFeatures } from '../server/src/assistant/features.ts';
import { intents } from '../server/src/assistant/intents.ts';
import { answerLabels } from '../server/src/assistant/model/answer.ts';
import { normalise } from '../server/src/assistant/normalise.ts';
import { findSubjectFeatures, meanings, subjectBuckets } from '../server/src/assistant/subject-guesser.ts';
import { answerBuckets } from '../server/src/assistant/understand/answer-features.ts';
import { answerFiles, readAnswers, readCopies, toAnswerExamples, toNoAnswers } from './assistant-answers.ts';
import { readClauses, toClauseExamples, toClockExamples } from './assistant-clock.ts';
import { type Row, readAsides, readWishes, toWishes, type Wish } from './assistant-corpus.ts';
import type { Example, Shape } from './assistant-training.ts';
import { toDialect } from './dialect-copies.ts';
import { copyBesideAsides, copyChanged } from './wish-copies.ts';

/** What labelled messages teach a classifier. */
type ToExamples = (rows: readonly Row[]) => Example[];
/** One of the assistant's classifiers: its file of weights, what it is made of, and what teaches it. */
export type Teacher = {
  name: WeightsName;
  shape: Shape;
  /** Reads what teaches beside the labelled messages, whoever wrote those. */
  load: () => Promise<ToExamples>;
};

/**
 * All that is trained on labelled messages. The settings are those that did best on writers whom the weights had not
 * read; others that were tried stand in records 64 (intents), 47 (subjects) and 74 (clocks), and most differ by
 * less than chance. `kept` is what fits into 500 kB, the intents' share being the largest.
 */
export const teachers = {
  intents: {
    name: 'weights',
    shape: {
      buckets: featureCount,
      classes: intents.length,
      epochs: 24,
      rate: 0.35,
      decay: 2e-5,
      kept: 215_000,
    },
    load: async () => toIntentExamples,
  },
  subjects: {
    name: 'treatment-weights',
    shape: {
      buckets: subjectBuckets,
      classes: meanings.length,
      epochs: 15,
      rate: 0.35,
      decay: 5e-5,
      kept: 36_000,
    },
    load: loadSubjects,
  },
  clocks: {
    name: 'clock-weights',
    shape: {
      buckets: clockBuckets,
      classes: clockMeanings.length,
      epochs: 15,
      rate: 0.35,
      decay: 5e-4,
      kept: 5_000,
    },
    load: loadClocks,
  },
  answers: {
    name: 'answer-weights',
    shape: {
      buckets: answerBuckets,
      classes: answerLabels.length,
      epochs: 20,
      rate: 0.35,
      decay: 1e-4,
      kept: 40_000,
    },
    load: loadAnswers,
  },
} as const satisfies Record<string, Teacher>;

/** What messages teach, and what they would have taught if they had been written in a dialect. */
function toIntentExamples(rows: readonly Row[]): Example[] {
  return rows.flatMap(({ message, intent }) => {
    if (intent === undefined) return [];
    const label = intents.indexOf(intent);
    return [message, toDialect(message)]
      .filter((said) => said !== undefined)
      .map((said) => ({ features: findFeatures(normalise(said)), label }));
  });
}

/** What teaches subjects: wishes that were written down, those of labelled messages, and copies of both. */
async function loadSubjects(): Promise<ToExamples> {
  const wishes = await readWishes();
  const asides = await readAsides(wishes);
  const written = [...wishes, ...copyBesideAsides(wishes, asides), ...copyChanged(wishes, asides)].map(
    toSubjectExample,
  );
  return (rows) => {
    const labelled = toWishes(rows);
    return [...[...labelled, ...copyBesideAsides(labelled, asides)].map(toSubjectExample), ...written];
  };
}

function toSubjectExample({ message, meant }: Wish): Example {
  return { features: findSubjectFeatures(normalise(message)), label: meanings.indexOf(meant) };
}

/** What teaches the meaning of times: labelled messages that book or move, and clauses that were written down. */
async function loadClocks(): Promise<ToExamples> {
  const written = toClauseExamples(await readClauses());
  return (rows) => [...toClockExamples(rows), ...written];
}

/** What teaches answers to open questions, and messages that answer none. */
async function loadAnswers(): Promise<ToExamples> {
  const answers = [...(await Promise.all(answerFiles.map(readAnswers))).flat(), ...readCopies()];
  return (rows) => toAnswerExamples([...answers, ...toNoAnswers(rows)]);
}
