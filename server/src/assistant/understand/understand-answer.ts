import { readWeights, unpackWeights, type Weights, weigh } from '../classifier.ts';
import { type Answer, answerLabels } from '../model/answer.ts';
import { type Asked, findAnswerFeatures } from './answer-features.ts';
import type { Named } from './match-appointment.ts';

/** How likely each answer is to the question that was asked. */
export type UnderstandAnswer = (asked: Asked, named: Named) => Answer;

export function createAnswerReader(weights: Weights): UnderstandAnswer {
  return (asked, named) => {
    const probabilities = weigh(weights, findAnswerFeatures(asked, named), answerLabels.length);
    const likely = Object.fromEntries(answerLabels.map((label, index) => [label, probabilities[index] ?? 0]));
    return { yes: 0, no: 0, choice: 0, both: 0, condition: 0, other: 0, ...likely };
  };
}

/** The reader that `node scripts/train-assistant.ts` trained on the project's answers. */
export function loadAnswerReader(): UnderstandAnswer {
  return createAnswerReader(unpackWeights(readWeights('answer-weights')));
}
